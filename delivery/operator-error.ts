/** Something that whoever runs a command can put right: printed as a sentence, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/**
 * The messages of an error that is meant for an operator, or of several at once.
 * @returns undefined for any other error, whose stack trace is needed
 */
export function operatorMessages(error: unknown): string[] | undefined {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const messages = errors.flatMap((one) => (one instanceof OperatorError ? [one.message] : []))
  return messages.length === errors.length ? messages : undefined
}

/** Ends the process with status 1 and the error's message. */
export function exitWithError(error: unknown): never {
  const messages = operatorMessages(error)
  if (messages === undefined) throw error
  console.error(messages.join('\n'))
  process.exit(1)
}
