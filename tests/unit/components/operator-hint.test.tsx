/** @jest-environment node */
import { renderToString } from 'react-dom/server'

const environment = process.env
afterEach(() => {
  process.env = environment
})

/** The hint as a build with these variables writes it: settings are read once, when they are imported. */
async function hintWith(variables: Partial<NodeJS.ProcessEnv>): Promise<string> {
  jest.resetModules()
  process.env = { ...environment, ...variables }
  const { OperatorHint } = await import('@/components/kit/operator-hint')
  return renderToString(<OperatorHint text="Set news.frameUrl." />)
}

const forReaders = { npm_lifecycle_event: 'start', SITE_URL: 'https://fences.org' }

test.each([
  ['npm start shows it', true, { npm_lifecycle_event: 'start' }],
  ['npm run build leaves it out, even with the example address', false, { npm_lifecycle_event: 'build' }],
  ['for a real address npm start leaves it out, too', false, forReaders],
])('%s', async (_, isShown, variables) => {
  expect((await hintWith(variables)) !== '').toBe(isShown)
})
