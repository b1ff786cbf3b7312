import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

// A test machine has DejaVu or Liberation, readers have neither. These fonts are what readers have, or as wide: Gelasio
// is as wide as Georgia letter for letter, Roboto and Noto Serif are Android's own.

const require = createRequire(import.meta.url)

/** Names that style sheets ask for, or that a browser puts for a generic one, by the font that answers. */
const fonts = {
  Gelasio: { file: require.resolve('@expo-google-fonts/gelasio/package.json'), answersTo: ['Georgia'] },
  Roboto: {
    file: require.resolve('@expo-google-fonts/roboto/package.json'),
    answersTo: ['system-ui', '-apple-system', 'Segoe UI', 'Helvetica Neue', 'Arial', 'sans', 'sans-serif'],
  },
  'Noto Serif': {
    file: require.resolve('@expo-google-fonts/noto-serif/package.json'),
    answersTo: 'Charter,Bitstream Charter,Iowan Old Style,Sitka Text,Cambria,Times New Roman,serif'.split(
      ',',
    ),
  },
}

// Chromium takes a font of another name only when it was put in the name's place as strongly: binding="same".
const alias = (name: string, font: string) =>
  `<match target="pattern"><test name="family"><string>${name}</string></test><edit name="family" mode="assign" binding="same"><string>${font}</string></edit></match>`

/** Unhinted, so that letters have the widths that the designer gave them, as on phones and Macs. */
const unhinted = (target: 'pattern' | 'font') =>
  `<match target="${target}"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>`

/** The machine's fonts stay, for signs that these have not. */
const configuration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${Object.values(fonts)
  .map((font) => `<dir>${path.dirname(font.file)}</dir>`)
  .join('\n')}
<dir>/usr/share/fonts</dir>
<cachedir>${folder}</cachedir>
${Object.entries(fonts)
  .flatMap(([name, { answersTo }]) => answersTo.map((other) => alias(other, name)))
  .join('\n')}
${unhinted('pattern')}
${unhinted('font')}
</fontconfig>
`

/**
 * The environment of a Chromium that sees readers' fonts. Only Linux chooses fonts by such a file; a Mac's own fonts
 * are readers' fonts.
 * @throws when the packages of the fonts are not installed
 */
export function readersFonts(): Record<string, string> {
  const folder = path.join(tmpdir(), 'fence-wiki-fonts')
  const file = path.join(folder, 'fonts.conf')
  const wanted = configuration(folder)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    mkdirSync(folder, { recursive: true })
    // Renamed into place: each worker of Playwright comes here, at the same time.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, wanted)
    renameSync(unfinished, file)
  }
  const environment = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { ...Object.fromEntries(environment), FONTCONFIG_FILE: file }
}
