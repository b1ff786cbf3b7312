import { variants, type Master } from '@/content/model/collections/pictures'

const master: Master = {
  name: 'oak',
  file: 'oak.jpg',
  width: 1300,
  height: 867,
  hash: '1a2b3c4d',
  bytes: Buffer.alloc(0),
}

test('no variant is wider than its master', () => {
  expect(variants(master, 'avif').map(({ width }) => width)).toEqual([400, 576, 800, 1120])
})

test('the name of a variant carries width and hash', () => {
  expect(variants(master, 'webp')[0]?.file).toBe('oak-1a2b3c4d-1120.webp')
})

test('a drawing is served as it is', () => {
  const drawing = { ...master, file: 'oak.svg' }

  expect(variants(drawing, 'avif')).toEqual([])
  expect(variants(drawing, 'svg')).toEqual([{ file: 'oak-1a2b3c4d.svg', format: 'svg', width: 1300 }])
})
