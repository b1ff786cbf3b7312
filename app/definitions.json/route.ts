import { addressOf } from '@/components/diagram/thumbnail'
import type { Definition, Definitions } from '@/components/kit/definitions'
import { content } from '@/content/model/pages/glossary'
import { plainText } from '@/content/model/text/inline'
import { firstSentence } from '@/content/model/text/terms'
import { bindNumbers } from '@/content/model/text/typography'

export const dynamic = 'force-static'

/** What a click on a term shows: components/kit/browser/open-definition.ts. In guides it would weigh 0.8 KB each. */
export function GET(): Response {
  const definitions: Definitions = Object.fromEntries(
    content().terms.map(({ id, term, definition, thumbnail }): [string, Definition] => [
      id,
      {
        term,
        text: bindNumbers(plainText([firstSentence(definition)])),
        picture: thumbnail && addressOf(thumbnail),
      },
    ]),
  )
  return Response.json(definitions)
}
