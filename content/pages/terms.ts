import { asProse } from '../model/as-prose'
import { definePage } from '../model/define'
import { textPageOutline } from '../model/outline'
import { allReserved } from '../model/schemas/site'
import { textPageSchema } from '../model/schemas/text-page'
import { site } from '../model/site'

const { contact, operator, radio } = site
const name = asProse(site.name)
const legalName = asProse(operator.legalName)
const state = asProse(operator.state)

const reuse =
  site.licence === allReserved
    ? ([
        'All rights in the words, the pictures and the page design are reserved: they belong to the operator or are used with permission. Without asking, and free of charge, you may:',
        {
          kind: 'list',
          items: [
            'read the pages on any device and save copies for your own use',
            'print pages and checklists for your own project, including copies for the people who work on it with you',
            `quote passages, with credit to ${name} and a link or the page’s address`,
            'link to any page or section',
          ],
        },
        'Please [ask first](/contact) if you want to:',
        {
          kind: 'list',
          items: [
            'republish or translate whole pages',
            'sell copies, or use text or pictures in advertising',
            'publish a picture on its own, away from the passage it illustrates',
          ],
        },
      ] as const)
    : ([
        `The words and pictures are under the license [${asProse(site.licence.name)}](<${site.licence.href}>). What it allows you may do without asking: its text says what that is, and on which conditions.`,
        `For credit, name ${name} and the license, link to both, and say what you changed. One drawing or table needs the same credit as a whole page.`,
        'The license does not cover the site’s name and mark, or what others show here, such as ads, forms and news. For the name and mark, [ask first](/contact).',
      ] as const)

export const content = definePage('/terms', textPageSchema, {
  lead: 'These terms cover reading and reusing this site. In short: learn from it, credit it, and check your local rules before you build.',
  sections: [
    {
      id: 'agreement',
      heading: 'Agreement',
      blocks: [
        `By using this site you accept these terms. If you do not accept them, please do not use it. “We” and “the operator” mean ${legalName}, established in ${state}. “You” means anyone who uses the site.`,
        'Reading is free and needs no account. The [privacy policy](/privacy) describes what happens to data.',
      ],
    },
    {
      id: 'licence',
      heading: 'License',
      blocks: [
        ...reuse,
        'The pictures are our own renderings, made for this site. They show typical fences, not particular products or places.',
        'Search engines and other automated readers are welcome if they follow the site’s robots.txt file and do not slow the site down. Nothing here limits fair use or other rights that the law gives you.',
        'The titles on the [books page](/books) are named so that you can find the works. We offer no copies of them and claim no rights in them. Names of products, companies and publications belong to their owners.',
      ],
    },
    {
      id: 'responsibilities',
      heading: 'Your responsibilities',
      blocks: [
        {
          kind: 'note',
          tone: 'warning',
          title: 'Before you dig',
          text: 'In the United States, call 811 and wait until the buried utilities are marked. Private lines, such as sprinkler pipes or power to a shed, need a private locator.',
        },
        'Fence work involves sharp tools, heavy loads, cement and open holes. You decide whether a method here suits your site and your skill. Before and during the work:',
        {
          kind: 'list',
          items: [
            'establish where your property line runs',
            'obtain the permits you need, and follow zoning, building and pool-barrier codes, easements and HOA rules',
            'follow the manufacturers’ instructions for tools, treated lumber, concrete, finishes and fence systems',
            'wear the right protective gear, and keep children and animals away from holes and machines',
            'hire a licensed professional for work beyond your skill, near power or gas lines, or on unstable ground',
          ],
        },
        'The [planning step](/installation-maintenance#planning) explains these checks. When this site and a local code, an HOA rule or a manufacturer’s instruction disagree, follow the code, the rule or the instruction.',
        'Please use the site fairly. Do not try to break its security, overload it, or present its content as your own.',
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      blocks: [
        'This site gives general information. It is not legal, engineering, surveying or other professional advice, and reading it creates no professional relationship.',
        'Soil, climate, products and laws differ from place to place. Lifespans are typical ranges. A price holds for the month and the place named beside it. Codes change. We cite sources and correct mistakes, but we cannot promise that every page is complete, current or free of error.',
        'The site is provided “as is” and “as available.” As far as the law allows, the operator gives no warranty of any kind, express or implied. This includes implied warranties of merchantability, fitness for a particular purpose and non-infringement. We do not promise that the site or its radio will always be available.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      blocks: [
        'As far as the law allows, the operator is not liable for loss that arises from using this site or relying on it. Loss includes injury, property damage, lost profit and lost data. The limit covers direct, indirect and consequential loss, whatever the legal basis of the claim.',
        'Some places do not allow certain limits or exclusions. Nothing in these terms removes liability that the law does not allow to be removed.',
      ],
    },
    {
      id: 'outside-services',
      heading: 'Ads, shops and other services',
      blocks: [
        'Ads, the news board, the contact form, the retailer, the donation service and linked sites are run by others under their own terms. A link or an ad is no endorsement. A purchase is a matter between you and the seller. A donation is a gift to the operator and buys no product, service or advice.',
      ],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility',
      blocks: [
        'Everybody should be able to read this site, by eye, ear or touch, with a keyboard or a voice. We aim for level AA of the Web Content Accessibility Guidelines (WCAG), version 2.2.[^none]',
        'Before each release, programs check every page on a phone and a desktop screen, in light and dark colors: with the checker axe, by keyboard in Chromium, Firefox and WebKit, with text at twice its size, at the highest zoom, with wider spacing, and in high-contrast colors. We know of no failure of level AA.',
        'What these checks do not tell, and what we know is not good:',
        {
          kind: 'list',
          items: [
            'Nobody who relies on a screen reader, a switch or voice control has tested the site for us, and nobody outside has reviewed it. Programs find only part of what gets in the way.',
            'Some guides are long. On a phone with text at twice its size they run to a hundred screens and more; the list of contents and the search are the short way through.',
            'A guide can have a hundred links. A keyboard stops at each, though at each source only once.',
            'Wide tables scroll sideways on a phone, and long book titles are cut after two lines, though a screen reader reads the whole title.',
            radio.stream === 'on'
              ? 'The radio is live music and speech without captions or a transcript.'
              : 'The radio is music without words, so it has neither captions nor a transcript.',
            'Ads, the news board, the contact form and the shop come from others, and we have not tested them.',
          ],
        },
        `If something here is hard for you to use, please write to [${contact.email}](mailto:${contact.email}). Name the page, what you tried, and the browser or device. If you need something from a page now, ask, and we will send it another way.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'The operator may change or close any part of the site, and may revise these terms. The date on this page shows the newest version, which applies to your use from then on.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      blocks: [
        `These terms are governed by the law of ${state}, where the operator is established, leaving aside its conflict-of-law rules. You keep any protection that the consumer law of your home gives you. If one part of the terms cannot be enforced, the rest still applies.`,
        'If something troubles you, please [write to us](/contact) first. Many problems can be put right with a correction.',
      ],
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = textPageOutline(content)
