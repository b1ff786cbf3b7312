import { addMaterials } from '@/content/model/planner/materials'
import type { MaterialId } from '@/content/model/planner/materials/names'
import { otherMaterials } from '@/content/model/planner/materials/others'
import { wood } from '@/content/model/planner/materials/wood'

addMaterials(otherMaterials)

/** All materials, each of which a plan may name once this module has been loaded. */
export const materials = { wood, ...otherMaterials }
export const materialIds = Object.keys(materials).filter((id): id is MaterialId => id in materials)
