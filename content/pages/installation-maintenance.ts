import { definePage } from '../model/define'
import { questionEntries, sectionEntries, type Outline } from '../model/outline'
import { installationSchema } from '../model/schemas/installation-maintenance'

export const content = definePage('/installation-maintenance', installationSchema, {
  lead: 'How to plan, mark out, build and look after a yard fence, in the order the work is done. The figures suit common wood fences; the maker’s instructions and your local code come first.',
  answer:
    'Confirm your property line and local rules, then contact 811. Mark even bays of 6–8 ft (1.8–2.4 m).[^fmh][^htb] Set posts on gravel, at least one third of their height deep.[^hm-quikrete] Let the concrete cure, then add rails, boards and a braced gate. Inspect every spring and fall.',

  rules: {
    id: 'rules',
    heading: 'Before you dig: lines, permits and 811',
    blocks: [
      'Settle four things before you buy material. A misplaced or too-tall fence may have to come down. This page is general information and not legal advice.',
    ],
    sections: [
      {
        id: 'property-line',
        heading: 'Find the property line',
        blocks: [
          'Look for the survey pins at the corners of your lot and compare them with the plat, the recorded map of the lot. If pins are missing or the measurements disagree, hire a licensed surveyor. An old fence is not proof of the line.',
          'Build a few inches inside your own land, or agree on a shared fence in writing. Keep off easements, the strips that utilities or drainage may use, unless their holder allows a fence.',
        ],
      },
      {
        id: 'permits',
        heading: 'Ask about zoning and permits',
        blocks: [
          'Zoning sets height, setback, materials and often the side that faces out. A building permit is a separate matter: a fence may need none and still break the zoning rules. Ask the zoning office, the building department and the HOA, and say whether you live in a historic district.',
          {
            kind: 'table',
            caption: 'Examples of local fence rules, collected in November 2026',
            head: ['Place', 'Height', 'Also'],
            rows: [
              [
                'Augusta, GA[^augusta]',
                '4 ft in front yards',
                'At corners, 3 ft at most inside a triangle with 60 ft legs along the street centerlines',
              ],
              ['Hinckley, MN[^hinckley]', '4 ft in front yards', 'Check with the city'],
              [
                'Centennial, CO[^centennial]',
                '4 ft and half open in front yards; 8 ft beside arterial streets',
                'Finished side out; no barbed wire, scrap, plywood or sheet metal',
              ],
              [
                'Alameda, CA[^alameda]',
                '3 ft in front yards, 4 ft if see-through',
                '3 ft in visibility zones',
              ],
              ['Canfield, OH[^canfield]', '8 ft in side and rear yards', 'Finished side out'],
              [
                'Hudson, NH[^hudson]',
                'No building permit needed up to 7 ft',
                'Clear view between 3½ and 7½ ft above the curb inside a 25 ft corner triangle',
              ],
            ],
            note: 'Examples show the spread. Only the current code of your own town counts.',
          },
        ],
      },
      {
        id: 'call-811',
        heading: 'Contact 811 and wait for the marks',
        blocks: [
          'Dialing 811 is free. The center sends your ticket to the utilities in the area, and their locators mark buried lines. Allow two to three business days; the legal wait varies by state, and some advice says four.[^egf][^kremc][^delph] One utility puts the chance of a strike below 1% for people who call in time.[^mew]',
          'Dig by hand within about 24 in. (61 cm) of a mark, or wider if your state says so.[^egf] Private lines to sprinklers, pool heaters, septic tanks, sheds or invisible fences are not marked; a private locator can find them.[^kcl]',
          {
            kind: 'table',
            caption: 'APWA color code for utility marks',
            head: ['Color', 'Meaning'],
            rows: [
              ['Red', 'Electric power'],
              ['Yellow', 'Gas, oil or steam'],
              ['Orange', 'Communications'],
              ['Blue', 'Drinking water'],
              ['Green', 'Sewer and drain'],
              ['Purple', 'Reclaimed water and irrigation'],
              ['Pink', 'Temporary survey marks'],
              ['White', 'Where you propose to dig'],
            ],
            note: 'APWA is the American Public Works Association.[^kcl]',
          },
        ],
      },
      {
        id: 'pool-barriers',
        heading: 'Fences around pools',
        blocks: [
          'Pool barriers follow stricter rules than yard fences. Most figures below come from the guideline of the Consumer Product Safety Commission. It is not law itself, but local codes may adopt it.[^cpsc]',
          {
            kind: 'table',
            caption: 'Typical pool barrier rules',
            head: ['Part', 'Rule'],
            rows: [
              ['Height', 'At least 48 in. above the ground outside; 60 in. in some states[^cpsc][^hin]'],
              ['Openings', 'None that a 4 in. ball can pass through[^cpsc]'],
              [
                'Gap below',
                '4 in. at most in older guideline text;[^cpsc] newer codes may allow only 2 in. over soft ground',
              ],
              [
                'Rails less than 45 in. apart',
                'On the pool side, with gaps between uprights of 1¾ in. or less[^cpsc][^hin]',
              ],
              ['Chain link', 'Mesh of 1¼ in. or less;[^hin] some codes differ'],
              ['Gates', 'Open away from the pool, close and latch by themselves[^cpsc][^bcf]'],
              [
                'Latch release',
                'At least 54 in. up; if lower, on the pool side, 3 in. or more below the gate’s top, with no gap over ½ in. within 18 in.[^cpsc][^hin]',
              ],
            ],
            note: 'Ask the building department which edition applies before you order panels.',
          },
        ],
      },
    ],
  },

  tools: [
    {
      name: 'Tape measure, 25 ft or longer',
      essential: true,
      use: 'Measuring runs, bays and gate openings.',
    },
    {
      name: 'Post-hole digger',
      essential: true,
      use: 'Clamshell blades that lift soil from deep, narrow holes.',
    },
    { name: 'Digging shovel or spade', essential: true, use: 'Opening sod, widening holes, moving gravel.' },
    { name: 'Level, 4 ft', essential: true, use: 'Plumbing posts on two faces and leveling rails.' },
    {
      name: 'Mason’s line and stakes',
      essential: true,
      use: 'Showing the fence line while you dig and set.',
    },
    { name: 'Hammer', essential: true, use: 'Driving stakes and nails, nudging boards.' },
    {
      name: 'Cordless drill/driver with bits',
      essential: true,
      use: 'Pre-drilling, driving screws, boring for gate bolts.',
    },
    { name: 'Circular saw or handsaw', essential: true, use: 'Cutting rails, boards and post tops.' },
    {
      name: 'Safety gear',
      essential: true,
      use: 'Glasses, gloves, hearing protection, and a dust mask for sawing and cement.',
    },
    {
      name: 'Carpenter’s or speed square',
      essential: true,
      use: 'Marking square cuts and checking brackets.',
    },
    {
      name: 'Power auger',
      essential: false,
      use: 'Drilling many holes in ordinary soil; a two-person or towable rental.',
    },
    { name: 'Digging bar', essential: false, use: 'Breaking hard soil, prying rocks, cutting small roots.' },
    { name: 'Wheelbarrow or mixing tub', essential: false, use: 'Moving gravel and mixing concrete.' },
    {
      name: 'Laser level or line level',
      essential: false,
      use: 'Carrying a height across a long or sloping run.',
    },
    {
      name: 'Pneumatic nailer or fence stretcher',
      essential: false,
      use: 'A nailer speeds up boards; a stretcher tightens wire.',
    },
  ],

  materials: [
    { name: 'Posts', detail: '4×4 lumber rated for ground contact; 6×6 for heavy gates.' },
    { name: 'Rails', detail: '2×4s, straight and without large knots.' },
    { name: 'Boards, pickets or panels', detail: 'About 10% more boards than the count.' },
    { name: 'Gate kit', detail: 'Hinges, latch, stop, anti-sag cable; a drop bolt for double gates.' },
    {
      name: 'Concrete',
      detail:
        'Bags of 50, 60 or 80 lb (23, 27 or 36 kg); see [how many you need](/installation-maintenance#quantities).',
    },
    { name: 'Gravel', detail: '¾ in. (19 mm) crushed stone for the base of every hole.' },
    { name: 'Screws and nails', detail: 'Hot-dip galvanized or stainless steel, ring-shank if nails.' },
    { name: 'Brackets and carriage bolts', detail: 'Galvanized rail brackets, and bolts for gate hinges.' },
    { name: 'Post caps', detail: 'To keep rain out of the end grain.' },
    {
      name: 'Finish and end-cut preservative',
      detail: 'Stain, sealer or paint, and preservative for cut ends.',
    },
    { name: 'Layout supplies', detail: 'Lumber for batter boards, flags and marking paint.' },
    { name: 'Kickboard, if needed', detail: 'A treated board that closes the gap at the ground.' },
  ],

  tips: [
    'Photograph the utility marks with a tape measure in view before rain or mowing removes them.',
    'Show your neighbor the drawing and the dates before material arrives, and plan for the finished side to face out.',
    'Stack lumber flat on spacers, off the ground and shaded, so that it dries slowly and stays straight.',
    'Set corner, end and gate posts first; everything between them follows the string.',
    'Brush copper naphthenate or another end-cut preservative on every fresh cut in treated wood.',
    'Drill pilot holes near the ends of boards and rails to prevent splits.',
    'Lay out one whole bay on the ground before you cut the rest, and correct the measurements there.',
    'Keep a few spare boards and write down the product and color for later repairs.',
  ],

  steps: [
    {
      id: 1,
      anchor: 'planning',
      title: 'Planning & Preparation',
      description:
        'Decide what the fence must do, confirm the property line, and ask about zoning, permits and HOA rules. Contact 811 before any digging. Then measure the site, mark the gates on a drawing and turn it into a material list.',
      icon: 'plan',
      picture: 'step-planning',
      time: 'A weekend of work, plus the wait for permits and utility marks',
      people: 'One person; two for long measurements',
      tools: ['Tape measure', 'Stakes and flags', 'Camera', 'Graph paper'],
      parts: [
        {
          id: 'fence-purpose',
          heading: 'Name the purpose',
          blocks: [
            'Write down the main job: privacy, a dog, a pool, a garden or a boundary. It settles height, openness and material. [Compare the four fence types](/types-of-fences#comparison) with that job in mind.',
          ],
        },
        {
          id: 'permission-order',
          heading: 'Ask in the right order',
          blocks: [
            'Work from the answers you cannot change to those you can. Each one may alter the drawing.',
            {
              kind: 'list',
              ordered: true,
              items: [
                'Locate the [property line](/installation-maintenance#property-line) and any easements.',
                'Get [zoning, building](/installation-maintenance#permits) and HOA answers in writing.',
                'Talk with the neighbors.',
                'Mark the proposed line in white and [contact 811](/installation-maintenance#call-811).',
              ],
            },
          ],
        },
        {
          id: 'site-drawing',
          heading: 'Measure and draw the site',
          blocks: [
            'Measure each straight run and draw it to scale. Add slopes, trees, sprinkler heads, low wet spots and the local frost depth. Route around main roots; cutting them can harm the tree.',
            {
              kind: 'terms',
              items: [
                { term: 'Walk gate', text: '36–48 in. (91–122 cm) wide.' },
                { term: 'Mower gate', text: '48–60 in. (122–152 cm); measure the deck and add clearance.' },
                { term: 'Vehicle gate', text: '10–12 ft (3.0–3.7 m), normally two leaves.' },
              ],
            },
          ],
        },
        {
          id: 'order-list',
          heading: 'Make the order list',
          blocks: [
            'Count posts, rails, boards and concrete with the [quantity tables](/installation-maintenance#quantities). Treat each side of a gate as its own run. Have a level, dry place ready for the delivery.',
            {
              kind: 'note',
              tone: 'warning',
              title: 'Cement is caustic',
              text: 'Wet cement can burn skin and its dust harms lungs. Wear gloves, long sleeves, eye protection and a dust mask, and rinse splashes at once.',
            },
          ],
        },
      ],
      done: [
        'The line, permits and HOA approval are settled in writing.',
        'Every utility on the 811 ticket has marked its lines or reported none.',
        'The drawing shows all runs, gates and slopes.',
      ],
    },
    {
      id: 2,
      anchor: 'layout',
      title: 'Marking the Layout',
      description:
        'Stretch a mason’s line along the fence, square the corners and fix the gate openings first. Divide every run into equal bays, decide how to handle slopes, and mark the center of each post hole on the ground.',
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
            'Build batter boards, two stakes and a crosspiece, 2–4 ft (0.6–1.2 m) beyond each corner. There the holes will not disturb them.[^rayee][^diyonline] Tie on braided nylon line, which sags less than twine,[^fsi] and pull it tight.',
            'Decide whether the string shows the face of the posts or their center, and keep to it. With a face line, let each post stop just short of the string.',
          ],
        },
        {
          id: 'square-corners',
          heading: 'Square the corners',
          blocks: [
            'Measure 3 ft from the corner along one string and 4 ft along the other. If the diagonal between the marks is exactly 5 ft, the corner is square. Multiples such as 6-8-10 or 9-12-15 are more accurate.[^rayee]',
            { kind: 'diagram', name: 'layout' },
          ],
        },
        {
          id: 'gate-openings',
          heading: 'Fix the gate openings',
          blocks: [
            'Make the opening between posts about 1½ in. (38 mm) wider than the gate. That leaves about ¾ in. (19 mm) on each side.[^wffs] Hinges differ, so follow the hardware maker’s figure if it is another.[^fencesecrets] Put gates on the flattest ground.',
          ],
        },
        {
          id: 'even-bays',
          heading: 'Divide each run into even bays',
          blocks: [
            'Line posts usually stand 6–8 ft (1.8–2.4 m) apart, center to center. Use 6 ft for windy sites or heavy panels.[^htb] Divide the run by the largest spacing, round up, and make all bays equal. A 100 ft run (30.5 m) gives 13 bays of about 7 ft 8⁵⁄₁₆ in. (2.34 m), with no stub at the end.',
            { kind: 'diagram', name: 'post-spacing' },
            'Ready-made panels set the spacing; put any cut panel where it shows least. Mark each center under the string with a plumb bob and paint.',
          ],
        },
        {
          id: 'sloping-ground',
          heading: 'Choose how to take a slope',
          blocks: [
            {
              kind: 'terms',
              items: [
                {
                  term: 'Racking',
                  text: 'Rails follow the ground while pickets stay plumb, so no wedge of space opens below. Standard metal panels rack about 18 in. (46 cm) in 6 ft, double-punched ones about 28 in. (71 cm).[^kivo] Wood built in place can follow almost any slope. Measure along the slope.',
                },
                {
                  term: 'Stepping',
                  text: 'Panels stay level and drop at each post, leaving triangles below and needing taller posts downhill.[^signet][^bestpick] Rigid vinyl is usually stepped.[^frederick] Measure horizontally.',
                },
              ],
            },
            { kind: 'diagram', name: 'slopes' },
          ],
        },
      ],
      done: [
        'Every corner checks with 3-4-5, or was left off square on purpose.',
        'All post centers are marked, no bay is over 8 ft (2.4 m), and no hole meets a utility mark.',
        'Gate openings match the gates and hinges you bought.',
      ],
    },
    {
      id: 3,
      anchor: 'posts',
      title: 'Installing Posts',
      description:
        'Dig straight-sided holes, lay a gravel base and set the corner, end and gate posts first. Plumb and brace each post, fill with concrete or tamped stone, and give the footings time to cure before they carry weight.',
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
            'Set posts at least one third of their height deep, and better one third of their whole length.[^hm-quikrete] Where frost heaves the soil, the footing must also reach below the frost line. Frost depth runs roughly from 1 ft (0.3 m) in the far South to 4 ft (1.2 m) or more in the upper Midwest and New England.[^jsc] Ask your building department.',
            { kind: 'diagram', name: 'post-depth' },
            {
              kind: 'table',
              caption: 'Hole sizes for wood posts',
              head: ['Post', 'Actual size', 'Hole width', 'Hole depth'],
              rows: [
                [
                  '4×4 line post',
                  '3½ in.',
                  '10–12 in.[^quikrete]',
                  'Post depth plus 6 in. for gravel[^quikrete]',
                ],
                ['4×4 corner or end post', '3½ in.', '12 in.', '6–12 in. more than line posts[^expweld]'],
                ['6×6 gate post', '5½ in.', 'About 16 in.', '6–12 in. more than line posts[^expweld]'],
              ],
              note: 'A hole about three times as wide as the post suits concrete.[^quikrete][^sakrete]',
            },
            'Keep the sides straight or make the hole wider at the bottom. Frost can lift a footing shaped like a cone with its point down.[^sakrete]',
          ],
        },
        {
          id: 'post-length',
          heading: 'Buy posts that are long enough',
          blocks: [
            {
              kind: 'table',
              caption: 'Post depth and length by fence height',
              head: ['Fence', 'Minimum in ground', 'Recommended', 'Post to buy'],
              rows: [
                ['3 ft', '12 in.', '18 in.', '5 ft, or a cut 6 ft post'],
                ['4 ft', '16 in.', '24 in.', '6 ft'],
                ['5 ft', '20 in.', '30 in.', '8 ft'],
                ['6 ft', '24 in.', '36 in.', '9 ft, or a cut 10 ft post'],
                ['8 ft', '32 in.', '48 in.', '12 ft'],
              ],
              note: 'Minimum is one third of the fence height; recommended is one third of the whole post. An 8 ft post under a 6 ft fence gives only the minimum. Go deeper where frost demands it.',
            },
          ],
        },
        {
          id: 'plumb-and-brace',
          heading: 'Set, plumb and brace',
          blocks: [
            {
              kind: 'list',
              ordered: true,
              items: [
                'Tamp 4–6 in. (10–15 cm) of gravel into the hole so water can drain.[^sakrete][^quikrete]',
                'Stand the corner, end and gate posts on the gravel; concrete must not cup the bottom.',
                'Plumb each post on two adjacent faces and brace it both ways.',
                'Stretch a line near the top of the end posts and set the line posts to both strings.',
                'Sight along the row before you fill. Leave wood posts long and cut them to a line later.',
              ],
            },
          ],
        },
        {
          id: 'pour-and-cure',
          heading: 'Pour, crown and cure',
          blocks: [
            'Fast-setting mix goes in dry to 3–4 in. (8–10 cm) below the top, then takes about 1 gal (3.8 L) of water per 50-lb (23 kg) bag. It sets in 20–40 minutes; wait 4 hours before heavy loads.[^quikrete] With ordinary mix, keep the braces on for 24–48 hours before hanging panels.[^ez]',
            'Crown the concrete above the soil so that it sheds water away from the post, and caulk the joint. Or stop it 3–4 in. below grade and cover it with soil.',
            {
              kind: 'note',
              tone: 'warning',
              title: 'Do not hang the gate yet',
              text: 'Concrete keeps gaining strength for about four weeks. Let gate posts cure as long as the bag says before they carry a swinging load.',
            },
          ],
        },
        {
          id: 'without-concrete',
          heading: 'Build without concrete',
          blocks: [
            'Crushed stone, tamped hard in thin layers, drains freely and makes a post easy to replace. It suits light fences in firm soil. Driven steel posts and foam backfill are other options; follow their makers’ limits.',
          ],
        },
      ],
      done: [
        'Every post is plumb on two faces and stands on the line.',
        'Bays and gate openings still measure as marked.',
        'Concrete has cured as the bag requires, and water runs away from each post.',
      ],
    },
    {
      id: 4,
      anchor: 'panels',
      title: 'Adding Rails & Panels',
      description:
        'Fix straight, evenly spaced rails between the posts, then hang boards or ready-made panels clear of the soil. Use fasteners that resist corrosion, hang a square and well-braced gate last, and protect the wood with caps and a finish.',
      icon: 'panel',
      picture: 'step-rails',
      time: 'One to three days for about 100 ft (30 m)',
      people: 'Two',
      tools: ['Drill/driver', 'Circular saw', 'Level', 'Speed square', 'Hammer or nailer', 'Spacer block'],
      parts: [
        {
          id: 'fix-rails',
          heading: 'Fix the rails',
          blocks: [
            {
              kind: 'table',
              caption: 'Rails by fence height',
              head: ['Fence height', 'Rails per bay'],
              rows: [
                ['Up to 4 ft (1.2 m)', '2'],
                ['Over 4 ft to 6 ft (1.8 m)', '3'],
                ['Over 6 ft to 8 ft (2.4 m)', '4'],
              ],
              note: 'Typical for vertical boards.[^calchubs]',
            },
            { kind: 'diagram', name: 'anatomy' },
            'Set the bottom rail 6–8 in. (15–20 cm) above the ground and the top rail 6–8 in. below the picket tops. Turn the crown, the slight bow in a board, upward. Hang rails in galvanized brackets, or nail them across two bays with joints staggered and centered on posts.',
          ],
        },
        {
          id: 'hang-boards',
          heading: 'Hang the boards',
          blocks: [
            'Start at the gate or the most visible end. Keep boards about 2 in. (5 cm) off the soil;[^celtic] a treated kickboard can close the gap. Use a spacer block and check for plumb every four to six boards. Butt wet treated boards tight, since they shrink; leave about ⅛ in. (3 mm) between dry cedar boards.',
          ],
        },
        {
          id: 'choose-fasteners',
          heading: 'Choose fasteners that last',
          blocks: [
            'Copper-treated lumber corrodes thin zinc plating. Use hot-dip galvanized fasteners to ASTM A153, or type 304 or 316 stainless steel.[^fasteng][^portlandbolt] Stainless is safer near salt water and prevents dark streaks on cedar. Drive two screws or ring-shank nails per board at every rail. Keep bare aluminum off copper-treated wood.',
          ],
        },
        {
          id: 'panels-and-mesh',
          heading: 'Fit panels or chain link',
          blocks: [
            'For rigid panels, set a post, fit the panel, then set the next post, so that spacing cannot drift. Leave vinyl rails free in their pockets: they must expand and contract.[^vpf] For chain link, finish the terminal posts and top rail first. Stretch the mesh with a puller and tie it at the maker’s spacing.',
          ],
        },
        {
          id: 'hang-gate',
          heading: 'Build and hang the gate',
          blocks: [
            'A gate frame is square when both diagonals are equal. A **wood brace** runs from the bottom hinge corner up to the top latch corner and works in compression. A **cable** runs the opposite way, from the top hinge corner to the bottom latch corner, and works in tension.[^sitemath]',
            { kind: 'diagram', name: 'gate' },
            'Fit at least three hinges on larger gates; one guide draws the line at 3 ft (0.9 m) high.[^renohq] Align their pins carefully, because a crooked third hinge can twist the frame. A heavier gate also needs heavier hinges and a stronger post.[^mft] Above 5 ft (1.5 m) wide, use two leaves and a drop bolt.[^12345w][^sitemath]',
            'Allow about 2 in. (5 cm) below the gate, and more if it swings uphill.[^renohq] Through-bolt heavy hinges and add a stop so the latch never takes the blow.',
            {
              kind: 'note',
              tone: 'warning',
              title: 'Pool gates open outward',
              text: 'A pool gate opens away from the pool and closes and latches by itself. See the [pool barrier rules](/installation-maintenance#pool-barriers).',
            },
          ],
        },
      ],
      done: [
        'Boards are plumb, clear of the soil and fastened twice at every rail.',
        'The gate swings freely and latches without lifting.',
        'Post tops are capped and cut ends sealed.',
        'Permit inspections are signed off, and the wood is stained once water soaks in.',
      ],
    },
  ],

  quantities: {
    lead: 'Take gate openings out first, round every count up, then add spare. Boards are narrower than their names: a 1×6 is 5½ in. (14 cm) wide, a 1×4 is 3½ in. (9 cm).',
    posts:
      'Divide a straight run by the largest spacing you allow and round up to get the bays. An open run needs one post more than it has bays; a closed loop needs the same number. At 8 ft (2.4 m) spacing, 100 ft (30.5 m) makes 13 bays and 14 posts.[^tingo] Treat each run separately and count a shared corner post once. For rails, multiply bays by rails per bay.',
    boards:
      'Divide the run in inches by the board width plus the gap, and round up. Butted 1×6 boards over 100 ft come to 219.[^riteunit] For board-on-board, subtract the overlap, usually 1 in. (25 mm), instead of adding a gap.[^tingo] For shadowbox, count one face and double it; the gap on each face is the board width less two overlaps. Add 10% for waste, and plan two fasteners per board per rail.',
    concrete:
      'Take the volume of the hole above its gravel, subtract the actual post, and divide by the bag’s yield. A 50-lb bag makes about 0.375 cu ft (10.6 L), a 60-lb bag 0.45 (12.7 L) and an 80-lb bag 0.60 (17 L).[^clever] Shop charts often say one or two bags per post because they assume narrow, shallow holes and fast-setting mix. That holds for an 8 in. hole with 24 in. of concrete (20 × 61 cm) around a 4×4: one 80-lb bag or two 60-lb bags. At 12 × 36 in. (30 × 91 cm), the same post takes four 80-lb or five 60-lb bags.[^bpc] Add 10% for uneven holes.',
    depth:
      'The one-third rule is read in two ways. One third of the height above ground is the minimum; one third of the whole post, which equals half the height above ground, is better.[^hm-quikrete] For a 6 ft (1.8 m) fence that means 24 in. (61 cm) or 36 in. (91 cm). Add depth to fence height for the post length. Gravel deepens the hole but not the post. Where frost heaves, a deeper frost line overrules both.',
  },

  maintenanceTips: [
    'Inspect the fence each spring and fall. Push every post, probe for rot at the ground line, and look for rust and loose boards.',
    'Wash it once a year with a garden hose, a soft brush and mild soap. High pressure tears wood fibers.',
    'Renew the finish before bare gray wood shows. Tinted clear finishes last about 2–3 years, semitransparent stain 4–8 on rough or weathered wood, solid stain 6–15 and paint 10–20.[^woodhb]',
    'Tighten or replace screws, hinges and latches, and treat moving parts with a dry lubricant.',
    'Keep soil, mulch, vines, sprinklers and piled snow off the fence. Trim plants back 6–12 in. (15–30 cm).',
    'Repair small damage at once: prime and touch up scratched steel, swap cracked boards and replace lost caps.',
  ],

  seasons: [
    {
      season: 'Spring',
      tasks: [
        'Push every post and note any that frost has lifted or loosened.',
        'Wash off winter dirt and road salt.',
        'Adjust gates once the ground has settled.',
      ],
    },
    {
      season: 'Summer',
      tasks: [
        'Stain or paint in dry, mild weather, out of hot direct sun.',
        'Aim sprinklers away and cut vines back.',
        'Check string-trimmer scars at the foot of vinyl and wood posts.',
      ],
    },
    {
      season: 'Fall',
      tasks: [
        'Clear leaves and soil from the bottom of boards.',
        'Tighten hardware and lubricate hinges and latches.',
        'Remove dead limbs that could fall on the fence.',
      ],
    },
    {
      season: 'Winter',
      tasks: [
        'Do not pile plowed snow against panels.',
        'Clear snow from the gate’s swing instead of forcing it.',
        'After storms, brace loose sections and order parts for spring.',
      ],
    },
  ],

  care: [
    {
      material: 'Wood',
      wash: 'Soft brush, mild soap, gentle rinse.',
      yearly: 'Touch up bare spots; recoat when the finish wears thin.',
      watch: 'Rot at the ground line, cupped boards, popped nails.',
    },
    {
      material: 'Vinyl',
      wash: 'Mild soap and a soft brush; no abrasive pads or solvents.',
      yearly: 'Check that rails sit in the posts and caps are tight.',
      watch: 'Mildew, trimmer scars, sagging rails.',
    },
    {
      material: 'Composite',
      wash: 'Soap and water; clear debris from joints.',
      yearly: 'Check brackets and the expansion gaps the maker asks for.',
      watch: 'Mildew, deep scratches, rubbing panels.',
    },
    {
      material: 'Aluminum',
      wash: 'Soap and water; rinse salt off more often near the coast.',
      yearly: 'Tighten screws and check gate closers.',
      watch: 'Dents, loose brackets, contact with treated wood.',
    },
    {
      material: 'Steel and iron',
      wash: 'Mild soap, then let it dry well.',
      yearly: 'Wire-brush rust, prime with rust inhibitor, repaint.',
      watch: 'Chipped coating, rust at welds and at the ground.',
    },
    {
      material: 'Chain link',
      wash: 'Hose down; pull out vines.',
      yearly: 'Retie and retension mesh; coat rust with cold-galvanizing spray.',
      watch: 'Loose ties, bent rails, gaps at the bottom.',
    },
  ],

  troubleshooting: [
    {
      id: 'leaning-fence',
      problem: 'Leaning fence',
      causes: [
        'A post has rotted at the ground line.',
        'The footing is shallow or frost has heaved it.',
        'Water has washed soil away, or wind has worked the post loose.',
      ],
      solutions: [
        '**Sound post, loose soil:** pull the post plumb, brace it and ram crushed stone around the base.[^toh]',
        '**Shallow or heaved footing:** dig it out, go below the frost line, lay gravel and pour a new footing.',
        '**Rot:** fit a steel repair bracket or replace the post. Shims and props are temporary.[^spruce]',
        '**Water or wind:** lead downspouts away, improve drainage, or open up the boards to cut the wind load.',
      ],
    },
    {
      id: 'loose-hardware',
      problem: 'Loose hardware',
      causes: [
        'Wood has shrunk around the screws, or the holes are stripped.',
        'Screws are too short for the load.',
        'Fasteners have rusted.',
      ],
      solutions: [
        '**Screws that still bite:** tighten them; change short ones for longer screws or through carriage bolts.',
        '**Stripped holes:** glue in a dowel and drill again, or move the hinge to fresh wood.',
        '**Rust:** replace the fastener with hot-dip galvanized or stainless steel.',
        '**Still loose:** look behind the hardware for a split rail and add a bracket.',
      ],
    },
    {
      id: 'damaged-sections',
      problem: 'Damaged sections',
      causes: [
        'A limb, ball, vehicle or storm has hit the fence.',
        'Rot, termites or a sprinkler have weakened it.',
        'A hard blow struck vinyl in the cold, when it is less flexible.[^vpf]',
      ],
      solutions: [
        '**Wood:** replace a single board with one of the same thickness; strengthen a split rail with a bracket or a second 2×4.',
        '**Vinyl:** release the rail tabs, slide the panel out and fit a matching part.',
        '**Metal:** straighten or swap the panel, then prime and recoat bare steel.',
        '**Chain link:** unweave one wire, weave in a patch and restore the tension. In every case, remove the cause.',
      ],
    },
    {
      id: 'gate-issues',
      problem: 'Gate issues',
      causes: [
        'The frame has sagged or its brace runs the wrong way.',
        'The hinge post leans.',
        'Wood has swollen, or the ground has risen under the gate.',
      ],
      solutions: [
        '**Sag:** tighten the hinges and add a turnbuckle cable from the top hinge corner to the bottom latch corner.[^sitemath]',
        '**Wrong brace:** refit it from the bottom hinge corner up to the top latch corner.[^sitemath]',
        '**Leaning post:** reset or replace it in a larger footing; one published repair digs about 3 ft (0.9 m) deep.[^toh]',
        '**Drag or missed latch:** move the strike, plane a swollen edge, raise the gate, or fit three aligned hinges.',
      ],
    },
  ],

  questions: [
    {
      id: 'how-deep-posts',
      question: 'How deep should fence posts go?',
      answer:
        'At least one third of the post’s height, and better one third of its whole length. For a 6 ft (1.8 m) fence, 24 in. (61 cm) is the bare minimum and 36 in. (91 cm) is recommended.[^hm-quikrete] Go below the frost line where frost heaves.',
    },
    {
      id: 'bags-per-post',
      question: 'How many bags of concrete does one post take?',
      answer:
        'A 4×4 in a 10 in. (25 cm) hole with 30 in. (76 cm) of concrete takes two 80-lb or three 60-lb bags.[^bpc] Wider or deeper holes need more; see the [quantity tables](/installation-maintenance#quantities).',
    },
    {
      id: 'gravel-or-concrete',
      question: 'Is gravel or concrete better for posts?',
      answer:
        'Put gravel under every wood post. Around it, concrete is the safer choice for gates, corners and soft soil. Tamped crushed stone works for lighter fences in firm soil, drains better and makes repairs easier.',
    },
    {
      id: 'finished-side',
      question: 'Which side of the fence faces the neighbor?',
      answer:
        'Usually the finished side. Codes such as those of Canfield, Ohio, and Centennial, Colorado, require it to face outward.[^canfield][^centennial] A shadowbox fence looks alike from both sides.[^pfw]',
    },
    {
      id: 'who-pays',
      question: 'Who pays for a fence on the boundary?',
      answer:
        'State law and your own agreement decide. California presumes that neighbors share the cost equally and requires 30 days’ written notice (Civil Code § 841).[^deleon][^djshea] Elsewhere the rules differ. Put the agreement in writing.',
    },
    {
      id: 'treated-lumber-screws',
      question: 'Which screws are right for treated lumber?',
      answer:
        'Use hot-dip galvanized screws that meet ASTM A153, or stainless steel. Electroplated screws are not enough for copper-treated wood.[^fasteng][^jlc]',
    },
    {
      id: 'stain-new-wood',
      question: 'When can I stain a new wood fence?',
      answer:
        'When the surface is dry enough to absorb sprinkled water. Freshly treated lumber may need weeks or months. On smooth new wood, one coat of semitransparent stain lasts about 2–4 years, and longer on rough wood.[^woodhb]',
    },
    {
      id: 'old-treated-wood',
      question: 'Is an old pressure-treated fence safe to cut up?',
      answer:
        'Be careful with wood from before 2004. It may hold arsenic-based CCA, whose use for most residential lumber ended on December 31, 2003.[^epa03] Do not burn or chip it. Wear a mask when sawing, wash your hands and ask where to dispose of it.',
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
    ...content.steps.map(({ id, anchor, title, description, time, tools, done, parts }) => ({
      id: anchor,
      heading: `${id}. ${title}`,
      text: [description, `Time: ${time}.`, `Tools: ${tools.join(', ')}.`, ...done],
      sections: sectionEntries(parts),
    })),
    { id: 'maintenance', heading: 'Maintenance tips', text: content.maintenanceTips },
    {
      id: 'seasons',
      heading: 'Through the year',
      text: content.seasons.map(({ season, tasks }) => `${season}: ${tasks.join(' ')}`),
    },
    {
      id: 'care',
      heading: 'Care by material',
      text: content.care.map(
        ({ material, wash, yearly, watch }) => `${material}: ${wash} Yearly: ${yearly} Watch for: ${watch}`,
      ),
    },
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
