import { EmbedIsland } from '@/components/embed/embed.island'
import { RecentUpdates } from '@/components/frame/recent-updates'
import { Island } from '@/components/island/island'
import { site } from '@/content/model/collections/site'
import { framePages } from '@/content/model/pages/frame-pages'
import { content as home } from '@/content/model/pages/home'
import { Preview } from './preview'

/** Height of the news board in px: that of ours, and of a provider's. */
const frameHeight = 1600

export function LatestNews() {
  const { heading, lead, boardLead } = home().news
  const isOthers = site().news.board === 'provider'
  return (
    <Preview id="news" heading={heading} lead={isOthers ? boardLead : lead}>
      {site().news.board === 'none' ? (
        <RecentUpdates />
      ) : (
        <Island
          name="embed"
          component={EmbedIsland}
          values={{
            ...(isOthers ? boardOfProvider() : ownBoard),
            height: frameHeight,
            loading: 'Loading RSS feed...',
          }}
          slots={{ fallback: <RecentUpdates /> }}
        />
      )}
    </Preview>
  )
}

const ownBoard = {
  src: framePages.newsBoard.path,
  title: 'Fence news',
  isStill: !framePages.newsBoard.hasScripts,
  saysReady: false,
}

function boardOfProvider() {
  const { frameUrl, pageUrl, provider, saysReady } = site().news
  return {
    src: frameUrl,
    title: 'Fence news from other publishers',
    provider: { name: provider, page: pageUrl || frameUrl },
    saysReady,
  }
}
