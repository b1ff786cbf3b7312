/** @jest-environment node */
import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '@/components/picture/picture'
import { pictures } from '@/content/model/pictures'

const name = Object.keys(pictures)[0] ?? ''

test('a picture keeps its place, waits its turn and says what it shows', async () => {
  const html = renderToStaticMarkup(await Picture({ name }))

  expect(html).toMatch(/width="\d+" height="\d+"/)
  expect(html).toContain('loading="lazy"')
  expect(load(html)('img').attr('alt')).toBe(pictures[name]?.alt)
  expect(html).not.toContain('style=')
})

test('the first picture of a page is fetched at once', async () => {
  const html = renderToStaticMarkup(await Picture({ name, priority: true }))

  expect(html).toContain('loading="eager"')
  expect(html).toMatch(/fetchpriority="high"/i)
})

test('a picture that only decorates is silent', async () => {
  expect(renderToStaticMarkup(await Picture({ name, decorative: true }))).toContain('alt=""')
})

test('a picture nobody registered is refused by name', async () => {
  // @ts-expect-error -- the compiler refuses it as well
  await expect(Picture({ name: 'nowhere' })).rejects.toThrow(
    'content/pictures/pictures.json has no picture "nowhere"',
  )
})
