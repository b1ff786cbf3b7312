import { parseArgs } from 'node:util'
import { states } from './states'
import { fontSets, looks, onPaper, type FontSet, type Shot } from './state'

export const usage = `npm run looks -- [--page /books] [--state radio] [--width 360] [--look dark] [--fonts both] [--into looks]

  --page, --state  only those with these words in their name
  --width          only windows of this width
  --look           ${looks.map(({ name }) => name).join(', ')}, ${onPaper}
  --fonts          readers (without it), machine, both

Each may be a list: --width 360,1280. Everything takes half an hour on two cores.`

export type Options = { shots: readonly Shot[]; into: string }

export function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      page: { type: 'string' },
      state: { type: 'string' },
      width: { type: 'string' },
      look: { type: 'string' },
      fonts: { type: 'string', default: 'readers' },
      into: { type: 'string', default: 'looks' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const isChosen = (list: string | undefined, value: string | number, whole = false) =>
    list === undefined ||
    list.split(',').some((word) => (whole ? word === String(value) : String(value).includes(word)))
  const shots = everyShot(chosenFonts(values.fonts)).filter(
    ({ page, state, look, width }) =>
      // The home page's name is part of every other.
      isChosen(values.page, page, values.page === '/') &&
      isChosen(values.state, state.name) &&
      isChosen(values.look, look, true) &&
      (width === undefined ? values.width === undefined : isChosen(values.width, width, true)),
  )
  if (shots.length === 0) throw new Error(`Nothing looks like that.\n\n${usage}`)
  return { shots, into: values.into }
}

function chosenFonts(asked: string): readonly FontSet[] {
  const found = fontSets.filter((name) => asked === name || asked === 'both')
  if (found.length === 0) throw new Error(`--fonts ${asked}: must be readers, machine or both`)
  return found
}

/** Everything that there is to be seen. */
function everyShot(fonts: readonly FontSet[]): Shot[] {
  return fonts.flatMap((set) =>
    states.flatMap((state) =>
      state.pages.flatMap((page): Shot[] => {
        const shot = { page, state, fonts: set }
        if (state.paper) return [{ ...shot, look: onPaper }]
        return looks.flatMap(({ name, widths }) =>
          widths
            .filter((width) => state.widths === undefined || state.widths.includes(width))
            .map((width) => ({ ...shot, look: name, width })),
        )
      }),
    ),
  )
}
