import { render, screen } from '@testing-library/react'
import { SmartLink } from '@/components/kit/smart-link'

// `noopener` is about new tabs alone, and no link of a text opens one.
test.each(['/history', '#sources', 'https://example.org'])('a link has no rel: %s', (href) => {
  render(<SmartLink href={href}>there</SmartLink>)

  expect(screen.getByRole('link')).toHaveAttribute('href', href)
  expect(screen.getByRole('link')).not.toHaveAttribute('rel')
})

test('a sponsored link is marked and sends no referrer', () => {
  render(
    <SmartLink href="https://example.org" sponsored>
      there
    </SmartLink>,
  )

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer sponsored')
})
