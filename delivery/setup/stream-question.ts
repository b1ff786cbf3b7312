import type { Question } from './questions'

/** Where the recipes expect an Icecast that is installed as it comes. */
const ownPort = 8000

/** What is no number is named as it was written. */
const portOf = (answer: string) => (/^\d+$/.test(answer) ? Number(answer) : answer)

export const streamQuestion: Question = {
  ask: `Live stream: "ours" at port ${ownPort}, the port of your own Icecast, or "none" for the recording alone`,
  now: ({ radio: { stream, port } }) => (stream === 'off' ? '' : port === ownPort ? 'ours' : `${port}`),
  put: ({ radio, ...site }, answer) => ({
    ...site,
    radio:
      answer === ''
        ? { ...radio, stream: 'off' }
        : { ...radio, stream: 'on', port: answer === 'ours' ? ownPort : portOf(answer) },
  }),
}
