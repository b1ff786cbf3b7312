import { inlineNodes, mayBeMarkdown } from '@/content/model/text/inline'
import { fuzz, hostileText } from '../../lib/fuzz'

test('a text without Markdown is what the parser makes of it', () => {
  let compared = 0
  fuzz(
    hostileText,
    (text) => {
      if (mayBeMarkdown.test(text)) return
      compared += 1
      // The space at the end has it parsed, and counts for nothing.
      expect(inlineNodes(text)).toEqual(inlineNodes(`${text} `))
    },
    { share: 4 },
  )
  expect(compared).toBeGreaterThan(100)
})
