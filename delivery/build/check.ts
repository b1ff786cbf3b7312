import '../needs-node'
import { annotate } from './annotate'
import { checkContent, findingsOfContent } from './check-content'

/**
 * `npm run check`: validates content and settings without building, and names what an editor should look at; with
 * `-- --coverage` also what the states' pages tell, and do not, and with `-- --old` (or `-- --old=2028-01-01`) what was
 * read longer ago than its kind keeps, on that day.
 */
const findings = await findingsOfContent(await checkContent())
if (findings.length > 0) {
  console.warn(`\nWorth another look:\n${findings.map((finding) => `  ${finding}`).join('\n')}\n`)
  annotate('warning', findings)
}
if (process.argv.includes('--coverage')) {
  const { coverageLines } = await import('../../content/model/fence-laws/coverage')
  const { states } = await import('../../content/model/fence-laws/states')
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
  const { oldFindings } = await import('../../content/model/checks/findings')
  const due = oldFindings(today)
  console.log(`\nTo be read again: ${due.length}\n${due.map((line) => `  ${line}\n`).join('')}`)
}
console.log('Content and settings are fine.')
