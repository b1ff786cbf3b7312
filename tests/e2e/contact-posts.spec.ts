import type { RequestListener } from 'node:http'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startUpstream, type Asked } from '../lib/upstream'
import { endpoint, serveConfigured } from './lib/configured'

// The contact form of a site that names an endpoint, with servers of this machine that answer as services do.

const preview = serveConfigured('isolated')

/** The page as it would be built for another endpoint: the address stands in its form and in its policy. */
async function postTo(page: Page, address: string): Promise<void> {
  await page.route(/\/contact-form\?/, async (route) => {
    const response = await route.fetch()
    const headers = Object.fromEntries(
      Object.entries(response.headers()).map(([name, value]) => [name, value.replaceAll(endpoint, address)]),
    )
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll(endpoint, address) })
  })
}

const message = { name: 'Ann', email: 'ann@example.org', page: '/history', message: 'Two words, “quoted”.' }

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Topic').selectOption('corrections')
  await page.getByLabel('Your name').fill(message.name)
  await page.getByLabel('Your email').fill(message.email)
  await page.getByLabel('Page it is about').fill(message.page)
  await page.getByRole('textbox', { name: 'Message' }).fill(message.message)
}

async function open(page: Page, site = preview.url): Promise<void> {
  await page.goto(`${site}/contact-form?category=general`)
  await expect(page.locator('form')).toHaveAttribute('novalidate', '')
  await fillIn(page)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const thanks = (page: Page) => page.getByRole('heading', { name: /^Your message is away/ })

const fieldsOf = (asked: Asked | undefined) => Object.fromEntries(new URLSearchParams(asked?.body))

/**
 * Starts a service, has the form post to it, and sends. The site is served from the same port: a browser asks before a page
 * that the test has put in another's place may reach this machine.
 */
async function sendTo(page: Page, answer: RequestListener) {
  const target = '/f/contact'
  let reply = answer
  const server = await startUpstream(async (request, response) => {
    if (request.url === target) return void request.on('end', () => reply(request, response))
    const { status, headers, text } = await fetchText(`${preview.url}${request.url}`)
    const put = (value: string) => value.replaceAll(endpoint, `http://127.0.0.1:${server.port}${target}`)
    const policy = headers.get('Content-Security-Policy') ?? ''
    response.writeHead(status, {
      'Content-Type': headers.get('Content-Type') ?? '',
      'Content-Security-Policy': put(policy),
    })
    response.end(put(text))
  })
  await open(page, `http://127.0.0.1:${server.port}`)
  await send(page).click()
  return {
    posts: () => server.asked.filter(({ method }) => method === 'POST'),
    answer: (next: RequestListener) => void (reply = next),
    stop: server.stop,
  }
}

async function fetchText(address: string) {
  const response = await fetch(address)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const answers: [name: string, answer: RequestListener][] = [
  [
    'Formspree',
    ({ headers }, response) =>
      headers.accept?.includes('json')
        ? response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true,"next":"/thanks"}')
        : response.writeHead(302, { Location: 'https://formspree.io/thanks' }).end(),
  ],
  [
    'Netlify Forms',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Thank you!</h1>'),
  ],
  ['a script that answers 200', (_, response) => response.writeHead(200).end('OK')],
  ['a script that answers 204', (_, response) => response.writeHead(204).end()],
  [
    'a script that sends the browser on',
    ({ method }, response) =>
      method === 'POST' ? response.writeHead(303, { Location: '/f/contact' }).end() : response.end('Thanks'),
  ],
]
for (const [name, answer] of answers) {
  test(`${name} takes a message, once, with all its fields`, async ({ page }) => {
    const service = await sendTo(page, answer)
    await expect(thanks(page)).toBeVisible()
    await expect(page.locator('form')).toBeHidden()
    await expect(page.locator('#sent')).toBeFocused()
    const posts = service.posts()
    expect(posts).toHaveLength(1)
    expect(posts[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(posts[0]?.headers.accept).toBe('application/json')
    expect(fieldsOf(posts[0])).toEqual({
      ...message,
      topic: 'corrections',
      'form-name': 'contact',
      _gotcha: '',
    })

    await page.getByRole('button', { name: 'Write another' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    service.stop()
  })
}

const failures: [name: string, answer: RequestListener, says: RegExp][] = [
  [
    'a service that finds a fault',
    (_, response) =>
      response
        .writeHead(403, { 'Content-Type': 'application/json' })
        .end('{"errors":[{"code":"INACTIVE","message":"This form is closed <b>now</b>."}]}'),
    /This form is closed <b>now<\/b>\. Your words/,
  ],
  ['a server that takes no posts', (_, response) => response.writeHead(405).end(), /Nobody takes messages/],
  ['a server that breaks', (_, response) => response.writeHead(500).end('Oops'), /error 500/],
  ['a connection that ends', (_, response) => void response.destroy(), /No answer came/],
]
for (const [name, answer, says] of failures) {
  test(`${name}: said clearly, every word kept, and a mail offered`, async ({ page }) => {
    const service = await sendTo(page, answer)
    await expect(page.getByRole('alert')).toContainText(says)
    for (const [field, value] of Object.entries(message))
      await expect(page.locator(`[name=${field}]`)).toHaveValue(value)
    await expect(send(page)).toBeEnabled()

    service.answer((_, response) => response.writeHead(204).end())
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    service.stop()
  })
}

test('a fault of a field stands beside it, where the focus goes', async ({ page }) => {
  const service = await sendTo(page, (_, response) =>
    response
      .writeHead(422, { 'Content-Type': 'application/json' })
      .end('{"errors":[{"field":"email","message":"should be an email"}]}'),
  )
  await expect(page.getByLabel('Your email')).toBeFocused()
  await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('should be an email')
  await expect(page.getByRole('alert')).toBeHidden()
  service.stop()
})

test('who presses Send twice, or five times, sends once', async ({ page }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  const service = await sendTo(page, (_, response) => void held.then(() => response.writeHead(204).end()))
  const button = page.locator('[type=submit]')
  await expect(button).toHaveText('Sending…')
  for (let press = 0; press < 4; press += 1) await button.click({ force: true })
  answer()
  await expect(thanks(page)).toBeVisible()
  expect(service.posts()).toHaveLength(1)
  service.stop()
})

test('the preview keeps a message as a file, and nothing of a robot’s', async ({ page }) => {
  await postTo(page, '/api/contact')
  await open(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()

  const folder = path.join(await preview.folder(), 'messages')
  const [name = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(await readFile(path.join(folder, name), 'utf8')).toContain(message.message)

  await page.getByRole('button', { name: 'Write another' }).click()
  await fillIn(page)
  await page
    .locator('[name=_gotcha]')
    .evaluate((node: HTMLInputElement) => (node.value = 'https://spam.example'))
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await readdir(folder)).toEqual([name])
  await rm(folder, { recursive: true })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser posts it, and shows the same thanks', async ({ page }) => {
    await postTo(page, '/api/contact')
    await page.goto(`${preview.url}/contact-form?category=general`)
    await fillIn(page)
    await send(page).click()

    await expect(page).toHaveURL(`${preview.url}/contact-form#sent`)
    await expect(thanks(page)).toBeVisible()
    await expect(page.locator('form')).toBeHidden()
    await rm(path.join(await preview.folder(), 'messages'), { recursive: true })
  })
})
