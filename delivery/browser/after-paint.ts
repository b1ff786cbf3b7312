/** After the next paint, so that nothing delays what the reader sees. */
export const afterPaint = (task: () => unknown): unknown => requestAnimationFrame(() => setTimeout(task))
