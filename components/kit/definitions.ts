/** What a guide shows of a term. */
export type Definition = {
  term: string
  /** The first sentence of its definition. */
  text: string
  /** The address of a detail of a drawing that shows it. */
  picture?: string | undefined
}

/** The definitions of all terms, by their ids: app/definitions.json/route.ts. */
export type Definitions = Readonly<Record<string, Definition>>

export const definitionsAddress = '/definitions.json'
