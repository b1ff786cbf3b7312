/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Blocks } from '@/components/article/blocks'
import { DataTable } from '@/components/kit/data-table'
import { JsonLd } from '@/components/frame/json-ld'
import { sectionEntries } from '@/content/model/text/outline'
import { SourceList } from '@/components/article/source-list'
import { prose, text } from '../../lib/words'

test('columns that belong together have a name above theirs', () => {
  const { container } = render(
    <DataTable
      caption="Posts"
      head={['Run', 'Posts', 'Rails', 'Posts']}
      groups={['8 ft', '6 ft'].map((name, index) => ({ name, columns: 2 - index }))}
      rows={[['25 ft', 5, 12, 6]]}
    />,
  )

  const rows = [...container.querySelectorAll('thead tr')].map((row) =>
    [...row.querySelectorAll('th')].map(
      ({ textContent, colSpan, rowSpan, scope }) => `${textContent} ${colSpan}×${rowSpan} ${scope}`,
    ),
  )
  expect(rows).toEqual([
    ['Run 1×2 col', '8\u00a0ft 2×1 colgroup', '6\u00a0ft 1×1 colgroup'],
    ['Posts 1×1 col', 'Rails 1×1 col', 'Posts 1×1 col'],
  ])
  // Their sum is that of the columns, or browsers move names over the wrong ones.
  expect([...container.querySelectorAll('colgroup')].map(({ span }) => span)).toEqual([1, 2, 1])
})

test('columns of numbers are set flush right, with their heads; the rows’ names are not', () => {
  render(
    <DataTable
      caption="Posts"
      head={['Run', 'Posts', 'Holes', 'Notes']}
      rows={[
        ['25 ft', 5, '10 in. (25 cm)[^3:1]', '4'],
        ['50 ft', 1200, '6–8 in.', '4, cut later'],
      ]}
    />,
  )

  const flush = (role: string) => screen.getAllByRole(role).map(({ className }) => className === 'number')
  expect(flush('columnheader')).toEqual([false, true, true, false])
  expect(flush('cell')).toEqual([true, true, false, true, true, false])
  expect(screen.getByRole('cell', { name: '1,200' })).toBeInTheDocument()
})

test('a checklist may stand in a section, and the search finds its lines', () => {
  const done = { kind: 'checklist' as const, items: [prose('All posts plumb'), prose('Holes covered')] }
  render(<Blocks blocks={[done]} />)

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(done.items)
  expect(sectionEntries([{ id: 'done', heading: text('Done'), blocks: [done] }])).toEqual([
    { id: 'done', heading: 'Done', text: done.items, blocks: [done] },
  ])
})

test('a source is linked when its address is known, and told as a reference else', () => {
  const known = { key: 'a', number: 1, citations: 2, title: text('Wood Handbook'), publisher: text('FPL') }
  const old = { key: 'b', number: 2, citations: 1, title: text('Old bulletin'), publisher: text('OSU') }
  const reference = { author: text('J. M. Oregon'), year: text('1947'), pages: text('pp. 3–5') }
  const numbers = { report: text('Bulletin 681'), isbn: '978-0-306-40615-7', interest: text('sells posts') }
  render(
    <SourceList
      sources={[
        { ...known, href: 'https://fpl.example', kind: 'government', read: '2026-11-21' },
        { ...old, ...reference, ...numbers, kind: 'university', read: '2026-11-20', archived: true },
      ]}
    />,
  )

  expect(screen.getByRole('link', { name: 'Wood Handbook' })).toHaveAttribute('href', 'https://fpl.example')
  expect(screen.queryByRole('link', { name: 'Old bulletin' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
    'J. M. Oregon. OSU, 1947, pp. 3–5. Bulletin 681. ISBN 978-0-306-40615-7.',
  )
  expect(screen.getByText('(government; read Nov 21, 2026)')).toBeVisible()
  expect(screen.getByText('(university or research, sells posts; copy read Nov 20, 2026)')).toBeVisible()
})

test('structured data cannot end its own script', () => {
  const { container } = render(<JsonLd data={{ name: '</script><img>' }} />)

  expect(container.innerHTML).not.toContain('</script><img>')
  expect(JSON.parse(container.querySelector('script')?.textContent ?? '').name).toBe('</script><img>')
})
