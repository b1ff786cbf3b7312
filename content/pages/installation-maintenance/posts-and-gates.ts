import { definePage } from '../../model/define'
import { textPageOutline } from '../../model/outline'
import { textPageSchema } from '../../model/schemas/text-page'

export const content = definePage('/installation-maintenance/posts-and-gates', textPageSchema, {
  answer:
    'Under a 6 ft (1.8 m) wood fence, bury at least 24 in. (61 cm) of each post, or better 36 in. (91 cm), on 6 in. (15 cm) of gravel.[^quikrete] If your frost line is lower still, dig 6 in. below it, as Quikrete asks for deck posts.[^quikrete-deck] Set gate posts in concrete, 6 in. (15 cm) deeper, and hang a leaf wider than 4 ft (1.2 m) or heavier than about 60 lb (27 kg) on 6×6s.[^none]',
  lead: 'A fence that leans was often set too shallow, and a gate that drags often hangs on a weak post. Get both right the first time.',
  sections: [
    {
      id: 'depth',
      heading: 'How deep to set a post',
      blocks: [
        'Start from the height above ground. Bury at least one third of it: Sakrete says about a third,[^sakrete] Quikrete a third to half, plus 6 in. (15 cm) for gravel.[^quikrete] We suggest half, so that one third of the whole post is buried.',
        { kind: 'diagram', name: 'post-depth' },
        {
          kind: 'table',
          caption: 'Depth and post length by fence height',
          head: ['Fence', 'Least', 'Better', 'Post to buy'],
          rows: [
            ['4 ft (1.2 m)', '16 in. (41 cm)', '24 in. (61 cm)', '6 ft'],
            ['5 ft (1.5 m)', '20 in. (51 cm)', '30 in. (76 cm)', '8 ft'],
            ['6 ft (1.8 m)', '24 in. (61 cm)', '36 in. (91 cm)', '10 ft, cut later'],
            ['8 ft (2.4 m)', '32 in. (81 cm)', '48 in. (122 cm)', '12 ft, 6×6 or steel'],
          ],
          note: 'Worked out from the rules above; dig 6 in. (15 cm) more for gravel.[^sakrete][^quikrete] An 8 ft post under a 6 ft fence gives only the least depth.',
        },
        'Makers of panels set their own depth. CertainTeed wants 30 in. (76 cm), or the frost line, for Bufftech vinyl, and Trex 30 in. for composite.[^bufftech][^trex-wind] For chain link, the law of Byesville, Ohio, taken from ASTM F567, asks for 24 in. (61 cm), plus 3 in. (8 cm) for each foot of fence above 4 ft (1.2 m).[^byesville] That makes 30 in. at 6 ft.[^none]',
      ],
      sections: [
        {
          id: 'frost',
          heading: 'Where the ground freezes',
          blocks: [
            'Wet soil swells when it freezes, and lifts a short footing with it. So dig 6 in. (15 cm) below the frost line, for the gravel.[^none] Quikrete asks that of posts that carry a deck.[^quikrete-deck]',
            'The frost line is a local number: 42 in. (107 cm) all over Michigan,[^mich-frost] 12 in. (30 cm) in Lakewood, Washington,[^lakewood-frost] and no figure in the warmest places.[^noaa-frost] See [frost depth by place](/installation-maintenance/before-you-dig#frost-depth), and ask your building department. A 42 in. line means a 48 in. (122 cm) hole.[^none]',
          ],
        },
      ],
    },
    {
      id: 'holes',
      heading: 'What the hole looks like',
      blocks: [
        'Make it three times as wide as the post: 10–12 in. (25–30 cm) for a 4×4, about 16 in. (41 cm) for a 6×6.[^quikrete][^sakrete] Keep the walls straight, or make the bottom wider. Never leave it wider at the top, where freezing soil can grip it.[^sakrete]',
        'Pack 4–6 in. (10–15 cm) of gravel into the bottom for drainage.[^sakrete] Stand the post on the gravel, not in a cup of concrete.',
      ],
    },
    {
      id: 'post-size',
      heading: '4×4 or 6×6, and how far apart',
      blocks: [
        'A 4×4 is really 3½ in. (89 mm) thick, and a 6×6 is 5½ in. (140 mm).[^none] Buy lumber tagged UC4A, the ground-contact grade for fence posts.[^treatedwood-uses]',
        {
          kind: 'list',
          items: [
            '**Line, corner and end posts to 6 ft (1.8 m):** 4×4, no more than 8 ft (2.4 m) apart, or 6 ft (1.8 m) in wind or under heavy boards.[^none]',
            '**Gate posts:** 4×4 or 6×6, by the [weight and width of the leaf](/installation-maintenance/posts-and-gates#gate-posts).',
            '**Solid 8 ft (2.4 m) fence:** 6×6 or steel posts, 6 ft (1.8 m) apart or closer.[^none]',
          ],
        },
        'Taller and windier fences ask for more: see [posts by height](/installation-maintenance/how-much#heights). On a windy lot, ask an engineer.',
        { kind: 'diagram', name: 'post-spacing' },
        'Make all bays equal. Measure every mark from the same end, or small errors add up.',
      ],
      sections: [
        {
          id: 'gate-posts',
          heading: 'Gate posts: by weight and width',
          blocks: [
            'A leaf up to 4 ft (1.2 m) wide and about 60 lb (27 kg) can hang on 4×4 posts.[^none] A wider or a heavier one hangs on 6×6s, or on steel. So does every board gate in a 6 ft (1.8 m) fence.[^none]',
            'You can reckon the weight before you build. Southern pine has a specific gravity of 0.52 to 0.55 at 12% moisture, so it weighs about 37 lb a cubic foot (590 kg/m³).[^franca-pine] A gate for a 4 ft (1.2 m) opening in a 6 ft board fence comes to about 100 lb (45 kg) without its hinges.[^none] Fresh from treatment it is wet, and heavier. The [weights of other gates](/installation-maintenance/how-much#gates) are reckoned the same way.',
            'Set gate posts 6 in. (15 cm) deeper than the line posts, and at least 36 in. (91 cm) deep.[^none] Beside line posts that stand 36 in. in the ground, that is 42 in. (107 cm).[^none] Byan, which makes gate openers, asks for as much post below ground as above it, and for a hole of at least 36 in., filled with concrete.[^byan]',
          ],
        },
      ],
    },
    {
      id: 'concrete',
      heading: 'Set the post in concrete',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Set corner, end and gate posts first. Plumb each on two sides and brace it both ways.',
            '**Fast-setting mix** goes in dry, to 3–4 in. (8–10 cm) below the top of the hole, then gets about 1 gal (3.8 L) of water per 50 lb (23 kg) bag.[^quikrete] It sets in 20–40 minutes and takes a heavy load after 4 hours.[^quikrete] Fill the rest of the hole with soil, and slope it away from the post.',
            '**Ordinary mix** is stirred stiff first. Shovel it in and poke out the air. Dome its top so that water runs off: 2 in. (5 cm) above the soil, or 6 in. (15 cm) below it with sod on top, as an ASTM draft says for chain link.[^astm-wk78431] Leave the braces on for two days.[^none]',
          ],
        },
        'Give a gate post more time: after 7 days, concrete has an estimated 75% of its strength at 28.[^npca-28-days]',
        {
          kind: 'table',
          caption: 'Bags of concrete for one post',
          head: ['Post and hole', 'Concrete depth', '80 lb bags'],
          rows: [
            ['4×4, 10 in. (25 cm)', '30 in. (76 cm)', '2'],
            ['4×4, 10 in. (25 cm)', '36 in. (91 cm)', '3'],
            ['4×4, 12 in. (30 cm)', '36 in. (91 cm)', '4'],
            ['6×6, 16 in. (41 cm)', '36 in. (91 cm)', '6'],
            ['6×6 for a gate, 16 in. (41 cm)', '42 in. (107 cm)', '7'],
          ],
          note: 'An 80 lb (36 kg) bag makes 0.60 cu ft (17 L).[^quikrete-1101] The post is taken out. Add 10% to the whole order; [more sizes](/installation-maintenance/how-much#concrete).',
        },
      ],
    },
    {
      id: 'without-concrete',
      heading: 'Set it without concrete',
      blocks: [
        'Stone works well for line posts. Roger Cook of This Old House fills in ¾ in. (19 mm) gravel mixed with stone dust, an inch or two at a time, and packs each layer with a long 2×3.[^toh-rotted-post] Water drains, and the post comes out easily one day. He sets the hinge post of a gate in concrete, since it carries a moving weight.[^moneypit-gate]',
        'Foam is sold for posts too. We could not open a data sheet, so we give no figures. Use it only for posts that its own sheet names, and look there for “gate” and “frost.”',
      ],
    },
    {
      id: 'slopes',
      heading: 'Build on a slope',
      blocks: [
        '**Rack** the fence, and its rails follow the hill. **Step** it, and each panel stays level and drops at a post. Measure the fall before you choose.',
        { kind: 'diagram', name: 'slopes' },
      ],
      sections: [
        {
          id: 'measure-the-fall',
          heading: 'Measure the fall',
          blocks: [
            {
              kind: 'list',
              ordered: true,
              items: [
                'Drive a stake at the top of the run and a tall one at the bottom.',
                'Tie a mason’s line to the top stake at the ground. Pull it tight to the other stake.',
                'Hang a line level in the middle and move the low end until the bubble centers.',
                'Measure from the line down to the ground at the low stake. That is the fall.',
                'For stepped panels, mark the posts along the level line, and drop each mark to the ground with a plumb bob.[^homedepot-hill] For racked ones, mark them [along the slope](/installation-maintenance/posts-and-gates#racking).',
              ],
            },
            'A long line sags. Past 40 ft (12 m), measure in two parts and add them.[^none]',
            '**An example:** the line is 48 ft (14.6 m) long, and its low end is 36 in. (91 cm) off the ground.[^none] At 8 ft (2.4 m) spacing that is six bays, and each bay falls 36 ÷ 6 = 6 in. (15 cm).[^none] Divide by bays, not by posts.',
          ],
        },
        {
          id: 'step-height',
          heading: 'Step it',
          blocks: [
            'In the example each panel drops 6 in. (15 cm).[^none] If its high end clears the soil by 2 in. (5 cm), its low end clears it by 8 in. (20 cm), and the low post stands 6 in. taller.[^none] Buy longer posts for that. If the steps look too big, use narrower panels and more posts. Close the wedges with a board, mesh or a concrete step.[^signet]',
          ],
        },
        {
          id: 'racking',
          heading: 'Rack it',
          blocks: [
            'Mark the posts along the slope, where the rails will run: a bay is longer there than on the level line. In the example 96 in. (244 cm) becomes 96³⁄₁₆ in.; at a fall of 16 in. (41 cm) a bay it becomes 97⁵⁄₁₆ in., and an 8 ft panel does not reach.[^none]',
            'Wood built in place can follow almost any hill. Rackable metal panels adjust only so far; welded and one-piece cast panels do not rack at all.[^signet] The limit differs by manufacturer: ask before you buy, and compare the answer with your fall per bay.',
          ],
        },
      ],
    },
    {
      id: 'gate-opening',
      heading: 'Gate: the opening',
      blocks: [
        'Choose the gate, hinges and latch first. Leave about ¾ in. (19 mm) on each side, so the opening is 1½ in. (38 mm) wider than the gate.[^none] If your hardware calls for another gap, use that. Hoover Fence, which sells gates, needs as little as 1 in. (25 mm) in all for wood, 1½ in. (38 mm) for its vinyl gates and 3½–3¾ in. (89–95 mm) for chain link.[^hoover-opening]',
        'A walk gate is 3–4 ft (0.9–1.2 m) wide.[^promax] For a mower, measure the deck and add 6 in. (15 cm).[^none] Above 5 ft (1.5 m), build two leaves with a drop bolt.[^none] For big ones, Extreme How-To ties the two footings together so the posts cannot lean in.[^extreme-howto]',
      ],
    },
    {
      id: 'gate-frame',
      heading: 'Gate: a frame that stays square',
      blocks: [
        'Build it flat on a floor, from dry 2×4s. Hoover laps the corners and puts two galvanized bolts in each. It uses three rails on gates 5–7 ft (1.5–2.1 m) high.[^hoover-woodgate] The frame is square when both diagonals match.',
        'A **wood brace** goes from the bottom hinge corner up to the top latch corner, so the weight squeezes it. A **cable** goes the other way, from the top hinge corner down, with a turnbuckle to tighten it.[^men-gates]',
        { kind: 'diagram', name: 'gate' },
      ],
    },
    {
      id: 'hinges',
      heading: 'Gate: hinges by weight and width',
      blocks: [
        'Weigh the gate: stand on a bathroom scale with it, then without it. HardwareSource, which sells hinges, calls 3 ft (0.9 m) wide and 55 lb (25 kg) average, and 4 ft (1.2 m) and 132 lb (60 kg) heavy.[^hardwaresource] Buy hinges rated for both. Straps should reach a quarter to a third of the way across.[^toh-gate-styles]',
        'Hang any large or heavy gate on at least three hinges. Set their pins in one line, or the third one twists the frame. Three hinges will not save a weak post. Bolt them through; do not trust short screws.',
      ],
    },
    {
      id: 'latch',
      heading: 'Gate: hang it and fit the latch',
      blocks: [
        'Let the hinge post cure first. Rest the gate on blocks, 2 in. (5 cm) off the ground, and fasten the hinges.[^none] Hoover’s tip for beginners: set the latch post last, with the gate already hanging, and the gap is right.[^hoover-opening] Fit the latch where it meets without lifting. Add a stop, so the latch never takes the blow. A pool gate should swing [away from the pool](/installation-maintenance/before-you-dig#pool-barriers) and close itself.[^cpsc]',
      ],
    },
    {
      id: 'gate-on-a-slope',
      heading: 'Gate on a slope',
      blocks: [
        'Put it on the flattest ground you have. If the hill runs along the fence, hang the gate on the low post. A gate that follows the slope hits the ground from the high post.[^hoover-slope] A square gate leaves a wedge below: in our example, 3 in. (8 cm) across 4 ft (1.2 m).[^none] If the ground rises in the path of the swing, hang the gate to swing downhill, or cut the soil back.',
      ],
    },
    {
      id: 'why-gates-sag',
      heading: 'Why gates sag',
      blocks: [
        {
          kind: 'table',
          caption: 'Find the cause first',
          head: ['What you see', 'Cause', 'Repair'],
          rows: [
            ['Level shows the hinge post leaning, or it rocks', 'Post', 'Pack stone, or reset it deeper'],
            ['Post plumb, hinge plates move', 'Screws', 'Bolts through the post'],
            ['Both sound, diagonals differ', 'Frame or brace', 'Cable, below'],
            ['Binds only in wet months', 'Swollen wood', 'Plane the latch edge, seal it'],
          ],
        },
      ],
    },
    {
      id: 'sagging-gate',
      heading: 'Lift a sagging gate',
      blocks: [
        'Plan on an hour, alone.[^none] Buy an anti-sag kit: two corner brackets, cable, clamps and a turnbuckle.[^dummies-gate] The cable must reach across the diagonal with a foot to spare. That is 7½ ft (2.3 m) for a 42 × 66 in. gate and 8¼ ft (2.5 m) for 48 × 72 in.[^none] We found no dated price for a kit.',
        {
          kind: 'list',
          ordered: true,
          items: [
            'Check the hinge post. If it leans, rocks or is soft at the ground, mend that first, or nothing else will hold.[^moneypit-gate]',
            'Tighten the hinges. Swap loose screws for bolts.',
            'Close the gate and block up the latch side until the latch lines up.[^hunker-gate]',
            'Screw one bracket to the top corner on the hinge side. Screw the other to the bottom corner on the latch side. The other way round does not work.[^dummies-gate]',
            'Open the turnbuckle fully. Hook it on, pull the cable tight and clamp it.[^hunker-gate]',
            'Turn until the latch side lifts. Take out the blocks and try the swing.',
            'Tighten it again as the cable stretches.[^men-gates]',
          ],
        },
        'Rotten posts take longer. A fence installer for This Old House needed 8 hours to replace both: the hinge post 3 ft (0.9 m) deep in concrete, left overnight.[^toh-sagging-gate] Call someone for a powered gate, or one too heavy to lift with a helper.',
        'Other faults of a gate are in [care and repair](/installation-maintenance/care-and-repair#gate-troubles). Ready to build? Follow the [weekend plan](/installation-maintenance/weekend-plan).',
      ],
    },
  ],
})

export const outline = textPageOutline(content)
