import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** Published as ES modules only: Jest has to compile them like our own code. */
const modules =
  'remark-|unified|vfile|mdast-util-|micromark|unist-util-|decode-named-character-reference|devlop|character-|parse-entities|stringify-entities|is-(?:alpha|decimal|hexadecimal|plain-obj)|bail|trough|ccount|zwitch|fault|longest-streak|markdown-table|escape-string-regexp|cheerio|flesch|syllable|normalize-strings'

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  const resolved = await createConfig({
    rootDir: '..',
    roots: ['<rootDir>/tests/unit'],
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
    // Under CI the browsers have the machine beside them: what takes a second alone has taken more than five.
    testTimeout: 30_000,
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
    },
  })()
  return {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(?:${modules}))`, '\\.module\\.(css|scss)$'],
  }
}
