"""The pictures: what stands where, and from where it is seen. One entry in SHOTS for each master."""
import math

import numpy as np

import fences as fn
import ground as gd
import plants as pl
import trees
from core import R, ball, box, cleft, inch, lathe, mesh, obj, placed, prism, rnd, scatter, tubes
from materials import bricks, earth, glass, leaf, painted, plain, siding, srgb, stone, wood

SHOTS = {}


def shot(name, alt, **k):
    def keep(f):
        SHOTS[name] = dict(k, build=f, alt=alt)
        return f
    return keep


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def dapple(sun, at, spread=((-2.5, 6.), (7.5, 8.)), zt=1.1, cr=1.6, dens=.2):
    """Trees out of the frame, between the sun and the point `at`."""
    az, el = sun
    sx, sy = math.sin(math.radians(az)), math.cos(math.radians(az))
    for dx, D in spread:
        z = zt + D * math.tan(math.radians(el))
        pl.tree(at[0] + dx + sx * D, at[1] + sy * D, z + 1.9, cr, 'summer', dens=dens, low=(z - 1.) / (z + 1.9), trunk=.04)


def backdrop(y, xs=(-14, 44), step=6., kinds=('deep', 'summer', 'light'), h=(7, 10), dens=.8, jitter=1.5, L=.14):
    x, i = xs[0], 0
    while x < xs[1]:
        hh = rnd.uniform(*h)
        pl.tree(x, y + rnd.uniform(-jitter, jitter), hh, hh * rnd.uniform(.34, .42), kinds[i % len(kinds)], dens=dens, L=L)
        x += step * rnd.uniform(.8, 1.2)
        i += 1


def grove(y, xs=(-14, 44), step=6., h=(7, 10), jitter=2.5, forms=(('oak', 'oak'), ('maple', 'maple'), ('birch', 'birch'), ('oak', 'deepoak'), ('apple', 'apple'), ('maple', 'oak')), z=None):
    """A row of trees of several kinds, no two alike, along x."""
    x, i = xs[0], rnd.randrange(6)
    while x < xs[1]:
        form, kind = forms[i % len(forms)]
        hh = rnd.uniform(*h) * (.7 if form == 'apple' else 1)
        yy = y + rnd.uniform(-jitter, jitter)
        trees.tree(x, yy, hh, form, kind, z=float(z(x, yy)) if z else 0.)
        x += step * rnd.uniform(.6, 1.35)
        i += 1


# ------------------------------------------------------------------ 1 home
def hero_z(x, y):
    far = smooth(35, 300, y)
    return far * (17 + 9 * np.sin(x * .011 + 1.9) + 5 * np.sin(x * .023 + y * .006)) - 1.6 * smooth(14, 60, y) * (1 - far)


@shot('home-hero', 'A white picket gate stands ajar in the low evening sun; a path of flagstones leads through it into a garden with old trees and hills beyond.',
      size=(2020, 1616), spp=12, exposure=.45, seed=31,
      light=dict(sun=(310, 16.5), energy=9.5, angle=.5, warm=.85, sky=.135, clouds=.5, cover=.5, dust=2.2),
      camera=dict(pos=(-1.5, -3.75, .94), target=(.12, 0, .86), lens=36, fstop=3.2, focus=(-.2, 0, .8)),
      grade=dict(haze=(420, .80, .60, .38, .9), temp=.025, sat=1.06, contrast=.10, bloom=.4,
                 crops={'': (0, 0, 1, 1), '-narrow': (0, .14, 1, .9216)}))
def home_hero():
    z = hero_z
    gd.terrain(z, earth('field', '3d4a1c', '6a6a30', 1.2), 34, 420)
    w = 1.06
    k = dict(h=1.02, step=2.2, w=.072, gap=.064)
    edge = w / 2 + .065
    fn.picket(-edge - 6.6, -edge - .01, **k)
    fn.picket(edge, 15, first=False, **k)
    fn.garden_gate(0, w, open_by=66)
    centre = lambda y: .30 * np.sin(np.asarray(y) * .5) - .06 * np.asarray(y)
    on_path = gd.flags(centre, -4.4, 9, .96)
    joints = lambda P: np.abs(P[:, 0] - centre(P[:, 1])) < .52
    pl.lawn(-4, 5, -4.2, -.05, 115, 1., .06, avoid=joints)
    pl.lawn(-8, 12, -.05, 7, 70, 1.1, .06, avoid=joints)
    pl.lawn(-1.6, 1.2, -4.4, 5, 1200, .30, .11, nb=60, rad=.14, w=.009, avoid=lambda P: ~joints(P) | on_path(P))
    pl.lawn(-14, 26, 7, 22, 12, 2.2, .07, z=z)
    # a border at the fence's foot, wilder than the lawn
    for _ in range(70):
        x = rnd.choice((rnd.uniform(-4, -.75), rnd.uniform(.75, 8)))
        pl.tuft(x, rnd.choice((-.10, .16)) + rnd.gauss(0, .05), rnd.uniform(.45, .9))
    for x in (-1.5, -2.5, 1.15, 2.0, 2.45, 3.6, 5.2, 6.1):
        pl.lavender(x, -.24 + rnd.gauss(0, .05), rnd.uniform(.8, 1.))
    pl.meadow(-4.5, -.62, -.34, .3, 26, .30, .9, heads=7)
    pl.meadow(.62, 9, -.34, .3, 26, .30, .9, heads=7)
    for kind, n in (('daisy', 150), ('butter', 60)):
        Q = np.stack([np.where(R.random(n) < .5, R.uniform(-4, -.8, n), R.uniform(.8, 7, n)), R.normal(-.25, .22, n), np.zeros(n)], 1)
        pl.wildflowers(Q, kind, .34)
    for x, y in ((-1.1, 1.2), (-1.4, 2.1), (1.25, 1.6), (1.5, 2.6), (-.9, 3.4), (1.3, 4.0), (2.3, 1.1), (3.4, 1.4), (4.6, 1.2)):
        pl.perennial(x + float(centre(y)), y, rnd.uniform(.9, 1.3), rnd.choice((('e9e6dc', 'f7f5ee'), ('d7b4c0', 'ead5dc'), ('8f86c0', 'b4aedb'))))
        pl.lavender(x + float(centre(y)) + rnd.choice((-.5, .5)), y + .3, 1.)
    for x, y, h, form, kd in ((6.5, 17, 8.6, 'oak', 'oak'), (-3.5, 24, 7.5, 'apple', 'apple'), (13, 26, 12, 'birch', 'birch'), (20, 24, 10, 'maple', 'maple'), (1.5, 38, 11, 'maple', 'maple'), (-9, 40, 13, 'oak', 'deepoak'), (28, 34, 13, 'poplar', 'poplar'), (31, 36, 14.5, 'poplar', 'poplar'), (11, 46, 12, 'oak', 'oak')):
        trees.tree(x, y, h, form, kd, z=float(z(x, y)))
    n = 520
    x, y = R.uniform(-120, 330, n), R.uniform(75, 330, n)
    keep = (np.sin(x * .024 + 2) + np.sin(y * .03 + x * .012) > .25) | (np.abs(y - 90 - 12 * np.sin(x * .03)) < 6)
    x, y = x[keep], y[keep]
    trees.far(np.stack([x, y, z(x, y)], 1), R.uniform(7, 13, len(x)))


# ------------------------------------------------------------------ 2 wooden
@shot('wooden', 'A cedar board-on-board privacy fence with trim and a cap rail, knots and grain in clear view, behind pale flowers, lavender and grasses in a gravel bed.',
      spp=9, exposure=.12,
      light=dict(sun=(228, 30), energy=4.3),
      camera=dict(pos=(-3.0, -3.7, 1.5), target=(.9, 0, .98), lens=44, fstop=2.2, focus=(-.6, 0, 1.2)),
      grade=dict(temp=.008))
def wooden():
    gd.flat()
    fn.board_on_board(-6.2, 12, 1.80)
    e = gd.wavy(-.80, .05, .02)
    pl.lawn(-7, 13, -3.6, -.6, 110, 1., .06, avoid=lambda P: P[:, 1] > e(P[:, 0]))
    gd.bed(-7, 13, .1, e, 'gravel')
    for x, s in ((-2.55, .9), (-.2, 1.05), (2.9, 1.1), (5.6, 1.1)):
        pl.perennial(x, -.40, s, ('e9e6dc', 'f7f5ee'))
    for x, s in ((.42, .8), (.78, .62), (3.3, .8), (6.4, .8)):
        pl.lavender(x, -.42, s)
    for x, s in ((-1.55, .86), (1.55, .9), (4.3, .85)):
        pl.ornamental(x, -.38, s, 20)
    for x in (-1.05, -.72, 1.05, 2.1, 2.42, 3.5):
        pl.tuft(x, -.52 + rnd.gauss(0, .04), .8)
    grove(17, (-10, 44), 5.5, h=(8, 11))
    grove(28, (-14, 70), 6, h=(10, 14))
    dapple((228, 30), (-.4, 0), ((-2.6, 5.), (6.2, 6.)))


# ------------------------------------------------------------------ 3 metal
@shot('metal', 'A black ornamental metal fence with spear-tipped pickets, a band of rings and ball-topped posts stands on a stone curb before lavender and a lawn.',
      spp=14, exposure=.25,
      light=dict(sun=(232, 23), energy=4.6),
      camera=dict(pos=(1.55, -2.3, 1.22), target=(-1.0, 0, 1.03), lens=44, fstop=5.6, focus=(-.3, 0, 1.2)),
      grade=dict(temp=.012))
def metal():
    gd.flat()
    kerb = stone('kerb', '8d877b', 'b9b2a4', 3., .004, .25, .8)
    for x in np.arange(-14, 8, .9):
        obj(box(.894, .26, .17, kerb, .008), (x, 0, 0))
    fn.ornamental(-14.02, 6, 1.36, z0=.17)
    gd.gravel(-9, 4, -3., -.13, 62, ('a89f8e', 'd2c8b6'), base=('978e7e', 'aba190'))
    pl.lawn(-12, 8, .2, 7, 60, 1.25, .06)
    pl.lawn(-30, 20, 7, 26, 10, 2.6, .08)
    for x in np.arange(-10.5, 3, .46):
        pl.lavender(x + rnd.gauss(0, .04), .52 + rnd.gauss(0, .05), .92)
    gd.house(-7.5, 25, 15, 8, 5.6, siding('hs', 'dcd6c8'), windows=5)
    for x, y, h, form, kd in ((-20, 20, 9, 'oak', 'oak'), (-27, 18, 9, 'maple', 'maple'), (4.5, 20, 8.5, 'birch', 'birch'), (11, 22, 10, 'oak', 'oak'), (-13, 29, 12, 'oak', 'deepoak'), (-1, 31, 12, 'maple', 'maple'), (-36, 22, 12, 'maple', 'oak'), (-47, 22, 12, 'oak', 'deepoak'), (-16.5, 15, 4.6, 'apple', 'apple')):
        trees.tree(x, y, h, form, kd)
    pl.hedge(-60, 30, 18, 1.2, 1., 'summer', 60)


