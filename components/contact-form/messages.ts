// What the contact page and the form in its frame tell each other. Both look at the origin, and at whose window it is.

/** From the page: how it looks, and which page its reader came from, if that is one of ours. */
export type ToForm = { readonly scheme: 'light' | 'dark'; readonly from: string }

/** From the form: that it listens, or what the page's live region is to say. */
export type ToPage = { readonly says?: string }
