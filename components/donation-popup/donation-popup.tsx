import { site } from '@/content/model/collections/site'
import { Island } from '../island/island'
import { DonationPopupIsland } from './donation-popup.island'

export function DonationPopup() {
  const { name, donate } = site()
  if (!donate) return null
  const { href, heading, text } = donate
  return (
    <Island
      name="donation-popup"
      component={DonationPopupIsland}
      values={{ name: `Support ${name}`, href, heading, text }}
    />
  )
}
