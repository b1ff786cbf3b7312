import { defineContent } from './define'
import { legalSchema } from './schemas/pages'
import { site } from './site'

/** What readers are told of the ads depends on what the operator has set. */
const adsAsTheyAre: Readonly<Record<typeof site.ads.mode, string>> = {
  off: 'Ads are off unless the operator switches them on. While they are off, the ad spaces contact no ad network.',
  isolated: `Ads on this site come from ${site.ads.network.name}. Each runs in a frame of its own.`,
  inline: `Ads on this site come from ${site.ads.network.name}, whose code runs in the page.`,
}

export const privacy = defineContent('content/legal.ts › privacy', legalSchema, {
  lead: 'Fence Wiki has no accounts and sets no cookies of its own. This policy says what a visit still leaves behind, and which outside services may take part.',
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        'Fence Wiki is a public reference site made of finished pages. You read them without signing in, and visitors cannot post on them. “The operator” and “we” mean the operator of this site, who can be reached through the [contact page](/contact). Some functions below are the operator’s to switch on or off.',
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
        'Your browser may fetch one of our pages when you point at its link, so a log can list a page you never opened.',
        'The site runs no analytics. Search works inside your browser, so the words you type stay there. With JavaScript off, sending the search form asks the public search engine DuckDuckGo for pages of this site, and so carries your words there.',
        'If you write or call, the operator receives what you choose to share.',
      ],
    },
    {
      id: 'use',
      heading: 'How data is used',
      blocks: [
        'Logs help to deliver pages, find faults and stop abuse. Messages serve to answer you and correct the site. Either may be used where the law requires it.',
        'The operator does not sell logs or messages and builds no profiles from them. The hosting service’s settings decide how long logs are kept; messages stay as long as the matter needs.',
      ],
    },
    {
      id: 'cookies-and-storage',
      heading: 'Cookies and storage',
      blocks: [
        'The site sets no cookies. Two small notes may be stored in your browser, and neither is sent to us:',
        {
          kind: 'terms',
          items: [
            {
              term: 'Radio volume',
              text: 'Local storage remembers how loud you set the [radio](/radio), until you clear it.',
            },
            {
              term: 'Reload mark',
              text: 'If part of a page fails to load after an update, session storage may note that the page has already reloaded once. It ends with the tab.',
            },
          ],
        },
        'Outside services may use cookies or storage of their own, as far as your browser allows.',
      ],
    },
    {
      id: 'advertising',
      heading: 'Advertising',
      blocks: [
        adsAsTheyAre[site.ads.mode],
        'When ads are on, each ad normally runs in an isolated frame that cannot read the page around it or send your tab elsewhere. The ad network still receives your IP address and details of your browser and device, and may try to use cookies. If the operator chooses to run the network’s code in the page instead, that code can also see what you read and do there.',
        'When your browser sends the Global Privacy Control signal or asks to save data, no ad network is contacted at all.',
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
        'The stream connects only after you press play. Until you pause or leave, the stream’s server, which may belong to a streaming company, receives your IP address and browser details.',
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
        'Collecting little is the first protection. The site is also built for encrypted connections, tells your browser which scripts may run, and confines outside frames. Only the operator and the services that host the site or carry its mail handle logs and messages. No system is perfectly secure, so please keep confidential details out of messages.',
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

export const terms = defineContent('content/legal.ts › terms', legalSchema, {
  lead: 'These terms cover reading and reusing Fence Wiki. In short: learn from it, credit it, and check your local rules before you build.',
  sections: [
    {
      id: 'agreement',
      heading: 'Agreement',
      blocks: [
        'By using this site you accept these terms. If you do not accept them, please do not use it. “We” and “the operator” mean the operator of this site; “you” means anyone who uses it.',
        'Reading is free and needs no account. The [privacy policy](/privacy) describes what happens to data.',
      ],
    },
    {
      id: 'licence',
      heading: 'License',
      blocks: [
        'The text and the page design belong to the operator or are used with permission. The pictures are our own renderings, made for this site. They show typical fences, not particular products or places.',
        'Without asking, and free of charge, you may:',
        {
          kind: 'list',
          items: [
            'read the pages on any device and save copies for your own use',
            'print pages and checklists for your own project, including copies for the people who work on it with you',
            'quote passages, with credit to Fence Wiki and a link or the page’s address',
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
            'follow the makers’ instructions for tools, treated lumber, concrete, finishes and fence systems',
            'wear the right protective gear, and keep children and animals away from holes and machines',
            'hire a licensed professional for work beyond your skill, near power or gas lines, or on unstable ground',
          ],
        },
        'The [planning step](/installation-maintenance#planning) explains these checks. When this site and a local code, an HOA rule or a maker’s instruction disagree, follow the code, the rule or the instruction.',
        'Please use the site fairly. Do not try to break its security, overload it, or present its content as your own.',
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      blocks: [
        'Fence Wiki gives general information. It is not legal, engineering, surveying or other professional advice, and reading it creates no professional relationship.',
        'Soil, climate, products and laws differ from place to place. Lifespans are typical ranges, prices belong to the dates shown beside them, and codes change. We cite sources and correct mistakes, but we cannot promise that every page is complete, current or free of error.',
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
        'These terms are governed by the law of the place where the operator is established, leaving aside its conflict-of-law rules. You keep any protection that the consumer law of your home gives you. If one part of the terms cannot be enforced, the rest still applies.',
        'If something troubles you, please [write to us](/contact) first. Many problems can be put right with a correction.',
      ],
    },
  ],
})
