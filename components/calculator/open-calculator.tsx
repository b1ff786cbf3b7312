import { ButtonLink } from '../kit/button-link'

/** Leads to the calculator; an address that an older site gave out, with a plan in its query, opens there. */
export function OpenCalculator() {
  return (
    <open-calculator data-script="/scripts/open-calculator.js" data-query="">
      <ButtonLink href="/fence-calculator" tone="filled">
        Open the fence calculator
      </ButtonLink>
    </open-calculator>
  )
}
