import { foot } from './lengths'
import { getMaterial } from './materials'
import type { ChoiceField, Field, Material, NumberField, Settings } from './materials/material'
import type { Plan } from './plan'

/** The fields that every material has, behind its own. */
const common: readonly Field[] = [
  {
    kind: 'choice',
    name: 'bag',
    label: 'Concrete in bags of',
    options: [
      ['80', '80 lb'],
      ['60', '60 lb'],
      ['50', '50 lb'],
    ],
    says: 'An 80 lb bag makes 0.6 cu ft, says Quikrete.',
  },
  {
    kind: 'number',
    name: 'spare',
    label: 'Spare, in percent',
    least: 0,
    most: 50,
    start: 10,
    says: 'One in ten for boards, screws, mesh, concrete and gravel; posts and hardware are counted exactly.',
  },
]

/** What a leaf weighs where no maker says it: hinges, posts and the third hinge go by it. */
const leafField: ChoiceField = {
  kind: 'choice',
  name: 'leaf',
  label: 'A gate leaf weighs',
  options: [
    ['', 'I do not know'],
    ...[60, 120, 200, 400].map((pounds) => [String(pounds), `Up to ${pounds} lb`] as const),
  ],
  says: 'Its maker’s sheet or the carton says it. Hinges are bought by it; over 60 lb the gate posts are large, over 120 lb a third hinge is counted.',
}

export const materialOf = ({ material }: Plan): Material => getMaterial(material)

export const heightField = (material: Material): ChoiceField => ({
  kind: 'choice',
  name: 'height',
  label: 'Height',
  options: material.heights.map((height) => [
    String(height),
    `${height % foot === 0 ? height / foot : (height / foot).toFixed(1)} ft`,
  ]),
})

export const styleField = (material: Material): ChoiceField => ({
  kind: 'choice',
  name: 'style',
  label: 'Style',
  options: material.styles,
})

/** All fields of a plan's material, in their order; the first two are its style and height. */
export function fieldsOf(material: Material): readonly Field[] {
  return [
    styleField(material),
    heightField(material),
    ...material.fields,
    ...(material.leafPounds ? [] : [leafField]),
    ...common,
  ]
}

/** What the plan says, or else the defaults of its material. */
export function settingsOf({
  material: id,
  settings,
  frost,
  units,
}: Pick<Plan, 'material' | 'settings' | 'frost' | 'units'>): Settings {
  const fields = new Map(fieldsOf(getMaterial(id)).map((field) => [field.name, field]))
  const number = (name: string): number => {
    // Where it is not known, nothing that hangs on it is shown: see `Count.missing`.
    if (name === 'frost') return frost ?? 0
    const field = fields.get(name)
    const own = settings[name]
    if (!field || field.kind === 'choice') return Number(choice(name))
    return typeof own === 'number' ? own : startOf(field, self)
  }
  const choice = (name: string): string => {
    const field = fields.get(name)
    if (field?.kind !== 'choice') return ''
    const own = String(settings[name])
    return field.options.some(([value]) => value === own) ? own : (field.options[0]?.[0] ?? '')
  }
  const self: Settings = { number, choice, units }
  return self
}

export const startOf = ({ start }: NumberField, settings: Settings): number =>
  typeof start === 'number' ? start : start(settings)
