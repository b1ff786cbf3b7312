import { searchDocuments, withBeginnings } from '@/components/search/build-index'

export const dynamic = 'force-static'

/** What the search in the header looks through; components/search builds its index from it in the browser. */
export async function GET(): Promise<Response> {
  return Response.json(withBeginnings(await searchDocuments()))
}
