/** Words that mean the same to somebody who looks for help with a fence. Each finds all others of its line. */
const groups = `
wood, wooden, timber, lumber
vinyl, pvc, plastic
composite, wpc, wood plastic, trex
metal, steel, iron
chain link, chainlink, chain-link, cyclone fence, hurricane fence
shadowbox, shadow box, good neighbor fence, neighbor friendly
stockade, privacy fence, solid fence
picket, paling, pale
split rail, post and rail, zigzag
rail, stringer, crossbar, crosspiece
gate, door
double gate, two leaves
vehicle, car, truck, driveway
concrete, cement
footing, concrete
stain, paint, seal, sealant, finish, varnish
stone, rock
gravel, crushed stone
horse, paddock, ranch
pet, dog
board, slat, plank
screw, nail, fastener
corner, angle
811, call before you dig, utility mark, buried line, dig safe
permit, zoning, permission, planning permission
rule, code, law, regulation, legal
property line, boundary, lot line
hoa, homeowners association
pay, cost, price, expensive, share
cheap, cheapest, low cost, lowest first cost, budget, affordable
cost, price
last, lifespan, life, durable
long, length
deep, depth
high, height, tall
wide, width
far apart, spacing, center to center, distance between
big, size
hole, diameter
slope, hill, uneven ground, grade, incline
wind, windy, storm
salt, sea, coast, beach, ocean
fire, wildfire, burn
lean, tilt, wobbly, loose post, crooked, falling over
rot, rotten, decay
sag, drag, gate issue
break, broken, snap, damage, crack
fix, repair, mend, replace
rust, rusty, corrosion, corrode
dry, cure, set
clean, wash
maintenance, maintain, upkeep, care, look after
install, installation, build
remove, take down
dig, dug
material, supply
tool, equipment
compare, comparison, versus, difference
choose, chooser, choice, which
invent, inventor, patent
movie, film
book, novel, literature
poem, poet, literature
sound, silent, audio
warranty, guarantee
mistake, error, correction
email, mail
6 ft, six foot, six feet
8 ft, eight foot, eight feet
4 ft, four foot, four feet
`

export const synonymGroups: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(', '))
