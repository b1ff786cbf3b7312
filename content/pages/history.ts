import { definePage } from '../model/define'
import { partnerEntries, type Outline } from '../model/outline'
import type { Site } from '../model/schemas/site'
import { historySchema } from '../model/schemas/history'

export const content = definePage('/history', historySchema, {
  lead: 'For thousands of years, people have drawn lines in wood, stone, hedge and wire. Here is how fences changed, and what they have meant in law, in neighborhoods and in art.',
  answer:
    'Fences are probably about as old as farming, but nobody can date the first one. Roman farm writers already described post-and-rail fences. Colonists in America fenced their crops against loose livestock. Barbed wire closed the plains after the Civil War; chain link, vinyl and composite came later.',
  caption: 'A fence from each era below, side by side. Our renderings.',

  eras: [
    {
      id: 'ancient-times',
      era: 'Ancient Times',
      year: '10,000 BCE',
      title: 'Brush, Stakes and the First Walls',
      description:
        'When people began to keep animals and grow crops, they needed something to hold the one and protect the other. Brush and stakes rot away, so most of what we still find is stone.',
      picture: 'era-ancient',
      caption: 'Hurdles of hazel rods, woven around stakes. Our rendering.',
      story: [
        'Nobody can date the first fence. The year 10,000 BCE is a round marker for the slow change from gathering food to farming.[^none] Thorn brush, stakes and woven rods were the handiest materials, and they seldom last long enough to be dug up.',
        'At Jericho, around 8000 BCE, people built a free-standing stone wall about 12 ft (3.6 m) high and 6 ft (1.8 m) thick at the base.[^baryosef] The archaeologist Ofer Bar-Yosef argues that it held back floods and mud rather than enemies.',
        'Wood lasts where the ground stays wet. In the peat of Somerset, England, the Sweet Track was a walkway of oak planks on crossed poles, built in 3807 or 3806 BCE.[^sweettrack] Woven panels, called hurdles, came later.',
      ],
      dates: [
        { when: 'About 8000 BCE', what: 'A stone wall stands at Jericho.' },
        { when: '3807 or 3806 BCE', what: 'Oak planks are laid for the Sweet Track.' },
      ],
      home: true,
    },
    {
      id: 'classical-antiquity',
      era: 'Classical Antiquity',
      year: '500 BCE–500 CE',
      title: 'Fences in the Farm Manuals',
      description:
        'Roman farm writers left advice on fences that still sounds practical. They even described a post-and-rail fence.',
      picture: 'era-classical',
      caption: 'Bored posts with three rails, along a dry-stone wall. Our rendering.',
      story: [
        'Marcus Terentius Varro sorted farm fences into four kinds. One is a living hedge, which a passer-by’s torch cannot set alight. One is dead wood: stakes woven with brush, or posts bored with holes to take two or three rails. One is a ditch with a bank, and the last is masonry.[^varro]',
        'Columella told owners of game parks to set bored oak posts 8 Roman feet apart, which is 7¾ ft (2.4 m), and run rails through them.[^columella] We still space posts like that.',
      ],
      dates: [
        { when: '1st century BCE', what: 'Varro sorts fences into four kinds.' },
        { when: '1st century CE', what: 'Columella describes bored oak posts.' },
      ],
      home: false,
    },
    {
      id: 'medieval-period',
      era: 'Medieval Period',
      year: '500–1500 CE',
      title: 'Hurdles, Pales and Common Fields',
      description:
        'Many villages farmed big open fields with few fences in them. Woven hurdles penned the sheep, and wooden pales ringed the deer parks.',
      picture: 'era-medieval',
      caption: 'The pale of a deer park, cleft from oak. Our rendering.',
      story: [
        'In England, villagers farmed strips in large open fields and shared the grazing.[^inclosure] Shepherds penned their flocks with hurdles, woven from hazel and light enough to carry several at once.[^heritagecrafts]',
        'Stronger fences went with rank. A deer park had a bank with a wooden pale on top and a ditch on the inside. Some had a leap, a ramp that let wild deer in but not out.[^deerpark]',
        'The words stayed with us. A *pale* is a stake, which is why we say *paling*, *palisade* and “beyond the pale.”',
      ],
      dates: [{ when: '14th century', what: 'English shortens *defence* to *fence*.[^satevepost]' }],
      home: true,
    },
    {
      id: 'colonial-america',
      era: 'Colonial America',
      year: '1600–1800',
      title: 'Palisades, Worm Fences and Pickets',
      description:
        'Colonists built palisades for defense, then mile after mile of fence to keep loose livestock out of the crops. Split rails were stacked in zigzags, and pickets edged the gardens.',
      picture: 'era-colonial',
      caption: 'A worm fence: split rails in a zigzag, and not one post. Our rendering.',
      story: [
        'Native towns in Virginia had palisades, but no livestock, so they needed no field fences.[^vaplaces] The English walled Jamestown in 1607 with a three-sided palisade of 100, 100 and 140 yards (91, 91 and 128 m).[^histjames]',
        'Virginia ordered in 1631 that “every man shall enclose his ground with a sufficient fence,” and soon said how high.[^cwf]',
        'The usual answer was the worm fence, or zigzag fence. It took an axe and a maul: no posts to shape, no holes to dig, and no nails, which were scarce and dear.[^bruce-virginia] The paling around a garden became the [picket fence](/history#white-picket-fence).',
      ],
      dates: [
        { when: '1607', what: 'Jamestown gets its palisade.' },
        { when: '1646', what: 'Virginia asks for 4½ ft (1.4 m), close to the ground.[^cwf]' },
      ],
      home: true,
    },
    {
      id: 'industrial-revolution',
      era: 'Industrial Revolution',
      year: '1800s',
      title: 'Wire for Gardens, Wire for the Plains',
      description:
        'Looms wove wire netting, and barbed wire closed off plains that had too little timber for rails.',
      picture: 'era-industrial',
      caption: 'Four strands of barbed wire on open range. Our rendering.',
      story: [
        'In Norwich, England, Charles Barnard had built a loom for wire netting by 1844.[^barnards] The netting kept out rabbits and foxes. It was a forerunner of [chain link](/types-of-fences#metal), not chain link itself.',
        'The plains had little wood to split. Lucien Smith of Ohio patented a barbed wire in 1867.[^ohio-smith] Joseph Glidden of Illinois put his barbs on two twisted strands in 1874, and the Supreme Court upheld his patent.[^glidden]',
        'Where wood was scarcest, settlement, land values and crops gained most between 1880 and 1900, the economist Richard Hornbeck found.[^hornbeck] Not everyone gained. Big ranches fenced off water and roads, and in the dry year of 1883 Texas had a small war of fence cutting.[^texascoop]',
      ],
      dates: [
        {
          when: '1860',
          what: 'John Hanks carries two fence rails into a convention, and Abraham Lincoln is “the Rail Candidate.”[^housedivided]',
        },
        { when: 'June 25, 1867', what: 'Smith’s patent, 66,182.' },
        { when: 'November 24, 1874', what: 'Glidden’s patent, 157,124.' },
      ],
      home: true,
    },
    {
      id: 'early-20th-century',
      era: 'Early 20th Century',
      year: '1900–1950',
      title: 'Chain Link and the Electric Fence',
      description:
        'Factory wire became the everyday fence: chain link at home, and electric wire on the farm.',
      picture: 'era-early-20th',
      caption: 'Chain link on galvanized pipe, along a sidewalk. Our rendering.',
      story: [
        'Americans made chain link by the end of the 1890s, but sources differ on who came first. *Fence News*, a trade paper, says 1891 and gives the first patent to Anchor Post Fence.[^fencenews] Wikipedia gives it to a company in Medford, Massachusetts, in the mid-1890s.[^clf-wiki] The cut ends were sharp until Frank Mafera made a smooth edge: he filed his patent in 1930 and was granted it in 1931.[^mafera-wiki]',
        'Western Australia’s three rabbit-proof fences, finished in 1907, ran 2,023 miles (3,256 km).[^rpf] In New Zealand, Bill Gallagher and Herbert Christie each built an energizer for electric fences about 1938.[^teara]',
      ],
      dates: [
        { when: '1907', what: 'The rabbit-proof fences are finished.' },
        { when: '1931', what: 'Mafera is granted a patent on a safe edge for chain link.[^mafera-wiki]' },
      ],
      home: false,
    },
    {
      id: 'modern-era',
      era: 'Modern Era',
      year: '1950–Present',
      title: 'New Materials, New Rules',
      description:
        'Homeowners have gained vinyl, aluminum and composite, wood without arsenic, and many more rules.',
      picture: 'era-modern',
      caption: 'Hardwood slats, set flat and close, beside a new house. Our rendering.',
      story: [
        'The original deeds of Levittown, Pennsylvania, ruled fences out.[^levitt]',
        'Vinyl fence has been around since the late 1970s, says Vinyl Concepts, which sells it; the first style was ranch rail.[^vinylconcepts] Roger Wittenberg mixed sawdust and shredded plastic bags in 1988, and the board became Trex.[^trex-history]',
        'Wood changed too. Treaters stopped using CCA, which contains arsenic, for most home lumber at the end of 2003.[^epa-cca] Homeowners’ associations, zoning codes and pool codes all have a say now.',
      ],
      dates: [
        { when: 'October 1962', what: 'The American Fence Association starts, with 22 members.[^afa]' },
        { when: 'December 30, 2003', what: 'CCA treatment ends for most home uses.' },
      ],
      home: true,
    },
  ],

  themesLead:
    'A fence does a job, and it also says something: who owns the land, how neighbors get along, and sometimes who is welcome.',
  themes: [
    {
      id: 'property-and-boundaries',
      title: 'Property & Boundaries',
      description:
        'A fence turns a line on paper into something you can touch, and has kept the law busy ever since.',
      picture: 'split-rail',
      caption: 'Two rails mark where a lane ends and a meadow begins. Our rendering.',
      story: [
        'In old English law, the owner of straying livestock paid for the damage.[^dawson] Open-range law turned that around: if you wanted the animals out, you fenced them out.',
        'A fence does not always stand on the legal line, so an old row of posts proves little. Find the survey pins or hire a surveyor before you dig; [Planning & Preparation](/installation-maintenance#planning) has the order of work.',
      ],
    },
    {
      id: 'privacy-and-neighbors',
      title: 'Privacy & Neighbors',
      description: 'A tall fence gives you quiet, and can cost goodwill if it comes as a surprise.',
      picture: 'shadowbox',
      caption: 'A shadowbox fence shows both neighbors the same face. Our rendering.',
      story: [
        'Towns often allow less in front than behind. Some also say which side must face the street. Ask your building department first.',
        'A spite fence is built to annoy. In New York you can sue over one taller than 10 ft (3 m) that is meant to shut out your light or air.[^ny-843] California presumes that neighbors share a boundary fence equally, and asks for 30 days’ written notice (Civil Code § 841).[^ca-841] Your state may differ, so talk early and write down what you agree. This is general information, not legal advice.',
      ],
    },
    {
      id: 'white-picket-fence',
      title: 'The American White Picket Fence',
      description: 'White pickets stand for home and the American Dream. The real history is less tidy.',
      picture: 'picket',
      caption: 'White pickets before a clapboard cottage. Our rendering.',
      story: [
        'The word comes from the French for a pointed stake. Colonists set up rough pickets to mark and defend their land, bare or painted white.[^smithsonian-picket]',
        'Later the white fence came to stand for a settled family home in the suburbs. Yet Levittown, one of the most famous of them, [ruled fences out](/history#modern-era). Film uses the pickets both ways. George Bailey courts Mary in front of one in *It’s a Wonderful Life*; *Blue Velvet* makes them sinister.[^smithsonian-picket]',
      ],
    },
    {
      id: 'division-and-politics',
      title: 'Division, Borders & Politics',
      description: 'Fences also divide people who did not choose the line.',
      picture: 'chain-link',
      caption: 'Chain link stops people and hides nothing. Our rendering.',
      story: [
        'Between 1604 and 1914, more than 5,200 inclosure acts took about 6.8 million acres (28,000 km²) of England and Wales out of common use.[^inclosure] Supporters pointed to better farming, critics to families who lost their grazing.',
        'Some barriers are national. The Berlin Wall cut a city in two for a generation. Along the US–Mexico border, supporters of fences and walls stress security and control of crossings; opponents stress cost and harm to people, land and wildlife.',
      ],
    },
  ],

  arts: {
    literature: {
      lead: 'Writers use fences to show what people hope to keep apart.',
      works: [
        {
          title: 'Mansfield Park',
          by: 'Jane Austen',
          year: '1814',
          note: 'In chapters 9 and 10, visitors to an estate meet a locked iron gate and a ha-ha, a ditch that keeps livestock out. Two of them slip around the gate instead of waiting for the key.',
        },
        {
          title: 'The Adventures of Tom Sawyer',
          by: 'Mark Twain',
          year: '1876',
          note: 'In chapter 2, Tom faces thirty yards of board fence, nine feet high, and a bucket of whitewash. He makes the chore look so good that his friends pay for a turn.',
        },
        {
          title: 'Mending Wall',
          by: 'Robert Frost',
          year: '1914',
          note: 'From *North of Boston*. Two neighbors repair a stone wall in spring. Only one of them believes that “Good fences make good neighbors.”',
        },
        {
          title: 'A Fence',
          by: 'Carl Sandburg',
          year: '1916',
          note: 'From *Chicago Poems*. A stone house on the lake front gets iron palings with steel points, to shut out hungry men and children looking for a place to play.',
        },
        {
          title: 'Fences',
          by: 'August Wilson',
          year: 'Staged 1985; Broadway 1987',
          note: 'A family and its back yard in Pittsburgh. It won the Pulitzer Prize and the Tony Award for best play.',
        },
      ],
    },
    film: {
      lead: 'On screen, a fence can be the whole journey or one opening shot.',
      works: [
        {
          title: 'Blue Velvet',
          by: 'David Lynch (director)',
          year: '1986',
          note: 'Opens on roses, white pickets and a blue sky, then looks under the lawn.',
        },
        {
          title: 'Picket Fences',
          by: 'David E. Kelley (television series)',
          year: '1992–1996',
          note: 'A sheriff and a doctor raise a family in Rome, Wisconsin, where strange things keep happening.',
        },
        {
          title: 'Rabbit-Proof Fence',
          by: 'Phillip Noyce (director)',
          year: '2002',
          note: 'Three Aboriginal girls, taken from their families, follow the fence home on foot.',
        },
        {
          title: 'Fences',
          by: 'Denzel Washington (director and star)',
          year: '2016',
          note: 'August Wilson’s play on film. Viola Davis won an Academy Award for her part.',
        },
      ],
    },
    art: {
      lead: 'Artists have photographed fences, hung them across hills and carried them into city streets.',
      works: [
        {
          title: 'The White Fence, Port Kent',
          by: 'Paul Strand',
          year: '1916',
          note: 'An ordinary picket fence, in sharp focus, taken for its own sake.',
        },
        {
          title: 'Running Fence',
          by: 'Christo and Jeanne-Claude',
          year: '1972–1976',
          note: 'White nylon, 18 ft (5.5 m) high and 24.5 miles (39.4 km) long, on the land of 59 California ranchers; the removal began after 14 days.[^christosite]',
        },
        {
          title: 'Good Fences Make Good Neighbors',
          by: 'Ai Weiwei',
          year: '2017–2018',
          note: 'Security fences turned into art about migration, all over New York City, for the Public Art Fund.',
        },
      ],
    },
  },

  resourcesLead: 'These sites and books go further than we can here. A listing is no endorsement.',
  resources: [
    {
      title: 'Fence (Wikipedia)',
      href: 'https://en.wikipedia.org/wiki/Fence',
      note: 'Types, uses and law, with links to more detailed articles.',
    },
    {
      title: 'Historic Jamestowne',
      href: 'https://historicjamestowne.org',
      note: 'The archaeology of James Fort and its palisades.',
    },
    {
      title: 'Forest Products Laboratory',
      href: 'https://www.fpl.fs.usda.gov',
      note: 'The US Forest Service laboratory behind the *Wood Handbook*.',
    },
    {
      title: 'Real Cedar',
      href: 'https://www.realcedar.com',
      note: 'Building and finishing advice from producers of western red cedar, who sell it.',
    },
    {
      title: 'Pool Safely',
      href: 'https://www.poolsafely.gov',
      note: 'The US Consumer Product Safety Commission on pools, barriers and gates.',
    },
  ],
  books: [
    {
      title: 'Fences, Gates and Bridges',
      author: 'George A. Martin (editor)',
      published: 'Copyright 1887; Orange Judd, New York, 1892',
      note: 'Farm fences from zigzag rails to barbed wire, with some 300 illustrations.',
    },
    {
      title: 'The Fence Bible',
      author: 'Jeff Beneke',
      published: 'Storey Publishing, 2005',
      note: 'A full-length guide for homeowners, from the plan to gates in many styles.',
    },
    {
      title: 'How to Build a Fence',
      author: 'Jeff Beneke',
      published: 'Storey Publishing (Storey BASICS), 2015',
      note: 'A shorter book by the same author, for a first, simple fence.',
    },
    {
      title: 'Wooden Fences',
      author: 'George Nash',
      published: 'Taunton Press, 1999 (some catalogs give 1997)',
      note: 'The history and the carpentry of wooden fences.',
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outlineWith = (site: Site): Outline => ({
  text: [content.answer, content.lead],
  sections: [
    {
      id: 'timeline',
      heading: 'Timeline',
      sections: content.eras.map(({ id, era, year, title, description, story, dates }) => ({
        id,
        heading: era,
        text: [
          `${title}, ${year}.`,
          description,
          ...story,
          ...dates.map(({ when, what }) => `${when}: ${what}`),
        ],
      })),
    },
    {
      id: 'cultural',
      heading: 'Cultural Significance',
      text: [content.themesLead],
      sections: [
        ...content.themes.map(({ id, title, description, story }) => ({
          id,
          heading: title,
          text: [description, ...story],
        })),
        { id: 'literature', heading: 'Fences in literature', text: workLines(content.arts.literature) },
        { id: 'film', heading: 'Fences in film', text: workLines(content.arts.film) },
        { id: 'art', heading: 'Fences in art', text: workLines(content.arts.art) },
      ],
    },
    {
      id: 'resources',
      heading: 'Resources',
      text: [content.resourcesLead],
      sections: [
        {
          id: 'links',
          heading: 'Places to read on',
          text: content.resources.map(({ title, note }) => `${title}: ${note}`),
        },
        {
          id: 'books',
          heading: 'Books',
          text: content.books.map(
            ({ title, author, published, note }) => `${title}, ${author}, ${published}. ${note}`,
          ),
        },
        ...partnerEntries(site),
      ],
    },
  ],
})

function workLines({ lead, works }: (typeof content)['arts']['art']): string[] {
  return [lead, ...works.map(({ title, by, year, note }) => `${title}, ${by}, ${year}: ${note}`)]
}
