/**
 * Firefox and Safari drop a message that is under way when they keep a page for the way back. React draws when one
 * arrives, and asks for no other until then. So it gets one more.
 */
class KeptMessageChannel extends globalThis.MessageChannel {
  constructor() {
    super()
    addEventListener('pageshow', ({ persisted }) => persisted && this.port2.postMessage(null))
  }
}

// React's MessageChannel, by delivery/build/bundle-islands.ts.
Object.assign(globalThis, { KeptMessageChannel })
