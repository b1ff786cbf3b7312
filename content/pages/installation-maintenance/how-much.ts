import { definePage } from '../../model/define'
import { textPageOutline } from '../../model/outline'
import { textPageSchema } from '../../model/schemas/text-page'

export const content = definePage('/installation-maintenance/how-much', textPageSchema, {
  lead: 'Count your posts, rails, boards, concrete and gravel before you drive to the yard. Fill in the planner for your own fence, or read the tables.',
  answer:
    'A 6 ft (1.8 m) wood fence 100 ft (30 m) long, with posts at most 8 ft (2.4 m) apart, takes 14 posts, 39 rails and 241 side-by-side 1×6 boards.[^none] In holes 10 in. across with 36 in. of concrete, it takes 36 bags of 80 lb.[^none] Spare is in the boards and the bags: one in ten.',
  sections: [
    {
      id: 'planner',
      heading: 'Plan your fence',
      blocks: [
        'Measure each straight run with its gates in it. Say how deep your ground freezes, or the list has no post lengths. The list shows how every figure was counted, so you can check it or change it. The page’s address keeps your plan: save it or send it to a friend.',
      ],
    },
    {
      id: 'example',
      heading: 'Worked example: 120 ft with one gate',
      blocks: [
        'Here is the whole list for a 6 ft (1.8 m) privacy fence, 120 ft (36.6 m) long, with one 4 ft (1.2 m) gate in the middle, where the ground does not freeze, or no deeper than 36 in. (91 cm).[^none] The gate leaves two stretches of 58 ft (17.7 m).[^none] Each needs eight bays, so nine posts. That makes 18 posts in all, and the two beside the gate are the gate posts: 6×6s, since the gate weighs about 100 lb (45 kg).[^none]',
        'Concrete comes to 56 bags of 80 lb.[^none] That figure adds up all the holes first and rounds once. Use up each open bag in the next hole: with fresh bags at every hole, it is three for each 4×4, seven for each gate post and 62 in all.[^none]',
      ],
    },
    {
      id: 'posts',
      heading: 'Posts and rails',
      blocks: [
        'Divide the run by your largest bay, post center to post center, and round up. A straight run needs one more post than it has bays; a fence that closes on itself needs as many. Count a shared corner post once, and each side of a gate as a run of its own.',
        'At 8 ft (2.4 m), 100 ft (30.5 m) makes 13 bays of 7 ft 8⁵⁄₁₆ in. each.[^none] Some calculators drop the part bay and answer 13 posts. That leaves the last 4 ft (1.2 m) of fence without a post.[^none]',
        'Mark every post from the same end of the run, with the tape left in place. If you measure from mark to mark, small errors add up. For 200 ft in 34 bays, the even bay is 5 ft 10.59 in. wide.[^none] Laid off one by one as 5 ft 10½ in., the last mark lands 3 in. (76 mm) short.[^none]',
      ],
      sections: [
        {
          id: 'heights',
          heading: 'Fences 3, 4, 6 and 8 ft high',
          blocks: [
            'Height changes the rails, the screws and the depth of the holes. It does not change the bays, up to 6 ft (1.8 m).[^none] An 8 ft (2.4 m) solid fence is another matter: it catches a third more wind than a 6 ft one, and bends its posts about 1.8 times as hard at the ground.[^none] Use 6×6 or steel posts, set closer together, and ask for a permit. The model code of 2015 asks for a building permit above 7 ft (2.1 m), and many towns ask sooner.[^greer]',
            'Wind can ask for more posts at any height. In Miami-Dade and Broward counties, the Sun Sentinel reported in 2008, a 6 ft wood fence needs a 4×4 every 4 ft (1.2 m) and a 4 ft one every 6 ft (1.8 m).[^sun-sentinel-2008] Ask your building department for the rule in force today.',
          ],
        },
      ],
    },
    {
      id: 'boards',
      heading: 'Boards and pickets',
      blocks: [
        'Boards are narrower than their names. A 1×6 is 5½ in. (140 mm) wide;[^spib-sizes] a 1×4, by the same rule, 3½ in. (89 mm).[^none] Count the inches of run without its gates, divide by board plus gap, and round up.',
        'For board-on-board, take the overlap off the board instead of adding a gap; 1 in. (25 mm) is usual.[^none] For shadowbox, count one face and double it. The gap on each face is the board less two overlaps. Then add one in ten for splits, knots and bad cuts.',
      ],
      sections: [
        {
          id: 'screws',
          heading: 'Screws',
          blocks: [
            'Two screws go in where each board crosses each rail. Screws sell by the pound or by the box, so read the count on the box. A pound of coated #8 × 2 in. screws holds about 120.[^none]',
          ],
        },
      ],
    },
    {
      id: 'concrete',
      heading: 'Concrete',
      blocks: [
        'Divide the volume of the hole, less the post, by what a bag yields. Quikrete gives 0.45 cu ft (12.7 L) for a 60 lb bag and 0.60 cu ft (17 L) for an 80 lb one.[^quikrete-1101] In proportion, a 50 lb bag makes 0.375 cu ft (10.6 L).[^none]',
        'Quikrete says to dig three times as wide as the post, and a third to half of the fence’s height deep, plus 6 in. (15 cm) for gravel.[^quikrete] For a 4×4 that is a hole 10–12 in. (25–30 cm) wide.[^none]',
        'Shop charts often say one or two bags a post. They have a narrow, shallow hole in mind. At 8 × 24 in. (20 × 61 cm), one 80 lb bag is right.[^none] At 10 × 36 in. (25 × 91 cm), which suits a 6 ft fence, a post takes 2.3 bags.[^none]',
      ],
    },
    {
      id: 'post-length',
      heading: 'Post length',
      blocks: [
        'Post length is the height of the fence plus the depth in the ground. Sakrete’s rule is a third of the height, so 2 ft (61 cm) for a 6 ft fence; Quikrete goes up to half.[^sakrete][^quikrete] Half the height is a third of the whole post. Gravel deepens the hole but not the post.',
        'Frost outranks both. Michigan’s building code puts the frost line at 42 in. (107 cm), so a 6 ft fence there wants posts of 9½ ft (2.9 m), on gravel below the line: buy 10 ft.[^mich-frost] Ask your building department how deep it goes in your town.',
      ],
    },
    {
      id: 'gravel',
      heading: 'Gravel',
      blocks: [
        'Sakrete asks for 4–6 in. (10–15 cm) of gravel under each post, Quikrete for 6 in. (15 cm).[^sakrete][^quikrete] Half a cubic foot (14 L) is a common bag.[^none] For a long fence, compare the price of a cubic yard in bulk: it fills 54 of those bags.[^none]',
      ],
    },
    {
      id: 'gates',
      heading: 'Gates and their hardware',
      blocks: [
        'A gate is narrower than its opening by about ¾ in. (19 mm) on each side.[^none] Take the opening out of the run before you count boards. Count two posts for it, [sized by the leaf](/installation-maintenance/posts-and-gates#gate-posts), two or three hinges for each leaf, and one latch. A gate wider than 5 ft (1.5 m) is better as two leaves, with a drop bolt to hold one of them.[^none]',
        'Hinges go by weight and width together. HardwareSource, which sells them, calls a gate of 5 × 3 ft (1.5 × 0.9 m) and 55 lb (25 kg) average, and one of 6 × 4 ft (1.8 × 1.2 m) and 132 lb (60 kg) heavy.[^hardwaresource] Give large or heavy gates at least three.',
      ],
    },
    {
      id: 'formulas',
      heading: 'Every formula',
      blocks: [
        {
          kind: 'terms',
          items: [
            { term: 'Bays', text: 'Length of the stretch ÷ largest bay, rounded up.' },
            { term: 'Posts', text: 'Bays + 1 for each stretch, less 1 for each corner that two runs share.' },
            {
              term: 'Rails',
              text: 'Bays × rails in a bay: 2 up to 4 ft (1.2 m), 3 up to 6 ft (1.8 m), 4 above.[^none]',
            },
            { term: 'Boards', text: 'Feet of fence × 12 ÷ (board + gap in inches), rounded up; then spare.' },
            { term: 'Screws', text: 'Boards × rails in a bay × 2; then spare.' },
            {
              term: 'Depth',
              text: 'The larger of: height ÷ 2 (or height ÷ 3, the least), and your frost depth. Gate posts: 6 in. (15 cm) more, at least 36 in. (91 cm).[^none]',
            },
            {
              term: 'Gate posts',
              text: '2 for each gate: 4×4 for a leaf up to 4 ft (1.2 m) wide and 60 lb (27 kg), 6×6 for any other and in a fence above 6 ft (1.8 m).[^none]',
            },
            {
              term: 'Weight of a leaf',
              text: '(Boards × width × ¾ in. × length + 2×4s × 1½ × 3½ in.) ÷ 1,728 × 37 lb, for [dry pine](/installation-maintenance/posts-and-gates#gate-posts).[^none]',
            },
            {
              term: 'Concrete in cubic feet',
              text: '(π × (hole ÷ 2)² − post²) × depth ÷ 1,728, all in inches.',
            },
            { term: 'Bags', text: 'All the concrete, with spare, ÷ yield of a bag, rounded up once.' },
            { term: 'Gravel in cubic feet', text: 'π × (hole ÷ 2)² × gravel depth ÷ 1,728; then spare.' },
          ],
        },
        'Spare is one in ten for boards, screws, concrete and gravel. Posts, rails and hardware have none: you can count those exactly. Buy one more post if a return trip is long.',
      ],
    },
    {
      id: 'quotes',
      heading: 'What will it cost?',
      blocks: [
        'We print no prices: we found no current list that we could stand behind. Your own list gets you better ones.',
        {
          kind: 'list',
          ordered: true,
          items: [
            'Send the same list to three lumberyards on the same day, and ask for the delivered price.',
            'For an installed fence, ask three licensed contractors to bid on the same drawing, height, post size, hole depth and finish.',
            'Have material and labor shown apart. Gate, removal of the old fence, rock and slope belong on lines of their own.',
            'Get it in writing, with the month, who pulls the permit and who calls 811.',
          ],
        },
        'Next, read [how to set posts and plan the order of work](/installation-maintenance#posts) before the truck comes.',
      ],
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline = textPageOutline(content)
