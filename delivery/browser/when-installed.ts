// Asks whoever has installed the site whether to keep it offline (components/offline/browser/note.ts). A page that nobody
// has touched knows nothing of it: this comes with React.

const offer = () => {
  const element = document.querySelector<HTMLElement>('keep-site')
  if (!element) return
  element.dataset['installed'] = ''
  // Where it cannot be fetched, the button is still there.
  import(`${element.dataset['script']}`).catch(() => {})
}

addEventListener('appinstalled', offer)
if (matchMedia('(display-mode: standalone)').matches) offer()
