import { siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'
import { PopularPages } from './popular-pages'
import { SearchDialogIsland } from './search-dialog.island'

export const searchDialogId = 'search'

/** The full-screen search. */
export function SearchDialog() {
  return (
    <SearchDialogIsland
      id={searchDialogId}
      label={`Search ${site.name}`}
      host={new URL(siteUrl).host}
      popular={<PopularPages />}
    />
  )
}
