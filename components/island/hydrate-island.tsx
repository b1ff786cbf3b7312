import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { clearAnnouncement } from './announce'
import { resume, restore, unfinishedIn } from './unfinished'
import { useIsHydrated } from './use-is-hydrated'

/** CSS of all islands, put in by delivery/build/bundle-islands.ts. */
declare const islandStyles: string

/** Elements whose islands have been hydrated. */
const hydrated = new WeakSet<Element>()

/**
 * Hydrates an island (island.tsx) in its own element. Whatever has altered the rest of the page does not matter; where
 * something has altered the island itself, React draws it again, and what the reader was doing in it is restored.
 * delivery/browser/load-island.ts calls it.
 * @returns when it answers
 */
export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
): Promise<void> {
  if (hydrated.has(element)) return
  hydrated.add(element)
  addStyles()
  await isParsed()
  const values: unknown = JSON.parse(element.dataset['values'] ?? '{}')
  const slots = [...element.querySelectorAll<HTMLElement>('site-slot')].map(
    ({ dataset: { name = '' }, childNodes }) => [
      name,
      <KeptSlot key={name} name={name} nodes={[...childNodes]} />,
    ],
  )
  return new Promise((resolve) => {
    const dialog = element.querySelector('dialog')
    const buttons = [...element.querySelectorAll('button')]
    let pressed: EventTarget | null = null
    const notePress = ({ target }: Event) => (pressed = target)
    element.addEventListener('click', notePress, true)
    // Drawn again, it is another one by now.
    const goOn = () => {
      if (dialog && !dialog.isConnected) restore(unfinishedIn(dialog))
    }
    const finish = () => {
      clearAnnouncement()
      resume()
      element.removeEventListener('click', notePress, true)
      // A press that the loader has deferred, or that came meanwhile, of a button that is another one by now.
      const lost = buttons.findIndex(
        (button) =>
          !button.isConnected && (button.ariaBusy || (pressed instanceof Node && button.contains(pressed))),
      )
      element.querySelectorAll('button')[lost]?.click()
      resolve()
    }
    const root = hydrateRoot(
      element,
      <Started onDrawn={goOn} onStart={finish}>
        <Component {...Object(values)} {...Object.fromEntries(slots)} />
      </Started>,
      {
        onRecoverableError: (error) => console.warn('An island had been altered, and is drawn anew.', error),
      },
    )
    // components/radio/keep-document.ts replaces the page around the radio; what belongs to the former page must end.
    element.addEventListener('site-island:removed', () => root.unmount(), { once: true })
  })
}

let haveStyles = false

/** What islands may add is not among the styles of the page. Constructed, which every policy allows. */
function addStyles(): void {
  if (haveStyles) return
  haveStyles = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(islandStyles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

async function isParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

type StartedProps = { onDrawn: () => void; onStart: () => void; children: ReactNode }

function Started({ onDrawn, onStart, children }: StartedProps) {
  // Before anything else can happen: a key that is pressed meanwhile must find its field.
  useLayoutEffect(onDrawn, [onDrawn])
  useEffect(onStart, [onStart])
  return children
}

type KeptSlotProps = { name: string; nodes: readonly Node[] }

/** Keeps what the server drew: React looks into it neither when it hydrates nor later. */
function KeptSlot({ name, nodes }: KeptSlotProps) {
  const slot = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()
  // Stays as at first: React empties an element that loses the property.
  const [isNew] = useState(isHydrated)

  useLayoutEffect(() => {
    if (!slot.current?.hasChildNodes()) slot.current?.append(...nodes)
  }, [nodes])

  if (isNew) return <site-slot data-name={name} ref={slot} />
  return (
    <site-slot
      data-name={name}
      ref={slot}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
