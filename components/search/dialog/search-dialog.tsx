import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { Island } from '../../island/island'
import { PopularPages } from './popular-pages'
import { SearchDialogIsland } from './search-dialog.island'

export const searchDialogId = 'search'

/** The full-screen search. */
export function SearchDialog() {
  return (
    <Island
      name="search-dialog"
      component={SearchDialogIsland}
      values={{ id: searchDialogId, label: `Search ${site().name}`, host: new URL(siteUrl()).host }}
      slots={{ popular: <PopularPages /> }}
    />
  )
}
