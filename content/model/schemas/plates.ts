import { z } from 'zod'
import { text } from './common'

/** A plate of components/diagram/plates/: the id of the fence style that it shows. */
export const plateName = z.enum([
  'picket',
  'split-rail',
  'ranch-rail',
  'stockade',
  'board-on-board',
  'shadowbox',
  'lattice-top',
  'horizontal-plank',
  'wrought-iron',
  'cast-iron',
  'ornamental-steel',
  'aluminum',
  'chain-link',
  'welded-wire',
  'vinyl-privacy',
  'vinyl-semi-privacy',
  'vinyl-picket',
  'vinyl-ranch-rail',
  'vinyl-lattice-top',
  'composite-privacy',
  'composite-board-on-board',
  'composite-horizontal',
  'composite-infill',
])

export const platesSchema = z.record(plateName, text)
