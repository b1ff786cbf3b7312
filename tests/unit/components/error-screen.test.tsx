import { render, screen } from '@testing-library/react'
import { ErrorScreen } from '@/components/frame/error-screen'

test('the screen of last resort says so and offers two ways on', () => {
  render(<ErrorScreen />)

  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})
