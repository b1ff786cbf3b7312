import { GET as securityTxt } from '@/app/.well-known/security.txt/route'
import { GET as adsTxt } from '@/app/ads.txt/route'
import { GET as definitions } from '@/app/definitions.json/route'

test('the first sentence of each definition is to be had, as words without citations and Markdown', async () => {
  const all = Object.values<{ text: string }>(await definitions().json())

  expect(all.length).toBeGreaterThan(50)
  for (const { text } of all) expect(text).toMatch(/^[^[\]*\\]+$/)
  expect(all.find(({ text }) => text.startsWith('A metal strap around'))?.text).toBe(
    'A metal strap around a chain-link post that holds the end of a rail.',
  )
})

test('ads.txt holds the record that IAB asks for where nobody may sell', async () => {
  const [record, ...others] = (await adsTxt().text()).trimEnd().split('\n')

  expect(others).toEqual([])
  expect(record?.split(',').map((field) => field.trim())).toEqual([
    'placeholder.example.com',
    'placeholder',
    'DIRECT',
    'placeholder',
  ])
})

test('security.txt says whom to tell, and expires within a year of the build', async () => {
  const text = await securityTxt().text()
  const expires = Date.parse(text.match(/^Expires: (.+)$/m)?.[1] ?? '')
  const days = (expires - Date.now()) / (24 * 60 * 60 * 1000)

  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Canonical: https:\/\/.+\/\.well-known\/security\.txt$/m)
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})
