import type { ThirdParties } from '../../content/model/collections/third-parties'

/** Default fixture: no third parties. */
export const noThirdParties: ThirdParties = {
  frames: [],
  connections: [],
  images: [],
  scripts: [],
  forms: [],
  reports: [],
  ads: {
    mode: 'off',
    scriptUrl: '',
    attributes: {},
    hosts: { scripts: [], frames: [], images: [], connections: [] },
  },
}
