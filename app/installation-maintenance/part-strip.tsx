import { Icon } from '@/components/kit/icon'
import { SmartLink } from '@/components/kit/smart-link'
import { getPage } from '@/content/model/pages/page-registry'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import styles from './part-strip.module.scss'

type Props = { cells: Installation['strip'] }

/** The anchors and drawings of the parts that the cells lead to, in their order. */
const parts = [
  ['rules', 'plan'],
  ['build', 'panel'],
  ['look-after', 'brush'],
  ['troubleshooting', 'wrench'],
] as const

/** What the guide is for, in four cells, right under its header: its parts, each with the guides that say more. */
export function PartStrip({ cells }: Props) {
  return (
    <nav className={styles.root} aria-label="Parts of this guide">
      <ul>
        {parts.map(([id, icon], index) => (
          <li key={id}>
            <a className={styles.part} href={`#${id}`}>
              <Icon name={icon} />
              <b>{cells[index]?.label}</b>
              <small>{cells[index]?.hint}</small>
            </a>
            <ul>
              {cells[index]?.guides.map(({ href }) => (
                <li key={href}>
                  <SmartLink href={href}>{getPage(href).label}</SmartLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