# ------------------------------------------------------------------ 4 vinyl
@shot('vinyl', 'A white tongue-and-groove vinyl privacy fence with capped posts behind a mulched bed of loose shrubs, grasses and pale flowers, edged by lawn.',
      spp=4, exposure=-.02,
      light=dict(sun=(124, 38), energy=4.3, warm=.25, sky=.14, clouds=.7, cover=.5, dust=1.),
      camera=dict(pos=(2.9, -3.9, 1.62), target=(-.95, 0, 1.02), lens=40, fstop=3.5, focus=(.3, 0, 1.2)),
      grade=dict(haze=(1500, .48, .52, .56, .9), temp=.004))
def vinyl():
    hills = lambda x, y: smooth(60, 340, np.hypot(x, y)) * (26 + 11 * np.sin(x * .011 + .4) + 4 * np.sin(x * .024 + y * .007)) * smooth(0, 60, y)
    gd.terrain(hills, earth('far field', '3d4a22', '66702f', 1.2), 30, 460)
    fn.vinyl_privacy(-14.64, 5.3)
    e = gd.wavy(-.72, .0, .0)
    pl.lawn(-12, 5, -4.3, -.6, 110, 1., .055, avoid=lambda P: (P[:, 1] > e(P[:, 0])), mat=leaf('yard grass', '4a5f2b', '838f48', .35, .45, patch=.35, dry=.05))
    gd.bed(-13, 6, .05, e, 'bark')
    edge = stone('edging', '8f8a82', 'b7b0a5', 3., .003, .1, .75)
    for x in np.arange(-13, 6, .2):
        obj(box(.194, .1, .07, edge, .005), (x, -.74, -.02), (0, 0, rnd.gauss(0, .006)))
    pale = (('d7b4c0', 'ead5dc'), ('aaa4d6', 'cbc7e8'), ('eef0f6', 'd5d9ee'))
    for x, h, kind, wide, full in ((2.15, .50, 'summer', 1.25, .5), (.95, .74, 'deep', .95, .55), (-.75, .46, 'light', 1.35, .5), (-2.0, .82, 'summer', .9, .5), (-3.9, .50, 'deep', 1.3, .55), (-5.3, .78, 'light', 1., .5), (-7.3, .6, 'summer', 1.2, .6), (-9.4, .7, 'deep', 1.1, .6), (-11.2, .6, 'summer', 1.3, .6)):
        trees.bush(x, -.36 + rnd.gauss(0, .03), h, kind, .025, .014, leaf_count=8, wide=wide, full=full)
    for x in (1.5, .28, -1.42, -3.2, -4.6, -6.5, -8.3, -10.2):
        pl.perennial(x, -.42 + rnd.gauss(0, .05), rnd.uniform(.66, .84), rnd.choice(pale), heads=16)
    for x, s in ((-.12, .62), (-2.65, .66), (-6.0, .62), (-8.9, .66)):
        pl.ornamental(x, -.34, s, 16)
    for x in (1.18, .55, -.42, -1.1, -1.72, -3.55, -4.25, -5.75, -7.0):
        pl.tuft(x, -.54 + rnd.gauss(0, .03), rnd.uniform(.5, .8))
    def seen(angle, far):           # a place by its direction from the camera, degrees from +x, and its distance
        x, y = 2.9 + far * math.cos(math.radians(angle)), -3.9 + far * math.sin(math.radians(angle))
        return x, y
    gd.house(*seen(140.5, 37), 9.5, 7, 5.4, siding('hs2', 'b9c4cc'), windows=3, rz=34, shutters='3d4a54', sill=.61)
    for angle, far, h, form, kd in ((152.5, 33, 8, 'maple', 'maple'), (157.5, 44, 11, 'oak', 'oak'), (161, 30, 8, 'apple', 'apple'), (127, 44, 9, 'maple', 'oak'), (121.5, 34, 9, 'oak', 'oak'), (116, 46, 11, 'birch', 'birch'), (111, 36, 9, 'maple', 'maple'), (154, 66, 12, 'oak', 'deepoak')):
        trees.tree(*seen(angle, far), h, form, kd)
    n = 700
    a, d = np.radians(R.uniform(100, 170, n)), R.uniform(80, 360, n)
    x, y = d * np.cos(a), d * np.sin(a)
    keep = (np.sin(x * .024 + 2) + np.sin(y * .03 + x * .012) > -.1) | (d < 105)
    x, y = x[keep], y[keep]
    trees.far(np.stack([x, y, hills(x, y)], 1), R.uniform(6, 11, len(x)))


# ------------------------------------------------------------------ 5 composite
@shot('composite', 'Brown capped composite boards laid horizontally between charcoal aluminum posts, with feather-reed grass and loose shrubs in pebbles beside a paved terrace.',
      spp=6, exposure=.42,
      light=dict(sun=(238, 20), energy=4.3),
      camera=dict(pos=(-2.7, -4.1, 1.18), target=(.75, 0, .95), lens=38, fstop=2.4, focus=(-.4, 0, 1.1)),
      grade=dict(temp=.006))
def composite():
    gd.flat(earth('soil'))
    fn.composite(-7.32, 12, 1.80)
    gd.pavers(-6.3, 9.3, -4.2, -.9, .6, .6)
    gd.bed(-7, 12, .05, lambda x: -.9 + 0 * np.asarray(x), 'gravel')
    for x, s in ((-2.6, .92), (-.75, 1.), (1.5, .95), (2.1, .85), (4.2, 1.), (6.4, 1.)):
        pl.ornamental(x, -.45, s, 24)
    for x, h, kind, wide, full in ((-1.72, .5, 'summer', 1.15, .55), (.32, .6, 'deep', .95, .55), (.95, .38, 'light', 1.3, .5), (3.1, .55, 'summer', 1.1, .55), (5.3, .6, 'deep', 1., .6), (7.6, .55, 'summer', 1.2, .6)):
        trees.bush(x, -.42 + rnd.gauss(0, .03), h, kind, .025, .014, leaf_count=8, wide=wide, full=full)
    for x in (-2.1, -1.2, -.15, 2.65, 3.6):
        pl.tuft(x, -.6 + rnd.gauss(0, .04), .62)
    grove(19, (-10, 46), 7.5, h=(7, 10.5))
    grove(34, (-16, 80), 8, h=(9, 13))
    dapple((238, 20), (0, 0), ((-2.2, 6.), (6.5, 7.)))


# ------------------------------------------------------------------ 6 to 12: the eras
def pale_z(x, y):
    bank = .75 * np.exp(-((y - .1) / 1.0) ** 2)
    ditch = -.85 * np.exp(-((y + 2.1) / .95) ** 2)
    return bank + ditch + .05 * np.sin(x * .9 + y * .7) + .04 * np.sin(x * 2.1 - y * 1.7)


@shot('era-medieval', 'Close-set oak stakes on a grassy bank, trees fading into the mist.',
      spp=6, exposure=.25, seed=3,
      light=dict(sun=(248, 16), energy=4.2, angle=2., warm=.7, sky=.17, clouds=.9, cover=.38),
      camera=dict(pos=(-6.2, -3.5, 1.35), target=(1.4, -.95, .78), lens=30, fstop=5., focus=(-2.4, 0, 1.5)),
      grade=dict(haze=(210, .60, .53, .45, .93), temp=.004, sat=.98, contrast=.08))
def era_medieval():
    gd.terrain(pale_z, earth('bank', '2c331a', '4a4a26', 3.), 22, 300)
    fn.park_pale(-7, 58, 0, pale_z)
    pl.lawn(14, 60, -5.2, 1.4, 16, 2.4, .11, z=pale_z, lean=1.)
    pl.meadow(-6, 24, -14, -4.6, 13, .34, 1.4, z=pale_z, green=('55632f', '838a48'), straw=('9c8a5c', 'bfae80'), heads=5)
    pl.meadow(24, 110, -45, -4.6, 1.8, .4, 2.8, z=pale_z, green=('55632f', '838a48'), straw=('9c8a5c', 'bfae80'), heads=3)
    pl.lawn(-7, 14, -5.2, 1.4, 105, 1.2, .11, z=pale_z, lean=1.)
    pl.meadow(-7, 15, -4.9, -.35, 15, .30, .9, z=pale_z, green=('55632f', '838a48'), straw=('9c8a5c', 'bfae80'), heads=5)
    for _ in range(70):
        x, y = rnd.uniform(-6, 14), rnd.choice((rnd.uniform(-.5, -.16), rnd.uniform(-3.6, -1.2)))
        pl.tuft(x, y, rnd.uniform(.5, 1.), z=float(pale_z(x, y)))
    pl.meadow(-20, 40, 1.4, 24, 5, .4, 1.8, green=('55632f', '838a48'), straw=('9c8a5c', 'bfae80'), heads=3)
    for x, y, h in ((7., 17, 9.5), (19, 20, 11), (-6, 22, 11), (24, 22, 13), (8, 30, 14), (-2, 34, 14), (36, 30, 14), (26, 10, 10), (40, 8, 11), (54, 12, 12), (44, -17, 9), (66, -30, 12), (84, -14, 12), (72, 6, 12)):
        pl.tree(x, y, h, h * .5, 'oakleaf', dens=1.4, L=.085, low=.18, trunk=.34, nb=110)
    n = 90
    x, y = R.uniform(105, 200, n), R.uniform(-130, 60, n)
    pl.treelings(np.stack([x, y, 0 * x], 1), R.uniform(9, 15, n), 'haze')


@shot('era-ancient', 'Wattle hurdles in a daisy meadow, a thatched round house behind.',
      spp=6, exposure=.2, seed=4,
      light=dict(sun=(130, 24), energy=4.2, warm=.5, sky=.16, clouds=.5),
      camera=dict(pos=(2.1, -2.7, 1.5), target=(-.85, 0, .80), lens=36, fstop=2.2, focus=(.1, 0, .8)),
      grade=dict(haze=(260, .55, .52, .46, .9), temp=.012))
