import { definePage } from '../../model/define'
import { sectionEntries, type Outline } from '../../model/outline'
import { careAndRepairSchema } from '../../model/schemas/care-and-repair'

export const content = definePage('/installation-maintenance/care-and-repair', careAndRepairSchema, {
  lead: 'The year’s work, the right finish for each wood, and a repair for what goes wrong.',
  answer:
    'Push every post in spring and fall. Stain new cedar dry, within two weeks; stain new treated pine once water soaks in.[^wrcla][^prowood-stain] When something leans, sags or rots, open its name below.',

  care: [
    {
      id: 'seasons',
      heading: 'The year, season by season',
      blocks: [
        {
          kind: 'table',
          caption: 'What to do, and when',
          head: ['Season', 'Work'],
          rows: [
            [
              'Early spring',
              'Push every post, and probe it at the ground line, where rot is worst.[^fpl-fences] Check that a pool gate closes and latches by itself.[^cpsc]',
            ],
            ['Late spring', 'Wash the fence, and stain it in a dry spell.'],
            [
              'Summer',
              'Oil hinges and latches. Trim plants. Hose grass clippings off vinyl: algae feeds on them.[^central-fence]',
            ],
            ['Fall', 'Touch up the finish before cold nights. Clear leaves from the foot of the fence.'],
            ['Winter', 'Keep plowed snow and salt off the fence. Let a frozen gate thaw; never pry it.'],
          ],
          calendar: {
            file: 'fence-care',
            name: 'Fence care',
            note: 'Five Saturdays a year, dated for the northern states, each with a reminder the day before.',
            events: [
              {
                id: 'early-spring',
                month: 'April',
                saturday: 2,
                href: '/installation-maintenance/care-and-repair#seasons',
                remind: true,
              },
              {
                id: 'late-spring',
                month: 'June',
                saturday: 1,
                href: '/installation-maintenance/care-and-repair#when-to-stain',
                remind: true,
              },
              {
                id: 'summer',
                month: 'July',
                saturday: 2,
                href: '/installation-maintenance/care-and-repair#care',
                remind: true,
              },
              {
                id: 'fall',
                month: 'September',
                saturday: 3,
                href: '/installation-maintenance/care-and-repair#finishes',
                remind: true,
              },
              {
                id: 'winter',
                month: 'December',
                saturday: 1,
                href: '/installation-maintenance/care-and-repair#seasons',
                remind: true,
              },
            ],
          },
        },
      ],
    },
    {
      id: 'care',
      heading: 'Care by material',
      blocks: [
        {
          kind: 'table',
          caption: 'Washing, yearly work and weak points of each material',
          head: ['Material', 'Wash with', 'Each year', 'Watch for'],
          rows: [
            [
              'Wood',
              'Soft brush, oxygen bleach',
              'Stain bare spots; keep soil off the boards',
              'Rot at the ground line, popped nails',
            ],
            [
              'Vinyl',
              'Mild soap, soft cloth',
              'Check that rails sit deep in the posts',
              'Mildew, string-trimmer scars',
            ],
            ['Composite', 'Soap, soft brush', 'Clear debris from joints', 'Mildew, posts that move'],
            [
              'Aluminum',
              'Mild soap; rinse off sea salt',
              'Tighten screws; check gate closers',
              'Loose brackets, contact with treated wood[^fs-fasteners]',
            ],
            ['Steel and iron', 'Mild soap; dry it', 'Brush, prime and paint rust[^jerith]', 'Chips, welds'],
            ['Chain link', 'Garden hose', 'Retie the mesh; pull out vines', 'Loose ties, bent rails'],
          ],
        },
      ],
    },
    {
      id: 'finishes',
      heading: 'Stain and paint',
      blocks: [
        'Use a semitransparent stain with a water repellent and a mildew killer. The Forest Products Laboratory prefers it to paint on fences.[^fpl-fences] Paint and solid stain are films: water enters at the board ends, and the film keeps it in.[^woodhb]',
      ],
      sections: [
        {
          id: 'when-to-stain',
          heading: 'Pick the day',
          blocks: [
            'Latex needs 50 °F (10 °C) or more for 24 hours, oil paint 40 °F (4 °C).[^woodhb] Work in the shade, on clean, dry wood.',
          ],
        },
        {
          id: 'new-cedar',
          heading: 'New cedar: dry and soon',
          blocks: [
            'Finish it as soon as you can after building.[^woodhb] After two weeks in the weather it needs more preparation, says the Western Red Cedar Lumber Association, whose members sell it.[^wrcla]',
            {
              kind: 'list',
              ordered: true,
              items: [
                'Sprinkle water on a few boards. If it soaks in, they are dry enough.',
                'Sand smooth boards lightly with 50- to 80-grit paper, and brush off the dust; leave rough-sawn ones alone.[^woodhb]',
                'Stain the end grain until it stops drinking, then each board from end to end. Brush it in at once.',
                'Add a second coat only where the wood still drinks. On smooth boards one coat lasts 2–4 years.[^woodhb]',
              ],
            },
            'Both sides of 100 ft of 6 ft fence (30 m of 1.8 m) are 1,200 sq ft (111 m²).[^none] Divide by the coverage on the can.',
          ],
        },
        {
          id: 'new-treated',
          heading: 'New treated pine: when water soaks in',
          blocks: [
            'Read the end tag. **KDAT** means kiln-dried after treatment: seal it at once, says ProWood, which sells it, unless it already holds a water repellent.[^prowood-stain] Other treated pine is sold wet. Drip water on it: if it beads, wait; if it soaks in within seconds, stain it. Most stain makers ask for a week to two months, says the southern pine trade.[^southern-pine]',
          ],
        },
        {
          id: 'old-gray',
          heading: 'Old gray wood: clean, brighten, stain',
          blocks: [
            'Gray is a worn surface, not rot.',
            {
              kind: 'list',
              ordered: true,
              items: [
                '**Clean:** brush on oxygen bleach, wait 10–15 minutes, scrub and hose it off, says Tim Carter, who sells one.[^ask-oxygen]',
                '**Brighten:** the cleaner leaves wood alkaline,[^viance-care] and cedar and redwood dark. A brightener of oxalic acid takes off the stain; rinse it well.[^real-cedar] Wear gloves and goggles, and keep chlorine bleach away from it.',
                '**Stain** it when it is dry.',
              ],
            },
          ],
        },
        {
          id: 'how-long-finishes-last',
          heading: 'How long a finish lasts',
          blocks: [
            {
              kind: 'table',
              caption: 'Years on upright wood, from the Wood Handbook, table 16-5',
              head: ['Finish', 'Years', 'Condition'],
              rows: [
                ['Clear water repellent', '1–3', 'Wood grays meanwhile'],
                ['Tinted clear finish', '2–3', 'One coat; two if it soaks in'],
                ['Semitransparent stain', '4–8', 'On rough-sawn or weathered wood'],
                ['Solid stain', '6–15', '15 only with primer and two coats on rough-sawn wood'],
                [
                  'Paint',
                  '10–20',
                  '20 only with primer and two coats of the best latex on rough-sawn, even-grained wood',
                ],
              ],
              note: 'Sun, climate and preparation shift these years.[^woodhb] Tops of rails and caps wear first.',
            },
          ],
        },
      ],
    },
    {
      id: 'cleaning',
      heading: 'Cleaning',
      blocks: [
        {
          kind: 'note',
          tone: 'warning',
          title: 'Never mix bleach with other cleaners',
          text: 'Many contain ammonia.[^woodhb] With that, or with an acid such as vinegar or a brightener, chlorine bleach gives off poison gas.[^columbia-bleach] Mix it with water alone, in gloves and goggles, and rinse it off before anything else goes on.',
        },
        '**Wood:** use oxygen bleach, a powder whose label says *sodium percarbonate*.[^viance-care] Chlorine bleach breaks down the fibers and eats fasteners, says Viance, which makes preservatives.[^viance-care]',
        '**Vinyl:** use mild soap and a soft brush.',
        '**Stubborn mildew, on wood or white vinyl:** rinse off all soap first. Then scrub gently with one part plain household bleach in three to five parts warm water, never stronger, and rinse again.[^woodhb]',
        '**Pressure washers** tear wood. If you must, keep the pressure low and point the water down.[^woodhb]',
      ],
    },
    {
      id: 'troubleshooting',
      heading: 'How to use the repairs',
      blocks: [
        'Times are our own estimates. Each answer lists what to price; send it to three contractors for [quotes you can compare](/installation-maintenance/how-much#quotes). Before you dig or drive anything, [call 811](/installation-maintenance/before-you-dig#call-811).',
      ],
    },
  ],

  troubles: [
    {
      id: 'post-troubles',
      heading: 'Posts that move',
      symptoms: [
        {
          id: 'leaning-post',
          symptom: 'Leaning post',
          signs: [
            'A screwdriver sinks in at the ground line: [rot](/installation-maintenance/care-and-repair#rotted-post).',
            'It stands higher than its neighbors: [frost](/installation-maintenance/care-and-repair#heaved-post).',
            'Hard wood rocks in its hole: loose fill.',
            'Post and concrete lean together: too small or shallow a footing.',
          ],
          steps: [
            'Unscrew the rails on both sides.',
            '**Loose fill:** dig down to its foot, on the side that it must move toward.',
            '**Bad footing:** pull the post, break out the concrete, and dig a [deeper hole](/installation-maintenance/posts-and-gates#depth).',
            'Set the post plumb on two faces, and brace it both ways with staked 2×4s.[^toh-sagging-gate]',
            'Ram stone around it, an inch or two (3–5 cm) at a time;[^toh-rotted-post] or pour a [new footing](/installation-maintenance/posts-and-gates#concrete).',
            'Keep the braces on as long as the bag says. Quikrete’s fast-setting mix takes weight after 4 hours in normal conditions.[^quikrete]',
          ],
          time: 'Two hours with stone; a day with a new footing.',
          parts: 'Crushed stone or concrete, gravel, two 2×4s, screws.',
          help: 'Several posts lean, or the fence holds back soil. Is it [on the line](/installation-maintenance/before-you-dig#shared-fence)? Ask your neighbor first.',
        },
        {
          id: 'wobbly-post',
          symptom: 'Wobbly post, sound wood',
          signs: ['It is plumb and hard, but moves when pushed.'],
          steps: [
            'Dig out the loose soil, and tamp in ¾ in. (19 mm) stone with stone dust, in thin layers.[^toh-rotted-post]',
          ],
          time: 'An hour or two.',
          parts: 'Two or three bags of stone.',
          help: 'A gate post: it carries a moving weight and wants concrete.[^moneypit-gate]',
        },
        {
          id: 'rotted-post',
          symptom: 'Post rotted at the ground line',
          signs: ['A screwdriver goes in at the soil. If it goes in everywhere, replace the post.'],
          steps: [
            '**Mender:** brace the fence plumb. Drive a steel mender beside the post, at least 11 in. (28 cm) into the ground, and fill every hole with a screw.[^strongtie-mender]',
            '**Splint:** set 6 ft (1.8 m) of treated 4×4 beside it, in its own hole on gravel, and bolt it on with two galvanized carriage bolts.[^fhb-posts]',
            '**New post:** lag-screw a 2×4 to the old one and lever it up over a block.[^beneke-posts]',
          ],
          time: 'An hour for a mender; half a day otherwise.',
          parts: 'Menders and screws, or a 4×4, bolts and gravel.',
          help: 'A gate or corner post, or a third of all posts: price a new fence.',
        },
        {
          id: 'heaved-post',
          symptom: 'Post lifted by frost',
          signs: ['After winter it stands high, and often its concrete is widest at the top.'],
          steps: [
            'Wait for the thaw; do not hammer it down.',
            'Pull it, and dig below the frost line, as wide at the bottom as at the top.[^sakrete]',
            'Lay gravel, reset the post, and slope the concrete’s top.',
          ],
          time: 'Most of a day.',
          parts: 'Gravel, concrete, perhaps a longer post.',
          help: 'Posts heave every year: the ground needs drainage.',
        },
        {
          id: 'blown-down',
          symptom: 'Section blown down',
          signs: ['Posts snapped: rot. Posts pulled out: shallow holes. Posts standing: weak rails.'],
          steps: [
            'Take pictures for your insurer. Prop the ends, and unscrew the section.',
            'Repair the posts, and hang the rails on brackets.',
            'Set posts closer, or open up the boards.',
          ],
          time: 'A day, with two posts.',
          parts: 'Posts, concrete, brackets, rails.',
          help: 'Wires are down, or a tree lies on it.',
        },
      ],
    },
    {
      id: 'gate-troubles',
      heading: 'Gates',
      symptoms: [
        {
          id: 'sagging-gate',
          symptom: 'Sagging gate',
          signs: [
            'The hinge post leans or is soft: [repair it](/installation-maintenance/care-and-repair#leaning-post) first, or nothing else helps.[^moneypit-gate]',
            'Hinges move when you lift the latch side: loose screws.',
            'All is firm, but the diagonals differ: the frame has racked.',
          ],
          steps: [
            'Shut the gate. Block up the latch side until the gap is even.',
            '**Hinges:** use longer, thicker screws, or bolts right through.',
            '**Frame, with cable:** fit an [anti-sag kit](/installation-maintenance/posts-and-gates#sagging-gate) from the top corner on the hinge side to the bottom corner on the latch side.[^dummies-gate] Turn it until the diagonals match.',
            '**Frame, with wood:** fit a 2×4 tightly from the bottom hinge corner up to the top latch corner.[^men-gates]',
          ],
          time: 'An hour or two; a day with new gate posts.',
          parts: 'A kit longer than the diagonal, or a 2×4; screws or bolts.',
          help: 'A wide drive gate, or a post to replace.',
        },
        {
          id: 'dragging-gate',
          symptom: 'Gate drags or sticks',
          signs: [
            'Low at the latch: sag. Tight only in wet weather: swollen wood. Low all along: the ground has risen.',
          ],
          steps: [
            'Scrape the path clear, or move the hinges up.',
            'Wait for dry weather, plane the tight edge, and stain it at once.',
          ],
          time: 'An hour.',
          parts: 'Screws, a little stain.',
          help: 'A [pool gate](/installation-maintenance/before-you-dig#pool-barriers) that will not close by itself.',
        },
        {
          id: 'latch-misses',
          symptom: 'Latch misses',
          signs: ['The latch hits low: the gate sags. It falls short: the wood has shrunk.'],
          steps: [
            'Chalk the latch and close the gate: the mark shows where the catch belongs. Plug its old holes with glued dowels.',
          ],
          time: 'Half an hour.',
          parts: 'Screws, or a latch with more play.',
          help: 'A pool gate should latch by itself;[^cpsc] in Arizona it must.[^az-36-1681] Lock it until it does.',
        },
      ],
    },
    {
      id: 'wood-troubles',
      heading: 'Boards and rails',
      symptoms: [
        {
          id: 'popped-fasteners',
          symptom: 'Loose, popped or cupped boards',
          signs: ['Wet and dry spells work nails out; black streaks mean the wrong metal.'],
          steps: [
            'Pull the nail, and drive a longer screw beside the hole: hot-dip galvanized in treated wood,[^fs-fasteners] stainless steel in cedar.',
            '**Cupped board:** add a screw near each edge, in drilled holes. Swap one that splits.',
          ],
          time: 'A minute or two a board.',
          parts: 'Exterior screws.',
          help: 'The rail behind is soft.',
        },
        {
          id: 'broken-rail',
          symptom: 'Split or rotted rail',
          signs: ['The section sags. Probe the rail where it meets the posts.'],
          steps: [
            '**Split:** screw a second 2×4 along it, well past the crack.',
            '**Rotted end:** screw a treated block to the post, under it.',
            '**All gone:** prop the boards, and hang a new rail on brackets.',
          ],
          time: 'An hour a rail.',
          parts: 'Treated 2×4s, brackets, screws.',
          help: 'Most rails are soft.',
        },
        {
          id: 'green-or-black',
          symptom: 'Green algae or black stains',
          signs: [
            'Test two black spots, a drop on each, never both on one. If bleach fades the first, it is mildew; if oxalic acid fades the second, it is iron from fasteners.[^fpl-ironstain]',
          ],
          steps: [
            '[Wash off](/installation-maintenance/care-and-repair#cleaning) algae and mildew; let in sun and air.',
            'For iron, use an oxalic acid brightener, and change the fasteners.',
          ],
          time: 'Half a day for a yard.',
          parts: 'Oxygen bleach or brightener, a brush.',
          help: 'Wood is soft under the stain.',
        },
        {
          id: 'peeling-paint',
          symptom: 'Peeling paint',
          signs: ['Bare wood under the flakes: water. Paint under them: dirt.'],
          steps: [
            'Paint from before 1978 may hold lead: wet it, and never sand or scrape it dry.[^ct-lead]',
            'Otherwise scrape, sand and wash it.',
            'Seal the ends, prime and paint.',
          ],
          time: 'A weekend or more.',
          parts: 'Scraper, sandpaper, primer, paint.',
          help: 'The paint holds lead.',
        },
        {
          id: 'insects',
          symptom: 'Termites and other insects',
          signs: [
            'Mud tubes as thick as a pencil, or hollow wood with dirt inside: termites. Sawdust: ants or bees.',
          ],
          steps: ['Swap eaten wood for ground-contact lumber, and keep mulch away.'],
          time: 'Half a day a post.',
          parts: 'Treated posts or boards.',
          help: 'Tubes climb the house: call a licensed company.',
        },
      ],
    },
    {
      id: 'metal-and-vinyl-troubles',
      heading: 'Metal and vinyl',
      symptoms: [
        {
          id: 'rust-spots',
          symptom: 'Rust spots',
          signs: ['Tap it: sound steel rings, thin steel thuds.'],
          steps: [
            'Brush off the rust. Then zinc-rich primer and the maker’s touch-up paint: Jerith wants both wherever its steel fence is damaged.[^jerith]',
          ],
          time: 'An hour, plus drying.',
          parts: 'Wire brush, primer, paint.',
          help: 'A post has rusted through.',
        },
        {
          id: 'loose-chain-link',
          symptom: 'Loose chain-link mesh',
          signs: ['Slack between firm posts: stretch it. End post leans: reset it first.'],
          steps: [
            'Weave a tension bar into the slack part, a few feet from the end post.',
            'Pull it to the post with a hand winch until a diamond barely gives in your hand.',
            'Unweave the spare wires, bolt the bar into its bands, and retie the mesh.',
          ],
          time: 'Two to three hours a run.',
          parts: 'Ties, a tension bar, the winch’s rent.',
          help: 'The end post moves as you pull.',
        },
        {
          id: 'broken-vinyl',
          symptom: 'Broken vinyl rail or panel',
          signs: ['Look for a brand inside a cap or rail: brands seldom fit each other.'],
          steps: [
            'Press in the tabs that hold the rail,[^bufftech] and slide it deep into one post to free the other end.',
            'Swap the piece, with room to grow in summer.',
          ],
          time: 'An hour or two.',
          parts: 'Rail, pickets and lock rings of the same brand.',
          help: 'The line is no longer made, or a post is cracked.',
        },
      ],
    },
  ],

  safety: [
    {
      id: 'old-treated-wood',
      heading: 'Before you cut an old treated fence',
      blocks: [
        'Most wood treated for use around homes from the 1970s to 2003 holds arsenic.[^fs-cca] A fence of it can stay; an oil-based stain helps to lock it in.[^fs-cca] Cut it outdoors in gloves, goggles and a dust mask, and wash before you eat.[^woodhb-preservation] Never burn or chip it; ask your trash service where it goes.',
      ],
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.answer, content.lead],
  sections: [
    ...sectionEntries(content.care),
    ...content.troubles.map(({ id, heading, symptoms }) => ({
      id,
      heading,
      sections: symptoms.map(({ id, symptom, signs, steps, time, parts, help }) => ({
        id,
        heading: symptom,
        text: [...signs, ...steps, time, parts, help],
      })),
    })),
    ...sectionEntries(content.safety),
  ],
}
