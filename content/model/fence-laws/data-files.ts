/** The files below /data: the open data, to which pages may link, and what the fence calculator takes from it. */
export const dataFiles = [
  'fence-rules.csv',
  'fence-rules.json',
  'datapackage.json',
  'changes.xml',
  'planner.json',
] as const
