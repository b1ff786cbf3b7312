import { site } from '@/content/model/site'
import { Island } from '../island/island'
import { DonationPopupIsland } from './donation-popup.island'

export function DonationPopup() {
  if (!site.donate) return null
  const { href, heading, text } = site.donate
  return (
    <Island
      name="donation-popup"
      component={DonationPopupIsland}
      values={{ name: `Support ${site.name}`, href, heading, text }}
    />
  )
}
