/** @jest-environment node */
import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '@/components/picture/picture'
import { pictures } from '@/content/model/pictures'

const name = Object.keys(pictures)[0] ?? ''

test('a picture has its size, is lazy and has a text alternative', async () => {
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

test('a decorative picture has an empty text alternative', async () => {
  expect(renderToStaticMarkup(await Picture({ name, decorative: true }))).toContain('alt=""')
})

test('a picture that is not registered is refused by name', async () => {
  await expect(Picture({ name: 'nowhere' })).rejects.toThrow(
    'content/pictures/pictures.json has no picture "nowhere"',
  )
})
