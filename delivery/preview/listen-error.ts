import process from 'node:process'
import { OperatorError } from '../operator-error'

/** The command that was given to npm: its advice is to be given again. */
const command = (): string => {
  const script = process.env['npm_lifecycle_event'] ?? ''
  if (script === 'start') return 'npm start'
  return script === 'dev' ? 'npm run dev' : 'npm run preview'
}

/** Why a server cannot listen, and what to do. */
export function listenError({ code }: NodeJS.ErrnoException, host: string, port: number): OperatorError {
  switch (code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} is taken by another program. Choose another one: PORT=${port < 65535 ? port + 1 : 3000} ${command()}`,
      )
    case 'EACCES':
      return new OperatorError(
        `Port ${port} may be used by the administrator only. Choose another one: PORT=3000 ${command()}`,
      )
    default:
      // EADDRNOTAVAIL, ENOTFOUND, EAI_AGAIN …
      return new OperatorError(
        `HOST must be an address of this computer, such as 127.0.0.1, or 0.0.0.0 for all of them (found "${host}": ${code})`,
      )
  }
}
