import type pages from '../pages.json'
import type pictures from '../pictures/pictures.json'
import type sources from '../sources.json'

type PagePath = keyof typeof pages.pages
type PictureName = keyof typeof pictures
/** `[^none]` marks a figure that needs no source. */
type SourceKey = keyof typeof sources | 'none'

/**
 * Content whose links, citations and pictures exist, as a type: each wrong string has a type of its own, so the
 * compiler names it where it stands. What is a plain `string`, such as a text made of settings, is left to
 * content/model/check.ts, which also knows the anchors.
 */
export type Checked<Content, Key = ''> = Content extends string
  ? CheckedString<Content, Key>
  : Content extends object
    ? { readonly [Name in keyof Content]: Checked<Content[Name], KeyOf<Content, Name, Key>> }
    : Content

/** No text has this property: the compiler prints the sentence in it. */
type Problem<Sentence extends string> = { readonly problem: Sentence }

/** An item of a list goes by the list's key, and the `name` of a picture block by "picture". */
type KeyOf<Content, Name, Key> = Content extends readonly unknown[]
  ? Key
  : [Content, Name] extends [{ kind: 'picture' }, 'name']
    ? 'picture'
    : Name

type CheckedString<Words extends string, Key> = string extends Words
  ? Words
  : Key extends 'picture'
    ? Words extends PictureName
      ? Words
      : Problem<`no picture is named "${Words}"`>
    : Key extends 'href'
      ? CheckedHref<Words, Words>
      : CheckedProse<Words, Words>

/** Follows the citations and the links to pages of this site that stand in a text, one after the other. */
type CheckedProse<
  Words extends string,
  Rest extends string,
> = Rest extends `${string}[^${infer Source}]${infer After}`
  ? Source extends SourceKey
    ? CheckedProse<Words, After>
    : Problem<`no source is named "${Source}"`>
  : CheckedLinks<Words, Words>

type CheckedLinks<
  Words extends string,
  Rest extends string,
> = Rest extends `${string}](/${infer Path})${infer After}`
  ? CheckedHref<`/${Path}`, true> extends true
    ? CheckedLinks<Words, After>
    : CheckedHref<`/${Path}`, true>
  : Words

type CheckedHref<Href extends string, Sound> = Href extends `/${string}`
  ? Href extends PagePath | `${PagePath}#${string}`
    ? Sound
    : Problem<`no page is at "${Href}"`>
  : Sound

/** Lists in literals are inferred as read-only, which the lists of a schema's input are not. */
export type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value
