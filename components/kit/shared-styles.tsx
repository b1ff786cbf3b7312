/** Pages that share a style sheet. */
export type StyleGroup = 'guides' | 'calculator' | 'history' | 'glossary'

/**
 * Where the style sheet begins to count that this page shares with others: what stands before it is styled by the page
 * itself, and painted first. In `next dev`, Next's own sheets are in the head. See delivery/build/shared-styles.ts.
 */
export function SharedStyles({ group }: { group: StyleGroup }) {
  return (
    <>
      <template data-shared-styles={group} />
      {/* eslint-disable-next-line @next/next/no-sync-scripts -- what follows is to wait for it */}
      {process.env.NODE_ENV === 'production' && <script src="/scripts/wait-for-styles.js" />}
    </>
  )
}
