import { isOfNetwork, type Site } from '../../content/model/schemas/site'
import type { Question } from './questions'

const withoutNetwork = (site: Site, mode: 'house' | 'off') => ({
  ...site,
  ads: { ...site.ads, mode, network: { ...site.ads.network, scriptUrl: '' } },
})

/** A network that has a script and a name fills the slots. */
function withNetwork(site: Site, change: { name?: string; scriptUrl?: string }) {
  const network = { ...site.ads.network, ...change }
  if (network.scriptUrl === '') return withoutNetwork(site, 'off')
  const mode = isOfNetwork(site.ads.mode) || network.name === '' ? site.ads.mode : 'isolated'
  return { ...site, ads: { ...site.ads, mode, network } }
}

export const adQuestions: readonly Question[] = [
  {
    ask: 'Ads: "ours" for cards of your own pages, or the script of your advertising network',
    now: ({ ads }) => (ads.mode === 'house' ? 'ours' : ads.network.scriptUrl),
    put: (site, answer) =>
      answer === 'ours' ? withoutNetwork(site, 'house') : withNetwork(site, { scriptUrl: answer }),
  },
  {
    ask: 'Its name',
    now: ({ ads }) => (ads.network.scriptUrl === '' ? undefined : ads.network.name),
    put: (site, name) => withNetwork(site, { name }),
  },
  {
    ask: 'Its ads come isolated in frames without rights, or inline in the page',
    now: ({ ads }) => (ads.network.scriptUrl === '' ? undefined : ads.mode),
    put: (site, mode) => ({ ...site, ads: { ...site.ads, mode } }),
  },
]
