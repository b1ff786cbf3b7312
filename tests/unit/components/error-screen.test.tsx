import { render, screen } from '@testing-library/react'
import { ErrorScreen } from '@/components/frame/error-screen'

test('the error screen offers a reload and the home page', () => {
  render(<ErrorScreen />)

  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
  expect(screen.getByText('Reload')).toHaveAttribute('href', '')
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})
