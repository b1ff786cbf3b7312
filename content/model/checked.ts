import type pages from '../pages.json'
import type pictures from '../pictures/pictures.json'
import type sources from '../sources.json'

type PagePath = keyof typeof pages.pages
type PictureName = keyof typeof pictures
/** `[^none]` marks a figure that needs no source. */
type SourceKey = keyof typeof sources | 'none'

/**
 * Content whose links, citations and pictures exist, as a type; else the compiler prints what does not. What is a plain
 * `string`, such as a text made of settings, is left to content/model/check.ts, which also knows the anchors, and
 * names the field. Problems are collected: types for what is right took 4.7 GB of memory for 500 guides.
 */
export type Checked<Content, Key = ''> = Content & Sound<Problems<Content, Key>>

type Sound<Found> = [Found] extends [never] ? unknown : Found

type Problems<Content, Key> = Content extends string
  ? string extends Content
    ? never
    : ProblemOf<Content, Key>
  : Content extends readonly unknown[]
    ? Problems<Content[number], Key>
    : Content extends object
      ? { [Name in keyof Content]-?: Problems<Content[Name], KeyOf<Content, Name>> }[keyof Content]
      : never

/** The `name` of a picture block goes by "picture". */
type KeyOf<Content, Name> = [Content, Name] extends [{ kind: 'picture' }, 'name'] ? 'picture' : Name

type ProblemOf<Words extends string, Key> = Key extends 'picture'
  ? Words extends PictureName
    ? never
    : Problem<`no picture is named "${Words}"`>
  : Key extends 'href'
    ? HrefProblem<Words>
    : Words extends `${string}[${string}`
      ? CitationProblems<Words> | LinkProblems<Words>
      : never

/** No text has this property: the compiler prints the sentence in it. */
type Problem<Sentence extends string> = { readonly problem: Sentence }

/** Follows the citations that stand in a text, one after the other. */
type CitationProblems<Rest extends string> = Rest extends `${string}[^${infer Source}]${infer After}`
  ? Source extends SourceKey
    ? CitationProblems<After>
    : Problem<`no source is named "${Source}"`>
  : never

/** The links to pages of this site. */
type LinkProblems<Rest extends string> = Rest extends `${string}](/${infer Path})${infer After}`
  ? HrefProblem<`/${Path}`> | LinkProblems<After>
  : never

type HrefProblem<Href extends string> = Href extends `/${string}`
  ? Href extends PagePath | `${PagePath}#${string}`
    ? never
    : Problem<`no page is at "${Href}"`>
  : never

/** Lists in literals are inferred as read-only, which the lists of a schema's input are not. */
export type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value
