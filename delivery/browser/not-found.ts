// The page is one file for every missing path: only the browser can tell which one was asked for.
console.error(`404: no page at ${location.pathname}`)