def era_ancient():
    z = lambda x, y: smooth(60, 260, np.hypot(x, y)) * (16 + 9 * np.sin(x * .012) + 6 * np.cos(y * .015))
    gd.terrain(z, earth('down', '3c4420', '6f7038', 1.4), 30, 420)
    m = wood('shore', 'hazel', 'Z', ring=.004, rough=.75, bump=.6, vary=.4, weather=.8, silver=.3, relief=.008)
    for i in range(9):
        x = -12.6 + i * 1.86
        with placed((x, rnd.gauss(0, .015), .02), rnd.gauss(0, 1.2)):
            fn.hurdle(1.83, 1.22)
        obj(tubes([np.array([[0, 0, -.2], [.004, .004, .7], [0, 0, 1.5 + rnd.uniform(-.06, .08)]])], [np.array([.028, .026, .022])], m, 10), (x - .015, .05, 0))
        tie = [np.stack([x - .015 + .036 * np.cos(a), .03 + .05 * np.sin(a), .95 + .012 * q + .003 * a], 1) for q in range(3) for a in [np.linspace(0, 6.28, 20)]]
        obj(tubes(tie, .006, leaf('withy', '7d6a42', '9a8655', 0.), 6))
    pl.lawn(-8, 5, -2.6, .6, 70, 1.1, .08, lean=.9)
    pl.meadow(-13, 5, -2.4, .5, 17, .26, .9, heads=6, avoid=lambda P: (np.abs(P[:, 1]) < .05))
    for _ in range(26):
        pl.tuft(rnd.uniform(-8, 2), rnd.choice((-.16, .2)) + rnd.gauss(0, .05), rnd.uniform(.5, .85))
    P = np.stack([R.uniform(-8, 3, 90), R.uniform(-2.2, -.2, 90), np.zeros(90)], 1)
    pl.wildflowers(P, 'daisy', .3)
    pl.meadow(-22, 8, .6, 14, 12, .38, 1.6, heads=5)
    pl.meadow(-80, 30, 14, 60, 1.6, .4, 2.8, heads=3)
    # the round house: daub wall, thatch laid in rough courses
    daub = plain('daub', '9c8463', .95, .1, noise=.7, mottled=.5)
    th = leaf('thatch', '7a6640', 'b39a66', .0, .9)
    hx, hy = -8., 13.
    obj(lathe([(2.9, 0), (2.9, 1.5)], daub, 40), (hx, hy, 0))
    obj(box(.95, .3, 1.5, plain('doorway', '14100c', 1., 0.), 0), (hx + 1.5, hy - 2.45, 0), (0, 0, .5))
    cl = pl.blades(40, .10, .42, .014, th, .5)
    n = 9000
    s, a = R.random(n) ** .5, R.uniform(0, 6.283, n)
    r = 3.7 * s
    Q = np.stack([hx + r * np.cos(a), hy + r * np.sin(a), 4.9 - 1.02 * r], 1)
    scatter(cl, Q, np.stack([np.cos(a), np.sin(a), -.75 + 0 * a], 1) + R.normal(size=(n, 3)) * .12, R.uniform(.8, 1.2, n), 'thatch')
    obj(lathe([(3.6, 1.15), (.02, 4.85)], th, 40), (hx, hy, 0))
    for x, y, h in ((-20, 34, 8), (-30, 30, 9), (-15, 45, 10), (2, 40, 8), (14, 38, 9), (-42, 40, 10)):
        pl.tree(x, y, h, h * .46, 'oakleaf', dens=.5, L=.2, low=.12)
    m_ = 130
    x, y = R.uniform(-260, 150, m_), R.uniform(90, 300, m_)
    pl.treelings(np.stack([x, y, z(x, y)], 1), R.uniform(7, 13, m_), 'haze')


def colz(x, y):
    return .10 * np.sin(x * .35 + 1) + .08 * np.sin(y * .4) + smooth(50, 260, np.hypot(x, y)) * (13 + 9 * np.sin(x * .013 + 2) + 6 * np.sin(y * .011))


@shot('era-colonial', 'Stacked rails zigzag across an autumn field before red and gold trees.',
      spp=6, exposure=.3, seed=5,
      light=dict(sun=(238, 22), energy=4.4, sky=.16, clouds=.7, cover=.47),
      camera=dict(pos=(-3.6, -3.9, 1.7), target=(1.3, .8, .82), lens=32, fstop=3.5, focus=(.2, .6, .9)),
      grade=dict(haze=(600, .50, .47, .44, .9), temp=.012))
def era_colonial():
    gd.terrain(colz, earth('autumn field', '4b4622', '7a6c38', 1.6), 26, 420)
    fn.worm(16, 8, 3.3, 30, x0=-8.6, y0=-.2, zfn=colz)
    k = dict(green=('6a6a34', 'a09a54'), straw=('b39a62', 'd0b988'))
    av = None
    pl.lawn(-7, 12, -5, 3.2, 60, 1.1, .08, z=colz, lean=.9, mat=leaf('autumn grass', '56602c', '8d8a48', .35, .5, patch=.5, dry=.12))
    pl.meadow(-7, 14, -4.4, 3.4, 17, .32, 1., z=colz, dry=.3, heads=8, **k)
    pl.meadow(-22, 40, 3.4, 20, 8, .4, 1.7, z=colz, dry=.35, heads=6, **k)
    pl.meadow(-70, 110, 20, 75, 1.2, .45, 3., z=colz, dry=.35, heads=4, **k)
    for _ in range(46):
        x, y = rnd.uniform(-6, 12), rnd.uniform(-.7, 2.1)
        pl.tuft(x, y, rnd.uniform(.6, 1.2), ('75703c', 'a89c5c'), z=float(colz(x, y)))
    P = np.stack([R.uniform(-6, 9, 420), R.uniform(-4.4, 2.6, 420), np.zeros(420)], 1)
    P[:, 2] = colz(P[:, 0], P[:, 1]) + .05
    pl.fallen_leaves(P)
    for x, y, h, kd in ((-5, 22, 9, 'rust'), (7, 26, 10.5, 'gold'), (17, 22, 8.5, 'ember'), (27, 28, 11, 'rust'), (-16, 26, 11, 'oakleaf'), (38, 30, 11, 'gold'), (50, 36, 12, 'oakleaf'), (-26, 34, 12, 'gold')):
        pl.tree(x, y, h, h * .42, kd, dens=.5, L=.19, low=.14, z=float(colz(x, y)))
    for kd, n in (('rust', 260), ('gold', 170), ('oakleaf', 280), ('ember', 110)):
        x, y = R.uniform(-220, 330, n), R.uniform(85, 330, n)
        pl.treelings(np.stack([x, y, colz(x, y)], 1), R.uniform(8, 13, n), kd)


def plain_z(x, y):
    d = np.hypot(x, y)
    near = smooth(80, 190, d) * (3.5 + 3 * np.sin(x * .014 + .5) + 2 * np.sin(y * .016))
    return near + smooth(210, 440, d) * (19 + 8 * np.sin(np.arctan2(y, -x) * 9 + 1.2) + 4 * np.sin(np.arctan2(y, -x) * 23 + d * .005))


@shot('era-industrial', 'Barbed wire, stapled to weathered posts, runs away across tall prairie grass toward low hills.',
      spp=7, exposure=.3, seed=6,
      light=dict(sun=(205, 24), energy=4.3, angle=.7, warm=.5, sky=.15, clouds=.8, cover=.5, dust=.6),
      camera=dict(pos=(.35, -1.02, 1.36), target=(-2.0, .30, 1.14), lens=36, fstop=9., focus=(-.6, 0, 1.24)),
      grade=dict(haze=(1000, .47, .53, .60, .85), temp=.010, sat=1.))
def era_industrial():
    gd.terrain(plain_z, earth('prairie', '5f5a30', '7f7744', 1.), 30, 460, 280)
    fn.barbed(-61.75, 2.9, near=(-5., .9), seated=True)
    k = dict(z=plain_z, green=('66703c', '98a05a'), straw=('ad9a70', 'd3c39c'))
    pl.meadow(-9, 1.5, -5, 7, 46, .40, 1., dry=.34, heads=9, w=.005, **k)
    pl.meadow(-9, 1.5, -5, 7, 9, .30, 1., dry=.1, heads=0, **dict(k, green=('4f6632', '7f8f4a')))
    pl.meadow(-26, -9, -20, 24, 13, .4, 1.5, dry=.36, heads=8, **k)
    pl.meadow(-90, -26, -70, 80, 1.8, .45, 2.8, dry=.38, heads=6, **k)
    pl.meadow(-9, 6, 7, 30, 9, .4, 1.7, dry=.36, heads=8, **k)
    pl.meadow(-26, 20, 24, 90, 1.8, .45, 2.8, dry=.38, heads=6, **k)
    n = 90
    P = np.stack([R.uniform(-8, 0, n), R.uniform(-1.5, 6, n), np.zeros(n)], 1)
    pl.wildflowers(P[np.sin(P[:, 0] * 1.3) + np.sin(P[:, 1] * 1.1) > .2], 'butter', .5)
    # cottonwoods along a creek, scrub in the folds of the hills
    n = 1500
    a, d = R.uniform(95, 190, n), R.uniform(170, 430, n)
    x, y = d * np.cos(np.radians(a)), d * np.sin(np.radians(a))
    creek = (np.abs(d - 195 - 14 * np.sin(a * .16)) < 8) & (np.sin(a * .5) > -.2)
    fold = (d > 250) & (np.sin(a * .55 + d * .018) + np.sin(d * .045 + a * .3) > 1.45)
    keep = (creek | fold) & (np.abs(a - 129) > 4)      # none behind the top of the near post
    x, y = x[keep], y[keep]
    trees.far(np.stack([x, y, plain_z(x, y) - .2], 1), R.uniform(4, 9, len(x)))


@shot('era-classical', 'Squared posts with three round rails beside a dry-stone wall, olive trees beyond.',
      spp=6, exposure=.05, seed=7,
      light=dict(sun=(222, 38), energy=4.7, warm=.18, sky=.15, clouds=.3, cover=.55),
      camera=dict(pos=(-2.6, -3.1, 1.42), target=(.9, .3, .80), lens=36, fstop=2.8, focus=(-.6, 0, .9)),
      grade=dict(haze=(900, .55, .53, .50, .9), temp=.014, contrast=.12))
