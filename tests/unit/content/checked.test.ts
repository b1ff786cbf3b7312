/** @jest-environment node */
import { z } from 'zod'
import { defineContent } from '@/content/model/define'
import { block } from '@/content/model/schemas/blocks'
import { pictureName, prose, sitePath, text } from '@/content/model/schemas/common'

// The compiler is the test: an "expected" error that does not come is an error of its own.

const schema = z.strictObject({
  title: text.optional(),
  words: z.array(prose).optional(),
  blocks: z.array(block).optional(),
  picture: pictureName.optional(),
  href: sitePath.optional(),
})

test('links, citations and pictures that exist compile', () => {
  const content = defineContent('test', schema, {
    title: 'Post depth [inches]',
    words: [
      'Dig.[^woodhb] See [tools](/installation-maintenance#tools) or [811](https://call811.com).[^afa]',
    ],
    blocks: ['Dig.', { kind: 'picture', name: 'wooden' }],
    picture: 'wooden',
    href: '/history#timeline',
  })
  expect(content.picture).toBe('wooden')
})

test('those that do not exist do not compile', () => {
  // @ts-expect-error -- no source is named "woodbh"
  defineContent('test', schema, { words: ['Dig.[^woodhb] Then wait.[^woodbh]'] })
  // @ts-expect-error -- no page is at "/histroy"
  defineContent('test', schema, { words: ['See [tools](/history#links) and [eras](/histroy#timeline).'] })
  // @ts-expect-error -- no page is at "/histroy"
  defineContent('test', schema, { href: '/histroy' })
  // @ts-expect-error -- no picture is named "woden"
  defineContent('test', schema, { picture: 'woden' })
  // @ts-expect-error -- no picture is named "woden"
  defineContent('test', schema, { blocks: [{ kind: 'picture', name: 'woden' }] })
  // @ts-expect-error -- no source is named "woodbh"
  defineContent('test', schema, { blocks: [{ kind: 'list', items: ['Dig.[^woodbh]'] }] })
})

test('a text of settings is left to the check', () => {
  const name: string = 'Ad network'
  defineContent('test', schema, { words: [`Ads come from ${name}.[^woodhb]`] })
})
