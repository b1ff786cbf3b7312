import { render, screen } from '@testing-library/react'
import { SmartLink } from '@/components/kit/smart-link'

test.each(['/history', '#sources'])('a link within the site has no rel: %s', (href) => {
  render(<SmartLink href={href}>there</SmartLink>)

  expect(screen.getByRole('link')).toHaveAttribute('href', href)
  expect(screen.getByRole('link')).not.toHaveAttribute('rel')
})

test('a link to another site opens without opener', () => {
  render(<SmartLink href="https://example.org">there</SmartLink>)

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener')
})

test('a sponsored link is marked and sends no referrer', () => {
  render(
    <SmartLink href="https://example.org" sponsored>
      there
    </SmartLink>,
  )

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer sponsored')
})
