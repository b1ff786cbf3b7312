import sharp from 'sharp'
import { inFile, mistakesIn, wholeFile, type Mistake } from './mistakes'

function drawing(name: string, svg: string, ...says: string[]) {
  const file = `content/pictures/${name.replaceAll(' ', '-')}.svg`
  const root = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">`
  return wholeFile(`a drawing with ${name}`, file, `${root}${svg}</svg>`, ...says)
}

function photograph(name: string, bytes: Uint8Array | undefined, ...says: string[]) {
  return wholeFile(name, `content/pictures/${name.replaceAll(' ', '-')}.jpg`, bytes, ...says)
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a4a1d' } })
const jpeg = await plain(1600, 1200).jpeg().toBuffer()

/** Pictures that nothing shows: each is listed, so each is read. */
export const pictures = [
  photograph('an empty file', new Uint8Array(), ': the file is empty (picture "an-empty-file")'),
  photograph(
    'no picture at all',
    Buffer.from('hello'),
    ': cannot be read as a picture: it is damaged, cut off, or none (picture "no-picture-at-all")',
  ),
  photograph(
    'a picture cut off',
    jpeg.subarray(0, jpeg.length / 2),
    ': cannot be read as a picture: it is damaged, cut off, or none (picture "a-picture-cut-off")',
  ),
  photograph(
    'a small picture',
    await plain(800, 600).jpeg().toBuffer(),
    ': is 800 px wide; a master needs at least 1600 px',
  ),
  photograph(
    'a portrait that is too narrow',
    await plain(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ': is 1200 px wide; a master needs at least 1600 px',
  ),
  photograph('a missing picture', undefined, ': the file is missing (picture "a-missing-picture")'),
  drawing('a script', '<script>alert(1)</script>', ': has a <script>, which a picture must not have'),
  drawing('a handler', '<rect onload="alert(1)"/>', ': runs a script: <rect onload="alert(1)">'),
  drawing(
    'a link to a script',
    '<a xlink:href=" javascript:alert(1)"><rect/></a>',
    ': runs a script: <a xlink:href=" javascript:alert(1)">',
  ),
  drawing(
    'a picture of another host',
    '<image href="https://x.example/a.png"/>',
    ': refers to something outside of it: <image href="https://x.example/a.png">',
  ),
  drawing(
    'a style sheet of another host',
    '<style>@import "https://x.example/a.css";</style>',
    ': has a <style> that loads other files',
  ),
  drawing(
    'a fill of another host',
    '<rect fill="url(//x.example/a.svg#b)"/>',
    ': loads another file: <rect fill="url(//x.example/a.svg#b)">',
  ),
  drawing(
    'a page in it',
    '<foreignObject><p>x</p></foreignObject>',
    ': has a <foreignObject>, which a picture must not have',
  ),
  drawing(
    'an animated link',
    '<a><set attributeName="href" to="javascript:go()"/></a>',
    ': runs a script: <set to="javascript:go()">',
  ),
  wholeFile(
    'a drawing with entities',
    'content/pictures/entities.svg',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ': declares entities or style sheets, which may load other files',
  ),
]

/** The entries of pictures.json that have the check read these files. */
export const listOfPictures = inFile('content/pictures/pictures.json', [
  [
    'their list',
    '{\n  "home-hero"',
    `{\n${pictures
      .map(({ file }) => file.replace('content/pictures/', ''))
      .map((file) => `"${file.replace(/\.\w+$/, '')}": { "file": "${file}", "alt": "A fence" },`)
      .join('\n')}\n  "home-hero"`,
  ],
])

/** What looks odd and is meant: the check passes, and the build shows it as it should be. */
export const sound: readonly Mistake[] = [
  ...mistakesIn('sound'),
  wholeFile('a cover in public/', 'public/covers/grapes.png', await plain(300, 400).png().toBuffer()),
  wholeFile(
    'a portrait as a phone stores it: the pixels lie on their side, and a note says so',
    'content/pictures/picket.jpg',
    await plain(2000, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ),
  wholeFile(
    'a PNG by the name of a JPEG',
    'content/pictures/metal.jpg',
    await plain(1700, 1200).png().toBuffer(),
  ),
  wholeFile(
    'a JPEG in CMYK',
    'content/pictures/vinyl.jpg',
    await plain(1700, 1200).toColourspace('cmyk').jpeg().toBuffer(),
  ),
]
