import { definePage } from '../model/define'
import { questionEntries, type Outline } from '../model/outline'
import { typesOfFencesSchema } from '../model/schemas/types-of-fences'

export const content = definePage('/types-of-fences', typesOfFencesSchema, {
  lead: 'Most home fences in the United States are made of wood, metal, vinyl or composite. Here is how long each lasts and what it asks of you. If you have one problem to solve, such as wind, deer or a dog that digs, start with [how to choose](/types-of-fences/choose).',
  answer:
    'Wood is easy to cut and repair, and typically lasts 15–30 years, by our rule of thumb, on posts that resist rot.[^none] Vinyl often lasts 30 years or more, by the same rule, and only needs washing.[^none] Metal is strong and open but gives little privacy. Composite looks like wood, needs no stain and usually costs more.',
  comparison: [
    {
      label: 'Typical lifespan',
      wooden:
        '15–30 years, our rule of thumb; home inspectors count on 15–25,[^mcgarry] appraisers on 6–12[^marshall12]',
      metal: 'Chain link 13–20 by the appraisers’ table;[^marshall12] iron as long as it is painted',
      vinyl: 'Often 30+ years, our rule of thumb; appraisers count on 12–18[^marshall12]',
      composite: '25+ years, says Trex, which sells it[^trex-life]',
      atAGlance: true,
    },
    {
      label: 'First cost (see the note)',
      wooden: 'Often the least for privacy',
      metal: 'Chain link often the least of all; iron the most',
      vinyl: 'Usually above treated pine',
      composite: 'Usually the most for privacy',
    },
    {
      label: 'Privacy',
      wooden: 'None to full, by style',
      metal: 'Low; slats help',
      vinyl: 'None to full, by style',
      composite: 'Full in most systems',
      atAGlance: true,
    },
    {
      label: 'Upkeep in a year',
      wooden: 'Clean, inspect; stain every few years',
      metal: 'Wash, touch up; paint iron every few years',
      vinyl: 'Wash',
      composite: 'Wash, clear debris',
      atAGlance: true,
    },
    {
      label: 'Doing it yourself',
      wooden: 'Easy to moderate',
      metal: 'Moderate; welded iron is for specialists',
      vinyl: 'Moderate; spacing must be exact',
      composite: 'Moderate; heavy parts',
      atAGlance: true,
    },
    {
      label: 'Repair',
      wooden: 'Easy, board by board',
      metal: 'Swap a panel or patch the mesh; weld iron',
      vinyl: 'Swap the part, if still sold',
      composite: 'Swap the board, if still sold',
    },
    {
      label: 'Wind',
      wooden: 'Shadowbox or picket best',
      metal: 'Very good without slats',
      vinyl: 'Open styles best',
      composite: 'Good in tested systems',
    },
    {
      label: 'Slopes',
      wooden: 'Excellent; cut to fit',
      metal: 'Good if the panels rack',
      vinyl: 'Usually stepped',
      composite: 'Often stepped; ask the manufacturer',
    },
    {
      label: 'Salt air',
      wooden: 'Fair; stainless fasteners',
      metal: 'Aluminum good; bare steel poor',
      vinyl: 'Very good',
      composite: 'Good; check the hardware',
    },
    {
      label: 'Wildfire areas',
      wooden: 'Keep away from the house',
      metal: 'Best; does not burn',
      vinyl: 'Avoid; burns and sags',
      composite: 'Keep away from the house',
    },
    {
      label: 'End of life',
      wooden: 'Untreated breaks down; treated goes to landfill',
      metal: 'Scrap dealers take it',
      vinyl: 'Recyclable, but few takers',
      composite: 'Hard to recycle',
    },
    {
      label: 'Look',
      wooden: 'Natural; any color',
      metal: 'Slim, open; plain to ornate',
      vinyl: 'Crisp, uniform',
      composite: 'Wood-like, even',
    },
  ],
  priceNote:
    'A price per foot means little without the month, the place and what is included. For your yard, [get three quotes](/types-of-fences/choose#three-quotes).',
  fenceTypes: [
    {
      id: 'wooden',
      title: 'Wooden fences',
      subtitle: 'The classic choice, in the widest range of styles',
      description:
        'Wood suits cottages, farmhouses and modern homes alike, and you can cut it on site to fit any slope or odd corner. How long it lasts depends on the posts: untreated pine can rot through in 3–7 years.[^vce-posts]',
      picture: 'wooden',
      material: [
        'Pressure-treated pine is the budget choice. Cedar and redwood cost more, and only their heartwood resists rot. Spend your money on the posts: look for the tag UC4A.[^treatedwood-uses] See [which wood lasts longest in the ground](/types-of-fences/choose#wood-in-the-ground). Use hot-dip galvanized or stainless fasteners; plain ones rust and streak. An old fence [may hold arsenic](/installation-maintenance/care-and-repair#old-treated-wood), so never burn it.',
      ],
      benefits: [
        'A natural look.',
        'Often the lowest first cost for full privacy.',
        'Broken boards are replaced one at a time.',
        'Takes stain or paint in any color.',
        'Easy to cut to slopes, steps and trees.',
      ],
      drawbacks: [
        'Needs new stain every few years.',
        'Can rot, warp or feed insects.',
        'Posts usually fail first, at the ground line.',
      ],
      styles: [
        {
          id: 'picket',
          name: 'Picket',
          description: 'Narrow boards with gaps between them, usually 3–4 ft (0.9–1.2 m) tall.[^none]',
          fits: 'front yards, cottage gardens',
          picture: 'picket',
        },
        {
          id: 'split-rail',
          name: 'Split rail',
          description: 'Two to four split logs slot into posts. Wire mesh on the back will hold a dog.',
          fits: 'large lots, farms',
        },
        {
          id: 'ranch-rail',
          name: 'Ranch rail',
          description: 'Three or four flat rails, or a crossbuck X in every section.',
          fits: 'long frontages, paddocks',
        },
        {
          id: 'stockade',
          name: 'Stockade',
          description: 'Boards butt edge to edge. As they shrink, thin gaps open.',
          fits: 'back yards on a budget',
        },
        {
          id: 'board-on-board',
          name: 'Board-on-board',
          description:
            'Boards on one face overlap, so no gap opens. It takes about 22 percent more boards than butted ones, by [our sum](/installation-maintenance/how-much#boards).[^none]',
          fits: 'lasting privacy',
        },
        {
          id: 'shadowbox',
          name: 'Shadowbox',
          description:
            'Boards alternate on both faces, so each neighbor sees the same fence and air moves through. At an angle you can see through it.',
          fits: 'shared lines, windy lots',
          picture: 'shadowbox',
          diagram: 'boards',
        },
        {
          id: 'lattice-top',
          name: 'Lattice-top',
          description:
            'A solid panel carries lattice for light and climbing plants. It may count toward your height limit.',
          fits: 'patios, gardens',
        },
        {
          id: 'horizontal-plank',
          name: 'Horizontal plank',
          description:
            'Boards run sideways. Keep them thick and the posts about 6 ft (1.8 m) apart, because long boards sag.[^none]',
          fits: 'modern homes, courtyards',
        },
      ],
      upkeep:
        'Check the post bases once a year. Semitransparent stain lasts about 4–8 years on rough wood and 2–4 on smooth new wood; solid stain lasts 6–15.[^woodhb] [The care section](/installation-maintenance#care) tells how.',
      wikipediaLink: 'https://en.wikipedia.org/wiki/Split-rail_fence',
    },
    {
      id: 'metal',
      title: 'Metal fences',
      subtitle: 'Strength and security without losing the view',
      description:
        'Metal covers everything from plain chain link to ornate iron. Its slim, strong parts let light, wind and views through. Choose it for pools, front yards, dog runs and slopes, but not for privacy.',
      picture: 'metal',
      material: [
        'Most of what is sold as wrought iron is mild steel. Aluminum is weaker but shows no red rust, and many of its panels rack: the rails tilt with the ground, the pickets stay upright. How far differs by product, so [measure your slope](/types-of-fences/choose#slope) before you buy. Chain link is steel wire coated with zinc or vinyl; a lower gauge number means thicker wire.',
      ],
      benefits: [
        'Lasts as long as its coating is sound.',
        'Strong and hard to push through.',
        'Little upkeep for aluminum and galvanized steel.',
        'Nothing in it to rot or feed insects.',
      ],
      drawbacks: [
        'Little privacy unless you add slats or plants.',
        'Iron and steel rust where the coating is broken, fastest in salt air.',
        'Some towns restrict chain link: Centennial, Colorado, to interior side and rear yards.[^centennial]',
      ],
      styles: [
        {
          id: 'wrought-iron',
          name: 'Wrought iron',
          description:
            'Heavy forged or welded bars. A welder can repair it, and paint keeps it for generations.',
          fits: 'historic homes, formal fronts',
        },
        {
          id: 'cast-iron',
          name: 'Cast iron',
          description: 'Poured panels with Victorian ornament. A hard knock can crack it.',
          fits: 'restoration work',
        },
        {
          id: 'ornamental-steel',
          name: 'Ornamental steel',
          description: 'Tubular pickets, galvanized and powder-coated: the look of iron at less weight.',
          fits: 'security, street frontages',
        },
        {
          id: 'aluminum',
          name: 'Aluminum',
          description: 'Light, rust-free panels, usually on posts about 6 ft (1.8 m) apart.[^none]',
          fits: 'pools, coasts, gentle slopes',
        },
        {
          id: 'chain-link',
          name: 'Chain link',
          description:
            'Woven wire stretched between pipe posts, usually 4–6 ft (1.2–1.8 m) tall.[^none] Slats add some privacy and a lot of wind load.',
          fits: 'dog runs, tight budgets',
          picture: 'chain-link',
        },
        {
          id: 'welded-wire',
          name: 'Welded wire',
          description: 'A stiff grid welded at each crossing, used alone or behind split rails.',
          fits: 'gardens, pets',
        },
      ],
      upkeep:
        'Wash it. Once a year look for rust, loose ties and slack mesh. Wire-brush a bare spot, then prime and paint it.',
      wikipediaLink: 'https://en.wikipedia.org/wiki/Chain-link_fencing',
    },
    {
      id: 'vinyl',
      title: 'Vinyl fences',
      subtitle: 'Clean lines and no painting',
      description:
        'Vinyl fences are hollow profiles of rigid PVC that lock together without visible nails. Good ones often last 30 years or more, by our rule of thumb.[^none] Country Estate, a manufacturer, gives a 50-year limited warranty.[^country-estate]',
      picture: 'vinyl',
      material: [
        'ASTM F964 sets rules for the plastic and the profiles. It says that it does not cover wind, so “meets F964” is no wind rating.[^f964] For a windy lot, ask for a test report. Vinyl grows in heat and shrinks in cold, so rails float in slots in the posts instead of being screwed tight.',
      ],
      benefits: [
        'No painting or staining.',
        'Cannot rot, rust or feed insects.',
        'Smooth, with no splinters.',
        'Washes clean with a hose and mild soap.',
      ],
      drawbacks: [
        'Repairs show, and old colors go out of production.',
        'A hard blow in deep cold can crack it.',
        'Sags in heat and burns: a poor choice in wildfire areas.',
      ],
      styles: [
        {
          id: 'vinyl-privacy',
          name: 'Vinyl privacy',
          description:
            'Tongue-and-groove boards lock into top and bottom rails, usually 6 ft (1.8 m) tall.[^none] Both sides match.',
          fits: 'back yards',
        },
        {
          id: 'vinyl-semi-privacy',
          name: 'Vinyl semi-privacy',
          description: 'Spaced or alternating boards let some light and wind through.',
          fits: 'side yards, breezy sites',
        },
        {
          id: 'vinyl-picket',
          name: 'Vinyl picket',
          description: 'The traditional outline, with nothing to repaint.',
          fits: 'front yards, play areas',
        },
        {
          id: 'vinyl-ranch-rail',
          name: 'Vinyl ranch rail',
          description: 'Two to four hollow rails. Small pets walk straight through it.',
          fits: 'paddocks, long drives',
        },
        {
          id: 'vinyl-lattice-top',
          name: 'Vinyl lattice-top',
          description: 'An open lattice band lightens the top of a privacy panel.',
          fits: 'patios, shared lines',
        },
      ],
      upkeep: 'Hose it down once or twice a year, and use a soft brush and mild soap for dirt.',
      wikipediaLink: 'https://en.wikipedia.org/wiki/Synthetic_fence',
    },
    {
      id: 'composite',
      title: 'Composite fences',
      subtitle: 'The look of wood without the staining',
      description:
        'Composite boards blend wood fiber with plastic. They look like stained wood and need no finish. They pay off best on a boundary you mean to keep.',
      picture: 'composite',
      material: [
        'Capped boards wear a plastic shell against fading, stains and mildew, so ask whether yours are capped. The boards expand with heat and need the gaps the manufacturer asks for. It is normal to see the boards flex in wind.',
      ],
      benefits: [
        'No staining or sealing.',
        'No splinters, no rot, no insects.',
        'Mostly recycled plastic and waste wood.',
        'Both sides usually look the same.',
      ],
      drawbacks: [
        'Usually the highest first cost among privacy fences.',
        'Heavy panels need stout posts and solid footings.',
        'Mixed wood and plastic is hard to recycle.',
      ],
      styles: [
        {
          id: 'composite-privacy',
          name: 'Interlocking privacy',
          description: 'Vertical boards lock edge to edge between posts, usually 6 ft (1.8 m) tall.[^none]',
          fits: 'shared boundaries, busy streets',
        },
        {
          id: 'composite-board-on-board',
          name: 'Board-on-board look',
          description: 'Shaped pickets imitate overlapping boards on both faces.',
          fits: 'traditional houses',
        },
        {
          id: 'composite-horizontal',
          name: 'Horizontal slats',
          description: 'Slats run sideways. Keep to the stated span so they stay straight.',
          fits: 'modern homes, patios',
        },
        {
          id: 'composite-infill',
          name: 'Aluminum frame with infill',
          description: 'Composite boards fill a metal frame that keeps panels flat.',
          fits: 'courtyards, gates',
        },
      ],
      upkeep: 'Wash it with soap and water once a year, and clear leaves and soil from the bottom rail.',
      wikipediaLink: 'https://en.wikipedia.org/wiki/Wood-plastic_composite',
    },
  ],
  chooser: [
    {
      need: 'The lowest first cost',
      choice: 'Chain link for a plain enclosure, treated pine for privacy.',
    },
    {
      need: 'Full privacy',
      choice: '[Board-on-board](/types-of-fences#board-on-board), vinyl privacy or interlocking composite.',
    },
    {
      need: 'A windy lot',
      choice:
        '[Shadowbox](/types-of-fences#shadowbox) or open metal. [Fences in wind](/types-of-fences/choose#wind)',
    },
    {
      need: 'A swimming pool',
      choice:
        'Aluminum pool panels with gates that close and latch by themselves. [Fences for pools](/types-of-fences/choose#pool)',
    },
    {
      need: 'A sloping yard',
      choice: 'Wood built on site, or aluminum that racks. [Fences on slopes](/types-of-fences/choose#slope)',
    },
    {
      need: 'Salt air',
      choice: 'Vinyl or powder-coated aluminum. With wood, pay for stainless hardware.',
    },
    {
      need: 'A welcoming front yard',
      choice:
        'Something low and open, in wood, vinyl or metal. [Height limits](/installation-maintenance/before-you-dig#permits)',
    },
    {
      need: 'The least work',
      choice: 'Vinyl, composite or aluminum. All three still need washing and a yearly check.',
    },
    {
      need: 'A dog',
      choice:
        'Build it higher than your dog can jump. For a digger, bend wire mesh into an L: one leg fastened to the foot of the fence, the other flat on the ground inside. [Dogs that dig](/types-of-fences/choose#dog-digs)',
    },
    {
      need: 'Room for wildlife',
      choice: 'Rails or smooth wire, low enough to jump, with room to crawl under.',
    },
  ],
  questions: [
    {
      id: 'longest-lasting-fence',
      question: 'Which fence lasts longest?',
      answer:
        'Masonry, by a table for appraisers: it gives stone and block 20–35 years, chain link 13–20, vinyl 12–18 and wood 6–12.[^marshall12] Those who sell fences promise more. Bad posts end any fence early.',
    },
    {
      id: 'wood-or-vinyl',
      question: 'Is vinyl cheaper than wood in the long run?',
      answer:
        'It can be. Wood usually costs less to build, but you stain it every few years. Vinyl you only wash. Put your own quotes into [the 20-year table](/types-of-fences/choose#twenty-years).',
    },
    {
      id: 'wood-life-estimates',
      question: 'Why do estimates for wood vary so much?',
      answer:
        'Because the posts differ. Home inspectors in Florida count on 15–25 years, 20 on average; Trex, which sells the alternative, on 10–15; an appraisers’ table on 6–12.[^mcgarry][^trex-wood][^marshall12] Our own 15–30 years is a rule of thumb, and no source gives quite that.[^none] The 30 takes posts that resist rot: in Oregon, bare test posts of black locust lasted over 30 years on average.[^osu85]',
    },
    {
      id: 'good-side',
      question: 'Which side should face the neighbor?',
      answer:
        'Look in your local code and HOA rules: [towns differ](/installation-maintenance/before-you-dig#finished-side). Most vinyl and composite fences look the same from both sides.',
    },
    {
      id: 'mixing-materials',
      question: 'Can I mix materials?',
      answer:
        'Yes, and it often saves money: privacy boards behind the house, open metal in front. Change material at a corner or gate. Keep bare aluminum away from copper-treated wood, which corrodes it.',
    },
  ],
})

/** The headings that have an anchor, and the text that the search finds under each. */
export const outline: Outline = {
  text: [content.answer, content.lead],
  sections: [
    {
      id: 'comparison',
      heading: 'The four materials compared',
      text: [
        ...content.comparison.map(
          ({ label, wooden, metal, vinyl, composite }) =>
            `${label}: wood ${wooden}; metal ${metal}; vinyl ${vinyl}; composite ${composite}.`,
        ),
        content.priceNote,
      ],
    },
    ...content.fenceTypes.map((type) => ({
      id: type.id,
      heading: type.title,
      text: [type.description, type.upkeep, ...type.benefits, ...type.drawbacks, ...type.material],
      sections: type.styles.map(({ id, name, description, fits }) => ({
        id,
        heading: name,
        text: [description, `Fits ${fits}.`],
      })),
    })),
    {
      id: 'chooser',
      heading: 'Which fence for which need',
      text: content.chooser.map(({ need, choice }) => `${need}: ${choice}`),
    },
    { id: 'questions', heading: 'Questions about fence types', sections: questionEntries(content.questions) },
  ],
}
