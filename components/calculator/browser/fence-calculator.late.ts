// What the first touch can do without: fetched when a reader chooses another material than wood, opens a plan, or takes
// one along. A bundle of its own, so it shares no state with the element: what it needs is handed to it.

export { otherMaterials } from '../../../content/model/planner/materials/others'
export { sheetNode } from './sheets'
export { readOldQuery } from '../../../content/model/planner/old-link'
export { drawingPng, drawingSvg } from './drawing-files'
export { download, listCsv, planFile, queryOfFile } from './files'
export { planDays } from './plan-days'
