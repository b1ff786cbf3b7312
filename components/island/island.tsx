import type { ComponentType, ReactNode } from 'react'

/** What can be written as JSON. */
type Data = string | number | boolean | null | undefined | readonly Data[] | { readonly [name: string]: Data }

type Props<Values extends Record<string, Data>, Slots extends Record<string, ReactNode>> = {
  /** That of its file: `search-dialog` of search-dialog.island.tsx. */
  name: string
  component: ComponentType<Values & Slots>
  /** Its props that the browser needs as well. */
  values: Values
  /** Its props that the server draws, and that the browser leaves as they are. */
  slots?: Slots
}

/**
 * An island: drawn at build time with the page, and hydrated in its own element by hydrate-island.tsx when its trigger
 * fires (trigger.ts). The browser gets its values as JSON, and the slots as they stand in the page.
 * @throws Error naming the island and a prop that JSON cannot hold
 */
export function Island<
  const Values extends Record<string, Data>,
  const Slots extends Record<string, ReactNode>,
>({ name, component: Component, values, slots }: Props<Values, Slots>) {
  checkData(values, `The island "${name}": values`)
  const drawn = Object.entries(slots ?? {}).map(([slot, children]) => [
    slot,
    <site-slot key={slot} data-name={slot}>
      {children}
    </site-slot>,
  ])
  return (
    <site-island name={name} data-values={JSON.stringify(values)}>
      <Component {...values} {...Object.fromEntries(drawn)} />
    </site-island>
  )
}

/** JSON would leave out a function, and make a text of a date. */
export function checkData(value: unknown, place: string): void {
  if (typeof value === 'object' && value !== null) {
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    if (!isPlain) throw new Error(`${place} is a ${value.constructor.name}, which JSON cannot hold`)
    for (const [name, part] of Object.entries(value)) checkData(part, `${place}.${name}`)
  } else if (['function', 'symbol', 'bigint'].includes(typeof value)) {
    throw new Error(`${place} is a ${typeof value}, which JSON cannot hold`)
  }
}
