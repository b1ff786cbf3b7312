/**
 * What a press sets off by leaving a field waits until the press is over. A plan that is drawn again amid it can move the
 * button away from under the pointer, and the click would go to something else, or to nothing.
 * @returns what runs a thing now, or once the press that is going on is over
 */
export function createAfterPress(): (run: () => void) => void {
  let isPressed = false
  let waiting: (() => void)[] = []
  const end = () => {
    isPressed = false
    const runs = waiting
    waiting = []
    for (const run of runs) run()
  }
  addEventListener(
    'mousedown',
    ({ button, target }) => {
      // Lists that the browser opens itself may keep the end of a press.
      isPressed =
        button === 0 && target instanceof Element && target.closest('button, summary, label, a') !== null
    },
    true,
  )
  // Before the click does what the button says; one that is let go beside it has none.
  addEventListener('click', end, true)
  addEventListener('mouseup', () => setTimeout(end), true)
  return (run) => {
    if (isPressed) waiting.push(run)
    else run()
  }
}
