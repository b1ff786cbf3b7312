// The one script of every page, fetched once and then cached for good. Loaded `async`, not `defer`: a tap on what is
// visible already must not be lost, and a deferred script ran before first paint and delayed it (measured).

import { savesData } from '../../components/island/prefers-less-data'
import './page'
import './reader-events'
import { scheduleAll } from './triggers'

// The back/forward cache restores a page as it was left, for example with the menu open that led away from it.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
})

// Nothing is prerendered for readers who save data.
if (savesData()) document.querySelector('script[type=speculationrules]')?.remove()

// A prerendered page must cost nothing more until the reader opens it.
if (document.prerendering) document.addEventListener('prerenderingchange', scheduleAll)
else scheduleAll()
