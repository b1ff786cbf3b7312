import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { describe, test } from 'node:test'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { parse } from 'yaml'
import { z } from 'zod'
import { emptyFolder } from '../lib/empty-folder'
import { fill } from '../lib/fill'
import { runIn } from '../lib/run-in'
import packageFile from '../../package.json' with { type: 'json' }

// The workflows of .github/, read by the parser that GitHub's own editor extension uses. None of them has run here.

const folder = '.github/workflows'
const project = emptyFolder()

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']))
const step = z.object({
  ...{ uses: z.string().optional(), run: z.string().optional() },
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.string()).default({}),
})
const job = z.object({
  permissions: permissions.optional(),
  needs: z.string().optional(),
  'timeout-minutes': z.number(),
  steps: z.array(step),
})
const workflow = z.object({ permissions, jobs: z.record(z.string(), job) })
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** One version of each action: its commit, and the release that the comment names. */
const pins = new Map<string, string>()

for (const file of readdirSync(folder)) {
  describe(file, () => {
    const text = read(file)
    const { jobs, permissions: always } = workflow.parse(parse(text))
    const steps = Object.values(jobs).flatMap((one) => one.steps)

    test('GitHub’s parser finds nothing wrong', async () => {
      const { context, value } = parseWorkflow({ name: file, content: text }, new NoOperationTraceWriter())
      assert.deepEqual(context.errors.getErrors(), [])
      assert(value)
      const template = await convertWorkflowTemplate(context, value)
      assert.deepEqual(template.errors ?? [], [])
    })

    test('each action is pinned to a commit, with the release in a comment', () => {
      const used = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line))
      assert.equal(used.length, steps.filter(({ uses }) => uses !== undefined).length)
      for (const line of used) {
        const [, action = '', pin = ''] =
          /uses: (actions\/[\w-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/.exec(line) ?? []
        assert.notEqual(action, '', line)
        assert.equal(pins.get(action) ?? pin, pin, `${action} is there in two versions`)
        pins.set(action, pin)
      }
    })

    test('every command is one of this project', () => {
      for (const { run = '' } of steps) {
        if (run === '' || run === 'npm ci') continue
        const [, script] = /\bnpm (?:run )?([\w:]+)$/.exec(run) ?? []
        const [, program] = /\bbash (\S+)$/.exec(run) ?? []
        assert(script ? script in packageFile.scripts : program && existsSync(program), run)
        // What GitHub fills in could hold commands: it is passed on in `env`.
        assert.doesNotMatch(run, /\$\{\{/)
      }
    })

    test('nothing may write but what publishes, which runs no code of the repository', () => {
      assert(Object.values(always).every((right) => right === 'read'))
      for (const { permissions: own = {}, steps: its } of Object.values(jobs)) {
        if (!Object.values(own).includes('write')) continue
        assert.deepEqual(own, { pages: 'write', 'id-token': 'write' })
        assert(its.every(({ uses = '' }) => uses.startsWith('actions/deploy-pages@')))
      }
      for (const { uses = '', with: given } of steps)
        if (uses.startsWith('actions/checkout@')) assert.equal(given['persist-credentials'], false)
    })
  })
}

const { permissions: may, steps = [] } = workflow.parse(parse(read('pages.yml'))).jobs['build'] ?? {}
const build = steps.findIndex(({ run }) => run === 'npm run build')

test('ci.yml checks content first, and keeps a draft of each pull request that no search engine lists', () => {
  const text = read('ci.yml')
  const { jobs } = workflow.parse(parse(text))
  assert.deepEqual(
    Object.entries(jobs).map(([name, { needs }]) => [name, needs]),
    [
      ['check', undefined],
      ['preview', 'check'],
      ['test', 'check'],
      ['advisories', undefined],
    ],
  )
  assert.equal(jobs['check']?.steps.at(-1)?.run, 'npm run check')
  const [build, upload] = jobs['preview']?.steps.slice(-2) ?? []
  assert.deepEqual([build?.run, build?.env], ['npm run build', { SITE_INDEX: 'off' }])
  assert.deepEqual(upload?.with, { name: 'preview', path: 'out', 'retention-days': 7 })
  // What a fork proposes runs without secrets, and may write nothing.
  assert.doesNotMatch(text, /pull_request_target|secrets\./)
})

test('pages.yml publishes all of out/, built for the address that Pages have', () => {
  const upload = steps.findIndex(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'))
  assert(steps.findIndex(({ run }) => run?.endsWith('npm test')) < build && build < upload)
  assert.equal(steps[build]?.env['SITE_URL'], '${{ steps.pages.outputs.base_url }}')
  assert.deepEqual(steps[upload]?.with, { path: 'out', 'include-hidden-files': true, 'retention-days': 90 })
  assert(existsSync('out/.well-known/security.txt'))
})

test('pages.yml keeps the hashed files of the build that is online, if there is one', async () => {
  assert.equal(steps[build]?.env['KEEP_BUILDS'], '1')
  assert.equal(steps[build - 1]?.run, 'bash .ci/former-site')
  assert.equal(may?.['actions'], 'read')

  // Plays GitHub's command line: run 7 has an artifact, as upload-pages-artifact packs it, and 8 none.
  const gh = `#!/bin/sh
case "$1 $2 $3" in
  'run list --workflow') echo "$RUN" ;;
  'run download 7') cd site && tar -cf "$7/artifact.tar" . ;;
  *) exit 1 ;;
esac`
  await writeFile(path.join(project, 'gh'), gh, { mode: 0o755 })
  await fill(project, { 'site/page.js': 'before' })
  const PATH = `${project}:${process.env['PATH']}`
  const restore = (RUN: string) => runIn(project, ['bash', path.resolve('.ci/former-site')], { RUN, PATH })
  assert.equal((await restore('7')).code, 0)
  assert.equal(await readFile(path.join(project, 'out', 'page.js'), 'utf8'), 'before')
  for (const run of ['8', '']) {
    assert.equal((await restore(run)).code, 0)
    assert(!existsSync(path.join(project, 'out')))
  }
})
