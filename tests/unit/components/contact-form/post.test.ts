/** @jest-environment jsdom */
import { post } from '@/components/contact-form/browser/post'

// How the form reads an answer. What each service answers is played by a server in tests/e2e/contact-form.spec.ts.

const fetched = jest.fn()

beforeEach(() => {
  fetched.mockReset()
  Object.assign(globalThis, { fetch: fetched })
  // jsdom has none.
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal })
})

const answer = (status: number, body: unknown, type = 'application/json') =>
  fetched.mockResolvedValue({
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers({ 'Content-Type': type }),
    json: async () => (typeof body === 'string' ? JSON.parse(body) : body),
  })

const sent = () => post('/api/contact', new FormData())

test.each([
  ['what Formspree answers', 200, { ok: true }, 'application/json'],
  ['a page', 200, '<p>Thanks</p>', 'text/html'],
  ['nothing', 204, '', ''],
  ['JSON that is none', 200, '{', 'application/json'],
])('%s counts as taken', async (_, status, body, type) => {
  answer(status, body, type)
  expect(await sent()).toEqual([])
})

test.each([
  [
    'faults of fields',
    422,
    { errors: [{ field: 'email', message: 'should be an email' }] },
    [{ field: 'email', says: 'should be an email' }],
  ],
  ['one fault', 400, { error: 'Form not found' }, [{ field: undefined, says: 'Form not found' }]],
  [
    'a fault in an answer that is called fine',
    200,
    { ok: false, errors: [{ message: 'Spam' }] },
    [{ field: undefined, says: 'Spam' }],
  ],
  [
    'faults that are none',
    500,
    { errors: [null, 7, {}, { message: {} }] },
    [{ says: 'The server could not take the message (error 500).' }],
  ],
  ['a page that is missing', 404, '<p>404</p>', [{ says: expect.stringContaining('Nobody takes messages') }]],
  ['too much', 413, '', [{ says: expect.stringContaining('too long') }]],
])('%s: said, and not taken', async (_, status, body, faults) => {
  answer(status, body, typeof body === 'string' ? 'text/html' : 'application/json')
  expect(await sent()).toEqual(faults)
})

test('a fault of a million letters is cut', async () => {
  answer(400, { error: 'x'.repeat(1_000_000) })
  expect((await sent())[0]?.says).toHaveLength(300)
})

test('no answer is told apart from no connection', async () => {
  fetched.mockRejectedValue(new TypeError('refused'))
  expect(await sent()).toEqual([{ says: 'No answer came from the server.' }])
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await sent()).toEqual([{ says: 'You are offline.' }])
})
