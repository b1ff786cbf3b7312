import type { Topic } from './schema'

/** What the state's own records in some sections of its page are about, in the order in which they are told. */
export const sectionTopics = {
  'who-pays': ['owner', 'cost', 'spite'],
  neighbors: ['notice', 'forum'],
  'old-fences': ['adverse'],
  'call-811': [
    'dig-center',
    'dig-notice',
    'dig-earliest',
    'dig-ticket',
    'dig-tolerance',
    'dig-homeowner',
    'dig-hand',
  ],
  pools: ['pool'],
  hoa: ['hoa'],
  animals: ['animals', 'lawful-fence'],
} as const satisfies Readonly<Record<string, readonly Topic[]>>
