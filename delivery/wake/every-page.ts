// The one script that every page runs, asked for once and then cached for good. It runs as soon as it is there,
// even while the page is still coming in: a tap on what is shown already must not be lost. And it does nothing
// in the task that draws the page first: a deferred script would, and hold that up.

import './wake'
import '../../public/scripts/site.js'