def era_classical():
    z = lambda x, y: smooth(50, 240, np.hypot(x, y)) * (20 + 12 * np.sin(x * .014 + 2.2) + 8 * np.sin(y * .012))
    gd.terrain(z, earth('dry', '6d5f38', '9a8756', 1.6), 26, 400)
    fn.roman_rail(-5.15, 16)
    gd.drystone(-7, 18, 1.15, .62, .5, stone('limestone', '857a66', 'bfb299', 5., .01, .35))
    k = dict(green=('77763e', 'a59a58'), straw=('bda772', 'dcca9c'))
    pl.lawn(-5, 9, -3, .75, 26, 1., .08, lean=.95, mat=leaf('dry grass', '7c7742', 'b0a262', .35, .6, dry=.3))
    pl.meadow(-5, 10, -2.8, .7, 13, .26, .9, dry=.45, heads=8, **k)
    pl.meadow(-12, 30, 1.6, 14, 10, .36, 1.6, dry=.45, heads=6, **k)
    pl.meadow(-40, 60, 14, 50, 1.5, .4, 2.8, dry=.45, heads=4, **k)
    gd.gravel(-6, 10, -3, -.25, 14, ('94866a', 'c0b290'), base=None)
    for x in (-2.1, -.35, .15, 2.6, 4.4, 6.):
        pl.tuft(x, -.16 + rnd.gauss(0, .05), .62, ('7c7a4a', 'a89c62'))
    for x in (-1.4, 1.35, 3.6):
        pl.lavender(x, -.32, .72)
    for x, y, h in ((4.4, 16, 8.6), (6.2, 17, 7.6), (8.2, 18, 9.2), (17, 24, 10), (19.5, 25, 9.2)):
        pl.column(x, y, h, .72)
    for x, y, h in ((-3.2, 9, 3.8), (1.2, 11, 4.2), (12, 13, 4.4), (18, 15, 4.6), (-9, 13, 4.6), (26, 20, 5), (-4, 22, 5.2)):
        pl.tree(x, y, h, h * .5, 'olive', dens=.7, L=.10, low=.24, trunk=.2, nb=75)
    n = 160
    x, y = R.uniform(-160, 260, n), R.uniform(70, 260, n)
    pl.treelings(np.stack([x, y, z(x, y)], 1), R.uniform(4, 7, n), 'olive')


@shot('era-early-20th', 'Galvanized mesh with a top rail and a domed post before the lawn of a brick house.',
      spp=6, exposure=.2, seed=8,
      light=dict(sun=(140, 32), energy=4., warm=.35, sky=.15, clouds=.7, cover=.5, dust=1.),
      camera=dict(pos=(-.75, -1.55, 1.22), target=(.85, 0, .89), lens=38, fstop=5.6, focus=(.2, 0, .95)),
      grade=dict(haze=(1500, .48, .52, .56, .9), temp=.006, sat=1.))
def era_early():
    hills = lambda x, y: smooth(70, 330, np.hypot(x, y)) * (17 + 7 * np.sin(x * .012 + 1.) + 4 * np.sin(y * .017 + x * .006))
    gd.terrain(hills, earth('far field', '3d4a22', '66702f', 1.2), 30, 460)
    fn.chain_link(0, 9.6, 1.22, 2.4, terminal=(0.,))
    with placed((0, 0, 0), 90):
        fn.chain_link(.05, 7.2, 1.22, 2.4)
    walk = stone('sidewalk', '938d82', 'aea79b', 2., .002, 0., .85)
    for x in np.arange(-9, 12, 1.5):
        obj(box(1.494, 1.4, .1, walk, .006), (x, -1.05, -.05))
    grass = leaf('yard grass', '4a5f2b', '838f48', .35, .45, patch=.35, dry=.05)
    pl.lawn(-6, 10, -.33, 7, 90, 1.05, .055, mat=grass)
    pl.lawn(-6, 12, -4, -1.78, 70, 1.05, .06, mat=grass)
    pl.lawn(-8, 26, 7, 20, 14, 2.2, .06, mat=grass)
    pl.lawn(10, 40, -.3, 7, 14, 2.2, .06, mat=grass)
    # a brick bungalow on a stone foot, with sills and lintels; bricks of 8 by 2 1/4 in with joints of 3/8
    wall = bricks('common brick', '7d4434', '9a5c45', 'a89f92', brick=(inch(8.375), inch(2.625)), joint=inch(.1875))
    lime = stone('limestone', '9d978a', 'bdb6a8', 2., .002, 0., .8)
    hx, hy, w, d, h = 9.4, 18., 11., 8., 3.1
    gd.house(hx, hy, w, d, h, wall, '4b4038', .55, windows=4)
    obj(box(w + .1, d + .1, .42, lime, .01), (hx, hy, 0))
    for i in range(4):
        x = hx + (i + .5) / 4 * w - w / 2
        obj(box(1.45, .12, .10, lime, .008), (x, hy - d / 2 - .03, h * .36 - .10))
        obj(box(1.55, .08, .22, lime, .008), (x, hy - d / 2 - .01, h * .36 + 1.5))
    obj(box(.9, .6, 3.2, wall, 0), (hx - 2.4, hy + .8, h + .8))
    obj(box(1.04, .74, .12, lime, .01), (hx - 2.4, hy + .8, h + 4.))
    for x, q, kind, wide in ((4.4, 1.0, 'deep', 1.1), (5.5, .7, 'summer', 1.4), (6.9, .8, 'light', 1.2), (8.0, .65, 'deep', 1.4), (9.5, .9, 'summer', 1.1), (10.6, .7, 'light', 1.4), (12.0, .8, 'deep', 1.2), (13.2, .7, 'summer', 1.4), (14.6, 1.1, 'light', 1.)):
        trees.bush(x, 13.2 + rnd.gauss(0, .15), q, kind, .045, .025, wide=wide)
    gd.house(41, 29, 10, 8, 3.2, siding('hs30', 'd8d2bf'), '54483f', .6, windows=3)
    for x, y, q, form, kd in ((19.5, 21, 9, 'maple', 'maple'), (27, 16, 7.5, 'apple', 'apple'), (31, 36, 11, 'oak', 'oak'), (46, 21, 10, 'maple', 'oak'), (56, 34, 12, 'oak', 'deepoak'), (14, 34, 11, 'oak', 'oak'), (5, 36, 12, 'oak', 'deepoak'), (24, 46, 12, 'birch', 'birch'), (1, 27, 10, 'maple', 'maple')):
        trees.tree(x, y, q, form, kd)
    n = 620
    a, q = np.radians(R.uniform(10, 80, n)), R.uniform(75, 340, n)
    x, y = q * np.cos(a), q * np.sin(a)
    keep = (np.sin(x * .024 + 2) + np.sin(y * .03 + x * .012) > -.1) | (q < 100)
    x, y = x[keep], y[keep]
    trees.far(np.stack([x, y, hills(x, y)], 1), R.uniform(6, 11, len(x)))


@shot('era-modern', 'Horizontal slats of three widths, with grasses and a young tree in gravel.',
      spp=6, exposure=.35, seed=9,
      light=dict(sun=(236, 19), energy=4.4),
      camera=dict(pos=(-3.4, -4.6, 1.35), target=(.9, .2, 1.12), lens=32, fstop=2.8, focus=(-.2, 0, 1.1)),
      grade=dict(temp=.008))
def era_modern():
    gd.flat()
    fn.slats(-9., 3.55, 1.83, 1.8)
    render_ = plain('render', 'e9e6df', .85, .2, noise=.08, mottled=.06, fine=.3)
    conc = stone('concrete', '8b8882', 'a3a09a', 1.5, .0015, 0., .75)
    dk = plain('window frame', '191a1b', .4, .5)
    obj(box(9, 8, 6.2, render_, .01), (8.15, 2.0, 0))
    obj(box(.06, 2.6, 2.3, glass('glass'), 0), (3.63, -.15, .25))
    for y, w in ((-1.45, .08), (-.15, .06), (1.15, .08)):
        obj(box(.1, w, 2.36, dk, .002), (3.63, y, .22))
    for z_ in (.2, 2.55):
        obj(box(.1, 2.68, .08, dk, .002), (3.63, -.15, z_))
    obj(box(9.4, 8.6, .28, conc, .01), (7.9, 2.0, 2.95))
    cort = plain('weathering steel', '55341f', .8, .3, noise=.6, mottled=.6)
    for x, w in ((-1.4, 2.2),):
        obj(box(w, .62, .5, cort, .004), (x, -.62, 0))
        obj(box(w - .02, .6, .01, earth('bedsoil', '241810', '33231a', 9.), 0), (x, -.62, .49))
    gd.gravel(-8, 3.6, -2.1, -.03, 60)
    gd.pavers(-6.8, 4, -5.2, -2.1, 1.2, .8, .01, conc)
    with placed((0, 0, .48)):
        for x in (-2.25, -1.75, -1.2, -.7):
            pl.ornamental(x, -.62, .62, 16)
        for x in (-2., -1.45, -.95, -.5):
            pl.tuft(x, -.78, .62)
    for x, y, s in ((.45, -.6, 1.), (1.15, -.9, .85), (2.6, -.75, .95), (-4.2, -.6, 1.), (-5.4, -.8, .9), (-3.3, -.9, .8)):
        pl.ornamental(x, y, s, 22)
    for x, y, r in ((.7, -1.15, .22), (1.8, -.55, .34), (2.05, -1.2, .24), (3.0, -1.4, .26), (-3.7, -.7, .3), (-2.9, -.5, .2)):
        pl.boxwood(x, y, r)
    for _ in range(24):
        pl.tuft(rnd.uniform(-5.5, 3.3), rnd.uniform(-1.9, -.3), rnd.uniform(.4, .75))
    # a multi-stem tree beside the wall
    paths, rads = [], []
    for i in range(5):
        a = i * 1.256
        e = np.array([math.cos(a) * .55, math.sin(a) * .4, 2.6])
        paths.append(np.stack([[2.25, -.5, 0], np.array([2.25, -.5, 0]) + e * [.35, .35, .45], np.array([2.25, -.5, 0]) + e]))
        rads.append(np.array([.035, .026, .014]))
    obj(tubes(paths, rads, plain('birch', 'b9b0a2', .8, .2, mottled=.5), 8))
    cl = pl.leafball(16, .22, .07, .045, pl.lm('light'))
    n = 900
    d = R.normal(size=(n, 3))
    scatter(cl, np.array([2.25, -.5, 3.1]) + np.clip(d, -2, 2) * [.55, .45, .5], d + [0, 0, 1.], R.uniform(.7, 1.2, n), 'crown')
    backdrop(9, (-30, 6), 6.5, h=(6, 9))
    pl.hedge(-16, 3.3, 1.1, 1.9, 1., 'deep', 150)


# ------------------------------------------------------------------ styles and details
@shot('picket', 'White pointed pickets behind lavender and boxwood, a clapboard cottage beyond.',
      spp=4, exposure=.14, seed=11,
      light=dict(sun=(118, 27), energy=4.3, sky=.16, clouds=.5, cover=.52),
      camera=dict(pos=(2.5, -2.75, 1.15), target=(-.75, 0, .66), lens=42, fstop=2.2, focus=(.35, 0, .8)),
      grade=dict(temp=.008))
