import type { Book } from '@/content/model/schemas/books'

/** The cloth of a binding, the ink of its title, and the foil of frame and ornament. */
export type Cloth = { readonly cloth: string; readonly ink: string; readonly foil: string }

const oxblood = { cloth: '#6d2d26', ink: '#f7ead7', foil: '#e0b072' }
const plum = { cloth: '#4d2c3b', ink: '#f5e6dc', foil: '#dba77b' }
const forest = { cloth: '#2f4a35', ink: '#f3efdd', foil: '#d3bb76' }
const olive = { cloth: '#545a30', ink: '#f4efd9', foil: '#e0c98a' }
const sage = { cloth: '#a9b594', ink: '#22301f', foil: '#3b5234' }
const bark = { cloth: '#4b3a26', ink: '#f5ecd8', foil: '#b4c695' }
const ochre = { cloth: '#c9a35a', ink: '#2a2012', foil: '#5f3412' }
const rust = { cloth: '#8a4526', ink: '#fbecd8', foil: '#f0c48a' }
const navy = { cloth: '#26405a', ink: '#eef0e6', foil: '#d9b56f' }
const slate = { cloth: '#4a5b62', ink: '#f3f1e6', foil: '#dcd0ac' }
const linen = { cloth: '#e9dfc8', ink: '#2c3327', foil: '#8a4a1d' }
const dusk = { cloth: '#b9c3bd', ink: '#1f2d33', foil: '#39525c' }

/** A few cloths for each subject, in the order in which its books take them. */
export const cloths: Readonly<Record<Book['subject'], readonly [Cloth, ...Cloth[]]>> = {
  fruit: [oxblood, plum],
  garden: [forest, sage, olive],
  trees: [bark, forest],
  farm: [ochre, rust],
  science: [navy, slate],
  'country-life': [linen, dusk],
}
