import type { Metadata } from 'next'
import { MissingPage } from '@/components/frame/missing-page'
import { ButtonLink } from '@/components/kit/button-link'
import { site } from '@/content/model/collections/site'
import styles from './not-found.module.scss'

// Next adds noindex to this page by itself.
export const metadata: Metadata = {
  title: `Page Not Found | ${site().name}`,
  description: 'The page you were looking for is not here.',
  alternates: { canonical: null },
}

export default function NotFound() {
  return (
    <MissingPage
      ways={
        <p className={styles.home}>
          <ButtonLink tone="filled" href="/">
            Return to Home
          </ButtonLink>
        </p>
      }
    >
      <p className={styles.code}>404</p>
      <h1>Page Not Found</h1>
      <p>We couldn’t find the page you were looking for. It might have been moved or deleted.</p>
      <script src="/scripts/not-found.js" defer />
    </MissingPage>
  )
}
