// Runs in the contact sheet: chooses, and leafs through what is chosen.

const form = document.querySelector('form')
const dialog = document.querySelector('dialog')
const cards = [...document.querySelectorAll('main a')].filter((card) => card instanceof HTMLAnchorElement)
const shown = () => cards.filter((card) => !card.hidden)

function choose() {
  if (!form) return
  const asked = [...new FormData(form)].filter(([, value]) => value !== '')
  for (const card of cards) card.hidden = asked.some(([name, value]) => card.dataset[name] !== value)
  const count = document.querySelector('output')
  if (count) count.textContent = `${shown().length} of ${cards.length} pictures`
  history.replaceState(
    null,
    '',
    `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`,
  )
}

/** @param {HTMLAnchorElement} card */
function open(card) {
  const picture = dialog?.querySelector('img')
  const title = dialog?.querySelector('p')
  if (!dialog || !picture || !title) return
  picture.src = card.href
  title.textContent = card.textContent
  if (!dialog.open) dialog.showModal()
  dialog.scrollTop = 0
}

/** @param {number} steps */
function leaf(steps) {
  const all = shown()
  const at = all.findIndex((card) => card === document.activeElement || card.dataset['current'] === '')
  const next = all[Math.min(Math.max(at + steps, 0), all.length - 1)]
  if (!next) return
  for (const card of cards) delete card.dataset['current']
  next.dataset['current'] = ''
  next.focus()
  if (dialog?.open) open(next)
}

for (const card of cards)
  card.addEventListener('click', (event) => {
    event.preventDefault()
    for (const other of cards) delete other.dataset['current']
    card.dataset['current'] = ''
    open(card)
  })
addEventListener('keydown', (event) => {
  if (event.target instanceof HTMLSelectElement) return
  if (event.key === 'ArrowRight') leaf(1)
  else if (event.key === 'ArrowLeft') leaf(-1)
  else return
  event.preventDefault()
})
for (const [name, value] of new URLSearchParams(location.search)) {
  const select = form?.elements.namedItem(name)
  if (select instanceof HTMLSelectElement) select.value = value
}
form?.addEventListener('change', choose)
choose()
