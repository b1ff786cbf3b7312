import { OperatorError } from '../operator-error'

/** @throws OperatorError for what is not a port */
export function readPort(value: string | undefined): number {
  if (!value) return 3000
  const number = /^\d+$/.test(value) ? Number(value) : 0
  if (number > 0 && number < 65536) return number
  throw new OperatorError(`PORT must be a whole number from 1 to 65535 (found "${value}")`)
}
