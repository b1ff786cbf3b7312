import { definePage } from '../model/define'
import { questionEntries, sectionEntries, type Outline } from '../model/outline'
import { installationSchema } from '../model/schemas/installation-maintenance'

export const content = definePage('/installation-maintenance', installationSchema, {
  lead: 'How to plan, lay out, build and look after a yard fence, in the order you do the work. Each part gives the short answer and links to the guide that has the rest.',
  answer:
    'Confirm your property line and local rules, then call 811. Mark even sections of 6–8 ft (1.8–2.4 m).[^stella-jones] Set the posts on gravel, at least one third of the fence’s height deep,[^sakrete] and deeper where the ground freezes. Let the concrete cure, then add rails, boards and a braced gate. Check the fence every spring and fall.',

  rules: {
    id: 'rules',
    heading: 'Before you dig: lines, permits and 811',
    blocks: [
      'Settle four things before you buy lumber. A fence in the wrong place, or too tall, may have to come down.',
    ],
    sections: [
      {
        id: 'property-line',
        heading: 'Find the property line',
        blocks: [
          'Look for the survey pins at the corners of your lot, and compare them with the plat. No pins? Hire a surveyor; an old fence proves nothing. Build a few inches inside your own land. [How to find the pins, and who owns a fence on the line](/installation-maintenance/before-you-dig#property-line).',
        ],
      },
      {
        id: 'permits',
        heading: 'Ask about zoning and permits',
        blocks: [
          'The model code asks for no building permit up to 7 ft (2.1 m),[^greer] but many towns do. Zoning is separate, and so is your HOA: ask all three. [Ten towns compared, and what to bring](/installation-maintenance/before-you-dig#permits).',
        ],
      },
      {
        id: 'call-811',
        heading: 'Call 811 and wait for the marks',
        blocks: [
          'The call is free. Wait for the marks, and dig by hand near each. Nobody marks your own lines to a sprinkler, shed or pool. [What the colors mean](/installation-maintenance/before-you-dig#colors).',
        ],
      },
      {
        id: 'pool-barriers',
        heading: 'Fences around pools',
        blocks: [
          'Federal guidelines ask for 48 in. (1.2 m) or more, no opening for a 4 in. (10 cm) ball, and a gate that swings away from the pool, closes and latches by itself.[^cpsc] Some states ask for more. [All the pool rules](/installation-maintenance/before-you-dig#pool-barriers).',
        ],
      },
    ],
  },

  tools: [
    { name: 'Tape measure, 25 ft or longer', essential: true, use: 'Runs, sections and gates.' },
    { name: 'Post-hole digger', essential: true, use: 'Deep, narrow holes.' },
    { name: 'Digging shovel or spade', essential: true, use: 'Sod, wide holes, gravel.' },
    { name: 'Level, 4 ft', essential: true, use: 'Posts on two faces, and rails.' },
    { name: 'Mason’s line and stakes', essential: true, use: 'The fence line, while you dig.' },
    { name: 'Hammer', essential: true, use: 'Stakes and nails.' },
    { name: 'Cordless drill/driver with bits', essential: true, use: 'Pilot holes, screws, bolts.' },
    { name: 'Circular saw or handsaw', essential: true, use: 'Rails, boards, post tops.' },
    { name: 'Safety gear', essential: true, use: 'Glasses, gloves, ear protection, dust mask.' },
    { name: 'Carpenter’s or speed square', essential: true, use: 'Square cuts and brackets.' },
    { name: 'Power auger', essential: false, use: 'Many holes; rent it for a day.' },
    { name: 'Digging bar', essential: false, use: 'Rocks and roots.' },
    { name: 'Wheelbarrow or mixing tub', essential: false, use: 'Gravel and concrete.' },
    { name: 'Laser level or line level', essential: false, use: 'A level line over a long run.' },
    { name: 'Pneumatic nailer or fence stretcher', essential: false, use: 'Boards, or chain link.' },
  ],

  materials: [
    { name: 'Posts', detail: '4×4s tagged for ground contact; 6×6s for heavy gates.' },
    { name: 'Rails', detail: 'Straight 2×4s.' },
    { name: 'Boards, pickets or panels', detail: 'One in ten to spare.' },
    { name: 'Gate kit', detail: 'Hinges, latch, stop, anti-sag cable.' },
    { name: 'Concrete', detail: '[How many bags](/installation-maintenance/how-much#concrete).' },
    { name: 'Gravel', detail: 'Crushed stone for the bottom of every hole.' },
    { name: 'Screws and nails', detail: 'Hot-dip galvanized or stainless steel.' },
    { name: 'Brackets and carriage bolts', detail: 'For rails, and for gate hinges.' },
    { name: 'Post caps', detail: 'They keep rain out of the end grain.' },
    { name: 'Finish and end-cut preservative', detail: 'Stain, and preservative for cut ends.' },
    { name: 'Layout supplies', detail: 'Scrap lumber, flags, marking paint.' },
    { name: 'Kickboard, if you want one', detail: 'It closes the gap at the ground.' },
  ],

  quantities: {
    lead: 'Take the gate openings out first, round every count up, then add spare. The [planner](/installation-maintenance/how-much#planner) does it for your yard.',
    posts:
      'A straight run needs one more post than it has sections: at 8 ft (2.4 m) spacing, 100 ft (30.5 m) takes 14 posts.[^none] [Posts and rails by run](/installation-maintenance/how-much#posts).',
    boards:
      'Divide the run in inches by the board width plus the gap, and round up. A 1×6 is really 5½ in. (14 cm) wide.[^none] [Boards for every style](/installation-maintenance/how-much#boards).',
    concrete:
      'A 4×4 in a 10 in. (25 cm) hole takes two 80 lb bags for 30 in. (76 cm) of concrete and three for 36 in. (91 cm).[^none] [Bags by hole, post and run](/installation-maintenance/how-much#concrete).',
    depth:
      'For a 6 ft (1.8 m) fence, 24 in. (61 cm) in the ground is the least and 36 in. (91 cm) is better.[^quikrete] Buy a 9 or 10 ft post.[^none] [Lengths by height](/installation-maintenance/how-much#post-length).',
  },

  tips: [
    'Photograph the utility marks before rain or mowing takes them away.',
    'Show your neighbor the drawing before the lumber arrives.',
    'Stack lumber flat on spacers, off the ground and in the shade.',
    'Set corner, end and gate posts first. Everything between them follows the string.',
    'Brush preservative on every fresh cut in treated wood.',
    'Drill pilot holes near the ends of boards and rails, or they split.',
    'Lay out one whole section on the ground before you cut the rest.',
    'Keep a few spare boards, and write down the name of the stain.',
  ],

  steps: [
    {
      id: 1,
      anchor: 'planning',
      title: 'Planning & Preparation',
      description:
        'Decide what the fence must do. Confirm the property line, ask about zoning, permits and HOA rules, and call 811. Then draw the yard and turn the drawing into a shopping list.',
      icon: 'plan',
      picture: 'step-planning',
      time: 'A weekend of work, plus the wait for permits and utility marks',
      people: 'One person; two for long measurements',
      tools: ['Tape measure', 'Stakes and flags', 'Camera', 'Graph paper'],
      parts: [
        {
          id: 'fence-purpose',
          heading: 'Decide what the fence is for',
          blocks: [
            'Privacy, a dog, a pool, a garden or a boundary: the main job settles height, openness and material. [Which fence for which job](/types-of-fences/choose).',
          ],
        },
        {
          id: 'permission-order',
          heading: 'Ask in the right order',
          blocks: [
            'Start with what you cannot change: the [property line](/installation-maintenance/before-you-dig#property-line) and easements, then [zoning and permits](/installation-maintenance/before-you-dig#permits), the HOA, the neighbors. Last, mark the line in white and [call 811](/installation-maintenance/before-you-dig#call-811).',
          ],
        },
        {
          id: 'site-drawing',
          heading: 'Measure and draw the yard',
          blocks: [
            'Draw each straight run to scale, with slopes, trees, sprinkler heads and gates. Plan on 3–4 ft (0.9–1.2 m) for a walk gate; for a mower, measure the deck.[^none]',
          ],
        },
        {
          id: 'order-list',
          heading: 'Make the shopping list',
          blocks: [
            'The [planner](/installation-maintenance/how-much#planner) counts posts, boards and bags, and prints the list. Have a level, dry place ready for the delivery.',
            'Wet cement burns skin, and its dust harms lungs: buy gloves, glasses and a dust mask with it.',
          ],
        },
      ],
    },
    {
      id: 2,
      anchor: 'layout',
      title: 'Marking the Layout',
      description:
        'Stretch a mason’s line along the fence, square the corners and place the gates first. Divide every run into even sections and mark the center of each post hole.',
      icon: 'layout',
      picture: 'step-layout',
      time: 'Half a day to a day for a typical back yard',
      people: 'Two',
      tools: ['Mason’s line and stakes', 'Tape measure', 'Hammer', 'Plumb bob', 'Marking paint or flags'],
      parts: [
        {
          id: 'string-lines',
          heading: 'Run the string lines',
          blocks: [
            'Set batter boards well beyond each corner, where you will not dig them up. Pull the line tight. Let it show the face of the posts or their center, and stay with that.',
          ],
        },
        {
          id: 'square-corners',
          heading: 'Square the corners',
          blocks: [
            'Measure 3 ft from the corner along one string and 4 ft along the other.[^none] If the marks are exactly 5 ft apart, the corner is square.[^none] A 6-8-10 triangle is more accurate.',
            { kind: 'diagram', name: 'layout' },
          ],
        },
        {
          id: 'gate-openings',
          heading: 'Place the gate openings',
          blocks: [
            'Leave about ¾ in. (19 mm) on each side of the gate.[^none] If your hinges call for a different gap, use theirs. [Gates from opening to latch](/installation-maintenance/posts-and-gates#gate-opening).',
          ],
        },
        {
          id: 'even-bays',
          heading: 'Divide each run into even sections',
          blocks: [
            'Line posts stand 6–8 ft (1.8–2.4 m) apart on center,[^stella-jones] and closer in wind. Divide the run by the largest spacing, round up, and make all sections equal. Measure every mark from the same end.',
          ],
        },
        {
          id: 'sloping-ground',
          heading: 'Choose how to take a slope',
          blocks: [
            'Racked rails follow the ground; stepped panels stay level and drop at each post. Metal panels rack only so far, so ask before you buy. [How to measure the fall](/installation-maintenance/posts-and-gates#measure-the-fall).',
          ],
        },
      ],
    },
    {
      id: 3,
      anchor: 'posts',
      title: 'Installing Posts',
      description:
        'Dig straight-sided holes, lay gravel, and set the corner, end and gate posts first. Make each post plumb, brace it, fill the hole, and let the footing cure.',
      icon: 'post',
      picture: 'step-posts',
      time: 'One to two days for about 100 ft (30 m), plus curing',
      people: 'Two',
      tools: [
        'Post-hole digger or power auger',
        'Shovel',
        'Digging bar',
        '4 ft level',
        'Braces and stakes',
        'Wheelbarrow',
      ],
      parts: [
        {
          id: 'hole-size',
          heading: 'Dig holes of the right size',
          blocks: [
            'Dig at least one third of the fence’s height,[^sakrete] better half of it, plus 6 in. (15 cm) for gravel, and three posts wide.[^quikrete] Where the ground freezes, go below [your frost line](/installation-maintenance/before-you-dig#frost-depth). Keep the sides straight: frost lifts a cone.[^sakrete]',
          ],
        },
        {
          id: 'post-length',
          heading: 'Buy posts that are long enough',
          blocks: [
            'Add the depth to the height. An 8 ft post under a 6 ft (1.8 m) fence leaves only the minimum in the ground.[^none] [Post sizes and depth](/installation-maintenance/posts-and-gates#depth).',
          ],
        },
        {
          id: 'plumb-and-brace',
          heading: 'Set, plumb and brace',
          blocks: [
            'Tamp the gravel and stand the corner, end and gate posts on it. Make each plumb on two faces and brace it both ways. Run a second string between their tops, and line up every other post with both strings.',
          ],
        },
        {
          id: 'pour-and-cure',
          heading: 'Pour, crown and cure',
          blocks: [
            'Pour fast-setting mix in dry and add water; it sets in 20–40 minutes and carries weight after 4 hours.[^quikrete] With ordinary mix, leave the braces on as long as the bag says. Slope the top away from the post, and do not hang a gate before its posts have cured.',
          ],
        },
        {
          id: 'without-concrete',
          heading: 'Build without concrete',
          blocks: [
            'Crushed stone, tamped hard in thin layers, holds a line post[^toh-rotted-post] and drains well. Gate posts still want concrete. [Stone, steel and foam](/installation-maintenance/posts-and-gates#without-concrete).',
          ],
        },
      ],
    },
    {
      id: 4,
      anchor: 'panels',
      title: 'Adding Rails & Panels',
      description:
        'Fasten straight rails between the posts, then hang boards or panels clear of the soil. Hang a square, well-braced gate last, and protect the wood with caps and stain.',
      icon: 'panel',
      picture: 'step-rails',
      time: 'One to three days for about 100 ft (30 m)',
      people: 'Two',
      tools: ['Drill/driver', 'Circular saw', 'Level', 'Speed square', 'Hammer or nailer', 'Spacer block'],
      parts: [
        {
          id: 'fix-rails',
          heading: 'Fasten the rails',
          blocks: [
            'Plan on two rails up to 4 ft (1.2 m) high, three up to 6 ft (1.8 m) and four up to 8 ft (2.4 m).[^none] Set the bottom one about 6 in. (15 cm) above the ground,[^stella-jones] with the bow of the board upward.',
            { kind: 'diagram', name: 'anatomy' },
          ],
        },
        {
          id: 'hang-boards',
          heading: 'Hang the boards',
          blocks: [
            'Start where you see the fence most. Keep boards about 2 in. (5 cm) off the soil.[^none] Butt wet treated boards tight, since they shrink; leave a thin gap between dry cedar boards.',
          ],
        },
        {
          id: 'choose-fasteners',
          heading: 'Choose fasteners that last',
          blocks: [
            'Treated lumber eats thin zinc plating. Use hot-dip galvanized fasteners to ASTM A153, or stainless steel, and no bare aluminum.[^fs-fasteners] Drive two per board at every rail. [When to stain](/installation-maintenance/care-and-repair#finishes).',
          ],
        },
        {
          id: 'panels-and-mesh',
          heading: 'Hang panels or chain link',
          blocks: [
            'Set a post, slide in the panel, then set the next post. Vinyl rails move with the heat: leave them loose in the post. For chain link, finish the end posts and top rail first, then stretch the mesh with a puller.',
          ],
        },
        {
          id: 'hang-gate',
          heading: 'Build and hang the gate',
          blocks: [
            'A **wood brace** runs from the bottom corner on the hinge side up to the top corner on the latch side. A **cable** runs the other way.[^men-gates] Hang any large or heavy gate on at least three hinges, chosen by weight and width. [The whole gate, step by step](/installation-maintenance/posts-and-gates#gate-frame).',
          ],
        },
      ],
    },
  ],

  maintenanceTips: [
    'Inspect the fence each spring and fall. Push every post, probe for rot at the ground line, and look for rust and loose boards.',
    'Wash it once a year with a garden hose, a soft brush and mild soap. A pressure washer tears wood fibers.',
    'Stain it again before bare gray wood shows. Semitransparent stain lasts 4–8 years on rough wood, solid stain 6–15.[^woodhb]',
    'Tighten or replace screws, hinges and latches, and give moving parts a dry lubricant.',
    'Keep soil, mulch, vines, sprinklers and plowed snow off the fence. Trim plants so that air can pass.',
    'Repair small damage at once: prime and paint scratched steel, swap cracked boards, replace lost caps.',
  ],

  seasons: [
    { season: 'Spring', tasks: ['Push every post, wash off road salt, adjust the gates.'] },
    { season: 'Summer', tasks: ['Stain in dry, mild weather. Turn sprinklers away.'] },
    { season: 'Fall', tasks: ['Clear leaves from the boards. Tighten hardware.'] },
    { season: 'Winter', tasks: ['Keep plowed snow off. Shovel the gate’s path.'] },
  ],

  care: {
    id: 'care',
    heading: 'Care by material',
    blocks: [
      'Soap, water and a soft brush clean every kind. Wood also needs stain, steel needs paint where it is scratched, and vinyl or composite needs little more than a hose. [What each needs through the year](/installation-maintenance/care-and-repair#care).',
    ],
  },

  troubleshooting: [
    {
      id: 'leaning-fence',
      problem: 'Leaning fence',
      causes: ['A rotten post, a shallow or lifted footing, washed-out soil, or wind.'],
      solutions: [
        '**Sound post, loose soil:** pull it plumb, brace it and tamp crushed stone around it.',
        '**Shallow or lifted footing:** dig it out, go below the frost line and pour a new one.',
        '**Rot:** drive a steel mender beside it, or replace the post.',
        '**Water or wind:** turn downspouts away, or open up the boards.',
      ],
    },
    {
      id: 'loose-hardware',
      problem: 'Loose hardware',
      causes: ['Shrunken wood, stripped holes, short screws, or rust.'],
      solutions: [
        '**Screws that still bite:** tighten them, or use longer ones.',
        '**Stripped holes:** glue in a dowel and drill again.',
        '**Rust:** put in hot-dip galvanized or stainless steel.',
        '**Still loose:** look for a cracked rail, and add a bracket.',
      ],
    },
    {
      id: 'damaged-sections',
      problem: 'Damaged sections',
      causes: ['A limb, a car, a storm, rot, or a hard blow to cold vinyl.'],
      solutions: [
        '**Wood:** replace the board; double a cracked rail with a second 2×4.',
        '**Vinyl:** release the rail tabs and slide in a matching panel.',
        '**Metal:** straighten or swap it, then prime and paint bare steel.',
        '**Chain link:** take out one wire, weave in a patch and stretch it.',
      ],
    },
    {
      id: 'gate-issues',
      problem: 'Gate issues',
      causes: ['A sagging frame, a brace turned the wrong way, a leaning post, or swollen wood.'],
      solutions: [
        '**Sag:** tighten the hinges, and [add a cable](/installation-maintenance/posts-and-gates#sagging-gate) from the top hinge corner to the bottom latch corner.[^men-gates]',
        '**Wrong brace:** turn it to rise from the bottom hinge corner.',
        '**Leaning post:** mend the post first; nothing else will hold.',
        '**Drag or missed latch:** move the latch, plane the edge or raise the gate.',
      ],
    },
  ],

  questions: [
    {
      id: 'how-deep-posts',
      question: 'How deep should fence posts go?',
      answer:
        'At least one third of the fence’s height,[^sakrete] better half of it,[^quikrete] and below [your frost line](/installation-maintenance/before-you-dig#frost-depth).',
    },
    {
      id: 'bags-per-post',
      question: 'How many bags of concrete does one post take?',
      answer:
        'Three 80 lb bags for most 4×4s.[^none] [Bags by hole and post](/installation-maintenance/how-much#concrete).',
    },
    {
      id: 'gravel-or-concrete',
      question: 'Is gravel or concrete better for posts?',
      answer:
        'Gravel under every wood post. Around it, concrete for gates, corners and soft soil; tamped stone is fine for line posts in firm soil.',
    },
    {
      id: 'finished-side',
      question: 'Which side of the fence faces the neighbor?',
      answer:
        'Ask your town: a code may [speak only of the street](/installation-maintenance/before-you-dig#finished-side). Toward a neighbor it is good manners. A [shadowbox fence](/types-of-fences#shadowbox) looks the same from both sides.',
    },
    {
      id: 'who-pays',
      question: 'Who pays for a fence on the boundary?',
      answer:
        'State law and your own agreement decide. California presumes equal shares;[^ca-841] other states differ. [State by state](/installation-maintenance/before-you-dig#who-pays).',
    },
    {
      id: 'treated-lumber-screws',
      question: 'Which screws are right for treated lumber?',
      answer: 'Hot-dip galvanized screws that meet ASTM A153, or stainless steel.[^fs-fasteners]',
    },
    {
      id: 'stain-new-wood',
      question: 'When can I stain a new wood fence?',
      answer:
        'Cedar: as soon as it is dry. Treated pine: when sprinkled water soaks in. [Finishes by wood and by product](/installation-maintenance/care-and-repair#finishes).',
    },
    {
      id: 'old-treated-wood',
      question: 'Is an old pressure-treated fence safe to cut up?',
      answer:
        'Wood from before 2004 may hold arsenic.[^cpsc-cca] Do not burn it, and wear a mask when you saw it.',
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.answer, content.lead],
  sections: [
    ...sectionEntries([content.rules]),
    {
      id: 'tools',
      heading: 'Tools checklist',
      text: content.tools.map(({ name, use }) => `${name}: ${use}`),
    },
    {
      id: 'materials',
      heading: 'Materials list',
      text: content.materials.map(({ name, detail }) => `${name}: ${detail}`),
    },
    {
      id: 'quantities',
      heading: 'How much to buy',
      text: [content.quantities.lead],
      sections: [
        { id: 'quantity-posts', heading: 'Posts and rails', text: [content.quantities.posts] },
        { id: 'quantity-boards', heading: 'Boards and pickets', text: [content.quantities.boards] },
        { id: 'quantity-concrete', heading: 'Concrete', text: [content.quantities.concrete] },
        { id: 'quantity-depth', heading: 'Post length and depth', text: [content.quantities.depth] },
      ],
    },
    { id: 'tips', heading: 'Professional tips', text: content.tips },
    ...content.steps.map(({ id, anchor, title, description, time, tools, parts }) => ({
      id: anchor,
      heading: `${id}. ${title}`,
      text: [description, `Time: ${time}.`, `Tools: ${tools.join(', ')}.`],
      sections: sectionEntries(parts),
    })),
    { id: 'maintenance', heading: 'Maintenance tips', text: content.maintenanceTips },
    {
      id: 'seasons',
      heading: 'Through the year',
      text: content.seasons.map(({ season, tasks }) => `${season}: ${tasks.join(' ')}`),
    },
    ...sectionEntries([content.care]),
    {
      id: 'troubleshooting',
      heading: 'Troubleshooting',
      sections: content.troubleshooting.map(({ id, problem, causes, solutions }) => ({
        id,
        heading: problem,
        text: [...causes, ...solutions],
      })),
    },
    {
      id: 'questions',
      heading: 'Questions about building and upkeep',
      sections: questionEntries(content.questions),
    },
  ],
}
