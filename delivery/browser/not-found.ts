// The script of the 404 page, which is one file for every missing path: only the browser knows which one was asked for.
console.error('404:', location.pathname)
