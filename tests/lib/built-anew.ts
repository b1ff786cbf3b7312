/** Browser tests that need the site built with settings of their own, see e2e/lib/configured.ts. */
export const builtAnew = /(ads-inline|ads-isolated|contact-posts|embeds|frames)\.spec\.ts/
