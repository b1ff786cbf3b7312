import assert from 'node:assert/strict'
import { test } from 'node:test'
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
