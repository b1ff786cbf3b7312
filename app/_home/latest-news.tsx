import { EmbedIsland } from '@/components/embed/embed.island'
import { Island } from '@/components/island/island'
import { OperatorHint } from '@/components/kit/operator-hint'
import { RecentUpdates } from '@/components/frame/recent-updates'
import { content as home } from '@/content/model/pages/home'
import { site } from '@/content/model/site'
import { Preview } from './preview'

/** Height of the news board in px, as its provider draws it. */
const frameHeight = 1600

export function LatestNews() {
  const { frameUrl, pageUrl, provider, saysReady } = site.news
  const { heading, lead, boardLead } = home.news
  return (
    <Preview id="news" heading={heading} lead={frameUrl === '' ? lead : boardLead}>
      {frameUrl === '' ? (
        <>
          <OperatorHint text="Set news.frameUrl in content/site.json to show a news board here." />
          <RecentUpdates />
        </>
      ) : (
        <Island
          name="embed"
          component={EmbedIsland}
          values={{
            src: frameUrl,
            page: pageUrl || frameUrl,
            title: 'Fence news from other publishers',
            provider,
            height: frameHeight,
            loading: 'Loading RSS feed...',
            saysReady,
          }}
          slots={{ fallback: <RecentUpdates /> }}
        />
      )}
    </Preview>
  )
}
