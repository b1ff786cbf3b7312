import { createSession } from '@/components/calculator/browser/session'
import { exampleView } from '@/components/calculator/view'
import { addSide } from '@/content/model/planner/edit'
import { examplePlan } from '@/content/model/planner/plan'

test('the chosen post stands on the chosen side, and stays where another is not chosen', () => {
  const late = () => Promise.reject(new Error('not asked for'))
  const session = createSession(exampleView, () => {}, { late, kept: late })
  const chosen = () => session.view().count.yard.posts[session.view().post]?.side
  session.edit(addSide(examplePlan), { side: 1 })
  expect(chosen()).toBe(1)
  const { post } = session.view()
  session.set({ post: post + 2 })
  session.set({ said: 'The link is copied.' })
  expect(session.view().post).toBe(post + 2)
  session.set({ side: 0 })
  expect(chosen()).toBe(0)
  session.undo()
  expect(session.view().post).toBe(0)
})
