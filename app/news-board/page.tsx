import { news } from '@/content/model/collections/news'
import { site } from '@/content/model/collections/site'
import { framePages } from '@/content/model/pages/frame-pages'
import { frameMetadata } from '../frame-metadata'
import { newsCards } from './cards'
import { NewsCard } from './news-card'
import styles from './news-board.module.scss'

export const metadata = frameMetadata({
  path: framePages.newsBoard.path,
  title: 'Fence News Board',
  description:
    'The newest about fences, with pictures: what our feeds say, and what has changed in our guides.',
})

/** Stands in a frame of the home page: app/_home/latest-news.tsx. */
export default function NewsBoardPage() {
  const cards = newsCards()
  const sources = [...new Set(cards.map(({ source }) => source))]
  return (
    <main className={styles.root}>
      <header className={styles.head}>
        <h1>The fence news board</h1>
        <p>
          {news().length === 0
            ? `What is new in the guides of ${site().name}, newest first.`
            : `Newest first, from ${new Intl.ListFormat('en-US').format(sources)}.`}
        </p>
      </header>
      <ul className={styles.board}>
        {cards.map((card) => (
          <NewsCard key={card.href} {...card} />
        ))}
      </ul>
    </main>
  )
}
