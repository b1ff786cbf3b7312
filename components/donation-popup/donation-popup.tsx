import { site } from '@/content/model/site'
import { DonationPopupIsland } from './donation-popup.island'

export function DonationPopup() {
  if (!site.donate) return null
  const { href, heading, text } = site.donate
  return <DonationPopupIsland name={`Support ${site.name}`} href={href} heading={heading} text={text} />
}
