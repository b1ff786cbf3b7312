import { definePage } from '../model/define'
import { questionEntries, sectionEntries, type Outline } from '../model/outline'
import { installationSchema } from '../model/schemas/installation-maintenance'

export const content = definePage('/installation-maintenance', installationSchema, {
  lead: 'How to plan, lay out, build and look after a yard fence, in the order you do the work, with links to the guides that have the rest.',
  answer:
    'Confirm your property line and local rules, then call 811. Mark even sections of 6–8 ft (1.8–2.4 m).[^millard] Set the posts on gravel, at least one third of the fence’s height deep,[^quikrete] and deeper where the ground freezes. Let the concrete cure, then add rails, boards and a braced gate.',

  strip: [
    { label: 'Plan & permits', hint: 'Line, rules, 811, pools' },
    { label: 'Build in 4 steps', hint: 'Plan, mark, set, hang' },
    { label: 'Care', hint: 'Six habits, four seasons' },
    { label: 'Repair', hint: 'Four common faults' },
  ],

  rules: {
    heading: 'Before you dig',
    lead: 'Settle four things before you buy lumber. A fence in the wrong place, or too tall, may have to come down.',
    parts: [
      {
        id: 'property-line',
        heading: 'Find the property line',
        blocks: [
          'Look for the survey pins at the corners of your lot; an old fence proves nothing. Build a few inches inside your own land. [How to find the pins](/installation-maintenance/before-you-dig#property-line).',
        ],
      },
      {
        id: 'permits',
        heading: 'Ask about zoning and permits',
        blocks: [
          'You usually need some permit, so ask before you buy lumber: the building office, the zoning office and your homeowners’ association. One may allow what another forbids. [Ten towns compared](/installation-maintenance/before-you-dig#permits).',
        ],
      },
      {
        id: 'call-811',
        heading: 'Call 811 and wait for the marks',
        blocks: [
          'The call is free. Dig by hand near each mark. Nobody marks your own lines to a sprinkler, shed or pool. [What the colors mean](/installation-maintenance/before-you-dig#colors).',
        ],
      },
      {
        id: 'pool-barriers',
        heading: 'Fences around pools',
        blocks: [
          'The fence must keep a small child out. Its height, its gaps and its gate, which closes by itself, have [rules of their own](/installation-maintenance/before-you-dig#pool-barriers).',
        ],
      },
    ],
  },

  build: {
    heading: 'Build',
    lead: 'Four steps, in the order of the work. [Tools, materials and quantities](/installation-maintenance#supplies) are listed farther down.',
  },

  steps: [
    {
      id: 1,
      anchor: 'planning',
      title: 'Planning & Preparation',
      description:
        'Decide what the fence must do, ask who has a say, and call 811. Then draw the yard and turn the drawing into a shopping list.',
      icon: 'plan',
      time: 'A weekend, plus the wait for permits and marks',
      people: 'One or two',
      tools: ['Tape measure', 'Stakes and flags', 'Camera', 'Graph paper'],
      figure: { kind: 'diagram', name: 'site-plan' },
      parts: [
        {
          id: 'fence-purpose',
          heading: 'Decide what the fence is for',
          blocks: [
            'Its main job settles height, openness and material. [Which fence for which job](/types-of-fences/choose).',
          ],
        },
        {
          id: 'permission-order',
          heading: 'Ask in the right order',
          blocks: [
            'Start with what you cannot change: the line, then zoning and permits, then the neighbors. Last, mark the fence in white and call 811.',
          ],
        },
        {
          id: 'site-drawing',
          heading: 'Measure and draw the yard',
          blocks: [
            'Draw each run to scale, with slopes, trees, sprinkler heads and gates: 3–4 ft (0.9–1.2 m) for a walk gate; for a mower, measure the deck.[^none]',
          ],
        },
        {
          id: 'order-list',
          heading: 'Make the shopping list',
          blocks: [
            'The [fence calculator](/fence-calculator) counts posts, boards and bags. Wet cement burns skin, and its dust harms lungs: buy gloves, glasses and a dust mask with it.',
          ],
        },
      ],
    },
    {
      id: 2,
      anchor: 'layout',
      title: 'Marking the Layout',
      description:
        'Stretch a mason’s line along the fence, square the corners and place the gates. Divide each run into even sections, and mark every post hole.',
      icon: 'layout',
      time: 'Half a day to a day',
      people: 'Two',
      tools: ['Mason’s line and stakes', 'Tape measure', 'Hammer', 'Plumb bob', 'Marking paint or flags'],
      figure: { kind: 'picture', name: 'step-layout' },
      parts: [
        {
          id: 'string-lines',
          heading: 'Run the string lines',
          blocks: [
            'Set batter boards well beyond each corner. Pull the line tight: it shows the face of the posts or their center, one of the two throughout.',
          ],
        },
        {
          id: 'square-corners',
          heading: 'Square the corners',
          blocks: [
            'Measure 3 ft from the corner along one string and 4 ft along the other.[^none] If the marks are exactly 5 ft apart, the corner is square.[^none]',
            { kind: 'diagram', name: 'layout' },
          ],
        },
        {
          id: 'gate-openings',
          heading: 'Place the gate openings',
          blocks: [
            'Leave about ¾ in. (19 mm) on each side of the gate,[^none] or what its hinges call for. [Gates from opening to latch](/installation-maintenance/posts-and-gates#gate-opening).',
          ],
        },
        {
          id: 'even-bays',
          heading: 'Space the posts: how far apart',
          blocks: [
            'Line posts stand 6–8 ft (1.8–2.4 m) apart on center,[^millard] closer in wind. Divide the run by the largest spacing and round up. Measure every mark from the same end.',
          ],
        },
        {
          id: 'sloping-ground',
          heading: 'Choose how to take a slope',
          blocks: [
            'Racked rails follow the ground; stepped panels stay level and drop at each post. [How to measure the fall](/installation-maintenance/posts-and-gates#measure-the-fall).',
          ],
        },
      ],
    },
    {
      id: 3,
      anchor: 'posts',
      title: 'Installing Posts',
      description:
        'Dig straight-sided holes and lay gravel. Set corner, end and gate posts first, each plumb and braced, and let the footings cure.',
      icon: 'post',
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
      figure: { kind: 'diagram', name: 'post-depth' },
      parts: [
        {
          id: 'hole-size',
          heading: 'Dig holes of the right size',
          blocks: [
            'Dig at least one third of the fence’s height,[^quikrete] better half of it, plus 6 in. (15 cm) for gravel, and three posts wide.[^quikrete] Where the ground freezes, go below [your frost line](/installation-maintenance/before-you-dig#frost-depth). Keep the sides straight: frost lifts a cone.[^sakrete]',
          ],
        },
        {
          id: 'post-length',
          heading: 'Buy posts that are long enough',
          blocks: [
            'Add the depth to the height: an 8 ft post under a 6 ft (1.8 m) fence has only the minimum in the ground.[^none]',
          ],
        },
        {
          id: 'plumb-and-brace',
          heading: 'Set, plumb and brace',
          blocks: [
            'Stand the corner, end and gate posts on tamped gravel. Make each plumb on two faces and brace it both ways. Run a second string between their tops, and set all others to both.',
          ],
        },
        {
          id: 'pour-and-cure',
          heading: 'Pour, crown and cure',
          blocks: [
            'Pour fast-setting mix in dry and add water; Quikrete’s carries weight after 4 hours in normal conditions.[^quikrete] With ordinary mix, leave the braces on as long as the bag says. Slope what ends up on top, concrete or soil, away from the post.',
          ],
        },
        {
          id: 'without-concrete',
          heading: 'Build without concrete',
          blocks: [
            'Crushed stone, tamped in thin layers, can hold a line post; gate posts want concrete. [Stone and foam](/installation-maintenance/posts-and-gates#without-concrete).',
          ],
        },
      ],
    },
    {
      id: 4,
      anchor: 'panels',
      title: 'Adding Rails & Panels',
      description:
        'Fasten rails between the posts, then boards or panels clear of the soil. Hang a square, braced gate last.',
      icon: 'panel',
      time: 'One to three days for about 100 ft (30 m)',
      people: 'Two',
      tools: ['Drill/driver', 'Circular saw', 'Level', 'Speed square', 'Hammer or nailer', 'Spacer block'],
      figure: { kind: 'picture', name: 'step-rails' },
      parts: [
        {
          id: 'fix-rails',
          heading: 'Fasten the rails',
          blocks: [
            'Plan on two rails up to 4 ft (1.2 m) high, three up to 6 ft (1.8 m) and four up to 8 ft (2.4 m).[^none] Set the bottom one 7–8 in. (18–20 cm) above the ground,[^americas-fence] with the crown of the board, the high edge of its slight bow, upward.',
            { kind: 'diagram', name: 'anatomy' },
          ],
        },
        {
          id: 'hang-boards',
          heading: 'Hang the boards',
          blocks: [
            'Start where you see the fence most, about 2 in. (5 cm) above the soil.[^none] Butt wet treated boards tight: they shrink. Leave a thin gap between dry cedar ones.',
          ],
        },
        {
          id: 'choose-fasteners',
          heading: 'Choose fasteners that last',
          blocks: [
            'Treated lumber eats thin zinc plating. Use hot-dip galvanized fasteners to ASTM A153, or stainless steel, and no bare aluminum.[^fs-fasteners] Drive two per board at every rail.',
          ],
        },
        {
          id: 'panels-and-mesh',
          heading: 'Hang panels or chain link',
          blocks: [
            'Set a post, slide in the panel, set the next post. Leave vinyl rails loose in the post: they move with the heat. Stretch chain link last, between finished end posts.',
          ],
        },
        {
          id: 'hang-gate',
          heading: 'Build and hang the gate',
          blocks: [
            'A **wood brace** runs from the bottom corner on the hinge side up to the top corner on the latch side. A **cable** runs the other way.[^men-gates] Hang any large gate on at least three hinges. [The whole gate, step by step](/installation-maintenance/posts-and-gates#gate-frame).',
          ],
        },
      ],
    },
  ],

  tips: [
    'Stack lumber flat, off the ground and in the shade.',
    'Brush preservative on every fresh cut in treated wood.',
    'Drill before you screw near the end of a board, or it splits.',
    'Keep a few spare boards, and the name of the stain.',
  ],

  lookAfter: {
    heading: 'Look after',
    lead: 'A little work each season saves a bigger repair. [The whole year, stain and cleaning](/installation-maintenance/care-and-repair).',
  },

  maintenanceTips: [
    'Inspect it each spring and fall: push every post, probe for rot at the ground line, look for rust and loose boards.',
    'Wash it once a year with a garden hose, a soft brush and mild soap. A pressure washer tears wood fibers.',
    'Stain it again before bare gray wood shows: every 4–8 years with semitransparent stain on rough wood.[^woodhb]',
    'Tighten or replace screws, hinges and latches, and give them a dry lubricant.',
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
      'Soap, water and a soft brush clean every kind. Wood also needs stain. [What each needs](/installation-maintenance/care-and-repair#care).',
    ],
  },

  repair: {
    heading: 'Repair',
    lead: 'Troubleshooting for four faults: find the cause first. [Every repair, step by step](/installation-maintenance/care-and-repair#troubleshooting).',
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
        '**Metal:** straighten or swap it; prime and paint bare steel.',
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

  supplies: {
    heading: 'Tools & materials',
    lead: 'Tick off what you have. Your browser keeps the ticks.',
  },

  tools: [
    { name: 'Tape measure, 25 ft or longer', essential: true },
    { name: 'Post-hole digger', essential: true },
    { name: 'Digging shovel or spade', essential: true },
    { name: 'Level, 4 ft', essential: true },
    { name: 'Mason’s line and stakes', essential: true },
    { name: 'Hammer', essential: true },
    { name: 'Cordless drill/driver with bits', essential: true },
    { name: 'Circular saw or handsaw', essential: true },
    { name: 'Safety gear', essential: true, use: 'Glasses, gloves, ear muffs, dust mask.' },
    { name: 'Carpenter’s or speed square', essential: true },
    { name: 'Power auger', essential: false, use: 'Many holes; rent it for a day.' },
    { name: 'Digging bar', essential: false },
    { name: 'Wheelbarrow or mixing tub', essential: false },
    { name: 'Laser level or line level', essential: false, use: 'A level line over a long run.' },
    { name: 'Pneumatic nailer or fence stretcher', essential: false },
  ],

  materials: [
    {
      name: 'Posts',
      detail:
        '4×4s tagged for ground contact; 6×6s for gate leaves over 4 ft (1.2 m) wide or 60 lb (27 kg).[^none]',
    },
    { name: 'Rails', detail: 'Straight 2×4s.' },
    { name: 'Boards, pickets or panels', detail: 'One in ten to spare.' },
    { name: 'Gate kit', detail: 'Hinges, latch, stop, anti-sag cable.' },
    { name: 'Concrete' },
    { name: 'Gravel' },
    { name: 'Screws and nails', detail: 'Hot-dip galvanized or stainless steel.' },
    { name: 'Brackets and carriage bolts' },
    { name: 'Post caps' },
    { name: 'Stain, and preservative for cut ends' },
    { name: 'Scrap lumber, flags, marking paint' },
  ],

  quantities: {
    lead: 'Take the gates out first, round every count up, then add spare. The [fence calculator](/fence-calculator) does it for your yard.',
    posts:
      'A straight run needs one more post than it has sections: at 8 ft (2.4 m), 100 ft (30.5 m) takes 14.[^none] [Posts and rails by run](/installation-maintenance/how-much#posts).',
    boards:
      'Divide the run in inches by the board plus the gap. A 1×6 is really 5½ in. (14 cm) wide.[^none] [Boards for every style](/installation-maintenance/how-much#boards).',
    concrete:
      'A 4×4 in a 10 in. (25 cm) hole takes three 80 lb bags for 36 in. (91 cm).[^none] [Bags by hole and post](/installation-maintenance/how-much#concrete).',
    depth:
      'A 6 ft (1.8 m) fence needs posts 24 in. (61 cm) in the ground, or better 36 in. (91 cm).[^quikrete] [Lengths by height](/installation-maintenance/how-much#post-length).',
  },

  questions: [
    {
      id: 'how-deep-posts',
      question: 'How deep should fence posts go?',
      answer: 'A third of the fence’s height,[^sakrete] better half of it, and below the frost line.',
    },
    {
      id: 'how-far-apart-posts',
      question: 'How far apart should fence posts be?',
      answer: '6–8 ft (1.8–2.4 m) on center,[^millard] closer in wind.',
    },
    {
      id: 'bags-per-post',
      question: 'How many bags of concrete does one post take?',
      answer: 'Three 80 lb bags for most 4×4s.[^none]',
    },
    {
      id: 'treated-lumber-screws',
      question: 'Which screws are right for treated lumber?',
      answer: 'Hot-dip galvanized ones, or stainless steel.',
    },
    {
      id: 'stain-new-wood',
      question: 'When can I stain a new wood fence?',
      answer:
        'Cedar as soon as it is dry, treated pine when water soaks in. [Finishes by wood](/installation-maintenance/care-and-repair#finishes).',
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.answer, content.lead],
  sections: [
    {
      id: 'rules',
      heading: content.rules.heading,
      text: [content.rules.lead],
      sections: sectionEntries(content.rules.parts),
    },
    {
      id: 'build',
      heading: content.build.heading,
      text: [content.build.lead],
      sections: [
        ...content.steps.map(({ id, anchor, title, description, time, tools, parts }) => ({
          id: anchor,
          heading: `${id}. ${title}`,
          text: [description, `Time: ${time}.`, `Tools: ${tools.join(', ')}.`],
          sections: sectionEntries(parts),
        })),
        { id: 'tips', heading: 'Professional tips', text: content.tips },
      ],
    },
    {
      id: 'look-after',
      heading: content.lookAfter.heading,
      text: [content.lookAfter.lead],
      sections: [
        { id: 'maintenance', heading: 'Maintenance tips', text: content.maintenanceTips },
        {
          id: 'seasons',
          heading: 'Through the year',
          text: content.seasons.map(({ season, tasks }) => `${season}: ${tasks.join(' ')}`),
        },
        ...sectionEntries([content.care]),
      ],
    },
    {
      id: 'troubleshooting',
      heading: content.repair.heading,
      text: [content.repair.lead],
      sections: content.troubleshooting.map(({ id, problem, causes, solutions }) => ({
        id,
        heading: problem,
        text: [...causes, ...solutions],
      })),
    },
    {
      id: 'supplies',
      heading: content.supplies.heading,
      text: [content.supplies.lead],
      sections: [
        {
          id: 'tools',
          heading: 'Tools checklist',
          text: content.tools.map(({ name, use }) => (use ? `${name}: ${use}` : `${name}.`)),
        },
        {
          id: 'materials',
          heading: 'Materials list',
          text: content.materials.map(({ name, detail }) => (detail ? `${name}: ${detail}` : `${name}.`)),
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
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      sections: questionEntries(content.questions),
    },
  ],
}
