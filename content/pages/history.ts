import { definePage } from '../model/define'
import { partnerEntries, type Outline } from '../model/outline'
import type { Site } from '../model/schemas/site'
import { historySchema } from '../model/schemas/history'

export const content = definePage('/history', historySchema, {
  lead: 'For thousands of years, people have drawn lines in wood, stone, hedge and wire. Follow the fence through the ages, then see what it has meant in law, neighborhoods and art.',
  answer:
    'The fence is probably about as old as farming. Woven brush and stone came first, and Roman writers already described post-and-rail fences. Colonial Americans fenced their crops against roaming livestock. Barbed wire followed in the 1870s, and the 20th century brought chain link to homes, then vinyl and composite.',

  eras: [
    {
      id: 'ancient-times',
      era: 'Ancient Times',
      year: '10,000 BCE',
      title: 'Brush, Stakes and the First Walls',
      description:
        'When people began to keep animals and plant crops, they needed ways to hold the one and protect the other. The date is a round marker for that change. Brush and stakes rot, so early stone survives best.',
      picture: 'era-ancient',
      story: [
        'No one can date the first fence. The year 10,000 BCE stands for the slow shift from foraging to farming, when a barrier became worth the labor. Thorn brush, stakes and woven rods were the handiest materials. They seldom last long enough to be dug up.',
        'Some early farming communities in southwest Asia kept small numbers of sheep or goats inside their settlements. Clearly domesticated animals appear only later.[^watkins] At Jericho, around 8000 BCE, people raised a free-standing stone wall about 12 ft (3.6 m) high and 6 ft (1.8 m) thick at the base.[^baryosef] It may have been meant for defense, though some archaeologists see protection from floods and mud instead.[^baryosef]',
        'In Britain, woven rods, known as wattle, were laid as trackways across the Somerset wetlands about 6,000 years ago.[^heritagecrafts][^smallholder] Wattle also filled house walls in the Iron Age.[^heritagecrafts] Much of the material came from coppiced hazel: cut to the stump, the tree answers with a crop of straight shoots. Panels are still woven this way by hand.',
      ],
      dates: [
        {
          when: 'About 10,000 BCE',
          what: 'A round marker for the move from foraging to farming. It is not the date of any known fence.',
        },
        {
          when: 'About 8000 BCE',
          what: 'A stone wall stands at Jericho. Its purpose is still argued over.[^baryosef]',
        },
        {
          when: 'About 4000 BCE',
          what: 'Wattle is laid in trackways on the Somerset Levels in England.[^heritagecrafts]',
        },
      ],
      home: true,
    },
    {
      id: 'classical-antiquity',
      era: 'Classical Antiquity',
      year: '500 BCE–500 CE',
      title: 'Fences in the Farm Manuals',
      description:
        'Roman farm writers left advice on fencing that still sounds practical. They sorted fences into kinds, described posts bored to take rails, and suggested rows of trees along open boundaries to keep the peace between neighbors.',
      picture: 'era-classical',
      story: [
        'Around 37 BCE, Marcus Terentius Varro wrote a farm manual that sorts fences into four kinds. The natural fence is a living hedge of brush or thorn. The rustic fence is dead wood. The military fence is a ditch with a bank. The fourth is masonry, in stone, fired brick, sun-dried brick, or earth and gravel packed into molds.[^varro][^rfm]',
        'Two of the rustic kinds will look familiar. Close-set stakes are woven with brush, or posts are bored with holes and two or three rails are pushed through.[^varro][^rfm] The second method is a post-and-rail fence, described more than 2,000 years ago. A living hedge had its own advantage: a passer-by’s torch could not set it alight.[^varro]',
        'Columella, writing in the next century, described game parks closed with pales, or with bored oak posts and rails.[^columella] Where no fence stood, Romans planted rows of pine, cypress or elm along the line to prevent quarrels.[^rfm] Boundary stones had a god of their own, Terminus, honored each year on February 23.',
        'The Roman state built on a larger scale. Hadrian’s Wall crossed northern Britain, and a timber palisade ran along part of the frontier in Germany.',
      ],
      dates: [
        { when: 'About 37 BCE', what: 'Varro sorts farm fences into four kinds.[^varro]' },
        {
          when: '1st century CE',
          what: 'Columella describes parks enclosed with pales or bored oak posts.[^columella]',
        },
        { when: '122 CE', what: 'Work begins on Hadrian’s Wall in Britain.' },
      ],
      home: false,
    },
    {
      id: 'medieval-period',
      era: 'Medieval Period',
      year: '500–1500 CE',
      title: 'Hurdles, Pales and Common Fields',
      description:
        'Many villages farmed large open fields with few fences inside them. Woven hurdles penned sheep, stake pales enclosed deer parks, and timber palisades guarded early castles. The word *fence* itself is a clipped form of *defence*.',
      picture: 'era-medieval',
      story: [
        'In England, many villagers farmed strips in large common fields, with few fences between them. Hedges were kept for places such as hay meadows and gardens.[^inclosure] A stray animal could end up in the village pound, or pinfold, until its owner came to claim it.',
        'Wattle fencing was common by the Middle Ages.[^heritagecrafts] Shepherds penned flocks with hurdles, woven panels so light that one person could carry several.[^heritagecrafts] A pen could be set up, grazed and moved on, and the flock manured the ground as it went.',
        'Stronger fences went with rank. A deer park was ringed by a park pale: split oak stakes on a bank, with a ditch on the inner side. Castles of the 11th century often began as an earth mound and yard behind a timber palisade, with stone only later.',
        'Language kept the traces. *Fence* was shortened from *defence* in Middle English.[^ultlex] A *pale* is a stake, which is why we still say *paling* and *palisade*. The section on [division, borders and politics](/history#division-and-politics) takes up what became of the common fields.',
      ],
      dates: [
        { when: '11th century', what: 'Timber palisades guard the motte-and-bailey castles of England.' },
        {
          when: '12th century',
          what: 'Scattered enclosure of common land is under way in England.[^inclosure]',
        },
        {
          when: '1235',
          what: 'The Statute of Merton lets English lords enclose part of a common if enough pasture is left for their tenants.',
        },
      ],
      home: true,
    },
    {
      id: 'colonial-america',
      era: 'Colonial America',
      year: '1600–1800',
      title: 'Palisades, Worm Fences and Pickets',
      description:
        'Colonists first built palisades for defense, then many miles of fence to keep roaming livestock out of the crops. Split rails were stacked in zigzags without posts or nails, pickets edged town gardens, and stone walls came later.',
      picture: 'era-colonial',
      story: [
        'Native towns in Virginia already had palisades; without livestock, they had no need of field fences.[^vaplaces] At Jamestown in 1607, colonists raised a triangular palisade in 19 days. Its sides measured 100, 100 and 140 yards (91, 91 and 128 m).[^histjames][^hmp] The palisade at Plymouth, described in 1622, ran about 2,700 ft (820 m).[^historyplace]',
        'Law soon turned to corn and cattle. Livestock roamed, so farmers had to fence it out. Virginia ordered in 1631/32 that every man enclose his ground with a sufficient fence. In 1646 it said what that meant: 4½ ft (1.4 m) high and close to the bottom.[^cwf] Portsmouth, Rhode Island, sent fence viewers to inspect the work.[^portsri]',
        'A common answer was the worm fence, also called the zigzag or Virginia fence. Split rails, about eight to a panel, were stacked with their ends crossed. It needed neither posts nor nails but was greedy with timber and land.[^mccornack] Two men could lay 200 yards (183 m) a day, against about 40 ft (12 m) of stone wall.[^nash] Its straight descendant is still sold among [wooden fences](/types-of-fences#wooden).',
        'In towns, [palings around gardens](/history#white-picket-fence) became the picket fence. New England’s stone walls are younger than they look. They were rare in the first 150 years of settlement, and most date from after about 1775.[^thorson] Britain, meanwhile, hid its fences. The ha-ha, a sunken wall based on a French idea, kept livestock off the lawn without blocking the view.[^bucksher][^lackham]',
      ],
      dates: [
        { when: '1607', what: 'Jamestown’s triangular palisade goes up in 19 days.[^histjames]' },
        { when: '1631/32', what: 'Virginia orders growers to enclose their ground.[^cwf]' },
        {
          when: '1635',
          what: 'Plymouth rebuilds: 10 in. (25 cm) square posts, three rails, and boards 9 ft (2.7 m) high.[^plyarch]',
        },
        { when: '1699', what: 'Maryland asks for fences 5 ft (1.5 m) high around corn.[^mdarch]' },
        {
          when: '1719',
          what: 'Usual date for the ha-ha at Stowe, England. Levens Hall had a small one earlier.[^bucksher][^lackham]',
        },
      ],
      home: true,
    },
    {
      id: 'industrial-revolution',
      era: 'Industrial Revolution',
      year: '1800s',
      title: 'Iron for Towns, Wire for the Plains',
      description:
        'Machines made fencing cheap. Foundries sold cast and wrought iron to town households, looms wove wire netting, and barbed wire enclosed plains that had too little timber for rails. The open range came to an end.',
      picture: 'era-industrial',
      story: [
        'By the middle of the century, mass production had brought cast-iron and wrought-iron fences within reach of the middle class.[^si-stewart] Stewart Iron Works of Covington, Kentucky, dates its beginnings to 1862. By its own account, it was the world’s largest maker of ornamental fence by 1900.[^stewart] See [metal fences](/types-of-fences#metal) for the kinds sold now.',
        'In Norwich, England, Charles Barnard is credited with a wire-netting machine of 1844, based on cloth looms. The records are thin, and the credit is disputed.[^afc][^clf-wiki]',
        'The plains had little wood to split. Settlers built with sod and planted thorny Osage-orange hedges. Lucien B. Smith patented a barbed wire in 1867. Joseph F. Glidden of DeKalb, Illinois, followed in 1874 with a second wire, twisted to lock the barbs in place.[^harnessip][^patentbrief] The US Supreme Court later upheld his patent.[^harnessip]',
        'One account of the DeKalb works gives 300 tons of wire in 1875 and 40,250 tons in 1880. The price fell from $20 per 100 lb (45 kg) in 1874 to $1.80 in 1897.[^nash] Between 1880 and 1900, settlement, land values and crop output rose most where wood had been scarcest, one study found.[^hornbeck]',
        'The gains were not shared evenly. Wire closed the open range, hindered the movement of Native people and wildlife, and led to fence-cutting fights in Texas in the 1880s. Older fences had a part in public life too. In the Civil War, armies burned rail fences as firewood.[^srf-wiki]',
      ],
      dates: [
        { when: '1844', what: 'Charles Barnard’s wire-netting machine, by the usual account.[^clf-wiki]' },
        {
          when: '1860',
          what: 'Fence rails are shown at the Illinois Republican convention, and Abraham Lincoln runs as the “Rail Splitter.”[^coltrib]',
        },
        {
          when: 'June 25, 1867',
          what: 'Lucien B. Smith receives US patent 66,182 for barbed wire.[^harnessip]',
        },
        { when: 'November 24, 1874', what: 'Joseph F. Glidden receives US patent 157,124.[^patentbrief]' },
      ],
      home: true,
    },
    {
      id: 'early-20th-century',
      era: 'Early 20th Century',
      year: '1900–1950',
      title: 'Chain Link and the Electric Fence',
      description:
        'Factory-made wire became the everyday fence. Chain link grew safer for homes, and farmers weighed the cost of wire and posts. Western Australia fenced against rabbits, and New Zealand inventors electrified the farm fence.',
      picture: 'era-early-20th',
      story: [
        'Chain link was made in the United States by the end of the 1890s, but histories disagree on the first factory. One gives 1891,[^fencenews] while another points to Anchor Post, established in 1898.[^afc] Cut ends left sharp points. A 1930 patent by Frank J. Mafera covered folding them over, which made the fabric safer around homes.[^clf-wiki]',
        'On farms, fencing was a serious expense. In January 1916 the US Department of Agriculture issued Bulletin 321 on the cost of fencing farms in the north central states. It compared kinds of wire, the life of posts and the expense.[^usda321] J. Wallace Page of Adrian, Michigan, a pioneer of wire fence, died the same year.[^antclip]',
        'Western Australia built on another scale. Between 1901 and 1907 it put up three rabbit-proof fences, 2,023 miles (3,256 km) in all. Fence No. 1 ran 1,139 miles (1,833 km), the longest unbroken fence of its day.[^rpf]',
        'In New Zealand, Bill Gallagher and Herbert Christie developed electric farm fences separately between 1936 and 1938. Gallagher is often named as sole inventor, which the record does not support.[^teara][^innonz] During the Second World War, iron railings in London were taken for scrap.[^fencenews]',
      ],
      dates: [
        { when: '1901–1907', what: 'Western Australia builds its three rabbit-proof fences.[^rpf]' },
        { when: 'January 12, 1916', what: 'USDA Bulletin 321 sets out what farm fences cost.[^usda321]' },
        { when: '1930', what: 'Frank J. Mafera patents folded wire ends for chain link.[^clf-wiki]' },
        { when: '1936–1938', what: 'Two New Zealanders develop electric farm fences separately.[^teara]' },
      ],
      home: false,
    },
    {
      id: 'modern-era',
      era: 'Modern Era',
      year: '1950–Present',
      title: 'New Materials, New Rules',
      description:
        'Since 1950 homeowners have gained vinyl, aluminum and composite, new wood treatments, and many more rules. Trade bodies were founded, pool barriers entered local codes, and at least one famous suburb was planned with no fences at all.',
      picture: 'era-modern',
      story: [
        'Not every postwar suburb wanted fences. The original deeds of Levittown, Pennsylvania, from 1952 on, did not allow them.[^levitt] The trade organized all the same. The Chain Link Fence Manufacturers Institute was founded in 1960.[^clfmi] Two years later, 22 members formed the group now called the American Fence Association.[^afa]',
        'New materials followed. Vinyl ranch rail appeared in the late 1970s,[^vinylconcepts] and vinyl spread to homes from the 1980s.[^gbs] Lumber made from recycled plastic and sawdust dates from 1988. The business became Trex in 1996[^bb-trex] and added fencing in 2005.[^trex-life] The [comparison of fence types](/types-of-fences#comparison) sets these side by side.',
        'Wood changed too. Makers stopped treating lumber for most home uses with arsenic-based CCA by December 31, 2003.[^epa03] Copper-based treatments such as ACQ and copper azole took its place.[^epa03]',
        'Rules multiplied. Federal pool guidelines describe a barrier at least 48 in. (122 cm) high with a self-closing, self-latching gate.[^cpsc] They are advice, but local codes may adopt them.[^cpsc] California’s Good Neighbor Fence Act, in effect since 2014, deals with [shared costs](/history#privacy-and-neighbors).[^deleon] More recent interests are wildlife-friendly designs, recycled content and gates with electronic locks.',
      ],
      dates: [
        { when: '1952', what: 'Deeds at Levittown, Pennsylvania, begin to rule out fences.[^levitt]' },
        { when: '1960', what: 'The Chain Link Fence Manufacturers Institute is founded.[^clfmi]' },
        { when: 'October 1962', what: 'The future American Fence Association starts with 22 members.[^afa]' },
        { when: 'Late 1970s', what: 'The first vinyl fences are sold as ranch rail.[^vinylconcepts]' },
        {
          when: 'December 31, 2003',
          what: 'CCA treatment ends for most home uses in the United States.[^epa03]',
        },
        { when: 'January 1, 2014', what: 'California’s Good Neighbor Fence Act takes effect.[^deleon]' },
      ],
      home: true,
    },
  ],

  themesLead:
    'A fence does a job, and it also says something: who owns the land, how neighbors get along, and sometimes who is welcome. These themes run through the timeline.',
  themes: [
    {
      id: 'property-and-boundaries',
      title: 'Property & Boundaries',
      description:
        'A fence turns a line on paper into something you can touch. Who must build it, and who pays when animals get through, has been a question for the law since colonial times.',
      story: [
        'Colonial law put the burden on the grower: fence the crops, because the livestock is loose.[^cwf] Lawyers call this “fence out.” Under a “fence in” rule, the keeper of the animals must contain them instead. States have moved between the two, and rules for open range still differ across the West.',
        'A fence does not always stand on the legal line, so an old row of posts is weak evidence. Find the survey pins or hire a surveyor before you dig; [Planning & Preparation](/installation-maintenance#planning) explains the order of work. “Good fences make good neighbors” is an old proverb. Robert Frost gave it to a character, and his poem questions it.[^frost-repo]',
      ],
    },
    {
      id: 'privacy-and-neighbors',
      title: 'Privacy & Neighbors',
      description:
        'A tall fence gives quiet and privacy, and can cost goodwill if it comes as a surprise. Much fence custom, and some fence law, concerns the people on the other side.',
      story: [
        'The front porch looked toward the street; the back yard is where many families now want to be unseen. Local codes often reflect that split, with lower fences in front than at the side and rear. Augusta, Georgia, for example, allows 4 ft (1.2 m) in a front yard.[^augusta] Some places, including Canfield, Ohio, require the finished side to face outward.[^canfield]',
        'A spite fence is one built mainly to annoy, and some states forbid it.[^dias] Cost is the other sore point. California presumes that adjoining owners share a boundary fence equally, and asks for 30 days’ written notice.[^deleon][^djshea] Other states have other rules, so talk early and agree in writing. This is background, not legal advice.',
      ],
    },
    {
      id: 'white-picket-fence',
      title: 'The American White Picket Fence',
      description:
        'White pickets stand for home and the American Dream in countless pictures. The history is less tidy: palings first guarded gardens, and at least one famous suburb ruled fences out.',
      story: [
        'The picket began as a paling, a pointed stake set close to the next one. Around a colonial town garden it kept animals off the vegetables, and lime whitewash brightened the wood. In the 19th century, machine-made pickets became affordable, and the front fence turned into decoration as much as defense.',
        'After the Second World War the white picket fence came to stand for a settled family home. Yet some postwar suburbs, such as Levittown, Pennsylvania, barred fences in the original deeds.[^levitt] Film and television have used it both ways, as a promise and as a cover for unease. The section on [wooden fences](/types-of-fences#wooden) shows the picket as it is built today.',
      ],
    },
    {
      id: 'division-and-politics',
      title: 'Division, Borders & Politics',
      description:
        'Fences also separate people who did not choose the line. The same barrier can mean safety or order to one group and loss or exclusion to another, and people still disagree about many of them.',
      story: [
        'Between 1604 and 1914, more than 5,200 inclosure acts in England and Wales covered about 6.8 million acres (28,000 km²).[^inclosure] The peak came between 1760 and 1820.[^cheyney] Supporters pointed to better farming. Critics pointed to families who lost grazing and fuel from the commons. Similar arguments follow the barbed wire of the American plains and the rabbit-proof fences of Australia.',
        'Some barriers are national. The Berlin Wall divided a city from 1961 to 1989. Along the US–Mexico border, supporters of fences and walls stress security and control of crossings; opponents stress cost and harm to people, land and wildlife. Everyday speech holds the same idea. “Beyond the pale” means outside the accepted limit, and *pale* is the old word for a stake.',
      ],
    },
  ],

  arts: {
    literature: {
      lead: 'Writers use fences to show what people hope to keep apart, and how rarely it stays that way.',
      works: [
        {
          title: 'Mansfield Park',
          by: 'Jane Austen',
          year: '1814',
          note: 'In chapters 9 and 10, young visitors to an estate meet a locked gate and a ha-ha. Some slip around the edge, which hints at rules they will break later.[^austenonly]',
        },
        {
          title: 'The Adventures of Tom Sawyer',
          by: 'Mark Twain',
          year: '1876',
          note: 'In chapter 2, Tom faces thirty yards of board fence, nine feet high, and a bucket of whitewash. He makes the chore look so desirable that his friends pay to do it.',
        },
        {
          title: 'Mending Wall',
          by: 'Robert Frost',
          year: '1914',
          note: 'From *North of Boston*. It opens “Something there is that doesn’t love a wall” as two neighbors repair one. Only the neighbor believes that “Good fences make good neighbors.”[^frost-repo]',
        },
        {
          title: 'A Fence',
          by: 'Carl Sandburg',
          year: '1916',
          note: 'A short poem in *Chicago Poems*. An iron fence rises around a stone house on the lake front, built to shut out the poor and children looking for a place to play.',
        },
        {
          title: 'Fences',
          by: 'August Wilson',
          year: 'Staged 1985; Broadway 1987',
          note: 'A play about a family in Pittsburgh in the 1950s, winner of a Pulitzer Prize and a Tony Award.[^broadway-com] The yard fence stands for keeping people in as well as out.',
        },
      ],
    },
    film: {
      lead: 'On screen, a fence can be the whole journey or a single opening shot.',
      works: [
        {
          title: 'Blue Velvet',
          by: 'David Lynch (director)',
          year: '1986',
          note: 'Opens on roses and a white picket fence under a blue sky, then looks at what lies beneath the tidy surface.',
        },
        {
          title: 'Picket Fences',
          by: 'David E. Kelley (television series)',
          year: '1992–1996',
          note: 'A drama about a small town whose title promises calm and whose plots seldom supply it.',
        },
        {
          title: 'Rabbit-Proof Fence',
          by: 'Phillip Noyce (director)',
          year: '2002',
          note: 'Three Aboriginal girls, taken from their families in 1931, follow the fence home on foot. Based on the 1996 book by Doris Pilkington Garimara about her mother’s journey.',
        },
        {
          title: 'Fences',
          by: 'Denzel Washington (director and star)',
          year: '2016',
          note: 'August Wilson’s play on film, from his own screenplay. Viola Davis won an Academy Award for her part.',
        },
      ],
    },
    art: {
      lead: 'Artists have photographed fences, hung them across hills and carried them into city streets.',
      works: [
        {
          title: 'White Fence, Port Kent',
          by: 'Paul Strand',
          year: '1916',
          note: 'A photograph that treats a plain picket fence as a row of bright, nearly abstract shapes.',
        },
        {
          title: 'Running Fence',
          by: 'Christo and Jeanne-Claude',
          year: '1972–1976',
          note: 'White nylon, 18 ft (5.5 m) high and 24.5 miles (39.4 km) long, crossed the land of 59 California ranchers. It took 18 public hearings and a 450-page environmental report. It was removed after 14 days.[^christosite]',
        },
        {
          title: 'Good Fences Make Good Neighbors',
          by: 'Ai Weiwei',
          year: '2017–2018',
          note: 'A citywide project in New York for the Public Art Fund that used fence forms to speak about borders and migration.',
        },
      ],
    },
  },

  resourcesLead:
    'These sites and books go further than we can here. They are independent of Fence Wiki, and a listing is not an endorsement in either direction.',
  resources: [
    {
      title: 'Fence (Wikipedia)',
      href: 'https://en.wikipedia.org/wiki/Fence',
      note: 'A broad overview of fence types, uses and law, with links to more detailed articles.',
    },
    {
      title: 'Inclosure act (Wikipedia)',
      href: 'https://en.wikipedia.org/wiki/Inclosure_act',
      note: 'The acts of Parliament that enclosed common fields and pastures between 1604 and 1914.',
    },
    {
      title: 'Rabbit-proof fence (Wikipedia)',
      href: 'https://en.wikipedia.org/wiki/Rabbit-proof_fence',
      note: 'The building and later life of Western Australia’s three long fences.',
    },
    {
      title: 'Running Fence (Wikipedia)',
      href: 'https://en.wikipedia.org/wiki/Running_Fence',
      note: 'Background on Christo and Jeanne-Claude’s two-week fence in California.',
    },
    {
      title: 'Historic Jamestowne',
      href: 'https://historicjamestowne.org',
      note: 'The archaeology of James Fort, including the traces of its palisades.',
    },
    {
      title: 'Forest Products Laboratory',
      href: 'https://www.fpl.fs.usda.gov',
      note: 'The US Forest Service laboratory behind the *Wood Handbook*, with research on decay, treatments and finishes.',
    },
    {
      title: 'Real Cedar',
      href: 'https://www.realcedar.com',
      note: 'A producers’ site about western red cedar, with advice on building and finishing. Read it as a seller’s view.',
    },
    {
      title: 'Pool Safely',
      href: 'https://www.poolsafely.gov',
      note: 'The US Consumer Product Safety Commission’s campaign for safer pools, including barriers and gates.',
    },
  ],
  books: [
    {
      title: 'Fences, Gates and Bridges: A Practical Manual',
      author: 'George A. Martin (editor)',
      published: 'Copyright 1887; Orange Judd, New York, 1892',
      note: 'Farm fences from zigzag rails to barbed wire, with some 300 illustrations.[^fgb] Now in the public domain and often reprinted; some sellers give 1900 as its date.',
    },
    {
      title:
        'The Fence Bible: How to Plan, Install, and Build Fences and Gates to Meet Every Home Style and Property Need',
      author: 'Jeff Beneke',
      published: 'Storey Publishing, 2005',
      note: 'A full-length guide for homeowners, from planning and posts to gates in many styles.[^vdoc]',
    },
    {
      title: 'How to Build a Fence: Plan and Build Basic Fences and Gates',
      author: 'Jeff Beneke',
      published: 'Storey Publishing (Storey BASICS), 2015',
      note: 'A shorter book by the same author for a first, simple fence.[^vdoc]',
    },
    {
      title: 'Wooden Fences',
      author: 'George Nash',
      published: 'Taunton Press, late 1990s (catalogs give 1997 or 1999)',
      note: 'History and carpentry of wooden fences together; our figures on rail-laying and wire prices come from a published extract.[^nash]',
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
        ...partnerEntries(site.partners),
      ],
    },
  ],
})

function workLines({ lead, works }: (typeof content)['arts']['art']): string[] {
  return [lead, ...works.map(({ title, by, year, note }) => `${title}, ${by}, ${year}: ${note}`)]
}
