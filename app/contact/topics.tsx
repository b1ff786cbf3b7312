import { DefinitionList } from '@/components/kit/definition-list'
import { content as contact } from '@/content/pages/contact'

export function Topics() {
  return (
    <DefinitionList layout="cards" items={contact.topics.map(({ title, text }) => ({ term: title, text }))} />
  )
}
