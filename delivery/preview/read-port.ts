import { OperatorError } from '../operator-error'

/** @throws OperatorError for what is not a port */
export function readPort(value: string | undefined): number {
  const number = value === undefined || value === '' ? 3000 : Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65536) return number
  throw new OperatorError(`PORT must be a whole number from 1 to 65535 (found "${value}")`)
}
