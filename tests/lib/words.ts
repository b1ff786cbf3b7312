import * as schemas from '@/content/model/schemas/common'

/** Words as content holds them once they are checked. */
export const text = (words: string) => schemas.text.parse(words)
export const prose = (words: string) => schemas.prose.parse(words)
