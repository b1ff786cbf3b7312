import { inch, inFeet, inInches, lengthText, widthText, type Length } from './lengths'
import type { Cut, Group, Line, Material, Numeral, PostKind, PostMake, Settings } from './materials/material'
import { figure, line, plural, sum } from './materials/parts'
import type { Plan } from './plan'
import { bagYield, bags, concreteVolume, gravelVolume, wholePieces, type BagPounds } from './quantities'
import { materialOf, settingsOf } from './settings'
import { layOut, type Post, type Yard } from './yard'

/** Posts that are made and set alike. */
export type PostGroup = {
  readonly make: PostMake
  readonly kinds: Readonly<Partial<Record<PostKind, number>>>
  readonly count: number
  /** Of each post: what it needs, and the shortest that is sold. */
  readonly length: Length
  readonly stock: Length | undefined
  /** Cubic feet in one hole. */
  readonly concrete: number
  readonly gravel: number
}

export type Count = {
  readonly plan: Plan
  readonly material: Material
  readonly settings: Settings
  readonly yard: Yard
  readonly groups: readonly PostGroup[]
  readonly lines: readonly Line[]
  /** Posts, two of the material's own, and bags; bags are undefined while the frost depth is not known. */
  readonly numerals: readonly { readonly count: number | undefined; readonly name: string }[]
  readonly cuts: readonly Cut[]
  /** What the list cannot say yet, and why. */
  readonly missing: string | undefined
  readonly notes: readonly string[]
}

/** How one post is made and set. */
export const makeOf = (
  { material, settings }: Pick<Count, 'material' | 'settings'>,
  { kind, isHeavy }: Post,
): PostMake => material.post(kind, isHeavy, settings)

/** What a plan takes that `faultsOf()` accepts. */
export function countPlan(plan: Plan): Count {
  const material = materialOf(plan)
  const settings = settingsOf(plan)
  const yard = layOut(plan, material, settings)
  const groups = groupPosts(yard, material, settings)
  const isDriven = groups.every(({ make }) => make.fill === 'driven')
  const isKnown = plan.frost !== undefined || isDriven
  const ground = groundLines(groups, settings)
  const bagLine = ground.find(({ key }) => key === 'concrete')
  const numerals: readonly Numeral[] = material.numerals(yard, settings)
  return {
    plan,
    material,
    settings,
    yard,
    groups,
    lines: [
      ...postLines(groups, settings, isKnown),
      ...material.lines(yard, settings),
      ...(isKnown
        ? ground
        : ground.filter(
            ({ key }) => key !== 'concrete' && groups.every(({ make }) => make.fill !== 'gravel'),
          )),
      ...gateLines(yard, settings),
    ].filter(({ count }) => count > 0),
    numerals: [
      { count: yard.posts.length, name: 'posts' },
      ...numerals,
      { count: isKnown ? (bagLine?.count ?? 0) : undefined, name: 'bags' },
    ],
    cuts: material.cuts(yard, settings),
    missing: isKnown
      ? undefined
      : 'Say how deep your ground freezes. The length of the posts and the bags of concrete hang on it, so this list has neither yet.',
    notes: notesOn(plan, yard, groups, settings, isKnown, bagLine),
  }
}

function groupPosts(yard: Yard, material: Material, settings: Settings): PostGroup[] {
  const groups = new Map<string, PostGroup>()
  for (const { kind, isHeavy, extra } of yard.posts) {
    const make = material.post(kind, isHeavy, settings)
    const length = make.above + make.depth + extra
    const stock = make.stock.length > 0 ? (make.stock.find((sold) => sold >= length) ?? length) : undefined
    const key = [make.name, make.depth, make.hole, stock ?? length].join()
    const before = groups.get(key)
    const [hole, depth, width] = [make.hole, make.depth, make.width].map(inInches)
    groups.set(key, {
      make,
      kinds: { ...before?.kinds, [kind]: (before?.kinds[kind] ?? 0) + 1 },
      count: (before?.count ?? 0) + 1,
      length: Math.max(before?.length ?? 0, length),
      stock,
      concrete: make.fill === 'concrete' ? wetVolume(hole ?? 0, depth ?? 0, width ?? 0, make.isRound) : 0,
      gravel: make.fill === 'driven' ? 0 : gravelIn(make),
    })
  }
  return [...groups.values()]
}

