// What the first touch can do without: fetched when a reader chooses another material than wood, opens a plan, or takes
// one along. A bundle of its own, so it shares no state with the element: what it needs is handed to it.

export { otherMaterials } from '../../../content/model/planner/materials/others'
export { withOutline } from '../first-outline'
export { printSheet } from './print-sheet'
export { readAddress } from './read-address'
export { takeAlong } from './take-along'
