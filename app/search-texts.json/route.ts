import { searchDocuments, wholeTexts } from '@/components/search/build-index'

export const dynamic = 'force-static'

/** What the search in the header looks through as well, once somebody has typed something. */
export async function GET(): Promise<Response> {
  return Response.json(wholeTexts(await searchDocuments()))
}
