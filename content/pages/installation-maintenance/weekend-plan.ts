import { definePage } from '../../model/define'
import { textPageOutline } from '../../model/outline'
import { textPageSchema } from '../../model/schemas/text-page'

export const content = definePage('/installation-maintenance/weekend-plan', textPageSchema, {
  answer:
    'Two people can build 100 ft (30.5 m) of 6 ft (1.8 m) wood fence in two weekends, a week apart.[^none] Plan on about 65 hours of work between them, and start the paperwork a month or more ahead.[^none]',
  lead: 'This plan takes one job from the first phone call to the last coat: a straight run of board fence with a walk gate at one end. Rock, roots, a hill or an old fence to pull out will add days.',
  sections: [
    {
      id: 'at-a-glance',
      heading: 'The plan at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Who, when and how long',
          head: ['When', 'Work', 'People', 'Plan on'],
          rows: [
            ['4–6 weeks before', 'Line, permit, order', '1', 'A few evenings'],
            ['A week before', 'Call 811, check the forecast', '1', 'An hour'],
            ['Saturday', 'Lay out and dig 15 holes', '2', '9 hours'],
            ['Sunday', 'Set 15 posts', '2', '7 hours'],
            ['The week between', 'Let it cure', '–', '–'],
            ['Second Saturday', 'Rails, first boards', '2', '8 hours'],
            ['Second Sunday', 'Last boards, gate', '2', '8 hours'],
            ['When the wood is ready', 'Stain', '1', '1 day'],
          ],
          note: 'Hours are our own estimate for flat, soft ground and a power auger. They come from no study.[^none] Working alone, add half.',
          calendar: {
            file: 'weekend-plan',
            name: 'Build the fence',
            note: 'All-day entries that you can move, with a reminder the day before you call 811.',
            season: ['April', 'October'],
            events: [
              {
                id: 'paperwork',
                day: -42,
                days: 15,
                href: '/installation-maintenance/weekend-plan#weeks-before',
              },
              {
                id: 'call-811',
                day: -7,
                href: '/installation-maintenance/before-you-dig#call-811',
                remind: true,
              },
              { id: 'day-1', day: 0, href: '/installation-maintenance/weekend-plan#day-1' },
              { id: 'day-2', day: 1, href: '/installation-maintenance/weekend-plan#day-2' },
              { id: 'wait', day: 2, days: 5, href: '/installation-maintenance/weekend-plan#wait' },
              { id: 'day-3', day: 7, href: '/installation-maintenance/weekend-plan#day-3' },
              { id: 'day-4', day: 8, href: '/installation-maintenance/weekend-plan#day-4' },
              { id: 'finish', day: 14, href: '/installation-maintenance/weekend-plan#finish' },
            ],
          },
        },
        'An old fence comes first. Two laborers take down 20–50 ft (6–15 m) an hour, says Clear Construction Estimates, a Texas firm.[^clear-estimates]',
      ],
    },
    {
      id: 'on-hand',
      heading: 'What to have on hand',
      blocks: [
        'With posts no more than 8 ft (2.4 m) apart, 100 ft is 13 bays and 14 posts.[^none] The gate stands past the end of the run. So the last post carries the hinges, and one more post takes the latch: 13 posts of 4×4 and, since a 6 ft board gate is [too heavy for those](/installation-maintenance/posts-and-gates#gate-posts), two of 6×6.[^none]',
        {
          kind: 'checklist',
          items: [
            '13 posts 4×4 and 2 posts 6×6, all 10 ft (3.0 m) and tagged UC4A for ground contact[^treatedwood-uses]',
            '39 rails, 2×4, 8 ft (2.4 m): three for each bay',
            '241 boards, 1×6, 6 ft (1.8 m), butted: 219 and a tenth to spare',
            '1,446 exterior screws: two at each rail',
            '49 bags of concrete, 80 lb (36 kg): 13 holes of 10 × 36 in. and two of 16 × 42 in. for the gate, with a tenth to spare',
            'About 5½ cu ft (0.16 m³) of gravel, for 6 in. (15 cm) in each hole',
            'A gate kit: 2×4s, three hinges, latch, stop, cable and turnbuckle',
            '15 post caps, end-cut preservative, and braces and stakes for 15 posts',
          ],
        },
        'The concrete alone weighs 3,920 lb (1,780 kg), so have it delivered.[^none] For another length or style, use [how much to buy](/installation-maintenance/how-much). The depth is for a yard without deep frost: check [your frost line](/installation-maintenance/before-you-dig#frost-depth) before you order.',
      ],
    },
    {
      id: 'weeks-before',
      heading: 'Weeks before',
      blocks: [
        'Permits set the pace. Olivette, Missouri reviews a fence in 5 to 10 business days.[^olivette] In Hudson, New Hampshire the town may take 30 days by state law.[^hudson-nh]',
        {
          kind: 'checklist',
          items: [
            'Find the [property line](/installation-maintenance/before-you-dig#property-line), and talk with the neighbors.',
            'Get the [permit](/installation-maintenance/before-you-dig#permits) and any HOA approval in writing. Ask which inspections apply.',
            'Order lumber, concrete and gate hardware.',
            'Rent a two-man or towable auger with a 10 in. (25 cm) bit and an extension.[^none] Bits are some 3 ft (0.9 m) long, and these holes go to 42 and 48 in. (107 and 122 cm).[^none] A one-man auger is for holes up to 8 in. (20 cm) wide, says United Rentals, which rents them.[^united-augers]',
            'For the two 16 in. (41 cm) gate holes, ask for a 16 in. bit on a towable or machine-mounted auger; or drill them narrower and widen them by hand.[^none]',
            'Contact [811](/installation-maintenance/before-you-dig#call-811) a week ahead. Marks take 2 to 3 days in East Grand Forks, Minnesota; your state sets its own time.[^egf-811]',
            'Photograph the marks. Find your own sprinkler and shed lines: nobody marks those.',
            'Check the forecast for both weekends.',
          ],
        },
      ],
    },
    {
      id: 'day-1',
      heading: 'Day 1: lay out and dig',
      blocks: [
        '**Tools:** mason’s line, stakes, tape, plumb bob, marking paint, post-hole digger, auger, auger bits and extension, digging bar, shovels, tarps, plywood. **Weather:** any day without a storm, as long as the ground is not frozen or soaked.',
        {
          kind: 'list',
          ordered: true,
          items: [
            'String the line from end to end, and [square any corner](/installation-maintenance#square-corners).',
            'Mark the gate opening first. Then mark 14 post centers, measuring every one from the same end.',
            'Dig the two end holes and the latch-post hole, then work along the string.',
            'Take each hole to 42 in. (107 cm): 36 in. for the post and 6 in. for gravel.[^quikrete] Take the two gate holes to 48 in. (122 cm).[^none] Where the bit ends, lift it out, clear the hole and add the extension. Plan on 20 minutes a hole.[^none]',
            'Dig by hand near a utility mark: within 2 ft (0.6 m) in East Grand Forks; ask for your own rule.[^egf-811]',
            'Pack the gravel. Pile the soil on tarps: there is about 36 cu ft (1 m³) of it.[^none]',
          ],
        },
        'An auger can throw you when it meets a root. General Equipment, which makes them, wants snug clothing, gloves and boots, and the engine stopped between holes.[^general-300]',
        'Before you stop for the day:',
        {
          kind: 'checklist',
          items: [
            'No bay is wider than 8 ft (2.4 m), and the gate opening fits the hardware.[^none]',
            'Every hole is deep enough, with straight walls.',
            'Holes are covered with plywood for the night.',
          ],
        },
      ],
    },
    {
      id: 'day-2',
      heading: 'Day 2: set the posts',
      blocks: [
        '**Tools:** a 4 ft level, two strings, drill, wheelbarrow, hose, gloves, goggles and dust mask.[^none] Wet cement burns skin.[^sjgov-cement] **Weather:** Quikrete calls it cold when the day averages below 40 °F (4 °C) and stays above 50 °F (10 °C) for no more than 12 hours.[^quikrete-cold] Then use warm water, never pour on frozen ground, and keep frost off the concrete for 3 days.[^quikrete-cold]',
        {
          kind: 'list',
          ordered: true,
          items: [
            'Set both ends and the latch post. Plumb, brace and fill.',
            'Stretch a string at the top and one near the ground.',
            'Set the line posts to both strings. Plan on 20 minutes each.[^none]',
            'Fill with [fast-setting or ordinary mix](/installation-maintenance/posts-and-gates#concrete), and finish the top as that mix asks.',
            'Sight down the row after every third post.',
          ],
        },
        'Before you stop for the day:',
        {
          kind: 'checklist',
          items: [
            'Every post is plumb on two sides and touches the line.',
            'Bays still measure as marked.',
            'Braces are tight, and nobody leans on them.',
          ],
        },
      ],
    },
    {
      id: 'wait',
      heading: 'The week between',
      blocks: [
        'Quikrete’s fast-setting mix takes a load after 4 hours in normal conditions.[^quikrete] Ordinary concrete is slower: after 7 days it has an estimated 75% of its strength at 28.[^npca-28-days] A week suits both, and the hinge post most of all. Take the braces off midweek. Build the gate frame in the garage.',
      ],
    },
    {
      id: 'day-3',
      heading: 'Day 3: rails and first boards',
      blocks: [
        '**Tools:** saw, drill/driver, speed square, chalk line, level, clamps. **Weather:** dry and calm; a gust takes a long rail with it.',
        {
          kind: 'list',
          ordered: true,
          items: [
            'Snap a line along the post tops and cut them. Brush copper naphthenate on every cut.[^wwpi]',
            'Hang 39 rails, three to a bay. Set the bottom one 7–8 in. (18–20 cm) off the ground.[^americas-fence] Use hot-dip galvanized fasteners in treated wood.[^fs-fasteners]',
            'Start the boards at the gate end, 2 in. (5 cm) above the soil, and plumb every fifth one.[^none]',
            'Butt wet boards; between those of cedar, gaps of about ⅛ in. (3 mm) open as they dry.[^dunn-cedar] Give dry boards the gap that you want.[^dunn-cedar]',
          ],
        },
        'Before you stop for the day:',
        {
          kind: 'checklist',
          items: ['Rails are level and tight.', 'Half the boards are up, and still plumb.'],
        },
      ],
    },
    {
      id: 'day-4',
      heading: 'Day 4: boards and gate',
      blocks: [
        'Same tools, plus wrenches and blocks. Finish the boards by lunch. Then hang the gate; plan on 3 hours.[^none] Our guide has the [frame](/installation-maintenance/posts-and-gates#gate-frame), [hinges](/installation-maintenance/posts-and-gates#hinges) and [latch](/installation-maintenance/posts-and-gates#latch).',
        'Before you stop for the day:',
        {
          kind: 'checklist',
          items: [
            'The gate swings free and latches without a lift.',
            'Caps are on, and no screw sticks out.',
            'Scraps are bagged. Never burn treated wood.',
            'The final inspection is booked.',
          ],
        },
      ],
    },
    {
      id: 'finish',
      heading: 'The finish',
      blocks: [
        'Most cedar fence boards are sold unseasoned, so let them dry.[^dunn-cedar] Sprinkle water on a few: once it soaks in, stain them. Do it soon: after two weeks in the weather cedar needs more preparation, says the Western Red Cedar Lumber Association, whose members sell it.[^wrcla] Choose a semitransparent stain; paint and solid stain are films, which hold water in.[^woodhb] Treated wood has to dry, too. ProWood, which sells it, says to drip water on it and seal when it soaks in. That can take days in full sun, and far longer in shade.[^prowood-stain]',
        'Pick a dry day. Latex needs 50 °F (10 °C) or more for 24 hours, and oil paint 40 °F (4 °C).[^woodhb-paint] Keep both off hot wood in the sun. More on [finishes by wood](/installation-maintenance/care-and-repair#finishes).',
      ],
    },
    {
      id: 'inspections',
      heading: 'Inspections',
      blocks: [
        'Ask before you fill a hole. Orland Park, Illinois inspects the finished fence, not the holes.[^orland-park] Olivette names its inspections on the permit and needs 24 hours’ notice.[^olivette] If your town checks holes, book it for the end of day 1 and set posts the next weekend.',
      ],
    },
    {
      id: 'what-can-go-wrong',
      heading: 'What can go wrong',
      blocks: [
        {
          kind: 'table',
          caption: 'Trouble, and what to do then',
          head: ['Trouble', 'What to do'],
          rows: [
            ['You hit a pipe or cable', 'Stop, keep away, call the utility; smell gas, call 911'],
            ['Rock or a main root', 'Use the bar. Or move that post and keep bays under 8 ft'],
            ['Water stands in a hole', 'Bail it out and add gravel before you pour'],
            ['A post leans in wet mix', 'Push it plumb at once and brace again'],
            ['It leans after the mix sets', 'Dig it out. Do not pull the fence straight with rails'],
            ['Concrete runs short', 'Set gate and end posts first; leave line posts for tomorrow'],
            ['Frost tonight', 'Cover each footing for 3 days: plastic, straw, plastic'],
            ['A rail is too short', 'Measure that bay; trade with a narrower one'],
            ['The gate binds', 'Check both posts for plumb before you plane anything'],
          ],
          note: 'Trade practice. The frost cover is Quikrete’s advice.[^quikrete-cold]',
        },
        'Once it stands, look after it: our guide to [care and repair](/installation-maintenance/care-and-repair) takes it from there.',
      ],
    },
  ],
})

export const outline = textPageOutline(content)
