import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** Published as ES modules only: Jest has to compile them like our own code. */
const modules =
  'remark-|unified|vfile|mdast-util-|micromark|unist-util-|decode-named-character-reference|devlop|character-|parse-entities|stringify-entities|is-(?:alpha|decimal|hexadecimal|plain-obj)|bail|trough|ccount|zwitch|fault|longest-streak|markdown-table|escape-string-regexp|cheerio|flesch|syllable'

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  const resolved = await createConfig({
    rootDir: '..',
    roots: ['<rootDir>/tests/unit'],
    // Those that draw components ask for jsdom in their first line: to set it up takes longer than most tests.
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
    // Under CI the browsers have the machine beside them: what takes a second alone has taken more than five.
    testTimeout: 30_000,
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
    },
  })()
  return {
    ...resolved,
    // Of two cores Jest would leave one idle.
    maxWorkers: 2,
    transformIgnorePatterns: [`/node_modules/(?!(?:${modules}))`, '\\.module\\.(css|scss)$'],
  }
}
