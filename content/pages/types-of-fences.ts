import { definePage } from '../model/define'
import { questionEntries, type Outline } from '../model/outline'
import { typesOfFencesSchema } from '../model/schemas/types-of-fences'

export const content = definePage('/types-of-fences', typesOfFencesSchema, {
  lead: 'Most home fences in the United States are made of wood, metal, vinyl or composite. Each material comes in styles that can hide a yard, frame it or simply mark its edge. Here are all four, described, compared and matched to common needs.',
  answer:
    'Wood is the affordable, repairable choice for privacy and typically lasts 15–30 years.[^ef-wood2][^ef-wood3] Vinyl often lasts 30 years or more with little work.[^sadf][^eat-vinyl] Metal gives security and a clear view but little privacy. Composite looks like wood, needs no stain and costs more to buy.',
  fenceTypes: [
    {
      id: 'wooden',
      title: 'Wooden fences',
      subtitle: 'The classic choice, in the widest range of styles',
      description:
        'Wood suits cottages, farmhouses and modern homes alike, and it can be cut on site to fit any slope or odd corner. A wooden fence typically lasts 15–30 years, depending on species, treatment, climate and upkeep.[^ef-wood2][^ef-wood3] A neglected fence of untreated softwood can fail much sooner. Plan on regular cleaning and a fresh finish every few years.',
      picture: 'wooden',
      wikipediaLink: 'https://en.wikipedia.org/wiki/Split-rail_fence',
      benefits: [
        'A natural look, with styles from rustic rails to crisp horizontal planks.',
        'Often the lowest first cost for full privacy.[^vf-2026]',
        'A broken board can be replaced on its own.',
        'Takes stain or paint in any color.',
        'Easy to cut to slopes, steps, trees and odd corners.',
        'A renewable material that stores carbon.',
      ],
      drawbacks: [
        'Needs a new finish every few years.',
        'Rot, insects and warping are constant risks.',
        'Posts usually fail before the boards, right at the ground line.',
        'The wrong fasteners rust and leave dark streaks.',
      ],
      material: [
        'Pressure-treated southern pine is the usual budget choice; it can warp and crack as it dries. Western red cedar and redwood cost more, and their heartwood resists rot. Sapwood, the pale outer part of the log, is not durable in any species.',
        'The post decides how long the fence stands. In Oregon State University’s long-running test, untreated Osage-orange posts were expected to average 45 years or more.[^osu76] Untreated Douglas-fir lasted about 7 years.[^osu47] By 1976, fungi alone accounted for 75 percent of the failures since 1949.[^osu76] Buy posts marked for ground contact and [set them in a hole that drains](/installation-maintenance#posts).',
        'Copper-based preservatives such as ACQ and copper azole replaced arsenic-based CCA, which was withdrawn from most residential uses at the end of 2003.[^epa03] Copper-treated wood calls for hot-dip galvanized or stainless fasteners; thin electroplated ones corrode.[^fasteng][^portlandbolt] An older fence may contain arsenic: do not burn or chip it, and wear a mask if you saw it.',
      ],
      styles: [
        {
          id: 'picket',
          name: 'Picket',
          description:
            'Narrow boards stand with gaps between them, their tops pointed, dog-eared, gothic or scalloped. The usual height is 3–4 ft (0.9–1.2 m).[^fcfl]',
          fits: 'front yards, cottage gardens, small dogs',
          picture: 'picket',
        },
        {
          id: 'split-rail',
          name: 'Split rail',
          description:
            'Two to four split logs slot into posts 3–5 ft (0.9–1.5 m) tall. Welded wire on the back will hold a dog.',
          fits: 'large lots, farms, woodland edges',
          picture: 'split-rail',
        },
        {
          id: 'ranch-rail',
          name: 'Ranch rail',
          description:
            'Three or four flat rails, or a crossbuck X in every bay, give a tidy open boundary.[^fcfl]',
          fits: 'long frontages, paddocks',
        },
        {
          id: 'stockade',
          name: 'Stockade',
          description: 'Boards butt edge to edge. Privacy is complete until they shrink and thin gaps open.',
          fits: 'back yards on a budget',
        },
        {
          id: 'board-on-board',
          name: 'Board-on-board',
          description:
            'Boards on one face overlap by about 1 in. (25 mm), so no gap opens when they shrink. It takes roughly 20–30 percent more boards than stockade.[^ninja]',
          fits: 'lasting privacy near a house or street',
        },
        {
          id: 'shadowbox',
          name: 'Shadowbox',
          description:
            'Boards alternate on both faces, so each neighbor sees the same fence and air moves through. At an angle you can see through it.[^pfw][^ninja]',
          fits: 'shared lines, windy lots',
          picture: 'shadowbox',
        },
        {
          id: 'lattice-top',
          name: 'Lattice-top',
          description:
            'A solid panel of 4–5 ft (1.2–1.5 m) carries 1–2 ft (0.3–0.6 m) of lattice for light and climbing plants. Ask whether lattice counts toward your height limit.',
          fits: 'patios, gardens',
        },
        {
          id: 'horizontal-plank',
          name: 'Horizontal plank',
          description:
            'Boards run sideways for a modern look. Use straight, thick stock and set posts about 6 ft (1.8 m) apart, because long boards sag.',
          fits: 'modern homes, courtyards',
        },
      ],
      fits: 'Wood is at its best around back yards, vegetable gardens and historic front yards. It is also the simplest material to fit to sloping or irregular ground.',
      climate:
        'Dry and temperate regions treat wood kindly. In humid areas use treated posts and leave room for air; where the ground freezes, dig below the frost line. Strong sun calls for pigmented stain, salt air for stainless fasteners. In wildfire country, keep wood away from the house and ask your fire department for advice.',
      upkeep:
        'Clean the fence and check the post bases every year. Clear and lightly tinted finishes last about 1–3 years; semitransparent stain lasts about 4–8 on rough wood and 2–4 on smooth new wood.[^woodhb] Solid stain can last 6–15 years.[^woodhb] Recoat before bare gray wood shows; [the care section](/installation-maintenance#care) has the details.',
      environment:
        'Wood is renewable and holds carbon while it stands; look for FSC or SFI labels. Untreated boards break down naturally. Treated scraps go where your waste service directs, never into a fire or mulch.',
      price: {
        installed: [20, 50],
        note: 'Treated pine ran about $20–35 and cedar $30–50 in 2024–2026 web averages.[^vf-2026] One guide puts the extremes of all wood at $15 and more than $60.[^ef-wood1]',
      },
    },
    {
      id: 'metal',
      title: 'Metal fences',
      subtitle: 'Strength and security without losing the view',
      description:
        'Metal covers everything from plain chain link to ornate iron. All of it holds a boundary with slim, strong parts while light, wind and views pass through. Aluminum and galvanized steel need little care; bare iron and steel need paint. Choose metal for pools, front boundaries, dog runs and slopes, but not for privacy.',
      picture: 'metal',
      wikipediaLink: 'https://en.wikipedia.org/wiki/Chain-link_fencing',
      benefits: [
        'Long life where the coating is sound.',
        'Strong and hard to push through.',
        'Keeps views and sight lines open.',
        'Little upkeep for aluminum and galvanized steel.',
        'Nothing in it to rot or feed insects.',
        'Widely recycled as scrap.',
      ],
      drawbacks: [
        'Little privacy unless you add slats or plants.',
        'Iron and plain steel rust wherever the coating is broken, fastest in salt air.[^eat-iron]',
        'Thin aluminum dents.',
        'Some towns restrict chain link; Centennial, Colorado, allows it only in interior side and rear yards.[^centennial]',
      ],
      material: [
        'True wrought iron, a low-carbon iron worked hot, is hardly made today; most fences sold under the name are mild steel.[^ef-alwi] Cast iron is different again: poured into molds, richly detailed and brittle. Modern ornamental steel is tubular, galvanized and powder-coated. It is stronger than aluminum, but every chip must be sealed.',
        'Aluminum fences are hollow extrusions. The metal forms a self-healing oxide skin, so it shows no red rust.[^ef-metal] Panels are light to handle, and many rack: their rails tilt to follow the ground.',
        'Chain link is steel wire woven in a zigzag, protected by zinc or a vinyl coat. A lower gauge number means thicker wire: 9 gauge is heavier than the common 11.[^wmp] In a 1999 trade survey it made up 54 percent of residential fence footage, ahead of wood at 44 percent.[^chitrib99]',
      ],
      styles: [
        {
          id: 'wrought-iron',
          name: 'Wrought iron',
          description:
            'Heavy bars with forged or welded detail. It can be repaired by welding and lasts for generations if kept painted.',
          fits: 'historic homes, formal fronts',
        },
        {
          id: 'cast-iron',
          name: 'Cast iron',
          description:
            'Poured panels and finials with Victorian ornament. A hard knock can crack it, and repairs need a specialist.',
          fits: 'restoration work',
        },
        {
          id: 'ornamental-steel',
          name: 'Ornamental steel',
          description:
            'Tubular steel pickets with a baked coating give the look of iron at less weight. Touch up chips promptly.',
          fits: 'security, street frontages',
        },
        {
          id: 'aluminum',
          name: 'Aluminum',
          description:
            'Light, rust-free panels, usually on posts about 6 ft (1.8 m) apart. A common pool fence; rackable panels suit slopes.',
          fits: 'pools, coasts, sloping yards',
          picture: 'metal-pool',
        },
        {
          id: 'chain-link',
          name: 'Chain link',
          description:
            'Woven wire stretched between pipe posts, usually 4–6 ft (1.2–1.8 m) tall. Slats add some privacy and a lot of wind load.',
          fits: 'dog runs, long runs, tight budgets',
          picture: 'chain-link',
        },
        {
          id: 'welded-wire',
          name: 'Welded wire',
          description:
            'A stiff grid welded at each crossing, used alone or behind split rails. It follows uneven ground less easily than woven wire.',
          fits: 'gardens, pets',
        },
      ],
      fits: 'Metal earns its place around pools, along front boundaries and on dog runs. Pool fences must meet a code: commonly at least 48 in. (122 cm) high, with gates that close and latch themselves.[^cpsc][^hin]',
      climate:
        'Aluminum is the safest metal in sea air and humidity. Keep bare or chipped steel away from salt, and choose galvanized parts where deicing salt splashes. Steel does not burn, which makes it useful next to a house in wildfire areas.',
      upkeep:
        'Wash aluminum, and rinse off salt near the coast. Once a year, check steel and chain link for rust, loose ties and slack mesh. Wire-brush any scratch, then prime and touch it up. Iron needs scraping, priming and repainting every few years.',
      environment:
        'Making new aluminum takes a great deal of energy, and recycling it takes far less. Steel is routinely recycled, so an old metal fence usually has scrap value.',
      price: {
        installed: [10, 120],
        note: 'Chain link ran about $10–30,[^wmp] aluminum $30–70 and wrought iron $50 to more than $120 in 2024–2026 web averages.[^eat-iron]',
      },
    },
    {
      id: 'vinyl',
      title: 'Vinyl fences',
      subtitle: 'Clean lines and no painting',
      description:
        'Vinyl fences are hollow profiles of rigid PVC that lock together without visible nails. Good-quality, UV-stabilized profiles often last 30 years or more.[^sadf][^eat-vinyl] One guide is more cautious, at 25–30 years.[^barrier] They need washing rather than painting, and insects and rot leave them alone. In return, they often cost more at first, and a damaged panel is hard to patch.',
      picture: 'vinyl',
      wikipediaLink: 'https://en.wikipedia.org/wiki/Polyvinyl_chloride',
      benefits: [
        'No painting or staining.',
        'Cannot rot, rust or feed insects.',
        'Often lasts 30 years or more.[^sadf][^eat-vinyl]',
        'Smooth, with no splinters.',
        'Washes clean with a hose and mild soap.',
      ],
      drawbacks: [
        'Often costs more at first than treated pine.',
        'A panel is hard to repair invisibly, and old colors may be discontinued.',
        'A hard blow in deep cold can crack it.',
        'Unreinforced rails can sag in heat.',
        'Softens and melts in a fire, so it is a poor choice in wildfire areas.',
      ],
      material: [
        'The compound is unplasticized PVC with additives. Titanium dioxide shields it from sunlight; good products use about 10–12 parts per hundred.[^ef-vdur] Ask whether the profiles meet ASTM F964, the standard for rigid PVC fence and railing profiles.[^f964]',
        'Some profiles are one compound throughout. Others are co-extruded, with a stabilized cap over a plainer core.[^hsg] In vinyl colored all the way through, scratches show less.[^vid] White, tan and gray are the standard colors; woodgrain costs more.',
        'Vinyl grows in heat and shrinks in cold, so rails float in routed posts instead of being screwed tight. It stiffens in cold weather but normally breaks only under unusual impact.[^vpf] Vinyl fences first appeared as ranch rail in the late 1970s and [spread in the 1980s](/history#modern-era).[^vinylconcepts][^gbs]',
      ],
      styles: [
        {
          id: 'vinyl-privacy',
          name: 'Vinyl privacy',
          description:
            'Tongue-and-groove boards lock into top and bottom rails, usually 6 ft (1.8 m) tall. Both sides match.',
          fits: 'back yards, pool equipment screens',
        },
        {
          id: 'vinyl-semi-privacy',
          name: 'Vinyl semi-privacy',
          description:
            'Spaced or alternating boards let some light and wind through and still block most of the view.',
          fits: 'side yards, breezy sites',
        },
        {
          id: 'vinyl-picket',
          name: 'Vinyl picket',
          description: 'The traditional picket outline, 3–4 ft (0.9–1.2 m) tall, without the repainting.',
          fits: 'front yards, play areas',
        },
        {
          id: 'vinyl-ranch-rail',
          name: 'Vinyl ranch rail',
          description:
            'Two to four hollow rails make a clean, splinter-free fence. Small pets walk straight through it.',
          fits: 'paddocks, long drives',
          picture: 'vinyl-ranch',
        },
        {
          id: 'vinyl-lattice-top',
          name: 'Vinyl lattice-top',
          description: 'An open lattice band lightens the top of a privacy panel.',
          fits: 'patios, shared lines',
        },
      ],
      fits: 'Choose vinyl for privacy with little work, for horse paddocks and for coastal or humid sites. On slopes most rigid panels are stepped, unless you buy sections made to rack.[^frederick]',
      climate:
        'Salt air and humidity do it no harm. Dark colors heat up in strong sun, and every color needs room to expand. Solid panels catch wind, so posts need firm footings. In cold regions, keep snowplows clear.',
      upkeep:
        'Hose it down once or twice a year. Use a soft brush and mild soap for dirt, and diluted white vinegar for mildew. Skip abrasive pads and strong solvents, and keep string trimmers away from the posts.',
      environment:
        'PVC is made from fossil feedstock and chlorine; a long service life spreads that burden over many years. It can be recycled in principle, but few curbside programs accept fence profiles.',
      price: {
        installed: [15, 52],
        note: 'Sources disagree: $20–52,[^ef-vinyl] $15–40[^sadf] and $25–45[^vf-cmp] all appear in 2024–2026 web averages.',
      },
    },
    {
      id: 'composite',
      title: 'Composite fences',
      subtitle: 'The look of wood without the staining',
      description:
        'Composite boards blend wood fiber with plastic, much of it recycled. They look like stained wood and need no finish. One leading maker expects at least 25 years of life.[^trex-life] The material is heavy and costs more than most wood, so it pays off best on boundaries you intend to keep.',
      picture: 'composite',
      wikipediaLink: 'https://en.wikipedia.org/wiki/Wood-plastic_composite',
      benefits: [
        'Looks like wood without staining or sealing.',
        'Does not splinter, resists rot and is left alone by insects.',
        'High recycled content; one review cites about 95 percent for a leading brand.[^eat-trex]',
        'Both sides usually look the same, which helps on a shared line.',
        'Even color along the whole run.',
      ],
      drawbacks: [
        'Usually the highest first cost among privacy fences.',
        'Heavy panels need stout posts and solid footings.',
        'Boards expand with heat and need the maker’s gaps.',
        'Deep scratches in capped boards cannot be sanded out.',
        'Mixed wood and plastic is hard to recycle.',
      ],
      material: [
        'Wood flour is mixed with a thermoplastic, often recycled polyethylene, plus pigment and UV stabilizers, and pushed through a die. Wood makes up about 50–70 percent of fence boards by mass.[^ef-wpc] A technical source gives 20–60 percent for wood-plastic materials in general.[^entwood] The melt must stay below about 437 °F (225 °C), where wood begins to break down.[^entwood]',
        'Capped boards wear a polymer shell and resist fading and stains better than uncapped ones.[^ef-wpc] Early uncapped products could mildew and stain, and Trex changed its claim from “maintenance-free” to “low-maintenance.”[^mic] Ask which kind is on offer.',
        'Lumber of recycled plastic and sawdust dates from 1988; the business behind it became Trex in 1996.[^bb-trex] Its fence system followed in 2005.[^trex-life] One system is certified for 110 mph (177 km/h) wind with gusts of 130 mph (209 km/h).[^lsonline] Boards that flex visibly in wind are normal.[^trex-wind]',
      ],
      styles: [
        {
          id: 'composite-privacy',
          name: 'Interlocking privacy',
          description:
            'Vertical boards lock edge to edge between posts, usually 6 ft (1.8 m) tall and up to 8 ft (2.4 m).',
          fits: 'shared boundaries, busy streets',
          picture: 'composite-detail',
        },
        {
          id: 'composite-board-on-board',
          name: 'Board-on-board look',
          description: 'Profiled pickets imitate overlapping boards, with shadow lines on both faces.',
          fits: 'traditional houses',
        },
        {
          id: 'composite-horizontal',
          name: 'Horizontal slats',
          description:
            'Slats run sideways for a modern screen. Follow the maker’s span limit so they stay straight.',
          fits: 'modern homes, patios',
        },
        {
          id: 'composite-infill',
          name: 'Aluminum frame with infill',
          description: 'Composite boards fill a metal frame that keeps panels flat.',
          fits: 'courtyards, gates, short feature runs',
        },
      ],
      fits: 'Composite suits a long-term privacy fence on a shared boundary, where both households see a finished face. It makes less sense for a low front fence.',
      climate:
        'Capped boards handle wet, insect-prone and freeze-thaw regions well. Dark boards become hot in desert sun. One maker recommends footings 30 in. (76 cm) deep, and local code overrides that.[^trex-wind] In wildfire areas use it only if the product is rated.',
      upkeep:
        'Wash it with soap and water once a year and clear leaves and soil from the bottom rail. It needs no stain, sealer or paint. Check brackets and gate hinges as on any fence.',
      environment:
        'Much of the plastic and wood has been used before, which keeps it out of landfills meanwhile. The blend is hard to separate later, so ask whether the maker takes back old boards.',
      price: {
        installed: [25, 55],
        note: 'Guides gave $25–55[^ef-comp] and $25–45[^ecowpc] in 2024–2026; premium systems can cost more.',
      },
    },
  ],
  pricesAsOf: '2026-11-21',
  priceNote:
    'Prices are US dollars per linear foot, installed, for a typical fence about 6 ft (1.8 m) tall. They come from 2024–2026 web averages, mostly vendor sites, so treat them as a rough guide. Labor can be about half the total.[^ef-cheaper] Gates, slopes, rock, permits and removing an old fence cost extra.[^coolcat] Get three local quotes.',
  comparison: [
    {
      label: 'Typical lifespan',
      wooden: '15–30 years[^ef-wood2][^ef-wood3]',
      metal: 'Decades; depends on metal and coating',
      vinyl: 'Often 30+ years[^sadf][^eat-vinyl]',
      composite: '25+ years, by one maker’s estimate[^trex-life]',
    },
    {
      label: 'Installed price per linear foot (2024–2026, rough)',
      wooden: 'About $20–50[^ef-wood1]',
      metal: 'About $10–30 chain link;[^wmp] $30–70 aluminum; $50–120+ iron[^eat-iron]',
      vinyl: 'About $15–52[^sadf][^ef-vinyl]',
      composite: 'About $25–55;[^ef-comp] premium more',
    },
    {
      label: 'Privacy',
      wooden: 'None to full, by style',
      metal: 'Low; slats help',
      vinyl: 'None to full, by style',
      composite: 'Full in most systems',
    },
    {
      label: 'Upkeep in a typical year',
      wooden: 'Clean, inspect; refinish every few years',
      metal: 'Wash, touch up; paint iron every few years',
      vinyl: 'Wash',
      composite: 'Wash, clear debris',
    },
    {
      label: 'Doing it yourself',
      wooden: 'Easy to moderate',
      metal: 'Moderate; welded iron is for specialists',
      vinyl: 'Moderate; spacing must be exact',
      composite: 'Moderate; heavy parts',
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
      metal: 'Good if rackable',
      vinyl: 'Usually stepped[^frederick]',
      composite: 'Often stepped; ask the maker',
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
      metal: 'Steel is best; it does not burn',
      vinyl: 'Avoid',
      composite: 'Only if rated',
    },
    {
      label: 'End of life',
      wooden: 'Untreated breaks down; treated goes to landfill',
      metal: 'Widely recycled',
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
  chooser: [
    {
      need: 'The lowest first cost',
      choice: 'Chain link for a plain enclosure, treated pine for privacy.',
    },
    {
      need: 'Full privacy',
      choice:
        'Board-on-board wood, vinyl privacy or interlocking composite. Stockade costs less but gaps open.',
    },
    {
      need: 'A windy lot',
      choice:
        'Shadowbox, picket or an open metal fence. If it must be solid, set posts closer together and deeper.',
    },
    {
      need: 'A swimming pool',
      choice:
        'Aluminum pool panels with self-closing, self-latching gates. Check [your local rules](/installation-maintenance#rules) before you buy.',
    },
    {
      need: 'A sloping yard',
      choice:
        'Site-built wood follows any grade. Standard metal panels can follow a rise of about 18 in. (46 cm) over 6 ft (1.8 m).[^kivo]',
    },
    {
      need: 'Salt air',
      choice: 'Vinyl or powder-coated aluminum. With wood or composite, pay for stainless hardware.',
    },
    {
      need: 'A welcoming front yard',
      choice:
        'Picket or ornamental metal, low and open. Many towns limit front fences to 3–4 ft (0.9–1.2 m).[^augusta][^alameda]',
    },
    {
      need: 'The least work',
      choice: 'Vinyl, composite or aluminum. All three still need washing and a yearly check.',
    },
    {
      need: 'A dog',
      choice:
        'Chain link, or any style with close boards. Match the height to the jumper and block digging along the bottom.',
    },
    {
      need: 'Room for wildlife',
      choice: 'Split rail, or a gap of 4–6 in. (10–15 cm) under the fence for small animals.',
    },
  ],
  questions: [
    {
      id: 'longest-lasting-fence',
      question: 'Which fence lasts longest?',
      answer:
        'Well-kept wrought iron can serve for generations, and aluminum often lasts for decades. Vinyl often reaches 30 years or more.[^sadf][^eat-vinyl] Wood typically lasts 15–30,[^ef-wood2][^ef-wood3] and one composite maker expects at least 25.[^trex-life] With any material, rotten, rusted or shallow posts end a fence early.',
    },
    {
      id: 'wood-or-vinyl',
      question: 'Is vinyl cheaper than wood in the long run?',
      answer:
        'It can be, but no single figure settles it. Wood often costs less to build but needs regular finish; vinyl needs only washing. Compare local quotes, then add stain and labor for the years you expect to stay.',
    },
    {
      id: 'wood-life-estimates',
      question: 'Why do estimates for wood vary so much?',
      answer:
        'Two guides give maintained treated pine 20–25 years and cedar 15–25.[^ef-wood2][^ef-wood3] A Texas fence company says 10–20.[^sadf] A composite seller, which has an interest, says 10–15.[^trex-wood] The upper end of our 15–30 depends on durable or well-treated posts.[^osu76]',
    },
    {
      id: 'vinyl-in-cold',
      question: 'Does vinyl crack in winter?',
      answer:
        'Vinyl becomes less flexible in the cold, but it normally breaks only under unusual impact.[^vpf] Leave room for movement when you install it, and keep plows and flying ice away from the panels.',
    },
    {
      id: 'good-side',
      question: 'Which side should face the neighbor?',
      answer:
        'Some codes require the finished side to face out, toward the street or the neighbor; Canfield, Ohio, and Centennial, Colorado, are examples.[^canfield][^centennial] Shadowbox and most vinyl and composite fences look the same from both sides. Local code and HOA rules decide.',
    },
    {
      id: 'mixing-materials',
      question: 'Can I mix materials?',
      answer:
        'Yes, and it often saves money: privacy boards behind the house, an open metal fence in front, wire behind split rails. Change material at a corner or gate. Keep bare aluminum away from copper-treated wood, because the two corrode in contact.',
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
      text: [
        type.description,
        `Price: $${type.price.installed.join('–')} per foot installed. ${type.price.note}`,
        type.upkeep,
        type.fits,
        type.climate,
        ...type.benefits,
        ...type.drawbacks,
        ...type.material,
        type.environment,
      ],
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
