/** Says what readers of a `DELIVERY=plain` build have to do without. */
export function warnPlain(): void {
  console.warn(`
DELIVERY=plain: out/ is Next's own export. Every page works, but without what delivery/ adds:
  - Pages load React at once, some 140 KB more, and their style sheets as files.
  - Nobody can keep the site offline; who has kept it loses that copy at the next visit.
  - A tap before React runs is lost where only React answers; a page that was translated may turn back.
  - After a deploy, an open page does not reload by itself, and forgets what was typed.
  - No page is prerendered, and Trusted Types are not enforced. The policy of scripts is in the pages alone.
Publish the recipes of this build with it: its headers differ. delivery/OPERATING.md has the way back.
`)
}
