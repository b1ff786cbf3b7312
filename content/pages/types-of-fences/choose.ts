import { definePage } from '../../model/define'
import { textPageOutline } from '../../model/outline'
import { textPageSchema } from '../../model/schemas/text-page'

export const content = definePage('/types-of-fences/choose', textPageSchema, {
  lead: 'Start with what the fence has to do and where it stands. Find your situation, see what to pick and what to leave, then put your own quotes into the 20-year table. The materials themselves are described under [types of fences](/types-of-fences).',
  answer:
    'Choose chain link or treated pine for a small budget, overlapping boards or vinyl for privacy, and gaps for wind. Near the house in wildfire country, choose metal. For a dog that digs, fasten an L of wire mesh to the foot of any fence. Nobody can give you an honest price per foot without seeing the yard, so get three quotes.',
  sections: [
    {
      id: 'situations',
      heading: 'Pick by your situation',
      blocks: [
        'More than one may fit you. Where they pull apart, start with what law or safety decides: the pool, wildfire, your HOA.',
      ],
      sections: [
        {
          id: 'budget',
          heading: 'A small budget',
          blocks: [
            '**Pick** galvanized chain link for a plain enclosure, or [stockade](/types-of-fences#stockade) in treated pine for privacy. By the American Fence Association’s figures of 1999, chain link was 54 percent of the footage but only 27 percent of the dollars.[^chitrib99]',
            '**Avoid** saving on the posts, which fail first. Avoid thin wire too.',
          ],
        },
        {
          id: 'privacy',
          heading: 'Privacy',
          blocks: [
            '**Pick** [board-on-board](/types-of-fences#board-on-board), vinyl privacy panels or interlocking composite. None of them opens up as it dries.',
            '**Avoid** stockade if thin gaps would bother you, and [shadowbox](/types-of-fences#shadowbox) where people walk past at an angle. Check the [height limit](/installation-maintenance/before-you-dig#permits) before you draw anything.',
          ],
        },
        {
          id: 'wind',
          heading: 'Wind',
          blocks: [
            '**Pick** a fence that lets air through: aluminum, open boards, or chain link without slats.',
            '**Avoid** tall solid panels. An 8 ft solid fence bends its posts about 1.8 times as hard as a 6 ft one, since it is taller and the push sits higher.[^none] If it must be solid, use 6×6 or steel posts, set closer. For a 6 ft (1.8 m) wood fence, hurricane rules in Miami-Dade and Broward wanted a 4×4 every 4 ft (1.2 m), as reported in 2008.[^sun-sentinel-2008]',
          ],
        },
        {
          id: 'slope',
          heading: 'A slope',
          blocks: [
            '**Pick** wood built on site, or aluminum panels that rack. Hold a level string from post to post, measure down to the ground at both ends, and ask whether the panel takes that fall: each racks only so far.[^signet]',
            '**Avoid** welded panels on a steady slope. They cannot rack, so they go up in steps with gaps below. [How to build on a slope](/installation-maintenance/posts-and-gates#slopes)',
          ],
        },
        {
          id: 'pool',
          heading: 'A pool',
          blocks: [
            '**Pick** flat-top aluminum that a child cannot climb, with gates that swing away from the water and latch by themselves. The federal guideline asks for 48 in. (122 cm); California asks for 60 in. (152 cm).[^cpsc][^ca-115923]',
            '**Avoid** chain link with openings above 1¼ in. (32 mm),[^cpsc] and rails or anything else outside that works as a ladder. The house wall can be part of the barrier, and then its doors count. [The pool rules](/installation-maintenance/before-you-dig#pool-barriers)',
          ],
        },
        {
          id: 'dog-jumps',
          heading: 'A dog that jumps or climbs',
          blocks: [
            '**Pick** smooth boards or vinyl, well above what your dog can clear. For a big, athletic dog plan on 6 ft (1.8 m).[^none] A fence it cannot see through also leaves less to jump for.',
            '**Avoid** chain link for a climber, and benches or woodpiles beside any fence.',
          ],
        },
        {
          id: 'dog-digs',
          heading: 'A dog that digs',
          blocks: [
            '**Pick** any fence you like, and give it an apron of wire mesh, bent into an L. The dog scratches where the fence meets the ground, hits wire and gives up; grass grows through the mesh.[^latimes87]',
            {
              kind: 'list',
              ordered: true,
              items: [
                'Buy galvanized welded wire about 3 ft (0.9 m) wide for every run, and bend it lengthwise into an L with legs of 1 ft and 2 ft (0.3 and 0.6 m).[^none]',
                'Scrape away a few inches of soil along the inside, for the wide leg.',
                'Fasten the upright leg to the fence itself,[^cape-fear-dig] all the way down: staples into boards, wire ties on metal or mesh. The rail is too high up, and leaves a gap below.',
                'Pin the flat leg with landscape staples every couple of feet. Turn cut ends down and away from paws.',
                'Put the soil back, or cover the mesh with stones. Under a gate, set pavers instead.',
              ],
            },
            'Ask why it digs, too. Peninsula Humane Society & SPCA, a California shelter, tells owners to spend time in the yard and to give the dog a sandbox of its own.[^phs-spca] The SPCA of Texas names boredom, heat and prey, and says punishment does not help.[^spca-texas]',
            '**Avoid** digging a deep trench for the mesh until you have [called 811](/installation-maintenance/before-you-dig#call-811).',
          ],
        },
        {
          id: 'deer',
          heading: 'Deer',
          blocks: [
            '**Pick** welded wire or chain link 8 ft (2.4 m) high, because deer clear 7 ft (2.1 m) with ease.[^ncwrc-deer] Around a very small bed 4 ft (1.2 m) may cut the damage.[^ncwrc-deer] Two electric wires 2 ft (0.6 m) high and 5 ft (1.5 m) apart put deer off but will not stop them all.[^ncwrc-deer]',
            '**Avoid** ordering before you ask about height. Few towns let you build that high [without a permit](/installation-maintenance/before-you-dig#permits).',
          ],
        },
        {
          id: 'horses',
          heading: 'Horses',
          blocks: [
            '**Pick** boards, vinyl rails, or mesh sold as non-climb: woven, with openings of 2×4 in. (5×10 cm), too small for a hoof.[^hill05] Top it with a board that the horse can see. Trainer Cherry Hill calls 4½ ft (1.4 m) the least and aims for 5–6 ft (1.5–1.8 m).[^hill05]',
            '**Avoid** welded wire, which looks alike but breaks at its welds,[^hill05] and any mesh with openings that a hoof fits through. Avoid barbed wire, too: Penn State’s guide warns that what you save goes to the vet.[^psu-horses]',
          ],
        },
        {
          id: 'coast',
          heading: 'Salt air',
          blocks: [
            '**Pick** vinyl or powder-coated aluminum. For wood by the sea, choose stainless fasteners of type 316, which resist salt better than 304.[^strongtie-coast]',
            '**Avoid** bare or chipped steel, and plated screws.',
          ],
        },
        {
          id: 'wildfire',
          heading: 'Wildfire',
          blocks: [
            '**Pick** steel, aluminum or masonry for the first 5 ft (1.5 m) from the house, the joint included, as the National Fire Protection Association advises.[^nfpa-fence] Fire Safe Marin would make it a whole 8 ft (2.4 m) section.[^fsmarin]',
            '**Avoid** two fences side by side, and mulch or leaves along the foot. In 187 federal burns those were far worse than one clean fence.[^nist2228]',
          ],
        },
        {
          id: 'hoa',
          heading: 'An HOA',
          blocks: [
            '**Pick** nothing until you have the rules and a written yes. Ask about material, color, height, style and the side that faces out. In Texas an association may rule on the type of a security fence but not ban it, except, where its covenants say so, in front of the house.[^tx-202-023] It must allow a pool fence of see-through mesh or clear panels, up to 6 ft (1.8 m).[^tx-202-022]',
            '**Avoid** taking its yes for a permit. You may need both.',
          ],
        },
        {
          id: 'street-noise',
          heading: 'Street noise',
          blocks: [
            '**Pick** the tallest, heaviest fence you may build, with no gap, not even at the ground. A wall that just hides the traffic takes off about 5 dBA, and each 2 ft (0.6 m) more about 1 dBA, up to a point, says the Illinois Department of Transportation.[^idot-noise]',
            '**Avoid** counting on a hedge, on spaced boards or on silence. Even good highway walls only soften the noise.',
          ],
        },
        {
          id: 'shared-line',
          heading: 'A shared line',
          blocks: [
            '**Pick** a fence that looks alike from both sides, such as vinyl or composite. Put in writing who pays, who owns and who repairs it. In California neighbors are presumed to share equally, after 30 days’ written notice (Civil Code § 841).[^ca-841] In Texas, as a rule, nobody must pay without having agreed to.[^tx-sll]',
            '**Avoid** building before you know the line. [Who pays](/installation-maintenance/before-you-dig#who-pays)',
          ],
        },
        {
          id: 'rental',
          heading: 'A rental',
          blocks: [
            'If you rent, **pick** something that leaves no hole: a freestanding pen, or planters with trellis. **Avoid** setting a post without the owner’s written yes.',
            'If you are the owner, **pick** what nobody has to stain: chain link, aluminum or vinyl. Ask your tax adviser how to write it off.',
          ],
        },
      ],
    },
    {
      id: 'vinyl-or-cedar',
      heading: 'Vinyl or cedar, per foot',
      blocks: [
        'Cedar usually starts lower, and vinyl catches up as you stain the cedar. We can honestly say no more: we found no guide that gives month, place and contents for both and that we would trust. Two things you can know decide it.',
        {
          kind: 'list',
          items: [
            '**How often you stain.** One coat of semitransparent stain lasts 4–8 years on rough wood and 2–4 on smooth.[^woodhb]',
            '**How long you stay.** If you sell in five years, the stain you never apply costs nothing.[^none]',
          ],
        },
        'Ask each contractor for both fences: same height, same post depth, same gate. Then divide. Take the difference in price per foot, and divide it by what one staining costs per foot. That is how many stainings it takes before vinyl is ahead. If you stain every five years, multiply by five for the years.[^none]',
      ],
    },
    {
      id: 'twenty-years',
      heading: 'What it costs over 20 years',
      blocks: [
        {
          kind: 'table',
          caption: 'Your own 20-year sum, with vinyl and cedar as the example',
          head: ['Line', 'Cedar', 'Vinyl'],
          rows: [
            ['A. Quote, with gate, removal and permit', '$ …', '$ …'],
            ['B. Fences in 20 years', '1 if it lasts 20; 2 if it lasts 10', '1'],
            ['C. One round of upkeep', '$ … for stain, cleaner and hours', '$ … for soap and an hour'],
            ['D. Rounds in 20 years', '2–5 on rough cedar', '20 washings'],
            ['E. Repairs: a post, a panel, the gate', '$ …', '$ …'],
            ['Total', 'A × B + C × D + E', 'A × B + C × D + E'],
            ['Per foot', 'total ÷ feet', 'total ÷ feet'],
          ],
          note: 'Life: 20 years is the average that home inspectors in Florida give a wood fence.[^mcgarry] Vision warrants its vinyl profiles against manufacturing defects for 20 years, dark ones for 5, to the shops that build with them.[^vision-warranty] Semitransparent stain: 4–8 years on rough or weathered wood.[^woodhb]',
        },
        'Count your hours. At contractors for foundations, structures and exteriors, half of all workers in the United States earned more than $24.00 an hour in May 2022, before overhead.[^bls238100]',
        'Farms show how upkeep adds up. Iowa State University put a quarter mile (402 m) of new woven-wire fence at $2,553 in Iowa in 2012, or $1.93 a foot, a quarter of it labor.[^isu12] It counted upkeep at 8 percent of the first cost each year.[^isu-fm1855] In 20 years that comes to 1.6 times the price of the fence.[^none]',
      ],
      sections: [
        {
          id: 'three-quotes',
          heading: 'Three quotes you can compare',
          blocks: [
            {
              kind: 'list',
              items: [
                'Send all three the same sketch: feet of fence, height, gates and their widths, slope.',
                'Ask for the same parts by name: post size and tag (UC4A), wire gauge or wall thickness, spacing, hole depth, concrete.',
                'Put the gate, removal, hauling, rock and stain on lines of their own.',
                'Ask who calls 811, who pulls the permit, and how long the price holds.',
                'Read both warranties. American Vinyl Works, an installer, gives one year and leaves out frost heave and wind of 50 mph (80 km/h) or more.[^avw]',
                'Divide each total by the feet. If one is far lower, find the line that is missing.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'wood-in-the-ground',
      heading: 'Which wood lasts longest in the ground',
      blocks: [
        'Osage-orange and black locust last longest of the untreated woods in both lists below. If you cannot get them, buy lumber tagged for ground contact. How long that lasts, neither list says. In a Forest Service test in dry Colorado, no treated post had failed after 30 years, but those were spruce, lodgepole pine and fir treated by double diffusion, not the pine of a lumberyard.[^rp17] Each cost $1.10 for a year of service, against $1.39–1.60 untreated, in 1998 dollars.[^rp17]',
        {
          kind: 'table',
          caption: 'Untreated posts in the ground',
          head: ['Wood', 'Oregon State test, wet western Oregon', 'Virginia Cooperative Extension'],
          rows: [
            ['Osage-orange', 'none failed in 52 years', '20–25 years'],
            ['Black locust', 'over 30 years on average', '20–25 years'],
            ['Western juniper', 'over 30 years on average', 'not listed'],
            ['Red cedar', 'not quoted', '15–20 years'],
            ['White oak', 'not quoted', '10 years'],
            ['Southern pine', 'not quoted', '3–7 years'],
          ],
          note: 'Oregon posts carried no fence.[^osu85] Virginia’s figures are quoted by Mother Earth News.[^vce-posts]',
        },
        'Only heartwood counts; the sapwood of nearly every species is short-lived in damp ground.[^fpl229] So a cedar post with a pale rim has a weak rim. Look for solid color at the end.',
        {
          kind: 'terms',
          items: [
            { term: 'UC3B', text: 'Above ground, open to weather: boards.[^treatedwood-uses]' },
            {
              term: 'UC4A',
              text: 'Ground contact: fence posts.[^treatedwood-uses] Use it also within 6 in. (15 cm) of soil, so for a kickboard and many bottom rails.[^hbs-uc]',
            },
            {
              term: 'UC4B',
              text: 'Ground contact, heavy duty: severe sites, and posts that are hard to replace.[^treatedwood-uses]',
            },
          ],
        },
        'Brush every cut and hole with copper naphthenate, 2 percent copper.[^wwpi] Put factory ends down.',
      ],
    },
    {
      id: 'other-fences',
      heading: 'Four fences outside the four materials',
      blocks: ['Not every line needs wood, metal, vinyl or composite.'],
      sections: [
        {
          id: 'hedge',
          heading: 'Hedge',
          blocks: [
            'Cheap to plant and slow to fill in. Space the plants at their full-grown width, and keep clear of power lines. Ask whether your town counts it as a fence.',
          ],
        },
        {
          id: 'bamboo',
          heading: 'Bamboo',
          blocks: [
            'Plant clumping kinds only. Running bamboo needs a solid barrier at least 22 in. (56 cm) down and 2 in. (5 cm) above ground; wire mesh does not stop it.[^reeves] Connecticut fines you $100 a day for planting it within 40 ft (12 m) of a neighbor or the road (General Statutes § 22a-381e).[^ct-bamboo]',
          ],
        },
        {
          id: 'snow-fence',
          heading: 'Snow fence',
          blocks: [
            'It does not stop snow; it drops it on the far side. So it stands well upwind of what you want clear, with room behind it for the drift.',
          ],
        },
        {
          id: 'temporary',
          heading: 'Temporary fence',
          blocks: [
            'Orange mesh on driven posts marks an edge. Rented chain-link panels on feet close a site. Neither holds a determined dog. Before you rely on one around an unfinished pool, ask the inspector, and call 811 even for driven posts.',
          ],
        },
      ],
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = textPageOutline(content)
