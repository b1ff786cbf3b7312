import { createHash } from 'node:crypto'
import { pages } from '../../content/model/pages/page-registry'
import { hashOf } from './hash-of'

/**
 * What a build is of: the code, the settings and the menus.
 * The texts of content/ are left out, so after an edit of one page all
 * others keep their bytes.
 */
export const inputs = [
  'app',
  'components',
  'delivery',
  'public',
  'styles',
  'content/model',
  'content/site.json',
  'next.config.mjs',
  'package.json',
]

/**
 * 16 hexadecimal digits, the same for the same input. Next's own build id is random:
 * data: two builds of one commit would differ in every page, and every deploy would force open pages to reload.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId
 */
export async function buildIdOf(projectDir: string): Promise<string> {
  const hash = createHash('sha256').update(await hashOf(projectDir, inputs))
  for (const page of pages()) hash.update(JSON.stringify(page))
  return hash.digest('hex').slice(0, 16)
}