/** Cubic feet of concrete round a post; all in inches. */
function wetVolume(hole: number, depth: number, width: number, isRound: boolean): number {
  return concreteVolume(hole, depth, isRound ? width * Math.sqrt(Math.PI / 4) : width)
}

/** Cubic feet below the post; all round it where gravel is what holds it. */
function gravelIn({ fill, hole, depth, gravel, width }: PostMake): number {
  const below = gravelVolume(inInches(hole), inInches(gravel))
  return fill === 'gravel' ? below + concreteVolume(inInches(hole), inInches(depth), inInches(width)) : below
}

function postLines(groups: readonly PostGroup[], settings: Settings, isKnown: boolean): Line[] {
  return groups.map(({ make, kinds, count, length, stock }) => {
    const counted = Object.entries(kinds).map(([kind, number]) => `${number} ${kind}`)
    const key = `post ${make.name} ${Object.keys(kinds).toSorted().join(' ')} ${stock ?? length}`
    if (!isKnown) return line('posts', key, `${make.name} posts`, count, counted.join(' + '))
    const sum_ = `${lengthText(length - make.depth, settings.units)} + ${widthText(make.depth, settings.units)} in the ground`
    const item = `${make.name} posts, ${stock ? `${figure(inFeet(stock))} ft` : `at least ${lengthText(length, settings.units)}`}`
    return line('posts', key, item, count, `${counted.join(' + ')}. Each: ${sum_}`)
  })
}

const litersInCubicFoot = 28.3168
/** Cubic feet in a bag of gravel. */
const gravelBag = 0.5
/** Pounds from which a truck is worth a call. */
const ton = 2000

const withShare = (volume: number, settings: Settings) => (volume * (100 + settings.number('spare'))) / 100

function groundLines(groups: readonly PostGroup[], settings: Settings): Line[] {
  const pounds = bagOf(settings)
  const concrete = sum(groups.map((group) => group.count * group.concrete))
  const gravel = sum(groups.map((group) => group.count * group.gravel))
  const spare = `+ ${settings.number('spare')}%`
  const holes = groups
    .filter((group) => group.concrete > 0)
    .map(({ make, count }) => {
      const post = make.isRound
        ? `π × ${figure(inInches(make.width / 2))}²`
        : `${figure(inInches(make.width))}²`
      return `${count} × (π × ${figure(inInches(make.hole / 2))}² − ${post}) × ${figure(inInches(make.depth))}`
    })
  const all = withShare(concrete, settings)
  const stone = withShare(gravel, settings)
  const volume = (cubicFeet: number) =>
    settings.units === 'meters' ? `${figure(cubicFeet * litersInCubicFoot)} L` : `${figure(cubicFeet)} cu ft`
  const dug = settings.units === 'meters' ? 'Holes less posts: ' : `${holes.join(' + ')} ÷ 1,728 = `
  return [
    line(
      'ground',
      'concrete',
      `Concrete, ${pounds} lb bags`,
      bags(all, pounds),
      `${dug}${volume(concrete)}; ${spare} = ${volume(all)}; ÷ ${volume(bagYield[pounds])} a bag`,
    ),
    line(
      'ground',
      'gravel',
      'Gravel, ½ cu ft bags',
      wholePieces(stone / gravelBag),
      `${volume(gravel)}; ${spare} = ${volume(stone)}${settings.units === 'meters' ? '' : `, or ${figure(stone / 27)} cu yd`}`,
    ),
  ]
}

function bagOf(settings: Settings): BagPounds {
  const pounds = Number(settings.choice('bag'))
  return pounds === 60 || pounds === 50 ? pounds : 80
}

