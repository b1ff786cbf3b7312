// The script of the 404 page, which is one file for every missing path: only the browser knows which one was asked for.
console.error('404:', location.pathname)

// Every address of the site is in lower case. One that was typed or printed otherwise leads to its page.
const { pathname, search, hash } = location
const lower = pathname.toLowerCase()
if (lower !== pathname) {
  fetch(lower, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.replace(lower + search + hash),
    () => {},
  )
}
