import { renderToString } from 'react-dom/server'
import { OperatorHint } from '@/components/kit/operator-hint'
import { openStore, setCurrentStore } from '@/content/model/store/store'

/** The hint as a build with these variables writes it. */
function hintWith(environment: Record<string, string>): string {
  setCurrentStore(openStore({ settings: 'tests/fixtures/site.json', environment }))
  return renderToString(<OperatorHint text="Set news.frameUrl." />)
}

const forReaders = { npm_lifecycle_event: 'start', SITE_URL: 'https://fences.org' }

test.each([
  ['npm start shows it', true, { npm_lifecycle_event: 'start' }],
  ['npm run build leaves it out, even with the example address', false, { npm_lifecycle_event: 'build' }],
  ['for a real address npm start leaves it out, too', false, forReaders],
])('%s', (_, isShown, variables) => {
  expect(hintWith(variables) !== '').toBe(isShown)
})
