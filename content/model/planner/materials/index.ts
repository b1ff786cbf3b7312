import type { Material } from './material'
import type { MaterialId } from './names'
import { wood } from './wood'

const known = new Map<string, Material>([['wood', wood]])

/** Adds `otherMaterials`, or a part of them. */
export function addMaterials(more: Partial<Record<MaterialId, Material>>): void {
  for (const [id, material] of Object.entries(more)) known.set(id, material)
}

export const hasMaterial = (id: MaterialId): boolean => known.has(id)

/** @throws RangeError for a material that nobody has added yet */
export function getMaterial(id: MaterialId): Material {
  const material = known.get(id)
  if (!material) throw new RangeError(`The material "${id}" has not been added`)
  return material
}
