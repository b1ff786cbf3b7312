import { render, screen } from '@testing-library/react'
import { Blocks } from '@/components/article/blocks'
import { DataTable } from '@/components/kit/data-table'
import { JsonLd } from '@/components/frame/json-ld'
import { sectionEntries } from '@/content/model/outline'
import { SourceList } from '@/components/article/source-list'
import { prose, text } from '../../lib/words'

test('a table that a phone has no room for is set in lines or has a tab stop, and no other has one', () => {
  const words = 'Lattice and post tops count'
  const table = (columns: number, cell: string | number) => {
    const { container, unmount } = render(
      <DataTable
        caption="Rules"
        head={Array.from({ length: columns }, (_, column) => `No. ${column}`)}
        rows={[Array.from({ length: columns }, () => cell)]}
      />,
    )
    const found = {
      inLines: container.querySelector('table')?.getAttribute('role') === 'table',
      stops: container.querySelectorAll('[tabindex="0"]').length,
    }
    unmount()
    return found
  }

  expect(table(2, words)).toEqual({ inLines: false, stops: 0 })
  expect(table(3, words)).toEqual({ inLines: true, stops: 0 })
  expect(table(5, words)).toEqual({ inLines: false, stops: 1 })
  expect(table(3, 14)).toEqual({ inLines: false, stops: 0 })
  expect(table(5, 14)).toEqual({ inLines: false, stops: 0 })
  expect(table(12, 14)).toEqual({ inLines: false, stops: 1 })
})

test('columns that belong together have a name above theirs', () => {
  const { container } = render(
    <DataTable
      caption="Posts"
      head={['Run', 'Posts', 'Rails', 'Posts']}
      groups={[
        { name: '8 ft', columns: 2 },
        { name: '6 ft', columns: 1 },
      ]}
      rows={[['25 ft', 5, 12, 6]]}
    />,
  )

  const rows = [...container.querySelectorAll('thead tr')].map((row) =>
    [...row.querySelectorAll('th')].map((cell) => [cell.textContent, cell.colSpan, cell.rowSpan, cell.scope]),
  )
  expect(rows).toEqual([
    [
      ['Run', 1, 2, 'col'],
      ['8\u00a0ft', 2, 1, 'colgroup'],
      ['6\u00a0ft', 1, 1, 'colgroup'],
    ],
    [
      ['Posts', 1, 1, 'col'],
      ['Rails', 1, 1, 'col'],
      ['Posts', 1, 1, 'col'],
    ],
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
    { id: 'done', heading: 'Done', text: done.items },
  ])
})

test('sources are linked when their address is known and lead back to each mention', () => {
  render(
    <SourceList
      sources={[
        {
          key: 'a',
          number: 1,
          citations: 2,
          title: text('Wood Handbook'),
          publisher: text('FPL'),
          href: 'https://fpl.example',
          kind: 'government',
          read: '2026-11-21',
        },
        {
          key: 'b',
          number: 2,
          citations: 1,
          title: text('Old bulletin'),
          publisher: text('OSU'),
          author: text('J. M. Oregon'),
          year: text('1947'),
          pages: text('pp. 3–5'),
          report: text('Bulletin 681'),
          isbn: '978-0-306-40615-7',
          kind: 'university',
          interest: text('sells posts'),
          read: '2026-11-20',
          archived: true,
        },
      ]}
    />,
  )

  expect(screen.getByRole('link', { name: 'Wood Handbook' })).toHaveAttribute('href', 'https://fpl.example')
  expect(screen.queryByRole('link', { name: 'Old bulletin' })).not.toBeInTheDocument()
  const ways = screen.getAllByRole('link', { name: '↑' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#c1', '#c2'])
  expect(screen.getAllByRole('listitem').map(({ id }) => id)).toEqual(['s1', 's2'])
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
