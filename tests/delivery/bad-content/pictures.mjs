import sharp from 'sharp'
import { inFile, wholeFile } from './mistake.mjs'

/** @param {string} name @param {string} svg @param {...string} says */
function drawing(name, svg, ...says) {
  const file = `content/pictures/${name.replaceAll(' ', '-')}.svg`
  const root = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">`
  return wholeFile(`a drawing with ${name}`, file, `${root}${svg}</svg>`, ...says)
}

/** @param {string} name @param {Uint8Array | undefined} bytes @param {...string} says */
function photograph(name, bytes, ...says) {
  return wholeFile(name, `content/pictures/${name.replaceAll(' ', '-')}.jpg`, bytes, ...says)
}

export const plain = (/** @type {number} */ width, /** @type {number} */ height) =>
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
