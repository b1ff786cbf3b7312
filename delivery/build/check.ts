import '../needs-node'
import { coverageLines } from '../../content/model/fence-laws/coverage'
import { states } from '../../content/model/fence-laws/states'
import { contentFindings, oldFindings } from '../../content/model/checks/findings'
import { annotate } from './annotate'
import { checkContent } from './check-content'

/**
 * `npm run check`: validates content and settings without building, and names what an editor should look at; with
 * `-- --coverage` also what the states' pages tell, and do not, and with `-- --old` (or `-- --old=2028-01-01`) what was
 * read longer ago than its kind keeps, on that day.
 */
await checkContent()
const findings = contentFindings()
if (findings.length > 0) {
  console.warn(`\nWorth another look:\n${findings.map((finding) => `  ${finding}`).join('\n')}\n`)
  annotate('warning', findings)
}
if (process.argv.includes('--coverage')) {
  console.log(
    `\nFence laws:\n${coverageLines(states())
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
  )
}
const old = process.argv.find((word) => /^--old(?:=|$)/.test(word))
if (old) {
  const [, day] = old.split('=')
  const today = day === undefined ? new Date() : new Date(day)
  if (Number.isNaN(today.valueOf())) {
    console.error(`--old takes a day such as 2028-01-01, not "${day}".`)
    process.exit(2)
  }
  const due = oldFindings(today)
  console.log(`\nTo be read again: ${due.length}\n${due.map((line) => `  ${line}\n`).join('')}`)
}
console.log('Content and settings are fine.')
