import { definePage } from '../../model/define'
import { textPageOutline } from '../../model/outline'
import { textPageSchema } from '../../model/schemas/text-page'

export const content = definePage('/installation-maintenance/before-you-dig', textPageSchema, {
  lead: 'Settle five things before you buy a post: the line, the neighbor, the permit, the pipes and the frost. This is general information, not legal advice.',
  answer:
    'Find the survey pins, or hire a surveyor. A fence right on the line usually belongs to both neighbors. You usually need some permit, so ask before you buy. Call 811 a few working days ahead. Where the ground freezes, dig below the frost line.',
  sections: [
    {
      id: 'property-line',
      heading: 'Find your property line',
      blocks: [
        'Start with the newest plat, the recorded map of your lot. It shows the sides and the corner pins. Look in your closing papers, or ask the county recorder. The city will not mark the line.',
        {
          kind: 'list',
          ordered: true,
          items: [
            'From a known corner, measure to where the plat puts the next pin.',
            'Sweep that spot with a metal detector. Old pins are rebar,[^pueblo-west] usually a few inches down.[^oceanside]',
            'Uncover the pin, leave it there, and drive a stake beside it.',
            'Do the same at each corner, and stretch a string from stake to stake.',
            'No pin, or two answers? Hire a licensed surveyor, who alone may set a missing pin.[^oceanside]',
          ],
        },
        'Trust neither an old fence nor an old plat.[^pueblo-west] Build a little inside the string, and the new one is all yours. Eastham, Massachusetts, advises a foot.[^eastham] Stay off easements unless their holder agrees.',
      ],
    },
    {
      id: 'shared-fence',
      heading: 'Who owns the fence on the line?',
      blocks: [
        'A fence right on the line usually belongs to both neighbors, and neither may take it down alone. A fence on one side of the line, even by inches, belongs to that side.',
        'Illinois requires a year’s written notice, and your neighbor’s permission, before you remove your part and let the land lie idle (765 ILCS 130/14).[^il-fence]',
        'To find out whose yours is, check:',
        {
          kind: 'list',
          items: [
            '**Where it stands.** Compare the posts with the pins or a survey.',
            '**Deed, plat and HOA papers.** They may name who keeps it up.',
            '**Records.** Ask the county for an agreement, the town for a permit, the last owner for receipts.',
          ],
        },
        'To repair, replace or remove a shared fence:',
        {
          kind: 'list',
          ordered: true,
          items: [
            'Find the line, and take pictures.',
            'Write to your neighbor: the problem, your plan, the cost, the shares, the dates. California requires such a letter 30 days ahead.[^ca-841]',
            'Put the deal on one page, signed by both: who owns it, pays, and keeps it up. Record it with the county for the next owner.',
            'No deal? Build your own inside the line, or try a mediator or small-claims court.',
            'About to fall? Prop it up, and ask before you take it down.',
          ],
        },
      ],
      sections: [
        {
          id: 'who-pays',
          heading: 'Who pays for it?',
          blocks: [
            'That depends on your state. Read its law before you send a bill: many are old farm laws.',
            {
              kind: 'table',
              caption: 'Who pays, by state',
              head: ['State', 'Rule', 'Law'],
              rows: [
                [
                  'California',
                  'Both are presumed to benefit and pay equally, after 30 days’ written notice. A court may change the shares.',
                  'Civil Code § 841[^ca-841]',
                ],
                [
                  'Illinois',
                  'A just share each; repair damage within ten days of a written demand. Mostly outside cities.',
                  '765 ILCS 130/3, 4, 12[^il-fence]',
                ],
                [
                  'Louisiana',
                  'Where both lots are enclosed, either can make the other pay a part.',
                  'Civil Code art. 685[^la-685]',
                ],
                [
                  'Massachusetts',
                  'Fence viewers settle the shares. Who encloses his land later pays half.',
                  'G.L. c. 49 §§ 6, 13[^ma-49]',
                ],
                [
                  'New York',
                  'A just share each, but only where both keep animals.',
                  'Town Law § 300[^ny-fence]',
                ],
                [
                  'Pennsylvania',
                  'An owner without livestock need not pay for a new fence: in 1999 the state’s Supreme Court read this as a farm law.',
                  '29 P.S. § 41; *Fogle v. Malvern Courts*[^pa-fogle]',
                ],
                ['Texas', 'Nobody pays unless he agreed to.', 'No statute[^tx-sll]'],
                [
                  'Washington',
                  'A neighbor who closes in his land with your fence owes half its value. If he refuses after notice, build it and collect half.',
                  'RCW 16.60.020, .040[^wa-16-60]',
                ],
              ],
            },
          ],
        },
        {
          id: 'old-fences',
          heading: 'When an old fence moves the line',
          blocks: [
            'Hold a strip of land openly for long enough, and it can become yours: adverse possession. California asks for five years, with the taxes paid (Code of Civil Procedure § 325).[^ca-ccp-325] Pennsylvania asks for 21 years, or ten for some house lots (Title 42, §§ 5530, 5527.1).[^pa-5530] Survey before you replace an old fence.',
          ],
        },
        {
          id: 'spite-fences',
          heading: 'Spite fences',
          blocks: [
            'A fence built high to annoy can be a nuisance: in Massachusetts, one over 6 ft (1.8 m) (General Laws chapter 49, § 21).[^ma-49]',
          ],
        },
      ],
    },
    {
      id: 'permits',
      heading: 'Do you need a permit?',
      blocks: [
        'Usually, so ask before you buy. Six of the ten places below ask for one for a 6 ft (1.8 m) yard fence.[^none] A pool fence usually needs one, too.',
        'The model building code (IRC R105.2) asks for none up to 7 ft (2.1 m),[^greer] but zoning is a separate matter, and its limits on height, place and material hold in any case. Bring to both offices:',
        {
          kind: 'list',
          items: [
            'a site plan to scale, best on your survey: lot lines, streets, easements, buildings, fence',
            'a sketch of one section: height, material, posts, footings',
            'your neighbor’s signature if it stands on the line (notarized in St. Joseph, Missouri)[^st-joseph]',
            'the HOA’s approval letter, and a check',
          ],
        },
        'Centennial, Colorado, takes about five business days;[^centennial] New Hampshire law gives a town 30.[^hudson-nh] If it says no, ask about a variance.',
      ],
      sections: [
        {
          id: 'heights',
          heading: 'How tall may it be? Ten places',
          blocks: [
            {
              kind: 'table',
              caption: 'Permits and heights',
              head: ['Place', 'Permit', 'Height and more'],
              rows: [
                [
                  'Centennial, CO[^centennial]',
                  'Every new fence',
                  '4 ft and half open in front, 6 ft elsewhere',
                ],
                [
                  'Duluth, MN[^duluth]',
                  'Zoning permit above 4 ft, building permit above 7 ft',
                  '4 ft in front, 8 ft elsewhere; finished side out',
                ],
                ['Eastham, MA[^eastham]', 'Above 7 ft', 'No setback up to 7 ft'],
                [
                  'Guilderland, NY[^guilderland]',
                  'Every fence',
                  '4 ft and not solid in front, 6 ft elsewhere',
                ],
                ['Hudson, NH[^hudson-nh]', 'Every fence', 'Ask the town'],
                ['North Attleboro, MA[^n-attleboro]', 'Above 6 ft', '3 ft beside the front lot line'],
                ['Portland, OR[^portland]', 'Above 7 ft', 'Lattice and post tops count'],
                [
                  'Prince George’s County, MD[^pg-county]',
                  'Above 4 ft; on a corner lot, every fence',
                  'Finished side out; ask zoning',
                ],
                ['Spokane, WA[^spokane]', 'Every new or replaced fence', '42 in. in front, 6 ft elsewhere'],
                [
                  'Winters, CA[^winters]',
                  'Above 6 ft',
                  '3½ ft in front, 6 ft elsewhere; 8 ft if both neighbors consent on record and the top 2 ft is half open',
                ],
              ],
              note: '2 ft is 0.6 m, 3 ft 0.9 m, 3½ ft (42 in.) 1.1 m, 4 ft 1.2 m, 6 ft 1.8 m, 7 ft 2.1 m and 8 ft 2.4 m.',
            },
          ],
        },
        {
          id: 'finished-side',
          heading: 'Which side faces out?',
          blocks: [
            'Towns differ. In Centennial, Colorado, the finished side goes toward streets, city trails and parks, with no rule for neighbors.[^centennial] In Parma Heights, Ohio, it goes toward the neighbor.[^parma-heights] A [shadowbox fence](/types-of-fences#shadowbox) looks the same from both sides.',
          ],
        },
        {
          id: 'corner-sight',
          heading: 'Corners: let drivers see',
          blocks: [
            'On a corner lot, a triangle at the crossing must stay low:',
            {
              kind: 'list',
              items: [
                'North Attleboro, Massachusetts: 2½ ft (0.8 m), for 25 ft (7.6 m) along both lot lines.[^n-attleboro]',
                'Winters, California: 3½ ft (1.1 m), for 30 ft (9 m).[^winters]',
              ],
            },
            'Ask about driveways and alleys too.',
          ],
        },
        {
          id: 'hoa',
          heading: 'HOAs and historic districts',
          blocks: [
            'HOA rules come on top of the town’s, and the town does not enforce them.[^st-joseph] Get its approval in writing. A Texas HOA may rule on the type of a perimeter fence but not ban it, except, where its covenants say so, in front of the house.[^tx-202-023] It must allow a pool fence of see-through mesh or clear panels, up to 6 ft (1.8 m).[^tx-202-022] Historic district? Ask first.',
          ],
        },
      ],
    },
    {
      id: 'call-811',
      heading: 'Call 811 before you dig',
      blocks: [
        'It is free. Do it for every hole.',
        {
          kind: 'list',
          ordered: true,
          items: [
            'Mark the fence line with white paint or flags.',
            'Dial 811, or use your state center’s website. Keep the ticket.',
            'Wait. Louisiana asks for two full working days,[^la-811] South Carolina for three. The day of the call does not count.[^sc811]',
            'Check that every utility on the ticket has answered. If not, call again.',
            'Near a mark, dig by hand. This tolerance zone is 18 in. (46 cm) to each side in Ohio,[^oh-3781] and 24 in. (61 cm) in Florida.[^fl-811] Louisiana’s center advises hand tools within 18 in. (46 cm).[^la-811]',
          ],
        },
        'Marks stop at the meter.[^la-811] For private lines to sprinklers, septic tank, pool heater or shed, hire a private locator.',
        '**If you hit a line,** stop. Smell gas? Get everyone away and call 911.',
      ],
      sections: [
        {
          id: 'colors',
          heading: 'What the colors mean',
          blocks: [
            {
              kind: 'swatches',
              caption: 'Paint and flags on the ground',
              items: [
                { color: 'white', name: 'White', text: 'Where you plan to dig' },
                { color: 'pink', name: 'Pink', text: 'Survey marks' },
                { color: 'red', name: 'Red', text: 'Electric power' },
                { color: 'yellow', name: 'Yellow', text: 'Gas, oil and steam' },
                { color: 'orange', name: 'Orange', text: 'Phone and cable' },
                { color: 'blue', name: 'Blue', text: 'Drinking water' },
                { color: 'purple', name: 'Purple', text: 'Reclaimed water and irrigation' },
                { color: 'green', name: 'Green', text: 'Sewers and drains' },
              ],
              note: 'The code of the American Public Works Association.[^apwa]',
            },
          ],
        },
      ],
    },
    {
      id: 'pool-barriers',
      heading: 'Pool fence rules',
      blocks: [
        'Plan on at least 4 ft (1.2 m), and 5 ft (1.5 m) in California and Arizona.[^cpsc][^ca-115923][^az-36-1681] The federal guide is advice, but some states and towns have put it into their codes.[^cpsc] Ask which text applies to you.',
        '**Under the fence,** leave at most 2 in. (5 cm) over grass, gravel or soil, and 4 in. (10 cm) over paving.[^santa-paula] **Chain link** needs mesh of 1¼ in. (32 mm) at most, or slats that leave 1¾ in. (44 mm).[^cpsc]',
        {
          kind: 'table',
          caption: 'Pool barriers',
          head: ['Part', 'CPSC guide', 'California', 'Arizona'],
          rows: [
            [
              'Height, outside',
              '48 in. (1.2 m)',
              '60 in. (1.5 m)',
              '5 ft (1.5 m), 20 in. (51 cm) from the water',
            ],
            ['Gap below', '4 in. (10 cm) at most', '2 in. (5 cm) at most', 'Not set'],
            [
              'Latch height',
              '54 in. (1.4 m), or on the pool side 3 in. (8 cm) below the top',
              '60 in. (1.5 m)',
              '54 in. (1.4 m), or on the pool side 5 in. (13 cm) below the top',
            ],
            [
              'Gap near the latch',
              '½ in. (13 mm) within 18 in. (46 cm)',
              'Not set',
              '½ in. (13 mm) within 24 in. (61 cm)',
            ],
          ],
          note: 'In all three no 4 in. (10 cm) ball may pass, and gates open outward and close and latch by themselves. Publication 362;[^cpsc] Health and Safety Code § 115923, if you choose a fence;[^ca-115923] A.R.S. § 36-1681, for homes with a child under six.[^az-36-1681]',
        },
        '**The house wall** may be one side of the barrier. Then its doors count. The guide asks for an alarm on each door to the pool: 85 dB at 10 ft (3 m), within 7 seconds of opening, for 30 seconds.[^cpsc] Arizona accepts a 4 ft fence between house and pool, a motorized cover, or self-latching doors.[^az-36-1681] Florida counts the wall only if no door or window in it opens to the pool (Florida Statutes § 515.29).[^fl-515-29]',
        '**Nothing to climb.** Rails less than 45 in. (114 cm) apart go on the pool side, with picket gaps of 1¾ in. (44 mm) at most.[^cpsc] Keep chairs, planters and pumps away from the outside.',
      ],
    },
    {
      id: 'frost-depth',
      heading: 'How deep is the frost line?',
      blocks: [
        'Ask your building department: the model code leaves the number to each place.[^mich-frost]',
        '**How deep in Minnesota?** The rule as we read it on November 21, 2026: footings go 42 in. (107 cm) deep in Zone II, the south with the Twin Cities, and 60 in. (152 cm) in Zone I, the north (Minnesota Rules 1303.1600).[^mn-1303] The 60 in. were up for change: in September 2021 a state task force moved to lower them.[^mn-keeler] Ask.',
        {
          kind: 'table',
          caption: 'Frost or footing depth',
          head: ['Place', 'Depth'],
          rows: [
            ['Minnesota, north[^mn-1303]', '60 in. (152 cm)'],
            ['Brookline, New Hampshire[^brookline]', '48 in. (122 cm)'],
            ['Minnesota, south[^mn-1303]', '42 in. (107 cm)'],
            ['Michigan, whole state[^mich-frost]', '42 in. (107 cm)'],
            ['Darien, Illinois, near Chicago[^darien]', '42 in. (107 cm)'],
            ['Greenwood Village, Colorado[^greenwood-village]', '36 in. (91 cm)'],
            ['Lancaster, Ohio[^lancaster]', '32 in. (81 cm)'],
            ['Shenandoah County, Virginia[^shenandoah]', '24 in. (61 cm)'],
            ['Lakewood, Washington[^lakewood-frost]', '12 in. (30 cm)'],
            ['The warmest weather stations[^noaa-frost]', 'None: too warm for a freezing index'],
          ],
        },
        'These numbers bind houses and decks. Your town may accept less for a fence, but a post that heaves is yours to reset. Quikrete, which sells concrete, has deck builders dig 6 in. (15 cm) below the line.[^quikrete-deck] Do that for every post, gate posts above all.',
        'With gravel in those last 6 in., a 6 ft (1.8 m) fence takes a 10 ft (3 m) post over a 42 in. line, a 12 ft (3.7 m) post over a 60 in. line.[^none]',
      ],
    },
  ],
})

export const outline = textPageOutline(content)
