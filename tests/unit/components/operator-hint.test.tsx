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

test('npm start shows it', async () => {
  expect(await hintWith({ npm_lifecycle_event: 'start' })).toContain('Preview only.')
})

test('npm run build leaves it out, even with the example address', async () => {
  expect(await hintWith({ npm_lifecycle_event: 'build' })).toBe('')
})

test('for a real address npm start leaves it out, too', async () => {
  expect(await hintWith({ npm_lifecycle_event: 'start', SITE_URL: 'https://fences.org' })).toBe('')
})
