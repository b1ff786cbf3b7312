/**
 * A site that knows no one but itself.
 * @type {import('../../delivery/policy.mjs').ThirdParties}
 */
export const nobody = {
  frames: [],
  connections: [],
  images: [],
  scripts: [],
  ads: { mode: 'off', scriptUrl: '', attributes: {} },
}
