import { DefinitionList } from '@/components/kit/definition-list'
import { content as contact } from '@/content/pages/contact'

/** What readers write about, and which details help to answer. */
export function Topics() {
  return (
    <DefinitionList layout="cards" items={contact.topics.map(({ title, text }) => ({ term: title, text }))} />
  )
}
