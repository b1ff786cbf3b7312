import nextTypescript from 'eslint-config-next/typescript'
import nextVitals from 'eslint-config-next/core-web-vitals'
import prettier from 'eslint-config-prettier/flat'

/** The folders of components/: each imports those before it only, so that none is in a circle. */
const folders = [
  'kit',
  'island',
  'offline',
  'books',
  'calendar',
  'contact-form',
  'contents',
  'diagram',
  'ads',
  'donation-popup',
  'embed',
  'fade-in',
  'picture',
  'calculator',
  'fence-laws',
  'radio',
  'search',
  'header',
  'frame',
  'article',
].map((folder) => `./components/${folder}`)

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
    ...folders.map((target, index) => ({
      target,
      from: folders.slice(index + 1),
      message: 'See the order of folders in eslint.config.mjs.',
    })),
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
      except: ['./ads', './island', './kit', './offline', './search'],
      message: 'Of components/, delivery/ imports ads, island, kit, offline and search only.',
    },
  ],
}

const inlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The policy forbids inline styles: use a class.',
}
const prefetchingLink = {
  selector: "JSXOpeningElement[name.name='Link']:not(:has(> JSXAttribute[name.name='prefetch']))",
  message: 'prefetch={false}: the export has no files for prefetches.',
}
const clientCode = {
  selector: "Program > ExpressionStatement[directive='use client']",
  message: 'Client code is named *.island.tsx.',
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
      // Each page is a document of its own.
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import/no-restricted-paths': ['error', importDirection],
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    // Draw pictures at build time, with a library that knows inline styles only.
    ignores: ['app/og/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', inlineStyle, prefetchingLink, clientCode] },
  },
  {
    // Next demands that error boundaries are client components.
    files: ['**/*.island.tsx', 'app/error.tsx', 'app/global-error.tsx'],
    rules: { 'no-restricted-syntax': ['error', inlineStyle, prefetchingLink] },
  },
  // A longer file gives its reason where it disables the rule.
  { files: ['app/**', 'components/**', 'delivery/**'], rules: { 'max-lines': ['error', 150] } },
  { files: ['**/*.island.tsx'], rules: { 'max-lines': ['error', 100] } },
]

export default config
