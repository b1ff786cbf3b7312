import { OperatorError } from '../operator-error'

/** The Icecast mount that replaces the repeated recording, if the operator names one. */
export function readUpstream(environment: Readonly<Record<string, string | undefined>>): URL | undefined {
  const value = environment['RADIO_UPSTREAM']
  if (!value) return undefined
  if (value.includes('@')) {
    // The value is not repeated: passwords do not belong in logs.
    throw new OperatorError('RADIO_UPSTREAM must not hold a name or password (found an @)')
  }
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol === 'http:' && !url.hash) return url
  throw new OperatorError(
    `RADIO_UPSTREAM must be the http address of an Icecast mount, such as http://127.0.0.1:8000/stream (found "${value}")`,
  )
}
