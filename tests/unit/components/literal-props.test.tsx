import { render, screen } from '@testing-library/react'
import { ButtonLink } from '@/components/kit/button-link'
import { SmartLink } from '@/components/kit/smart-link'
import { Picture } from '@/components/picture/picture'

// The compiler is the test: an "expected" error that does not come is an error of its own.

test('a link to a page compiles, one to nowhere does not', () => {
  const address: string = 'https://example.com'
  render(
    <>
      <SmartLink href="/history#timeline">History</SmartLink>
      <SmartLink href={address}>Elsewhere</SmartLink>
      <ButtonLink tone="filled" href="/books">
        Books
      </ButtonLink>
      {/* @ts-expect-error -- no page is at "/histroy" */}
      <SmartLink href="/histroy">History</SmartLink>
      {/* @ts-expect-error -- no page is at "/book" */}
      <ButtonLink tone="filled" href="/book">
        Books
      </ButtonLink>
    </>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(5)
})

test('the name of a picture that is not there does not compile', async () => {
  expect(await Picture({ name: 'wooden' })).toBeTruthy()
  // @ts-expect-error -- no picture is named "woden"
  await expect(Picture({ name: 'woden' })).rejects.toThrow('has no picture "woden"')
})
