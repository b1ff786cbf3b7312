// The one script of every page, fetched once and then cached for good. Loaded `async`, not `defer`: a tap on what is
// visible already must not be lost, and a deferred script ran before first paint and delayed it (measured).

import './page'
import './reader-events'
import { scheduleAll } from './triggers'

// A prerendered page must cost nothing more until the reader opens it.
if (document.prerendering) document.addEventListener('prerenderingchange', scheduleAll)
else scheduleAll()
