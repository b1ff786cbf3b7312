import { stem } from './words'

/** Words that mean the same to somebody who looks for help with a fence. Each finds the others of its group. */
const groups = `
wood wooden timber lumber, picket paling pale, rail stringer crossbar crosspiece, gate door
stain paint seal sealant varnish finish, fix repair mend replace, install installation build, dig dug, clean wash
permit zoning permission, rule code law regulation legal requirement, cost price pay expensive, cheap budget affordable
sea salt coast beach ocean, slope hill grade incline, lean tilt wobbly, break snap damage crack
rot rotten decay, rust corrosion corrode, big size, compare comparison difference versus, book novel
mistake error correction, gray grey, curb kerb, mold mould, metal steel iron, concrete cement, vinyl pvc plastic, deep depth, high height, 4 four, 6 six, 8 eight
`
  .split(/[,\n]/)
  .map((group) => group.trim().split(' '))

export const synonymWords: readonly string[] = groups.flat()

export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  groups
    .map((group) => group.map(stem))
    .flatMap((terms) => terms.map((term) => [term, terms.filter((other) => other !== term)])),
)
