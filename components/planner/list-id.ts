/** The place of the list. A page that comes back with a plan for its fragment shows the list at once. */
export const listId = 'plan-list'
