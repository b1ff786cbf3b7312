const sheets = import.meta.glob('../../components/**/*.module.scss', { eager: true, import: 'default' })

export const dynamic = 'force-static'

/** What the CSS modules call their classes, for the bundles of islands: delivery/build/bundle-islands.ts. */
export const GET = (): Response => Response.json(sheets)
