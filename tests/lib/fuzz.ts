import process from 'node:process'
import fc from 'fast-check'

// Inputs that no reader types on purpose. The same ones in every run, so that a fault can be looked into: FUZZ_SEED
// gives others, FUZZ_RUNS more or fewer.

export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261)
export const runs = Number(process.env['FUZZ_RUNS'] ?? 300)
process.stdout.write(`Fuzzed with FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n`)

type Effort = { share?: number; seconds?: number }

/** At most so many seconds long: a slow machine tries fewer. */
const within = ({ share = 1, seconds = 2 }: Effort) => ({
  seed,
  numRuns: Math.max(1, Math.round(runs * share)),
  interruptAfterTimeLimit: seconds * 1000,
})

/** Holds a property against many inputs. What fails is printed with its seed and the smallest input that fails. */
export const fuzz = <Input>(input: fc.Arbitrary<Input>, holds: (input: Input) => void, effort: Effort = {}) =>
  fc.assert(fc.property(input, holds), within(effort))

/** The same for what answers later. */
export const fuzzLater = <Input>(
  input: fc.Arbitrary<Input>,
  holds: (input: Input) => Promise<void>,
  effort: Effort = {},
) => fc.assert(fc.asyncProperty(input, holds), within(effort))

/** The same inputs each time, for a browser. */
export const samples = <Input>(input: fc.Arbitrary<Input>, count: number): Input[] =>
  fc.sample(input, { seed, numRuns: count })

const prototypes = [Object, Array, String, Function, Map]
const ownNames = prototypes.flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))

const markup = [
  ...['<b>', '</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>'],
  ...'&lt; &#x0; \' " ` ${x} {{x}} ]]> <!-- javascript:alert(1) //evil.example data:text/html,x'.split(' '),
]
const emoji = ['😀', '👩‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '🇺🇸', '#️⃣']
const scripts = 'سياج גדר \u202E \u2066 \u200F 柵 フェンス забор ＦＥＮＣＥ İ ß ﬁ K ٣ ⅷ ¹⁄₂ ⅐'.split(' ')
const halves = ['\uD800', '\uDC00', '\uD83D', 'e\u0301\u0301\u0301', '\u0301', '\uFFFF']
const controls = ['\0', '\u0001', '\b', '\t', '\n', '\r', '\u001B[31m', '\u0085', '\u2028', '\uFEFF']
const patterns = '( ) [ ] { } * + ? ^ $ | \\ . / - – × (?: (a+)+$ [^]* \\u{ %00 % %E0%A4%A #'.split(' ')
const fences =
  'fence gate post wood vinyl 6 ft 4x4 3½ in. 1,139 how deep 811 chain-link neighbour’s what’s'.split(' ')
const numbers = '0 -1 -0 1e309 NaN Infinity 0x10 9007199254740993 1.5.2 ½ 12,34 00'.split(' ')

const piece = fc.oneof(
  ...[ownNames, markup, emoji, scripts, halves, controls, patterns, fences, numbers].map((list) =>
    fc.constantFrom(...list),
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
)

/** Now and then 5,000 characters. */
const long = piece.map((text) => text.repeat(Math.ceil(5000 / Math.max(1, text.length))).slice(0, 5000))

/** Text with names of properties, emoji, right-to-left, markup, control characters, halves of characters. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: piece },
  { weight: 12, arbitrary: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' ')) },
  { weight: 6, arbitrary: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: long },
)

/** Anything that JSON can say, with hostile keys. */
export const hostileJson = fc
  .jsonValue({ maxDepth: 4, noUnicodeString: false })
  .chain((value) =>
    fc.oneof(
      fc.constant(value),
      fc.dictionary(fc.oneof(fc.constantFrom(...ownNames), hostileText), fc.constant(value), { maxKeys: 4 }),
    ),
  )

/** What somebody else may have left under a key of ours. */
export const hostileStored = fc.oneof(
  hostileText,
  hostileJson.map((value) => JSON.stringify(value)),
)
