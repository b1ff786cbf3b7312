import nextTypescript from 'eslint-config-next/typescript'
import nextVitals from 'eslint-config-next/core-web-vitals'
import prettier from 'eslint-config-prettier/flat'

/** @type {import('eslint').Linter.Config[]} */
const config = [
  { ignores: ['.next/', 'out/', 'next-env.d.ts', 'test-results/', 'playwright-report/'] },
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    rules: {
      // A static export has no image optimizer: components/picture makes its own renditions.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
]

export default config
