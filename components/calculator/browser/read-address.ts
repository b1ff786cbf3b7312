import { readOldQuery } from '../../../content/model/planner/old-link'
import { readQuery } from '../../../content/model/planner/read-link'

/** The plan in the query of an address, of this calculator or of the planner before it. */
export const readAddress: typeof readQuery = (query, fieldsOfMaterial) => {
  if (!query.has('length')) return readQuery(query, fieldsOfMaterial)
  const plan = readOldQuery(query)
  return plan ? { plan } : { reason: 'This address holds no plan that can be read.' }
}
