import type { ThirdParties } from '../../content/model/third-parties'

/** Default fixture: no third parties. */
export const noThirdParties: ThirdParties = {
  frames: [],
  connections: [],
  images: [],
  scripts: [],
  ads: {
    mode: 'off',
    scriptUrl: '',
    attributes: {},
    hosts: { scripts: [], frames: [], images: [], connections: [] },
  },
}
