import nextTypescript from 'eslint-config-next/typescript'
import nextVitals from 'eslint-config-next/core-web-vitals'
import prettier from 'eslint-config-prettier/flat'

/** Imports run one way: app → components → content, and delivery → content. */
const importDirection = {
  zones: [
    {
      target: './content',
      from: ['./app', './components', './delivery', './tests'],
      message: 'content/ imports nothing above it.',
    },
    {
      target: './components',
      from: ['./app', './delivery', './tests'],
      message: 'components/ imports content/ only.',
    },
    {
      target: './app',
      from: ['./delivery', './tests'],
      message: 'app/ imports components/ and content/ only.',
    },
    { target: './delivery', from: ['./app', './tests'], message: 'delivery/ imports content/ only.' },
    {
      target: './delivery',
      from: './components',
      // The build compiles what these send to browsers, and writes the policy that it needs.
      except: [
        './ads',
        './calendar',
        './contents',
        './fade-in',
        './island',
        './kit',
        './offline',
        './planner',
        './search',
        './ticks',
      ],
      message:
        'Of components/, delivery/ imports ads, calendar, contents, fade-in, island, kit, offline, planner, search and ticks only.',
    },
  ],
}

/** @type {import('eslint').Linter.Config[]} */
const config = [
  { ignores: ['.next/', 'out/', 'next-env.d.ts', 'test-results/', 'playwright-report/'] },
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    rules: {
      // A static export has no image optimizer: components/picture encodes the pictures.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import/no-restricted-paths': ['error', importDirection],
    },
  },
  // A longer file gives its reason where it disables the rule.
  { files: ['app/**', 'components/**', 'delivery/**'], rules: { 'max-lines': ['error', 150] } },
  { files: ['**/*.island.tsx'], rules: { 'max-lines': ['error', 100] } },
]

export default config
