import { act, createElement, Fragment, useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import '@/delivery/browser/moved-nodes'
import { removeOverrides } from '@/delivery/browser/node-overrides'
import { showBeforeChanges } from '@/delivery/browser/show-before-changes'
import { showSent } from '@/delivery/browser/show-sent'

// A page altered at random, of which React must see what was sent, and which must stay as it is.

/** Pseudorandom numbers that are the same in each run: mulberry32. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
type Random = ReturnType<typeof createRandom>

const words = ['cedar', 'post', ' ', 'gate and rail', 'oak']
const pick = <Item,>(random: Random, items: readonly Item[]) => items[random(items.length)]

let awake = 0
function Island() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    awake += 1
  }, [])
  return (
    <form id="island">
      <input type="hidden" name="host" />
      <input name="q" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <p id="count">{`${count} times`}</p>
    </form>
  )
}

function randomTree(random: Random, depth: number): ReactNode {
  return Array.from({ length: random(4) + 1 }, (_, index) => {
    if (depth === 0 || random(3) === 0) return <Fragment key={index}>{pick(random, words)}</Fragment>
    const properties = { key: index, ...(random(2) && { className: `c${random(3)}` }) }
    return createElement(
      `${pick(random, ['div', 'p-p', 'b', 'section'])}`,
      properties,
      randomTree(random, depth - 1),
    )
  })
}

const nodesIn = (root: Node, kinds: number = NodeFilter.SHOW_ALL) => {
  const walker = document.createTreeWalker(root, kinds)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
  return nodes
}

/** One of the things that translation and extensions do. */
function alter(random: Random, root: Element) {
  const elements = nodesIn(root, NodeFilter.SHOW_ELEMENT).filter((node) => node instanceof HTMLElement)
  const element = pick(random, [...elements]) ?? root
  const text = pick(random, nodesIn(root, NodeFilter.SHOW_TEXT))
  const font = document.createElement('font')
  font.append('ü')
  const ways = [
    () => text?.parentNode?.replaceChild(font, text),
    () => element.before(font),
    () => element.before('between'),
    () => element.prepend(document.createComment('mark')),
    () => element.append(document.createElement(pick(random, ['b', 'div', 'input']) ?? 'b')),
    () => element.setAttribute('data-extension', ''),
    () => text instanceof Text && (text.data = 'übersetzt'),
    () => element.prepend(...[...element.childNodes].reverse()),
    () => {
      element.before(font)
      font.append(element)
    },
    () => !element.querySelector('#island') && !element.closest('#island') && element.remove(),
  ]
  pick(random, ways)?.()
}

/** What a walk from node to node finds, as React walks. */
function walk(node: Node): string {
  let found = `${node.nodeName}${node.nodeValue ?? ''}`
  if (!(node instanceof Element)) return found
  found += '('
  for (let child = node.firstChild; child; child = child.nextSibling) found += `${walk(child)},`
  return `${found})`
}

/** A page of React's, as the server sent it and as the browser has it. */
function makePage(random: Random) {
  const page = (
    <main id="main">
      {randomTree(random, 3)}
      <Island />
      {randomTree(random, 2)}
    </main>
  )
  const sent = document.createElement('div')
  sent.innerHTML = renderToString(page)
  const live = document.createElement('div')
  live.innerHTML = sent.innerHTML
  document.body.replaceChildren(live)
  return { page, sent, live }
}

const seeds = Array.from({ length: 80 }, (_, seed) => seed)

test.each(seeds)('an altered page shows what was sent, and is not changed by it (%i)', (seed) => {
  const random = createRandom(seed)
  const { sent, live } = makePage(random)
  for (let count = random(12) + 1; count > 0; count -= 1) alter(random, live)
  const nodes = nodesIn(live)
  const html = live.innerHTML

  showSent(sent, live)
  expect(walk(live)).toBe(walk(sent))
  removeOverrides()
  expect(live.innerHTML).toBe(html)
  expect(nodesIn(live).every((node, index) => node === nodes[index])).toBe(true)
  expect(nodes.some((node) => Object.hasOwn(node, 'nextSibling') || Object.hasOwn(node, 'firstChild'))).toBe(
    false,
  )
})

test.each(seeds)('what is altered later shows what was there (%i)', async (seed) => {
  const random = createRandom(seed)
  const { sent, live } = makePage(random)
  alter(random, live)
  showSent(sent, live)
  const stop = showBeforeChanges(live)
  for (let batches = random(4) + 1; batches > 0; batches -= 1) {
    for (let count = random(4) + 1; count > 0; count -= 1) alter(random, live)
    // The observer is called at the end of the task.
    await Promise.resolve()
    expect(walk(live)).toBe(walk(sent))
  }
  stop()
  removeOverrides()
})

test.each(seeds.slice(0, 60))(
  'React hydrates it, its islands work, and it can be removed (%i)',
  async (seed) => {
    const random = createRandom(seed)
    const { page, sent, live } = makePage(random)
    for (let count = random(8) + 1; count > 0; count -= 1) alter(random, live)
    const faults: unknown[] = []
    const onFault = (fault: unknown) => faults.push(fault)
    // Of attributes that differ React only complains, and only while developing.
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)

    showSent(sent, live)
    const stop = showBeforeChanges(live)
    awake = 0
    const root = await act(async () =>
      hydrateRoot(live, page, { onRecoverableError: onFault, onUncaughtError: onFault }),
    )
    stop()
    removeOverrides()
    expect(awake).toBe(1)
    await act(async () => live.querySelector<HTMLElement>('#island button')?.click())
    expect(live.querySelector('#count')?.textContent).toBe('1 times')
    await act(async () => root.unmount())
    expect(live.querySelector('main')).toBeNull()
    expect(faults).toEqual([])
    complain.mockRestore()
  },
)

describe('a node that has been moved', () => {
  test('is removed from where it is, or is gone already', () => {
    document.body.innerHTML = '<p><b>wrapped</b></p>'
    const [wrapper, wrapped] = [document.querySelector('p'), document.querySelector('b')]
    if (!wrapper || !wrapped) throw new Error('The page was not made')
    expect(document.body.removeChild(wrapped)).toBe(wrapped)
    expect(document.body.innerHTML).toBe('<p></p>')
    expect(document.body.removeChild(wrapped)).toBe(wrapped)
    wrapper.remove()
    expect(document.body.innerHTML).toBe('')
  })

  test('may be inserted before: what it stands in counts, and the end where it is gone', () => {
    document.body.innerHTML = '<p><b>wrapped</b></p><hr>'
    const wrapped = document.querySelector('b')
    document.body.insertBefore(document.createElement('i'), wrapped)
    document.body.insertBefore(document.createElement('u'), document.createTextNode('gone'))
    expect(document.body.innerHTML).toBe('<i></i><p><b>wrapped</b></p><hr><u></u>')
  })
})