def picket():
    z = lambda x, y: smooth(40, 240, np.hypot(x, y)) * (15 + 9 * np.sin(x * .013 + 1) + 6 * np.sin(y * .012))
    gd.terrain(z, earth('soil'), 30, 400)
    fn.picket(-11, 4.4, 1.02, 2.2)
    e = gd.wavy(-.86, .06, .03)
    pl.lawn(-10, 4, -3.2, -.6, 110, 1., .06, avoid=lambda P: P[:, 1] > e(P[:, 0]))
    gd.bed(-11, 5, .3, e, 'bark')
    x = 2.1
    i = 0
    while x > -9:
        if i % 4 == 2:
            trees.bush(x, -.40, rnd.uniform(.40, .56), rnd.choice(('summer', 'deep')), .032, .017)
            x -= .55
        elif i % 7 == 4:
            pl.perennial(x, -.38, .8, ('e6cdd3', 'f2e4e6'))
            x -= .58
        else:
            pl.lavender(x, -.42 + rnd.gauss(0, .05), rnd.uniform(.8, .98))
            x -= .47
        i += 1
    for _ in range(16):
        pl.tuft(rnd.uniform(-6, 2), -.68 + rnd.gauss(0, .04), rnd.uniform(.3, .5))
    pl.lawn(-16, 8, .3, 8, 50, 1.25, .06)
    pl.lawn(-36, 24, 8, 26, 10, 2.4, .07)
    gd.house(-9, 16, 10, 7, 4.2, siding('cottage', 'cfd6d2'), '5a5651', .75, windows=3, rz=6, shutters='46544e')
    for x, y, h, form, kd in ((-18.5, 9, 6.6, 'maple', 'maple'), (-36, 12.5, 9.5, 'oak', 'oak'), (-43, 28, 10, 'apple', 'apple'), (-3, 27, 11, 'oak', 'deepoak'), (-30, 30, 11, 'maple', 'oak'), (-14, 30, 12, 'maple', 'maple'), (7, 38, 10, 'birch', 'birch'), (-24, 44, 11, 'oak', 'oak')):
        trees.tree(x, y, h, form, kd)
    for x in (-13.4, -12.2, -11.2, -10.1, -8.6, -7.4, -6.2, -5.2, -4.4):
        trees.bush(x, 11.6 + rnd.gauss(0, .2), rnd.uniform(.6, 1.2), rnd.choice(('light', 'summer')), .06, .034)
    n = 300
    x, y = R.uniform(-260, 200, n), R.uniform(60, 260, n)
    keep = (np.sin(x * .025) + np.sin(y * .03 + 1) > .1) | (np.abs(y - 85 - 8 * np.sin(x * .03)) < 8)
    trees.far(np.stack([x, y, z(x, y)], 1)[keep], R.uniform(7, 12, n)[keep])


@shot('split-rail', 'Two split rails between rough posts follow a gravel lane beside tall grass.',
      spp=6, exposure=.3, seed=12,
      light=dict(sun=(196, 27), energy=4.2, warm=.4, sky=.17, clouds=.8, cover=.45),
      camera=dict(pos=(2.6, -2.5, 1.35), target=(-1.6, .15, .72), lens=38, fstop=2.6, focus=(.2, 0, .8)),
      grade=dict(haze=(700, .50, .50, .48, .9), temp=.010))
def split_rail():
    z = lambda x, y: smooth(45, 240, np.hypot(x, y)) * (14 + 9 * np.sin(x * .012 + .4) + 6 * np.sin(y * .013)) 
    gd.terrain(z, earth('field2', '39481d', '60662d', 1.3), 26, 420)
    fn.split_rail(-38.2, 5.1, 2, 1.12, zfn=lambda x: z(x, 0), kind='oak-silver', silver=.55, green=.5, post=.15, thick=.125)
    lane = lambda P: (P[:, 1] < -.95 + .1 * np.sin(P[:, 0] * .9)) & (P[:, 1] > -3.4)
    gd.gravel(-26, 4, -3.4, -.85, 40, ('857b6a', 'b3a890'), avoid=lambda P: ~lane(P), base=None)
    obj(mesh('lane', [(-40, -3.4, .003), (8, -3.4, .003), (8, -.98, .003), (-40, -.98, .003)], [(0, 1, 2, 3)], earth('lane', '7d735f', '958a74', 9., .006)))
    pl.meadow(-11, 4, -.95, 4.5, 42, .38, 1., z=z, avoid=lambda P: (P[:, 1] < -.55) & (R.random(len(P)) < .8))
    pl.lawn(-11, 4, -1.15, -.5, 70, 1., .08, z=z, lean=.95)
    pl.meadow(-30, -11, -1., 10, 14, .4, 1.5, z=z)
    pl.meadow(-11, 10, 4.5, 20, 9, .42, 1.7, z=z)
    pl.meadow(-80, 30, 10, 60, 1.6, .45, 2.8, z=z, heads=4)
    for kd, n in (('daisy', 330), ('poppy', 120), ('corn', 150), ('butter', 120)):
        P = np.stack([R.uniform(-10, 3, n), R.uniform(-.7, 5, n), np.zeros(n)], 1)
        P = P[np.sin(P[:, 0] * 1.1 + len(kd) * 2) + np.sin(P[:, 1] * 1.7 + len(kd)) > -.1]
        P[:, 2] = z(P[:, 0], P[:, 1])
        pl.wildflowers(P, kd, .46)
    for x, y, h, kd in ((-16, 18, 8, 'summer'), (-27, 22, 10, 'deep'), (-7, 26, 8.5, 'light'), (6, 22, 8, 'summer'), (-40, 20, 10, 'summer'), (16, 30, 11, 'deep')):
        pl.tree(x, y, h, h * .46, kd, dens=.55, L=.18, low=.1, z=float(z(x, y)))
    n = 170
    x, y = R.uniform(-280, 120, n), R.uniform(60, 290, n)
    keep = np.sin(x * .03) + np.sin(y * .025 + 1) > -.2
    pl.treelings(np.stack([x, y, z(x, y)], 1)[keep], R.uniform(7, 12, n)[keep], 'haze')


@shot('chain-link', 'Close view of chain link: diamonds, tension bar, bands and top rail at an end post.',
      spp=7, exposure=.3, seed=13,
      light=dict(sun=(228, 34), energy=4.2, warm=.25, sky=.17, clouds=.8, cover=.42),
      camera=dict(pos=(-.34, -.78, 1.2), target=(.30, 0, 1.0), lens=42, fstop=4.5, focus=(.06, -.03, 1.06)),
      grade=dict(temp=-.002, sat=.98))
def chain_link():
    gd.flat()
    fn.chain_link(0, 9.6, 1.22, 2.4, terminal=(0.,), strand_n=8)
    pl.lawn(-3, 9, -.6, 7, 60, 1.1, .06)
    pl.lawn(-12, 26, 7, 22, 12, 2.2, .07)
    for x, y, h, kd in ((4, 15, 7, 'summer'), (11, 17, 8, 'deep'), (18, 16, 8, 'light'), (-3, 18, 8, 'deep'), (27, 22, 10, 'summer')):
        pl.tree(x, y, h, h * .44, kd, dens=.6, L=.16, low=.12)
    pl.hedge(-20, 40, 12, 1.5, 1., 'summer', 90)


@shot('vinyl-ranch', 'A white three-rail vinyl ranch fence with capped posts crosses a green pasture before old trees, a red barn and wooded hills.',
      spp=5, exposure=.2, seed=14,
      light=dict(sun=(104, 27), energy=4.8, warm=.45, sky=.14, clouds=.9, cover=.53),
      camera=dict(pos=(3.1, -3.4, 1.72), target=(-2.1, .4, .98), lens=36, fstop=3.5, focus=(.2, 0, 1.)),
      grade=dict(haze=(1100, .52, .54, .56, .9), temp=.012, contrast=.1))
def vinyl_ranch():
    zz = lambda x: 1.1 * np.sin(np.asarray(x) * .055 + .25) - .27
    z = lambda x, y: zz(x) * (1 - .5 * smooth(0, 40, np.abs(y))) + smooth(45, 260, np.hypot(x, y)) * (13 + 9 * np.sin(x * .012 + 2) + 5 * np.sin(y * .012))
    gd.terrain(z, earth('pasture', '34501a', '55702a', 1.3), 34, 420)
    fn.ranch(-72, 5, 3, 1.37, zfn=zz)
    pl.lawn(-10, 5, -3.4, 5, 70, 1.1, .09, z=z, lean=.95)
    pl.lawn(-30, -10, -6, 14, 16, 2., .1, z=z)
    pl.lawn(-80, 20, 5, 60, 2.2, 3.4, .08, z=z)
    # what the mower leaves below the rails, and what the cattle leave in the pasture
    k = dict(z=z, green=('58702c', '8c9c4c'), heads=5)
    pl.meadow(-14, 5, -.26, .26, 34, .26, .9, **k)
    pl.meadow(-40, -14, -.3, .3, 16, .3, 1.2, **k)
    pl.meadow(-60, 14, 5, 44, .5, .3, 2.2, avoid=lambda P: np.sin(P[:, 0] * .23) + np.sin(P[:, 1] * .31 + 1) < .5, **k)
    P = np.stack([R.uniform(-12, 4, 260), R.uniform(-3, 5, 260), np.zeros(260)], 1)
    P[:, 2] = z(P[:, 0], P[:, 1])
    pl.wildflowers(P[:160], 'clover', .16)
    pl.wildflowers(P[160:], 'butter', .18)
    def seen(angle, far):           # a place by its direction from the camera, degrees from +x, and its distance
        x = 3.1 + far * math.cos(math.radians(angle))
        y = -3.4 + far * math.sin(math.radians(angle))
        return x, y, float(z(x, y))
    x, y, g = seen(126, 58)
    gd.barn(x, y, z=g, rz=154)
    for angle, far, h, form, kd in ((163, 52, 8.6, 'maple', 'maple'), (146, 66, 11, 'oak', 'oak'), (150.5, 82, 9, 'apple', 'apple'), (169, 80, 12, 'oak', 'deepoak'), (136.5, 84, 12, 'maple', 'oak'), (133, 78, 13, 'poplar', 'poplar'), (119, 66, 10, 'birch', 'birch'), (116.5, 74, 14, 'oak', 'deepoak'), (157, 100, 11, 'maple', 'birch')):
        x, y, g = seen(angle, far)
        trees.tree(x, y, h, form, kd, z=g - .1)
    n = 620
    x, y = R.uniform(-360, 160, n), R.uniform(95, 330, n)
    keep = (np.sin(x * .021 + 1) + np.sin(y * .03 + x * .014) > .15) | (np.abs(y - 150 - 18 * np.sin(x * .02)) < 7)
    x, y = x[keep], y[keep]
    trees.far(np.stack([x, y, z(x, y)], 1), R.uniform(7, 13, len(x)))


