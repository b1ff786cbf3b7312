import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureText } from '../../delivery/build/publish-export'
import { OperatorError, operatorMessages } from '../../delivery/operator-error'

test('what an operator can put right is printed as a sentence', () => {
  const error = new OperatorError('history.html: needs one <title>')

  assert.deepEqual(operatorMessages(error), ['history.html: needs one <title>'])
  assert.equal(operatorMessages(new AggregateError([error, error]))?.length, 2)
})

test('a bug keeps its stack trace', () => {
  assert.equal(operatorMessages(new Error('undefined is not a function')), undefined)
  assert.equal(operatorMessages(new AggregateError([new OperatorError('a'), new Error('b')])), undefined)
})

test('a build that fails says so, and where its export is', () => {
  const shape = new OperatorError('404.html: has an unknown script: x')

  assert.match(
    failureText(shape, '.next/export-unfinished') ?? '',
    /^\nThe build has stopped, and out\/ is as it was.*\n {2}404\.html: has an unknown script: x\n$/,
  )
  assert.equal(failureText(new Error('a bug'), ''), undefined)
})
