import { ButtonLink } from '../kit/button-link'
import styles from './open-calculator.module.scss'

/** Leads to the calculator; an address that an older site gave out, with a plan in its query, opens there. */
export function OpenCalculator() {
  return (
    <open-calculator class={styles.root} data-script="/scripts/open-calculator.js" data-query="">
      <ButtonLink href="/fence-calculator" tone="filled">
        Open the fence calculator
      </ButtonLink>
    </open-calculator>
  )
}