@shot('composite-detail', 'Close view of gray-brown capped composite boards with fine embossed grain, held in the channels of a capped charcoal aluminum post.',
      spp=11, exposure=.4, seed=15,
      light=dict(sun=(240, 27), energy=4.3),
      camera=dict(pos=(-.92, -1.25, 1.66), target=(.18, 0, 1.56), lens=44, fstop=4., focus=(.05, -.04, 1.55)),
      grade=dict(temp=.004))
def composite_detail():
    gd.flat()
    fn.composite(-1.83, 8, 1.80, cols=('5a524a', '746b61', '8c8276'), name='driftwood')
    gd.bed(-6, 12, .05, lambda x: -.9 + 0 * np.asarray(x), 'gravel')
    for x, y, s in ((.72, -.42, 1.08), (1.9, -.4, 1.), (3.2, -.4, 1.)):
        pl.ornamental(x, y, s, 26)
    backdrop(13, (-8, 34), 6.5, h=(6, 9))
    pl.hedge(-12, 30, 7, 2.2, 1.2, 'summer', 110)
    dapple((240, 27), (2.3, 0), ((0, 5.),), zt=1.7, cr=1.3, dens=.12)


@shot('shadowbox', 'A cedar fence whose boards alternate on the two sides of the rails.',
      spp=6, exposure=.2, seed=16,
      light=dict(sun=(132, 31), energy=4.3, warm=.3),
      camera=dict(pos=(2.2, -2.5, 1.58), target=(-.85, 0, 1.0), lens=40, fstop=2.4, focus=(.5, 0, 1.2)),
      grade=dict(temp=.008))
def shadowbox():
    gd.flat()
    fn.shadowbox(-12.3, 4.4, 1.75)
    e = gd.wavy(-.62, .05, .03, 1.)
    pl.lawn(-11, 4, -3, -.4, 110, 1., .07, avoid=lambda P: P[:, 1] > e(P[:, 0]))
    gd.bed(-12, 5, .7, e, 'bark')
    for x in (-.6, -2.2, -5.1, -7.5):
        pl.perennial(x, -.34, .9, ('d9d4ea', 'efecf6'), leafkind='summer')
    for x in (.35, -1.4, -3.1, -4.1, -6.2):
        pl.tuft(x, -.34 + rnd.gauss(0, .04), rnd.uniform(.8, 1.1))
    for x in (-3.6, -8.6):
        pl.boxwood(x, -.34, .26)
    backdrop(15, (-48, 18), 8., h=(6, 8.5))
    pl.lawn(-16, 8, .8, 7, 24, 1.5, .07)
    pl.hedge(-40, 20, 8, 1.7, 1.2, 'summer', 100)


@shot('metal-pool', 'A black flat-top aluminum fence, four feet high, with a self-closing gate, stands on pale stone paving before a blue pool and two loungers.',
      spp=6, exposure=.0, seed=17,
      light=dict(sun=(214, 44), energy=4.3, warm=.1, sky=.16, clouds=.6, cover=.5),
      camera=dict(pos=(-1.15, -2.75, 1.56), target=(.95, .3, .74), lens=35, fstop=4., focus=(.3, 0, .9)),
      grade=dict(haze=(1500, .48, .52, .56, .9), temp=.002))
def metal_pool():
    hills = lambda x, y: -2.3 + smooth(40, 62, y) * 2.3 + smooth(75, 360, y) * (24 + 9 * np.sin(x * .010 + 2.4) + 4 * np.sin(x * .023 + y * .006))
    gd.terrain(hills, earth('far field', '3d4a22', '66702f', 1.2), 30, 460)
    fn.pool_fence(-9.15, 0., 1.22, 1.83)
    fn.self_closing_gate(.0, 1.1)
    fn.pool_fence(1.1, 17.65, 1.22, 1.83)
    x0, x1, y0, y1 = -1.4, 8.8, 2.3, 6.5
    gd.pool(x0, x1, y0, y1)
    dk = stone('deck', 'a39a8b', 'c9c0b0', 2., .002, 0., .75)
    slabs = [box(.594, .594, .04, dk, .004) for _ in range(4)]
    for x in np.arange(-8, 20, .6):
        for y in np.arange(-1.3, 9, .6):
            if not (x0 - .3 < x < x1 + .3 and y0 - .3 < y < y1 + .3):
                obj(slabs[rnd.randrange(4)], (x, y, -.028 + rnd.gauss(0, .0006)), (0, 0, 0))
    def ring(name, inner, outer, z, mat):
        (a, b, c, d), (e, f, g, h) = inner, outer
        V = [(a, c, z), (b, c, z), (b, d, z), (a, d, z), (e, g, z), (f, g, z), (f, h, z), (e, h, z)]
        obj(mesh(name, V, [(i, 4 + i, 4 + (i + 1) % 4, (i + 1) % 4) for i in range(4)], mat))
    ring('joint', (x0, x1, y0, y1), (-8.3, 20, -1.6, 9.2), -.004, earth('joint', '6f685c', '857d70', 20.))
    ring('turf', (-8.3, 20, -1.6, 9.2), (-60, 90, -20, 52), -.005, earth('soil'))
    grass = leaf('yard grass', '4a5f2b', '838f48', .35, .45, patch=.4, dry=.05)
    pl.lawn(-20, 34, 9.3, 18, 20, 2., .07, mat=grass)
    pl.lawn(-30, 60, 18, 46, 4, 3., .07, mat=grass)
    # two loungers and a mixed border beyond
    tk = wood('teak', 'ipe', 'X', knots=0., vary=.3)
    cu = plain('cushion', 'e6e2d8', .9, .1, noise=.1, fine=.4)
    for x in (3.0, 4.3):
        with placed((x, 7.75, 0), 90):
            obj(box(1.9, .62, .05, tk, .006), (0, 0, .28))
            for a in (-.85, .85):
                for b in (-.26, .26):
                    obj(box(.06, .06, .28, tk, .004), (a, b, 0))
            obj(box(1.2, .58, .09, cu, .03, 3), (-.3, 0, .33))
            obj(box(.72, .58, .09, cu, .03, 3), (.57, 0, .35), (0, -.6, 0))
    gd.bed(-8, 24, 11.6, gd.wavy(9.6, .12, .05), 'bark')
    x = -7.
    while x < 24:
        h = rnd.choice((.6, .8, 1.1, 1.5)) * rnd.uniform(.85, 1.15)
        trees.bush(x, 10.7 + rnd.gauss(0, .2), h, rnd.choice(('deep', 'summer', 'light', 'olive')), .045, .026, wide=rnd.uniform(1., 1.5))
        x += h * rnd.uniform(.6, 1.2)
    for x in np.arange(-6.6, 22, .62):
        r = rnd.random()
        if r < .45:
            pl.lavender(x, 10. + rnd.gauss(0, .08), rnd.uniform(.9, 1.15))
        elif r < .75:
            pl.perennial(x, 10. + rnd.gauss(0, .08), 1., rnd.choice((('e9e6dc', 'f7f5ee'), ('e6cdd3', 'f2e4e6'))))
        elif r < .9:
            pl.tuft(x, 10., 1.)
    gd.house(9, 33, 15, 8, 3.1, siding('poolhouse', 'b4b6ad'), '57524d', .42, windows=5, rz=-12)
    for x, y, h, form, kd in ((-3.5, 17, 8, 'oak', 'oak'), (-10, 24, 9, 'maple', 'maple'), (2.2, 25, 10, 'birch', 'birch'), (19.5, 27, 11, 'maple', 'oak'), (-.5, 40, 12, 'oak', 'deepoak'), (12, 45, 13, 'oak', 'oak'), (27, 30, 11, 'oak', 'deepoak'), (23, 44, 12, 'maple', 'maple'), (36, 32, 10, 'apple', 'apple'), (-18, 36, 12, 'poplar', 'poplar')):
        trees.tree(x, y, h, form, kd)
    n = 620
    x, y = R.uniform(-110, 330, n), R.uniform(56, 330, n)
    keep = (np.sin(x * .024 + 2) + np.sin(y * .03 + x * .012) > .1) | (y < 80)
    x, y = x[keep], y[keep]
    trees.far(np.stack([x, y, hills(x, y)], 1), R.uniform(7, 13, len(x)))


# ------------------------------------------------------------------ the steps of building one
import props


@shot('step-layout', 'Two batter boards at a lawn corner carry taut yellow string lines that cross at a right angle, with orange flags marking where posts will stand.',
      spp=6, exposure=.25, seed=21,
      light=dict(sun=(232, 32), energy=4.2, warm=.3),
      camera=dict(pos=(-1.5, -2.5, 1.38), target=(.75, .55, .22), lens=36, fstop=3.5, focus=(.1, -.1, .3)),
      grade=dict(temp=.004))
def step_layout():
    gd.flat()
    pl.lawn(-5, 9, -2.6, 7, 100, 1., .05)
    pl.lawn(-14, 30, 7, 20, 14, 2.2, .06)
    pl.lawn(9, 30, -2.6, 7, 16, 2., .06)
    h = .34
    # corner of the fence at the origin; lines along +x and +y, batter boards set back outside the corner
    props.batter_board(-.75, 0, 90, .95, h)
    props.batter_board(0, -.75, 0, .95, h)
    props.batter_board(7.4, 0, 90, .95, h)
    props.batter_board(0, 9.4, 0, .95, h)
    props.string((-.75, 0, h + .002), (7.4, 0, h + .002))
    props.string((0, -.75, h + .006), (0, 9.4, h + .006))
    props.wrap((-.75, 0, h + .003), 'x')
    props.wrap((0, -.75, h + .003), 'y')
    # a dot of marking paint for each post, six feet apart
    fl = plain('flag', 'd8452c', .6, .2)
    wr = plain('flagwire', '77797b', .4, .5, metallic=.8)
    for x, y in [(0, 0)] + [(1.83 * i, 0) for i in (1, 2, 3)] + [(0, 1.83 * i) for i in (1, 2, 3, 4)]:
        obj(tubes([np.array([[x + .06, y + .06, -.05], [x + .06, y + .06, .27]])], .0016, wr, 6))
        V = [(0, 0, 0), (.09, .012, .004), (.088, .018, .066), (0, 0, .07)]
        obj(mesh('flag', V, [(0, 1, 2, 3)], fl), (x + .06, y + .06, .2), (0, 0, -.5 + rnd.gauss(0, .2)))
    props.wheelbarrow(2.9, 3.6, 150)
    grove(17, (-18, 40), 6, h=(6.5, 9.5))
    pl.hedge(-20, 40, 11, 1.6, 1.2, 'summer', 90)
    for x in np.arange(-8, 20, 1.3):
        pl.perennial(x, 10, 1.5, rnd.choice((('e9e6dc', 'f7f5ee'), ('d7b4c0', 'ead5dc'), ('8f86c0', 'b4aedb'))))


