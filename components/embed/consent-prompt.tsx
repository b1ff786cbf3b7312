import { Button } from '../kit/button'
import styles from './embed.module.scss'

type Props = { title: string; provider: string; onAllow: () => void }

/** Asks readers who send Global Privacy Control or save data before their browser contacts the provider. */
export function ConsentPrompt({ title, provider, onAllow }: Props) {
  return (
    <div className={styles.ask}>
      <p>
        {title} comes from {provider}, which learns your address when it loads. Your browser asks for privacy
        or to save data, so it waits for you.
      </p>
      <Button tone="outline" onClick={onAllow}>
        Show it here
      </Button>
    </div>
  )
}
