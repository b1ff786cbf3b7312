import assert from 'node:assert/strict'
import { test } from 'node:test'
import { originForm } from '../../../delivery/preview/origin-form'

test('a request in the form for proxies asks for its path; any other is as it was sent', () => {
  for (const [target, path] of [
    ['http://127.0.0.1:3000/history?from=old', '/history?from=old'],
    ['HTTPS://fences.example', '/'],
    ['http://fences.example?q=a', '/?q=a'],
    ['http://fences.example//evil.example/', '//evil.example/'],
    ['/http://fences.example/', '/http://fences.example/'],
    ['*', '*'],
  ])
    assert.equal(originForm(target), path)
})
