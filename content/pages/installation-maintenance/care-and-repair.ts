import { definePage } from '../../model/define'
import { sectionEntries, type Outline } from '../../model/outline'
import { careAndRepairSchema } from '../../model/schemas/care-and-repair'

export const content = definePage('/installation-maintenance/care-and-repair', careAndRepairSchema, {
  lead: 'Fence trouble starts small: a post that moves, a gate that drags, a board that stays wet. Here is the year’s work, the right finish for each wood, and a repair for what goes wrong.',
  answer:
    'Push every post in spring and fall. Stain new cedar dry, within two weeks; stain new treated pine once water soaks in.[^wrcla][^prowood] When something leans, sags or rots, open its name below for the cause, the steps, the time and the parts.',

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
              'Push every post, and probe it at the ground line, where posts rot first.[^fpl-fences] Reset heaved posts after the thaw. Check that a pool gate closes and latches by itself.[^cpsc]',
            ],
            [
              'Late spring',
              'Wash the fence. Stain it in a dry spell, when nights stay at 50 °F (10 °C) or more.[^woodhb]',
            ],
            [
              'Summer',
              'Oil hinges and latches. Trim plants. Hose grass clippings off vinyl, because algae feeds on them.[^central-fence]',
            ],
            [
              'Fall',
              'Touch up the finish before cold nights. Put zinc-rich primer on bare steel.[^jerith] Clear leaves from the foot of the fence, and turn sprinklers away.',
            ],
            ['Winter', 'Keep plowed snow and salt off the fence. Let a frozen gate thaw; never pry it.'],
          ],
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
        'Use a semitransparent stain that soaks in, with a water repellent and a mildew killer. For fences, the Forest Products Laboratory prefers it to paint.[^fpl-fences] Paint and solid stain are films: water enters at the board ends, and the film keeps it in.[^woodhb] So brush all end grain first, until it stops drinking.',
      ],
      sections: [
        {
          id: 'when-to-stain',
          heading: 'Pick the day',
          blocks: [
            'Latex needs 50 °F (10 °C) or more, now and for the next 24 hours; oil paint can go on from 40 °F (4 °C).[^woodhb] Work in the shade, on clean, dry wood. If the can asks for more, follow the can.',
          ],
        },
        {
          id: 'new-cedar',
          heading: 'New cedar: dry and soon',
          blocks: [
            'Finish it as soon as you can after building, says the *Wood Handbook*.[^woodhb] After two weeks in the weather it needs more preparation, says the Western Red Cedar Lumber Association, whose members sell it.[^wrcla]',
            {
              kind: 'list',
              ordered: true,
              items: [
                'Sprinkle water on a few boards. If it soaks in, they are dry enough.',
                'Sand smooth boards lightly with 50- to 80-grit paper; leave rough-sawn ones alone.[^woodhb]',
                'Brush off the dust, and pick a day as above.',
                'Stain the end grain, then each board from end to end. If you spray or roll, brush it in at once.',
                'Add a second coat only where the wood still drinks. The first lasts 2–4 years on smooth boards, 4–8 on rough ones.[^woodhb]',
              ],
            },
            'Both sides of 100 ft of 6 ft fence (30 m of 1.8 m) are 1,200 sq ft (111 m²).[^none] Divide by the coverage on the can.',
            'Do not fear **mill glaze**, a shine that planing is said to leave. In every failure that the Forest Products Laboratory reviewed, it found another cause.[^fpl-finishline]',
          ],
        },
        {
          id: 'new-treated',
          heading: 'New treated pine: when water soaks in',
          blocks: [
            'Read the end tag. **KDAT** means kiln-dried after treatment; ProWood, which sells it, says to seal that at once, unless it already holds a water repellent.[^prowood] Other treated pine is sold wet. Drip water on it: if it beads, wait; if it soaks in within seconds, stain it. Most stain manufacturers ask for a week to two months, says the southern pine trade.[^southern-pine]',
          ],
        },
        {
          id: 'old-gray',
          heading: 'Old gray wood: clean, brighten, stain',
          blocks: [
            'Gray is a worn surface, not rot. Brush on oxygen bleach, wait 10–15 minutes, scrub and hose it off, says Tim Carter, who sells one.[^ask-oxygen] Then use a deck brightener, which makes the wood neutral again.[^viance-care] Let it dry until water soaks in, and stain it.',
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
        '**Wood:** use oxygen bleach. Chlorine bleach breaks down the fibers and eats fasteners, says Viance, which makes preservatives.[^viance-care] For stubborn mildew, the *Wood Handbook* allows one part household bleach to three to five parts water, with a little *powdered* detergent.[^woodhb]',
        '**Vinyl:** for mildew, CertainTeed, which makes vinyl siding, mixes 3 qt (2.8 L) of water, 1 qt (0.9 L) of household bleach, ⅓ cup of powdered detergent and ⅔ cup of TSP.[^certainteed-clean] Mix it no stronger.',
        '**Pressure washers** tear wood, and CertainTeed advises against them on siding.[^certainteed-clean] If you must, keep the pressure low and point the water down.[^woodhb]',
        {
          kind: 'note',
          tone: 'warning',
          title: 'Never mix bleach with other cleaners',
          text: 'Ammonia, or an acid such as vinegar, turns it into poison gas.[^columbia-bleach] Wear gloves and goggles, and wet your plants first.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      heading: 'How to use the repairs',
      blocks: [
        'Times are our own estimates. We found no repair prices that we can stand behind, so each answer lists what to price. To hire somebody, send that list to three contractors; these are [quotes you can compare](/installation-maintenance/how-much#quotes).',
        'Before you dig or drive anything, [call 811](/installation-maintenance/before-you-dig#call-811) and wait for the marks.',
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
            'Unscrew the rails on both sides, and lift off a gate.',
            '**Loose fill:** dig on the side that the post must move toward, down to its foot.',
            '**Bad footing:** pull the post and break out the concrete. Dig below the [frost line](/installation-maintenance/before-you-dig#frost-depth), and at least a third of the height above ground.[^sakrete] Lay 6 in. (15 cm) of gravel.[^quikrete]',
            'Set the post plumb, with a level on two faces. Brace it both ways: screw a 2×4 to each of two faces, 3 ft (0.9 m) up, and stake the feet.[^toh-sagging-gate]',
            'Ram stone around it, an inch or two (3–5 cm) at a time;[^toh-rotted-post] or pour the [new footing](/installation-maintenance/posts-and-gates#concrete), and slope its top to shed water.',
            'Keep the braces on until it is hard: about 4 hours for a fast-setting mix,[^quikrete] else as the bag says. Then put the rails back.',
          ],
          time: 'Two hours with stone; a day with a new footing.',
          parts: 'Crushed stone or concrete, gravel, two 2×4s, screws.',
          help: 'Several posts lean, or the fence holds back soil. If it stands [on the line](/installation-maintenance/before-you-dig#shared-fence), ask your neighbor first.',
        },
        {
          id: 'wobbly-post',
          symptom: 'Wobbly post, sound wood',
          signs: ['It is plumb and hard, but moves when pushed: the soil has shrunk away.'],
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
          signs: [
            'A screwdriver goes in at the soil but not higher up. If it goes in everywhere, replace the post.',
          ],
          steps: [
            '**Mender:** brace the fence plumb. Drive the steel mender down beside the post, at least 11 in. (28 cm) into the ground, and put a screw in every hole.[^strongtie-mender]',
            '**Splint:** set 6 ft (1.8 m) of treated 4×4 beside the post, in its own hole on gravel; bolt it on with two galvanized carriage bolts.[^fhb-posts]',
            '**New post:** lag-screw a 2×4 to the old one and lever it up over a block.[^beneke-posts] Set a ground-contact post.',
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
            'Wait for the thaw. Do not hammer it down.',
            'Pull it, and dig below the frost line, as wide at the bottom as at the top.[^sakrete]',
            'Lay gravel, reset the post, and slope the concrete to shed water.',
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
            'Take pictures for your insurer. Prop the ends, and unscrew the section before you lift it.',
            'Repair the posts as above, and hang the rails on brackets.',
            'Set posts closer, or open the boards so wind gets through.',
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
            'All is firm, but the two diagonals differ: the frame has racked.',
          ],
          steps: [
            'Shut the gate. Block up the latch side until the gap is even.',
            '**Hinges:** use longer, thicker screws, or bolts right through.',
            '**Frame, with cable:** buy an anti-sag kit of two corner brackets, cable, clamps and a turnbuckle.[^dummies-gate] Screw one bracket to the top corner on the hinge side, the other to the bottom corner on the latch side.',
            'Open the turnbuckle nearly all the way. Hook it and the cable between the brackets, clamp the cable tight, and turn until the diagonals match.',
            '**Frame, with wood:** fit a 2×4 tightly from the bottom hinge corner up to the top latch corner.[^men-gates] Screw it to the frame and every board.',
            'Take out the blocks and try the latch.',
          ],
          time: 'An hour or two. An installer for This Old House took 8 hours to replace both gateposts.[^toh-sagging-gate]',
          parts:
            'An [anti-sag kit](/installation-maintenance/posts-and-gates#sagging-gate) longer than the diagonal, or a 2×4; screws or bolts.',
          help: 'A wide drive gate, or a post to replace.',
        },
        {
          id: 'dragging-gate',
          symptom: 'Gate drags or sticks',
          signs: [
            'Low at the latch: [sag](/installation-maintenance/care-and-repair#sagging-gate). Tight only in wet weather: swollen wood. Low all along: the ground has risen.',
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
          signs: [
            'The latch post moves: [firm it up](/installation-maintenance/care-and-repair#wobbly-post). The latch hits low: the gate sags. It falls short: the wood has shrunk.',
          ],
          steps: [
            'Chalk the latch and close the gate; the mark shows where the catch belongs.',
            'Move the catch. Plug the old holes with glued dowels.',
          ],
          time: 'Half an hour.',
          parts: 'Screws, or a latch with more play.',
          help: 'A pool gate must latch by itself;[^cpsc] lock it until it does.',
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
          signs: ['Wet and dry spells work nails out. Black streaks mean the wrong metal.'],
          steps: [
            'Pull the nail; do not drive it back.',
            'Drive a longer screw beside the hole: hot-dip galvanized in treated wood,[^fs-fasteners] stainless steel in cedar.',
            '**Cupped board:** add a screw near each edge, in drilled holes. Swap one that splits.',
          ],
          time: 'A minute or two a board.',
          parts: 'Exterior screws.',
          help: 'The rail behind is soft.',
        },
        {
          id: 'broken-rail',
          symptom: 'Split or rotted rail',
          signs: ['The section sags. Probe the rail’s ends, where it meets the posts.'],
          steps: [
            '**Split:** screw a second 2×4 along it, well past the crack.',
            '**Rotted end:** screw a short treated 2×4 to the post, under the end.',
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
            'Test a black spot. If bleach fades it, it is mildew; if oxalic acid does, it is iron from fasteners.[^fpl-ironstain]',
          ],
          steps: [
            'Let in sun and air, and turn sprinklers away.',
            '[Wash off](/installation-maintenance/care-and-repair#cleaning) algae and mildew.',
            'For iron, use an oxalic acid brightener, and change the fasteners.',
          ],
          time: 'Half a day for a yard.',
          parts: 'Oxygen bleach or brightener, a brush.',
          help: 'Wood is soft under the stain.',
        },
        {
          id: 'peeling-paint',
          symptom: 'Peeling paint',
          signs: ['Bare wood under the flakes: water got behind it. Paint under them: it went onto dirt.'],
          steps: [
            'If it may date from before 1978, treat it as lead: wet it, and never sand or scrape it dry.[^ct-lead]',
            'Otherwise scrape it, sand bare wood with 50- to 80-grit paper, and wash it.[^woodhb]',
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
          steps: ['Swap eaten wood for ground-contact lumber. Keep mulch and firewood away.'],
          time: 'Half a day a post.',
          parts: 'Treated posts or boards.',
          help: 'The fence meets the house, or tubes climb the house: call a licensed company.',
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
          signs: ['Tap it. Sound steel rings; a dull thud means it is thin.'],
          steps: ['Wire-brush to bright metal, brush on zinc-rich primer, then touch-up paint.[^jerith]'],
          time: 'An hour, plus drying.',
          parts: 'Wire brush, primer, paint.',
          help: 'A post has rusted through.',
        },
        {
          id: 'loose-chain-link',
          symptom: 'Loose chain-link mesh',
          signs: [
            'Ties gone: retie it. Slack between firm posts: stretch it. End post leans: reset it first.',
          ],
          steps: [
            'Untie the slack part. Weave a tension bar into it, a few feet from the end post.',
            'Pull it toward the post with a hand winch until a diamond barely gives when you squeeze it.',
            'Unweave the spare wires, bolt the bar into its bands, and retie the mesh.',
          ],
          time: 'Two to three hours a run.',
          parts: 'Ties, a tension bar, the winch’s rent.',
          help: 'The end post moves as you pull.',
        },
        {
          id: 'broken-vinyl',
          symptom: 'Broken vinyl rail or panel',
          signs: ['Look for a brand inside a cap or rail, and measure it. Brands seldom fit each other.'],
          steps: [
            'Press in the tabs that hold the rail in the post,[^bufftech] and slide it deep into one post to free the other end.',
            'Swap the piece. Leave it room to grow in summer.',
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
        'A fence from before 2004 that is not cedar or redwood is probably treated with CCA, which holds arsenic.[^cpsc-cca] It can stay; a penetrating stain lowers what rubs off. Cut it outdoors in gloves, goggles and a dust mask, and wash before you eat.[^woodhb-preservation] Never burn or chip it; ask your trash service where it goes.',
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
