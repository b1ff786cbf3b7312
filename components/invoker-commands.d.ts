import 'react'

// Invoker commands open a <dialog> from a button without script. React passes the attributes on;
// its types do not know them yet: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
