/**
 * Default fixture: no third parties.
 * @type {import('../../content/model/third-parties').ThirdParties}
 */
export const nobody = {
  frames: [],
  connections: [],
  images: [],
  scripts: [],
  ads: { mode: 'off', scriptUrl: '', attributes: {} },
}
