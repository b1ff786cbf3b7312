import { formatDay } from '@/components/kit/day'
import { framePages } from '@/content/model/frame-pages'
import { newestPages } from '@/content/model/page-registry'
import { site } from '@/content/model/site'
import { frameMetadata } from '../frame-metadata'

const { path } = framePages.newsBoard

export const metadata = frameMetadata({
  path,
  title: 'Fence News Board',
  description: 'The newest about fences, with pictures.',
})

/** Stands in a frame of the home page: app/_home/latest-news.tsx. */
export default function NewsBoardPage() {
  return (
    <main>
      <h1>Fence news</h1>
      <ul>
        {newestPages().map(({ path, label, updated }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener">
              {label}
            </a>{' '}
            {site.name}, <time dateTime={updated}>{formatDay(updated, 'medium')}</time>
          </li>
        ))}
      </ul>
    </main>
  )
}