@shot('step-posts', 'A 4x4 post with a level strapped to its face stands plumb in concrete in its hole, held by two braces at right angles to stakes; a string line runs past the next hole to another braced post.',
      spp=4, exposure=.25, seed=22,
      light=dict(sun=(236, 34), energy=4.2, warm=.25, clouds=.6, cover=.5),
      camera=dict(pos=(-1.75, -2.75, 1.28), target=(.95, .40, .66), lens=35, fstop=4., focus=(0, 0, .6)),
      grade=dict(haze=(1500, .48, .52, .56, .9), temp=.004))
def step_posts():
    hills = lambda x, y: -.76 + smooth(45, 90, y) * .8 + smooth(80, 380, y) * (34 + 14 * np.sin(x * .009 + .6) + 6 * np.sin(x * .021 + y * .006))
    gd.terrain(hills, earth('far field', '3d4a22', '66702f', 1.2), 30, 480)
    # turf with round holes in it
    at = lambda P, x, y: np.hypot(P[:, 0] - x, P[:, 1] - y)
    ragged = lambda P, x, y: at(P, x, y) * (1 + .10 * np.sin(3 * np.arctan2(P[:, 1] - y, P[:, 0] - x) + x) + .08 * np.sin(5 * np.arctan2(P[:, 1] - y, P[:, 0] - x)))
    heaps = ((.86, .86, .50, .30), (2.95, .80, .47, .27))
    bare = lambda P: np.any([ragged(P, x, 0) < r for x, r in ((0, .29), (2.2, .31), (4.4, .26))] + [at(P, x, y) < r * .86 for x, y, r, _ in heaps], axis=0)
    V, F, G = [], [], []
    for cx in (0., 2.2):
        b, n = len(V), 40
        for k in range(n):
            a = k / n * 2 * math.pi
            r = .155 * (1 + .03 * math.sin(a * 5) + .02 * math.sin(a * 9))
            s = 1.1 / max(abs(math.cos(a)), abs(math.sin(a)))
            V += [(cx + s * math.cos(a), s * math.sin(a), 0), (cx + r * math.cos(a), r * math.sin(a), 0), (cx + r * 1.02 * math.cos(a), r * 1.02 * math.sin(a), -.7)]
        for k in range(n):
            q = (k + 1) % n
            F += [(b + 3 * k, b + 3 * q, b + 3 * q + 1, b + 3 * k + 1)]
            G += [(b + 3 * k + 1, b + 3 * q + 1, b + 3 * q + 2, b + 3 * k + 2)]
    g = earth('soil')
    obj(mesh('turf', V, F, g))
    obj(mesh('hole', V, G, earth('soilhole', '30241a', '4a3828', 12., .01)))
    for x0, x1, y0, y1 in ((-60, -1.1, -60, 70), (3.3, 90, -60, 70), (-1.1, 3.3, -60, -1.1), (-1.1, 3.3, 1.1, 70)):
        obj(mesh('turf', [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], g))
    grass = leaf('yard grass', '4a5f2b', '838f48', .35, .45, patch=.4, dry=.06)
    pl.lawn(-5, 8, -2.8, 6, 105, 1., .05, avoid=bare, mat=grass)
    pl.lawn(-14, 30, 6, 20, 14, 2.2, .06, mat=grass)
    pl.lawn(8, 30, -2.8, 6, 16, 2., .06, mat=grass)
    # what fell beside the holes
    crumbs = gd._pebbles(stone('clod', '33261a', '665038', 7., .006, 0., .97), 5, (.004, .012), .03)
    dug = earth('dug soil', '2f2318', '574331', 16., .02)
    ring = [(i * 40 + k, i * 40 + (k + 1) % 40, (i + 1) * 40 + (k + 1) % 40, (i + 1) * 40 + k) for i in range(2) for k in range(40)]
    for x, r0 in ((0, .157), (2.2, .157), (4.4, .03)):
        a, r = R.uniform(0, 6.283, 420), r0 + .008 + np.abs(R.normal(0, .075, 420))
        scatter(crumbs, np.stack([x + r * np.cos(a), r * np.sin(a), np.full(420, -.001)], 1), [[0, 0, 1.]], R.uniform(.5, 1.3, 420), 'crumbs')
        obj(mesh('trodden', [(x + q * math.cos(k * math.pi / 20), q * math.sin(k * math.pi / 20), z) for q, z in ((r0, .001), (.25, .006), (.32, -.002)) for k in range(40)], ring, dug))
    pm = wood('post4x4', 'treated', 'Z', vary=.3, knots=.25, weather=.35, cracks=.25)
    br = wood('brace', 'pine', 'X', vary=.3, knots=.25, weather=.3)
    screw = lathe([(.0045, 0), (.0045, .0012), (.002, .0018)], plain('nail', '6f6c66', .5, .5, metallic=.6), 10)
    for i in range(5):
        if i != 1:                  # the next hole waits for its post
            obj(box(.089, .089, 2.4, pm, .004), (2.2 * i, 0, -.68))
    props.crown(0, 0)

    def brace(x, z, dx, dy, side, foot=.16):
        """From the post at height z down to a stake, on the outer face of both, screwed to each."""
        d = abs(dx or dy)
        a = math.atan2(z - foot, d)
        with placed((x, 0, 0), math.degrees(math.atan2(dy, dx))):
            obj(box(math.hypot(d, z - foot) + .15, .019, .064, br, .002), (d / 2, side, (z + foot) / 2 - .032 * math.cos(a)), (0, a, 0))
            props.stake(d, side - math.copysign(.031, side), .36)
            for px, pz in ((-.018, z), (.018, z - .02), (d - .008, foot + .012), (d + .008, foot - .012)):
                obj(screw, (px, side + math.copysign(.0095, side), pz), (math.copysign(math.pi / 2, -side), 0, 0))
    for x in (0., 4.4):
        brace(x, 1.16, -1.05, 0, -.0545)
        brace(x, .96, 0, 1.10, .0545)
    props.level(0, -.0565, .74, 0, True, .6)
    for z in (.83, 1.25):           # the bands that hold the level
        q = .0468
        obj(tubes([np.array([(-q, q, 0), (-q, -q, 0), (-.026, -.069, 0), (.026, -.069, 0), (q, -q, 0), (q, q, 0), (-q, q, 0)]) + [0, 0, z + k * .004] for k in range(4)], .0026, plain('rubber band', '1a1a1a', .7, .2), 6))
    for x, y, r, h in heaps:
        z = props.spoil(x, y, r, h)
        if x < 1:
            up = np.array([.36, .06, 1.])
            props.shovel(np.array([x + .06, y - .06, z(x + .06, y - .06)]) - up / np.linalg.norm(up) * .15, up, 20)
    props.string((-5, -.047, .16), (9, -.047, .16))
    props.barrow(4.65, 3.1, 8)
    for x, y, h, form, kd in ((-9, 19, 9, 'maple', 'maple'), (-2.6, 17, 6.5, 'apple', 'apple'), (3.4, 22, 10, 'oak', 'oak'), (12, 24, 11, 'birch', 'birch'), (19, 20, 8, 'maple', 'oak'), (27, 19, 9, 'oak', 'deepoak'), (40, 26, 12, 'poplar', 'poplar'), (-16, 30, 12, 'oak', 'deepoak')):
        trees.tree(x, y, h, form, kd)
    x = -13.
    while x < 30:
        h = rnd.uniform(.8, 2.1)
        trees.bush(x, 12.5 + rnd.gauss(0, .7), h, rnd.choice(('summer', 'light', 'deep', 'olive')), .06, .033, wide=rnd.uniform(.9, 1.35))
        x += h * rnd.uniform(.45, .95)
    n = 700
    x, y = R.uniform(-160, 420, n), R.uniform(60, 380, n)
    keep = (np.sin(x * .024 + 2) + np.sin(y * .03 + x * .012) > .1) | (y < 80)
    x, y = x[keep], y[keep]
    trees.far(np.stack([x, y, hills(x, y)], 1), R.uniform(7, 13, len(x)))


@shot('step-rails', 'A wooden fence half built: posts carry three rails, the left part is boarded up to a string line and the right part is still open, with boards stacked on the lawn.',
      spp=6, exposure=.2, seed=23,
      light=dict(sun=(236, 33), energy=4.2, warm=.25),
      camera=dict(pos=(-2.3, -4.2, 1.55), target=(.85, 0, .82), lens=35, fstop=3.2, focus=(0, 0, 1.)),
      grade=dict(temp=.006))
def step_rails():
    gd.flat()
    m = wood('cedar new', 'cedar', vary=.44, knots=.2, weather=.3)
    pm = wood('post4x4', 'treated', 'Z', vary=.3, knots=.25, weather=.35, cracks=.25)
    rr = wood('rail2x4', 'treated', 'X', vary=.3, knots=.2, weather=.35)
    step, h = 2.4, 1.8
    x0 = -4.2
    for i in range(6):
        px = x0 + i * step
        obj(box(.089, .089, h + .02, pm, .004), (px, .045, 0))
        if i < 5:
            for z in (.30, .95, 1.58):
                obj(box(step - .092, .038, .089, rr, .003), (px + step / 2, .019, z - .045))
    bm = box(.14, .018, h - .05, m, .0022)
    x, N = x0 - .02, []
    while x < .62:
        obj(bm, (x, -.0095, .055), (rnd.gauss(0, .0008), rnd.gauss(0, .0007), 0))
        N += [(x + d, -.019, z + rnd.gauss(0, .004)) for z in (.30, .95, 1.58) for d in (-.04, .04)]
        x += .1465
    fn.nails(N)
    props.string((x0, -.03, h + .008), (8, -.03, h + .008))
    pl.lawn(-6, 9, -4, 6, 95, 1., .055)
    pl.lawn(-14, 26, 6, 20, 12, 2.2, .06)
    props.board_pile(2.25, -1.15, 8, (6, 5))
    # a board leaning against the open bay, ready to go on
    obj(bm, (1.05, -.42, .0), (-.235, 0, 0))
    props.wheelbarrow(4.6, 2.6, 200)
    pl.lawn(9, 30, -4, 6, 16, 2., .06)
    grove(17, (-20, 44), 5.5, h=(6.5, 9.5))
    pl.hedge(-20, 40, 9, 1.8, 1.2, 'summer', 100)
    for x in np.arange(-8, 20, 1.4):
        pl.perennial(x, 8.1, 1.5, rnd.choice((('e9e6dc', 'f7f5ee'), ('d7b4c0', 'ead5dc'), ('8f86c0', 'b4aedb'))))


