import { render, screen } from '@testing-library/react'
import { SymptomDetails } from '@/app/installation-maintenance/care-and-repair/symptom-details'
import { careAndRepairSchema } from '@/content/model/schemas/care-and-repair'
import { content, outline } from '@/content/pages/installation-maintenance/care-and-repair'
import { allEntries } from '@/content/model/outline'
import { prose, text } from '../../lib/words'

const symptom = {
  id: 'squeaky-hinge',
  symptom: text('Squeaky hinge'),
  signs: [prose('It squeaks when it *swings*.')],
  steps: [prose('Oil it.'), prose('Swing it.')],
  time: prose('A minute.'),
  parts: prose('Oil.'),
  help: prose('Never.'),
}

test('a symptom is folded under its name, and a link leads into what is folded', () => {
  const { container } = render(<SymptomDetails symptom={symptom} />)

  const details = container.querySelector('details')
  const heading = screen.getByRole('heading', { level: 3, name: 'Squeaky hinge' })
  expect(details).not.toHaveAttribute('open')
  expect(heading.parentElement?.tagName).toBe('SUMMARY')
  // Browsers open it for a target that is folded, not for one in the summary.
  const target = container.querySelector('#squeaky-hinge')
  expect(target?.closest('details')).toBe(details)
  expect(target?.closest('summary')).toBeNull()
})

test('a symptom without a step is refused', () => {
  const [group] = content.troubles
  const troubles = [{ ...group, symptoms: [{ ...symptom, steps: [] }] }]

  expect(careAndRepairSchema.safeParse({ ...content, troubles }).success).toBe(false)
})

test('the guide has at least twelve symptoms, and search and contents know each', () => {
  const symptoms = content.troubles.flatMap((group) => group.symptoms)
  const headings = new Map(allEntries(outline.sections).map(({ id, heading }) => [id, heading]))

  expect(symptoms.length).toBeGreaterThanOrEqual(12)
  for (const { id, symptom } of symptoms) expect(headings.get(id)).toBe(symptom)
})