function gateLines({ gates }: Yard, settings: Settings): Line[] {
  const groups = new Map<string, (typeof gates)[number][]>()
  for (const placed of gates) {
    const key = `${placed.gate.width} ${placed.gate.leaves}`
    groups.set(key, [...(groups.get(key) ?? []), placed])
  }
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const { gate, leaf } = first
    const leaves = alike.length * gate.leaves
    const opening = lengthText(gate.width, settings.units)
    const known = settings.choice('leaf') ? 'up to' : 'about'
    const weight = leaf.pounds === undefined ? '' : `, ${known} ${Math.round(leaf.pounds)} lb each`
    const forPounds = weight && `, for ${Math.round((leaf.pounds ?? 0) / leaf.hinges)} lb or more`
    const gateLine = (what: string, item: string, count: number, formula: string) =>
      line('gates', `${what} ${gate.width} ${gate.leaves}`, item, count, formula)
    return [
      gateLine(
        'leaf',
        `Gate leaves, ${lengthText(leaf.width, settings.units)} wide${weight}`,
        leaves,
        `${plural(alike.length, 'opening')} of ${opening}, less the gaps`,
      ),
      gateLine(
        'hinges',
        `Hinges${forPounds}`,
        leaves * leaf.hinges,
        `${plural(leaves, 'leaf', 'leaves')} × ${leaf.hinges}`,
      ),
      gateLine('latch', `Latches for ${opening}`, alike.length, '1 for each gate'),
      gateLine(
        'bolt',
        `Drop rods for ${opening}`,
        gate.leaves === 2 ? alike.length : 0,
        '1 for each double gate',
      ),
    ]
  })
}

function notesOn(
  plan: Plan,
  yard: Yard,
  groups: readonly PostGroup[],
  settings: Settings,
  isKnown: boolean,
  bag: Line | undefined,
): string[] {
  const notes: string[] = []
  if (isKnown) {
    const holes = groups
      .filter(({ make }) => make.hole > 0)
      .map(
        ({ make, kinds }) =>
          `${Object.keys(kinds).join(', ')} posts ${widthText(make.depth + make.gravel, plan.units)} deep`,
      )
    if (holes.length > 0) notes.push(`Dig holes: ${[...new Set(holes)].join('; ')}`)
  }
  const pounds = (bag?.count ?? 0) * bagOf(settings)
  if (isKnown && pounds > ton) {
    const yards = (pounds / bagOf(settings)) * bagYield[bagOf(settings)]
    notes.push(
      `That is ${figure(pounds)} lb of bags: ask for ${figure(Math.ceil((yards / 27) * 4) / 4)} cu yd of ready-mix by truck as well.`,
    )
  }
  plan.sides.forEach(({ rise, slope }, side) => {
    const length = yard.lengths[side] ?? 1
    const limit = materialOf(plan).rackLimit?.(settings)
    const grade = Math.abs(rise) / length
    if (slope === 'rack' && limit !== undefined && grade > limit + 1e-9)
      notes.push(
        `Side ${side + 1} climbs ${figure(grade * 100)}%, and these panels rack ${figure(limit * 100)}% at most: step it, or ask the maker for panels that rack more.`,
      )
  })
  if (settings.number('height') > 6 * 12 * inch)
    notes.push('So high a fence needs posts close together, and usually a permit. Ask before you buy.')
  return notes
}

export const groupNames: Readonly<Record<Group, string>> = {
  posts: 'Posts',
  fence: 'Fence',
  ground: 'Ground',
  gates: 'Gates',
}

/** The counts in a sentence, for a screen reader and a title. */
export function summaryOf({ numerals }: Count): string {
  return numerals
    .filter(({ count }) => count === undefined || count > 0)
    .map(({ count, name }) =>
      count === undefined ? 'bags when you say the frost depth' : `${figure(count)} ${name}`,
    )
    .join(', ')
}
