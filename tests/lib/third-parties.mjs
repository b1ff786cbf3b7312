/**
 * Default fixture: no third parties.
 * @type {import('../../content/model/third-parties').ThirdParties}
 */
export const noThirdParties = {
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
