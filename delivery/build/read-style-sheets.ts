import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as csstree from 'css-tree'
import { OperatorError } from '../operator-error'

/** By address. */
export type StyleSheets = ReadonlyMap<string, csstree.CssNode>

const folder = '/_next/static/chunks'

/** Next's style sheets, parsed. */
export async function readStyleSheets(out: string): Promise<StyleSheets> {
  const names = (await readdir(path.join(out, folder))).filter((name) => name.endsWith('.css'))
  return parseStyleSheets(
    await Promise.all(
      names.map(async (name) => ({
        address: `${folder}/${name}`,
        css: await readFile(path.join(out, folder, name), 'utf8'),
      })),
    ),
  )
}

export function parseStyleSheets(files: readonly { address: string; css: string }[]): StyleSheets {
  return new Map(
    files.map(({ address, css }) => {
      const sheet = csstree.parse(css, {
        parseValue: false,
        parseAtrulePrelude: false,
        parseCustomProperty: false,
        onParseError: ({ message }) => {
          throw new OperatorError(`${address.slice(1)}: is not valid CSS: ${message}`)
        },
      })
      return [address, sheet]
    }),
  )
}