@shot('lumber', 'What a fence takes, laid out on a gravel drive: a pile of cedar boards, treated rails and square posts on bearers, and paper bags of concrete on a pallet.',
      spp=6, exposure=.1, seed=27,
      light=dict(sun=(236, 34), energy=4.2, warm=.25),
      camera=dict(pos=(-2.5, -3.5, 1.62), target=(.55, .3, .40), lens=34, fstop=5.6, focus=(0, -.2, .3)),
      grade=dict(temp=.006))
def lumber():
    gd.flat()
    treated = wood('rail2x4', 'treated', 'X', vary=.3, knots=.2, weather=.35)
    rough = wood('pallet', 'pine', 'X', vary=.3, knots=.3, weather=.8)
    kraft = plain('kraft', '9c8663', .8, .25)
    edge = lambda P: (P[:, 1] > 1.05 + .06 * np.sin(P[:, 0] * 2.1)) | (P[:, 1] < -1.9 + .05 * np.sin(P[:, 0] * 2.7))
    gd.gravel(-6, 9, -2.0, 1.15, 62, ('a89f8e', 'd2c8b6'), base=('978e7e', 'aba190'))
    pl.lawn(-6, 9, -4, 6, 95, 1., .055, avoid=lambda P: ~edge(P))
    pl.lawn(-14, 26, 6, 20, 12, 2.2, .06)
    props.board_pile(-.72, -.78, 6, (10, 6), L=1.83)
    # rails below, posts on them
    for x in (-.35, 1.35):
        obj(box(.089, 1.0, .07, rough, .004), (x, .34, 0))
    for layer in range(3):
        for k in range(7):
            obj(box(2.44, .089, .038, treated, .003), (.5 + rnd.gauss(0, .012), .02 + k * .094, .07 + layer * .0385), (0, 0, rnd.gauss(0, .004)))
    for x in (-.3, 1.3):
        obj(box(.038, .7, .038, rough, .003), (x, .30, .187))
    for layer, count in ((0, 5), (1, 4)):
        for k in range(count):
            obj(box(2.44, .089, .089, treated, .004), (.5 + rnd.gauss(0, .02), .09 + layer * .047 + k * .096, .226 + layer * .0895), (0, 0, rnd.gauss(0, .004)))
    # a pallet, and bags that sag a little
    with placed((1.92, -.62, 0), -9):
        for y in (-.42, 0, .42):
            obj(box(1.1, .09, .085, rough, .004), (0, y, 0))
        for k in range(7):
            obj(box(.10, 1.0, .02, rough, .003), (-.5 + k * .166, 0, .085))
        for x, y, high in ((-.23, -.28, 4), (-.23, .23, 3), (.21, -.28, 3), (.21, .23, 3)):
            for layer in range(high):
                tilt = rnd.gauss(0, .012), rnd.gauss(0, .012), rnd.gauss(0, .04)
                obj(box(.40, .50, .125, kraft, .05, 6), (x + rnd.gauss(0, .012), y + rnd.gauss(0, .01), .107 + layer * .112), tilt)
    grove(17, (-20, 44), 5.5, h=(6.5, 9.5))
    pl.hedge(-20, 40, 9, 1.8, 1.2, 'summer', 100)
    for x in np.arange(-8, 20, 1.4):
        pl.perennial(x, 8.1, 1.5, rnd.choice((('e9e6dc', 'f7f5ee'), ('d7b4c0', 'ead5dc'), ('8f86c0', 'b4aedb'))))


# ------------------------------------------------------------------ at arm's length
@shot('post-crown', 'The foot of a square wooden post stands in concrete whose top is troweled to a low dome that slopes away from the wood, with gravel and lawn round it.',
      size=(1600, 1200), spp=4, exposure=.25, seed=41,
      light=dict(sun=(250, 24), energy=4.8, sky=.15, warm=.45),
      camera=dict(pos=(-.50, -.88, .54), target=(.10, .03, .145), lens=40, fstop=3.2, focus=(0, -.06, .1)),
      grade=dict(temp=.010, contrast=.08))
def post_crown():
    gd.flat()
    round_ = lambda P: np.hypot(P[:, 0], P[:, 1]) < .285 + .02 * np.sin(3 * np.arctan2(P[:, 1], P[:, 0]) + 1)
    pl.lawn(-2.2, 4, -.75, 4, 130, 1., .06, avoid=round_)
    pl.lawn(-8, 14, 4, 12, 26, 1.7, .07)
    cedar = wood('post cedar', 'cedar-aged', 'Z', vary=.2, knots=.2, weather=.6, silver=.12, cracks=.35, foot=.5)
    rail = wood('rail cedar', 'cedar-aged', 'X', vary=.3, knots=.2, weather=.6, silver=.12, cracks=.25)
    for i in range(5):
        obj(box(.089, .089, 1.5, cedar, .0035), (2.4 * i, 0, -.2))
        for z in (.42, .95):
            obj(box(2.32, .038, .089, rail, .003), (2.4 * i + 1.2, .02, z - .045))
    # the concrete: a dome with the marks of the trowel
    conc = stone('crown concrete', '7f7c75', 'a7a49c', 5., .0035, 0., .88)
    n, prof = 96, [(.168, -.12), (.168, -.004), (.165, .008), (.158, .016), (.140, .026), (.115, .037), (.09, .046), (.07, .053), (.05, .058), (.03, .06)]
    V, F = [], []
    for k, (r, zz) in enumerate(prof):
        for j in range(n):
            a = j / n * 2 * math.pi
            rough = .003 * math.sin(a * 3 + k) + .002 * math.sin(a * 7 + 2 * k) + rnd.gauss(0, .0006)
            V.append(((r + rough) * math.cos(a), (r + rough) * math.sin(a), zz + .6 * rough))
    F = [(k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for k in range(len(prof) - 1) for j in range(n)]
    obj(mesh('crown', V, F, conc, True))
    obj(lathe([(.31, -.01), (.29, .004), (.10, .006)], earth('grit', '6f685c', '8d8577', 20.), 48))
    m = gd._pebbles(stone('round gravel', '837b6e', 'c0b7a8', 5., .002, 0., .8), 9, (.006, .0135), .035)
    k = 900
    a, r = R.uniform(0, 6.283, k), R.uniform(.185, .30, k)
    scatter(m, np.stack([r * np.cos(a), r * np.sin(a), np.full(k, .002)], 1), [[0, 0, 1.]], R.uniform(.8, 1.15, k), 'ring of gravel')
    for x, y, h, form, kd in ((6, 15, 8, 'oak', 'oak'), (11, 13, 6, 'apple', 'apple'), (1.5, 22, 10, 'maple', 'maple'), (16, 20, 10, 'oak', 'deepoak')):
        trees.tree(x, y, h, form, kd)
    for x in np.arange(-3, 22, 1.6):
        trees.bush(x, 11 + rnd.gauss(0, .6), rnd.uniform(1.2, 2.), rnd.choice(('summer', 'light', 'deep')), .07, .04)


@shot('gate-hinge', 'A black strap hinge, bolted through, carries a gate of upright cedar boards on a heavy post.',
      size=(1600, 1200), spp=4, exposure=.25, seed=42,
      light=dict(sun=(236, 30), energy=4.6, sky=.15, warm=.45),
      camera=dict(pos=(-.16, -.72, 1.10), target=(.155, 0, .985), lens=42, fstop=4.5, focus=(.12, -.01, .97)),
      grade=dict(temp=.010, contrast=.08))
def gate_hinge():
    gd.flat()
    m = wood('gate cedar', 'cedar', 'Z', vary=.4, knots=.3, weather=.6, silver=.05)
    mr = wood('gate cedar rail', 'cedar', 'X', vary=.3, knots=.2, weather=.6)
    pm = wood('gate post', 'cedar-aged', 'Z', vary=.2, knots=.3, weather=.7, silver=.1, cracks=.45)
    iron = plain('forged iron', '161617', .42, .5, metallic=.35, noise=.3, mottled=.25, fine=.5)
    front = -.018
    obj(box(.14, .14, 1.36, pm, .005), (0, front + .07, 0))
    obj(box(.17, .17, .03, pm, .005), (0, front + .07, 1.36))
    x0 = .07 + .019
    for i in range(8):
        obj(box(.138, .018, 1.10, m, .0025), (x0 + .069 + i * .1405, front / 2, .06 + rnd.gauss(0, .001)), (0, rnd.gauss(0, .0008), 0))
    for z in (.25, .97):
        obj(box(1.12, .038, .089, mr, .003), (x0 + .56, .019, z - .045))
    z = .97
    strap = [(.0, .021), (.16, .0165), (.345, .0135), (.362, .021), (.378, .021), (.400, .0), (.378, -.021), (.362, -.021), (.345, -.0135), (.16, -.0165), (.0, -.021)]
    obj(prism(strap[::-1], .005, iron, .0012), (x0 - .006, front - .0025, z))
    obj(prism([(-.105, -.026), (.0, -.021), (.0, .021), (-.105, .026)], .005, iron, .0012), (x0 - .012, front - .0025, z))
    for a, b in ((-.030, -.0105), (-.0095, .0095), (.0105, .030)):
        obj(lathe([(.0085, a), (.0095, a + .001), (.0095, b - .001), (.0085, b)], iron, 24), (x0 - .0095, front - .0075, z))
    obj(lathe([(.006, .030), (.009, .032), (.0085, .036), (.003, .039)], iron, 20), (x0 - .0095, front - .0075, z))
    head = lathe([(.0115, 0), (.0112, .002), (.009, .0045), (.005, .006), (.001, .0065)], iron, 24)
    for px in (-.087, -.045, .045, .145, .255):
        obj(head, (x0 - .008 + px, front - .005, z + (.0 if px > 0 else rnd.choice((-.008, .008)))), (math.pi / 2, 0, 0))
    pl.lawn(-6, 9, .5, 9, 40, 1.3, .06)
    pl.lawn(-12, 18, 9, 22, 10, 2.4, .07)
    for x, y, h, form, kd in ((-1.5, 14, 7, 'maple', 'maple'), (4, 17, 9, 'oak', 'oak'), (9, 14, 6, 'apple', 'apple'), (-6, 20, 10, 'oak', 'deepoak'), (14, 22, 11, 'maple', 'oak')):
        trees.tree(x, y, h, form, kd)
    for x in np.arange(-8, 18, 1.5):
        trees.bush(x, 9.5 + rnd.gauss(0, .5), rnd.uniform(.9, 1.7), rnd.choice(('summer', 'light', 'deep')), .07, .04)
    for x in np.arange(-5, 10, .9):
        pl.perennial(x, 6.5 + rnd.gauss(0, .4), 1.3, rnd.choice((('e9e6dc', 'f7f5ee'), ('d7b4c0', 'ead5dc'), ('8f86c0', 'b4aedb'))))


import series  # noqa: E402 -- the twelve styles, series.py
