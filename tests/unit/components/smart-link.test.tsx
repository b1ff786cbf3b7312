import { render, screen } from '@testing-library/react'
import { SmartLink } from '@/components/kit/smart-link'

test.each(['/history', '#sources'])('a link within the site has no rel: %s', (href) => {
  render(<SmartLink href={href}>there</SmartLink>)

  expect(screen.getByRole('link')).toHaveAttribute('href', href)
  expect(screen.getByRole('link')).not.toHaveAttribute('rel')
})

test('a link out of the site gives the other page no handle on ours', () => {
  render(<SmartLink href="https://example.org">there</SmartLink>)

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener')
})

test('a paid link says so and sends no referrer', () => {
  render(
    <SmartLink href="https://example.org" sponsored>
      there
    </SmartLink>,
  )

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer sponsored')
})
