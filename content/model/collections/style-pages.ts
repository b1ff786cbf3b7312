import type { z } from 'zod'
import { plateName } from '../schemas/plates'

export type PlateName = z.infer<typeof plateName>

const stylePages = '/types-of-fences/'

export const pageOfStyle = (id: string) => `${stylePages}${id}`

/** The fence style that a page is about: `/types-of-fences/picket` is that of the picket fence. */
export function styleOfPage(path: string): PlateName | undefined {
  const id = path.replace(stylePages, '')
  return isPlate(id) ? id : undefined
}

export const isPlate = (id: string): id is PlateName => plateName.safeParse(id).success
