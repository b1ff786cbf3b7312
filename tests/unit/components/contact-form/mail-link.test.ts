import { composeMail } from '@/components/contact-form/compose'
import { asking, longestLink, mailLink } from '@/components/contact-form/mail-link'

/** As a mail program reads it (RFC 6068). */
function opened(address: string) {
  const [to = '', query = ''] = address.replace(/^mailto:/, '').split('?')
  const fields = Object.fromEntries(
    query.split('&').map((field) => field.split('=').map((part) => decodeURIComponent(part))),
  )
  return { to, ...fields }
}

test('a message arrives as it was typed, whatever it holds', () => {
  const body = 'a & b = c?\n\n100 % of “posts” #1 + 2\r\n😀 <b>&body=forged&bcc=x@example.com'
  expect(opened(mailLink('ann+f@example.com', { subject: 'Fences & gates?', body }))).toEqual({
    to: 'ann+f@example.com',
    subject: 'Fences & gates?',
    body: body.replaceAll(/\r?\n/g, '\r\n'),
  })
})

test('half a letter, which no address can hold, is replaced', () => {
  expect(opened(mailLink('ann@example.com', { subject: '\ud83d', body: 'cut \udc4d' }))).toEqual({
    to: 'ann@example.com',
    subject: '\ufffd',
    body: 'cut \ufffd',
  })
})

test('answers go below the questions', () => {
  expect(asking(['Page:', 'Sentence:'])).toBe('Page:\n\n\nSentence:\n\n\n')
})

test('a mail says first what its sender says, then the details that there are', () => {
  expect(
    composeMail('An error', { message: ' Two words.\n', page: '/history', name: '  ', email: 'a@b.c' }),
  ).toEqual({
    subject: 'An error',
    body: 'Two words.\n\nPage: /history\nEmail: a@b.c',
  })
  expect(composeMail('A message', { message: 'Hello' }).body).toBe('Hello')
})

test('an address tells how long a message it takes: letters of other scripts need nine characters each', () => {
  const lengthOf = (body: string) => mailLink('hello@example.com', { subject: 'A message', body }).length
  expect(lengthOf('x'.repeat(1800))).toBeLessThan(longestLink)
  expect(lengthOf('柵'.repeat(210))).toBeGreaterThan(longestLink)
})
