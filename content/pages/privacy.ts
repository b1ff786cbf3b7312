import { asProse } from '../model/as-prose'
import { definePage } from '../model/define'
import { textPageOutline } from '../model/outline'
import { textPageSchema } from '../model/schemas/text-page'
import { site } from '../model/site'

const { operator, ads, radio } = site

/** What readers are told of the ads depends on what the operator has set. */
const adsAsTheyAre: Readonly<Record<typeof ads.mode, string>> = {
  off: 'There are no ads on this site. The places where ads could stand are empty and contact nobody.',
  isolated: `Ads on this site come from ${asProse(ads.network.name)}. Each runs in a frame of its own.`,
  inline: `Ads on this site come from ${asProse(ads.network.name)}, whose code runs in the page.`,
}

const keptCopy: Readonly<Record<typeof site.offline, string>> = {
  on: 'If you press “Keep this site offline,” your browser keeps a copy of these pages on your device, with a note of its size, until you press “Remove” in the same place. If you install the site and answer “No, thanks” to that offer, local storage remembers your answer. ',
  off: '',
}

export const content = definePage('/privacy', textPageSchema, {
  lead: 'This site has no accounts and sets no cookies of its own. This policy says what a visit still leaves behind, and which outside services may take part.',
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        `This is a free reference site. You need no account, and visitors cannot post. It is run by ${asProse(operator.legalName)}, established in ${asProse(operator.state)}: “we” and “the operator” below. The [contact page](/contact) says how to reach us. Some functions below can be switched on or off by the operator.`,
      ],
    },
    {
      id: 'data-collected',
      heading: 'Data collected',
      blocks: [
        'Opening a page sends a request to the server that hosts the site. The server may log:',
        {
          kind: 'list',
          items: [
            'your IP address, and the date and time',
            'the page or file requested, and whether it was delivered',
            'the address that led you here, if your browser passes it on',
            'the browser and device that your browser reports',
          ],
        },
        'When you point at a link to one of our pages, or touch it, your browser may load and run that page ahead of time. A log can then list a page you never opened.',
        'The site runs no analytics. Search works inside your browser, so the words you type stay there. If scripts are off or do not load, the search form sends your words to the public search engine DuckDuckGo instead, which looks for pages of this site.',
        'If you write or call, the operator receives what you choose to share.',
      ],
    },
    {
      id: 'use',
      heading: 'How data is used',
      blocks: [
        'Logs help to deliver pages, find faults and stop abuse. Messages serve to answer you and correct the site. Either may be used where the law requires it.',
        'We do not sell logs or messages, and we build no profiles from them. The hosting service’s settings decide how long logs are kept; messages stay as long as the matter needs.',
      ],
    },
    {
      id: 'cookies-and-storage',
      heading: 'Cookies and storage',
      blocks: [
        'The site sets no cookies. Little may be stored in your browser, and none of it is sent to us:',
        {
          kind: 'terms',
          items: [
            {
              term: 'Radio volume',
              text: 'Local storage remembers how loud you set the [radio](/radio), until you clear it.',
            },
            {
              term: 'Reload mark',
              text: 'If part of a page fails to load after an update, the page reloads once. So that it does so only once, and gives you back what you were typing into the search, session storage keeps the path of that page, such as /history, and those words. It ends with the tab.',
            },
            {
              term: 'Ticks',
              text: 'Local storage remembers which boxes of a checklist you have ticked, until you clear them.',
            },
            {
              term: 'Passing notes',
              text: 'Session storage notes that the radio was playing when you left a page, so that it plays on, what you searched for last, so that it is offered again, and that you have been told you are offline. It ends with the tab.',
            },
          ],
        },
        `${keptCopy[site.offline]}Outside services may use cookies or storage of their own, as far as your browser allows.`,
      ],
    },
    {
      id: 'advertising',
      heading: 'Advertising',
      blocks: [
        adsAsTheyAre[ads.mode],
        'When ads are in use, each ad normally runs in an isolated frame that cannot read the page around it or send your tab elsewhere. The ad network still receives your IP address and details of your browser and device, and may try to use cookies. If the operator chooses to run the network’s code in the page instead, that code can also see what you read and do there.',
        'Some state laws call that a “sale” or “sharing” of personal information, and let you say “Do Not Sell or Share My Personal Information.” Here you say it with Global Privacy Control, a setting of your browser or of an add-on. While your browser sends that signal, or asks to save data, no ad network is contacted at all. There is no form to fill in.',
      ],
    },
    {
      id: 'embedded-services',
      heading: 'Embedded services',
      blocks: [
        'Two boxes can hold a frame from another company. Each contacts that company only if the operator has set it up:',
        {
          kind: 'terms',
          items: [
            {
              term: 'News board, on the home page',
              text: 'Headlines and pictures from a feed service such as rss.app.',
            },
            {
              term: 'Contact form, on the contact page',
              text: 'A form and its script from a provider such as LeadConnector. The provider receives what you enter and passes it on to the operator.',
            },
          ],
        },
        'A frame loads when you come near it. With JavaScript on, it waits for your click if your browser sends Global Privacy Control or asks to save data. Once it loads, its provider receives your IP address, browser details and the address of this site, and may set cookies. To avoid the form, use email, phone or post.',
        'Fonts and pictures come from this site’s own address, except a book cover for which the operator has chosen another host.',
      ],
    },
    {
      id: 'radio',
      heading: 'Radio',
      blocks: [
        radio.stream === 'on'
          ? 'The stream connects only after you press play. Until you pause or leave, the stream’s server, which may belong to a streaming company, receives your IP address and browser details.'
          : 'The radio plays a recording that lies on this site’s own server. Your browser fetches it only after you press play.',
      ],
    },
    {
      id: 'outside-links',
      heading: 'Links to other sites',
      blocks: [
        'Links send nothing until you follow them. [Book cards](/books) lead to an online retailer, which sees the title searched for but is not told which page you came from. The donation link leads to a payment service; your payment details never pass through this site. Some links may be sponsored. Each site you reach has its own privacy policy.',
      ],
    },
    {
      id: 'protection',
      heading: 'Protection',
      blocks: [
        'Collecting little is the first protection. The site is also built for encrypted connections, tells your browser which scripts may run, and confines outside frames. Only we and the services that host the site or carry its mail handle logs and messages. No system is perfectly secure, so please keep confidential details out of messages.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights and choices',
      blocks: [
        'Depending on where you live, the law may let you see, correct or delete data about you, limit its use, or complain to an authority. Send requests through the [contact page](/contact). Without accounts, the operator may need the date and IP address of a visit to find it, and some entries cannot be matched to a person.',
        'You can also act yourself:',
        {
          kind: 'list',
          items: [
            'turn on Global Privacy Control in a browser that offers it',
            'block third-party cookies or frames',
            'clear the data that your browser stores for this site',
            'read with JavaScript off; the guides stay complete',
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'The site is written for homeowners and is not directed to children under 13. The operator does not knowingly collect their data. A parent or guardian can ask for a child’s message to be deleted.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'When the site’s services change, this policy changes with them. The date on this page shows when it was last updated.',
      ],
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = textPageOutline(content)
