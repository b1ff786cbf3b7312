import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { contentTypeOf } from '../../../delivery/contract/content-types'

// With "nosniff", a browser downloads what has no type in place of showing or playing it.

test('whatever lies in public/, or an operator may put there, has a type', async () => {
  const entries = await readdir('public', { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`)
  const others =
    'pdf gif jpeg mp3 m4a ogg wav flac mp4 webm zip csv docx xlsx odt htm mjs woff ttf gpx geojson vcf'
  for (const name of [...files, ...others.split(' ').map((ending) => `/a.${ending}`)])
    assert(contentTypeOf(name), name)
})
