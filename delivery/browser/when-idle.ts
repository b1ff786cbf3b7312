type WhenIdle = (task: () => void, options?: IdleRequestOptions) => unknown

/** Safari has no requestIdleCallback. */
export const whenIdle: WhenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task))
