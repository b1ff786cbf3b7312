import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { apacheRecipe, htaccess } from './apache'
import { caddyRecipe } from './caddy'
import { headersFile, redirectsFile } from './edge'
import { nginxContainerRecipe, nginxRecipe } from './nginx'
import type { RecipeData } from './recipe'

/**
 * Writes the configuration for every host: into `out` where the host reads it from the site itself, into `recipes`
 * for servers of one's own.
 */
export async function writeRecipes(out: string, recipes: string, data: RecipeData): Promise<void> {
  await mkdir(recipes, { recursive: true })
  const files = {
    [path.join(out, '_headers')]: headersFile(data),
    [path.join(out, '_redirects')]: redirectsFile(data),
    [path.join(out, '.htaccess')]: await htaccess(data),
    // Without this file, GitHub Pages leaves out folders that begin with an underscore.
    [path.join(out, '.nojekyll')]: '',
    [path.join(recipes, 'nginx.conf')]: await nginxRecipe(data),
    [path.join(recipes, 'nginx-container.conf')]: await nginxContainerRecipe(data),
    [path.join(recipes, 'Caddyfile')]: await caddyRecipe(data),
    [path.join(recipes, 'apache.conf')]: await apacheRecipe(data),
  }
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)))
}
