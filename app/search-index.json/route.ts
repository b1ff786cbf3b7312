import { searchDocuments } from '@/components/search/build-index'

export const dynamic = 'force-static'

/**
 * What the search in the header looks through; components/search builds its index from it in the browser. The build
 * splits it (delivery/build/split-search.ts), `npm run dev` serves it as it is.
 */
export async function GET(): Promise<Response> {
  return Response.json(searchDocuments())
}
