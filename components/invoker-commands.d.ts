import 'react'

// Invoker commands open a <dialog> from a button without script. React passes the attributes on;
// its types do not know them yet: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- a merged interface must repeat its parameter
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
