import process from 'node:process'
import { OperatorError } from '../operator-error'

/**
 * Why a server cannot listen, and what to do.
 * @param own what starts it, unless `npm start` has
 */
export function listenError(
  { code }: NodeJS.ErrnoException,
  host: string,
  port: number,
  own: 'npm run dev' | 'npm run preview',
): OperatorError {
  const command = process.env['npm_lifecycle_event'] === 'start' ? 'npm start' : own
  switch (code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} is taken by another program. Choose another one: PORT=${port < 65535 ? port + 1 : 3000} ${command}`,
      )
    case 'EACCES':
      return new OperatorError(
        `Port ${port} may be used by the administrator only. Choose another one: PORT=3000 ${command}`,
      )
    default:
      // EADDRNOTAVAIL, ENOTFOUND, EAI_AGAIN …
      return new OperatorError(
        `HOST must be an address of this computer, such as 127.0.0.1, or 0.0.0.0 for all of them (found "${host}": ${code})`,
      )
  }
}
