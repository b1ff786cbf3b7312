/**
 * The Content-Security-Policy that a server sends beside each page's own in its meta tag. It leaves out
 * `default-src` and `style-src`: their hashes change with every edit, and a header that an operator forgot to
 * renew would take the styles away. A reader's browser obeys both.
 *
 * A form provider's script is allowed here for the whole site, since not every host can tell pages apart; the
 * meta tags allow it on /contact alone.
 * @param {{
 *   news: { frameUrl: string },
 *   contactForm: { frameUrl: string, scriptUrl: string },
 *   radio: { statusUrl: string },
 * }} site content/site.json
 */
export function headerPolicy({ news, contactForm, radio }) {
  const frames = origins(news.frameUrl, contactForm.frameUrl)
  return [
    ['script-src', "'self'", ...origins(contactForm.scriptUrl)],
    ['object-src', "'none'"],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['connect-src', "'self'", ...origins(radio.statusUrl, news.frameUrl, contactForm.frameUrl)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", 'https://duckduckgo.com'],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** Settings that are empty, or stay on our own address, need no permission of their own. */
function origins(/** @type {string[]} */ ...addresses) {
  return [
    ...new Set(
      addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
    ),
  ]
}
