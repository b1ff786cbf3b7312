import type { StateRules } from '../../../content/model/fence-laws/planner-rules'

/** @throws where the states' rules cannot be had */
export async function fetchRules(root: HTMLElement): Promise<readonly StateRules[]> {
  const answer = await fetch(`${root.dataset['rules']}`)
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`)
  return answer.json()
}
