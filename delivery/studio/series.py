"""The series: one garden, one light, twelve styles of fence, and for each material another side of the garden. The names are those of the guides in types-of-fences.

Sizes are in inches, as in the guides and on their plates; `I` turns them into metres. Each fence stands on the line
y = 0 with a post at x = 0. One part of each has aged more than the rest.
"""
import math

import numpy as np
from mathutils import Matrix

import fences as fn
import ground as gd
import plants as pl
import trees
from core import R, ball, bevelled, box, lathe, mesh, obj, prism, rnd, scatter, tubes
from materials import Nodes, bricks, cached, capped, earth, plain, siding, srgb, wood
from scenes import shot, smooth

I = .0254
LEFT, RIGHT = -4, 5     # the first and the last bay, counted from the post at x = 0


# ------------------------------------------------------------------ what has aged
@cached
def rusted(name, base='141415', share=.5, rough=.4, metallic=.3):
    """Paint that has come off in patches, with rust in them and below them."""
    t = Nodes(name)
    geo = t.n('NewGeometry').outputs['Position']
    sp = t.n('SeparateXYZ', {0: geo}).outputs
    patch = t.noise(geo, 17., 7., .68)
    run = t.noise(t.xyz(t.mul(sp[0], 4.), t.mul(sp[1], 4.), t.mul(sp[2], .25)), 22., 4., .6)
    m = t.grey(t.add(t.mul(patch, .65), t.mul(run, .35)), [(.60 - .2 * share, 0.), (.68 - .2 * share, 1.)])
    red = t.ramp(t.noise(geo, 70., 6., .7), [(.3, srgb('3b1c10')), (.5, srgb('6e3418')), (.72, srgb('9c5a2c'))])
    c = t.mix(m, srgb(base), red)
    h = t.add(t.mul(m, .5), t.mul(t.mul(t.noise(geo, 260., 5., .7), m), .8))
    return t.out(t.principled(Base_Color=c, Roughness=t.add(rough, t.mul(m, .5)), Metallic=t.sub(metallic, t.mul(m, metallic)), Specular=.4, Normal=t.bump(h, .6, .0016)))


@cached
def mossy(name, base='f2f2ef', share=.5):
    """Vinyl that nobody has washed: a green film in runs, more towards the foot."""
    t = Nodes(name)
    geo = t.n('NewGeometry').outputs['Position']
    sp = t.n('SeparateXYZ', {0: geo}).outputs
    run = t.noise(t.xyz(t.mul(sp[0], 1.), sp[1], t.mul(sp[2], .07)), 60., 5., .62)
    film = t.noise(geo, 6., 7., .68)
    low = t.math('SUBTRACT', 1., t.math('DIVIDE', sp[2], 2.2), True)
    m = t.math('MULTIPLY', t.math('SUBTRACT', t.add(t.add(t.mul(run, .5), t.mul(film, .6)), t.mul(low, .42)), .62, True), 5.5 * share, True)
    c = t.mix(t.mul(m, .85), srgb(base), t.mix(film, srgb('77805a'), srgb('4f5540')))
    return t.out(t.principled(Base_Color=c, Roughness=t.add(.28, t.mul(m, .45)), Specular=.45, Normal=t.bump(t.noise(geo, 420., 2.), .03, .001)))


def hammered(name='hammered iron'):
    """Black paint over iron that shows the hammer."""
    t = Nodes(name)
    geo = t.n('NewGeometry').outputs['Position']
    dents = t.n('TexVoronoi', {'Vector': geo, 'Scale': 46., 'Randomness': 1.}, feature='SMOOTH_F1').outputs['Distance']
    nz = t.noise(geo, 6., 5.)
    c = t.mix(nz, srgb('121314'), srgb('1f2021'))
    return t.out(t.principled(Base_Color=c, Roughness=t.add(.34, t.mul(nz, .12)), Specular=.5, Normal=t.bump(t.add(dents, t.mul(t.noise(geo, 300., 4.), .15)), .55, .006)))


# ------------------------------------------------------------------ parts
def posts(step):
    """The places of posts: one at x = 0, and enough of them to leave the frame on either side."""
    return [i * step for i in range(LEFT, RIGHT + 1)]


def bays(step):
    """The left post of every bay."""
    return posts(step)[:-1]


def pyramid(half, high, m, bev=.002):
    """The top of a cap."""
    v = [(a * half, b * half, 0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(0, 0, high)]
    return bevelled(mesh('pyramid', v, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], m), bev)


def capped_post(x, size, high, m, mc):
    """A square post of m under a cap of mc: a brim and a low pyramid."""
    obj(box(size, size, high + .3, m, .004, 3), (x, 0, -.3))
    obj(box(size + .030, size + .030, .020, mc, .004, 3), (x, 0, high))
    obj(pyramid(size / 2 + .011, .040, mc), (x, 0, high + .020))


def lattice(left, right, low, high, pitch, wide, thick, m, apart=None):
    """Strips that cross at 45 degrees in a rectangle, in two layers; apart: from layer to layer."""
    rise, apart = high - low, thick if apart is None else apart
    for turn in (1, -1):
        for x in np.arange(left - rise + pitch / 2, right, pitch):
            a, b = max(x, left), min(x + rise, right)
            za, zb = low + (a - x), low + (b - x)
            if b - a < .01:
                continue
            if turn < 0:
                a, b = left + right - a, left + right - b
            L, ang = math.hypot(b - a, zb - za) + wide * .8, math.atan2(zb - za, b - a)
            obj(box(L, thick, wide, m, min(.0012, thick / 5)), ((a + b) / 2 + wide / 2 * math.sin(ang), turn * apart / 2, (za + zb) / 2 - wide / 2 * math.cos(ang)), (0, -ang, 0))


def strap(P, wide, thick, m, taper=None, name='strap'):
    """Flat bar bent in the plane of the fence: P are points (k,2) in x and z, wide is its depth along y."""
    P = np.asarray(P, float)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True) + 1e-9
    N = np.stack([-T[:, 1], T[:, 0]], 1) * (thick / 2) * (1 if taper is None else np.asarray(taper)[:, None])
    V = []
    for p, n in zip(P, N):
        V += [(p[0] - n[0], -wide / 2, p[1] - n[1]), (p[0] + n[0], -wide / 2, p[1] + n[1]), (p[0] + n[0], wide / 2, p[1] + n[1]), (p[0] - n[0], wide / 2, p[1] - n[1])]
    k = len(P)
    F = [(4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j) for i in range(k - 1) for j in range(4)]
    F += [(3, 2, 1, 0), tuple(4 * k - 4 + j for j in range(4))]
    s = mesh(name, V, F, m, True)
    s.use_auto_smooth, s.auto_smooth_angle = True, math.radians(40)
    return s


def upright(length, wide, thick, m, bev=.0028):
    """A board whose material runs along x, as composite does: stand it up with rot (0, -pi/2, 0)."""
    b = box(length, thick, wide, m, bev)
    for v in b.vertices:
        v.co.x += length / 2
        v.co.z -= wide / 2
    return b


UP = (0, -math.pi / 2, 0)


# ------------------------------------------------------------------ wood
def lattice_top():
    """Boards edge to edge to 52 in, then 13 in of lattice in a frame of 1x2s between two rails; posts 92 in apart."""
    k = dict(vary=.36, weather=.65, silver=.13)
    m, mr = wood('lt board', 'cedar', foot=.5, knots=.22, **k), wood('lt rail', 'cedar', 'X', knots=.15, **k)
    ms = wood('lt strip', 'cedar', 'X', knots=.05, vary=.45, weather=.6, silver=.13)
    old = wood('lt old', 'cedar-aged', 'Z', vary=.2, knots=.5, weather=1., silver=.48, cracks=.5, green=.2, foot=.6)
    step, half = 92 * I, 1.75 * I
    t, n = .019, 16
    yb, yr = -.028, .0005       # the boards' middle and the rails'
    pitch = (step - 2 * half) / n
    bm, om = (box(pitch - .0012, t, 50 * I, q, .0022) for q in (m, old))
    N = []
    for x in posts(step):
        capped_post(x, 3.5 * I, 73 * I, m, mr)
    for i, x in enumerate(bays(step)):
        a, b, c = x + half, x + step - half, x + step / 2
        for z in (6, 49, 68.5):
            obj(box(b - a, .038, 3.5 * I, mr, .003), (c, yr, z * I))
        for j in range(n):
            bx = a + (j + .5) * pitch
            obj(om if (i, j) == (-LEFT, 6) else bm, (bx, yb + rnd.gauss(0, .0005), 2 * I + rnd.gauss(0, .001)), (rnd.gauss(0, .0008), 0, rnd.gauss(0, .003)))
            N += [(bx + d + rnd.gauss(0, .003), yb - t / 2 - .0006, z * I + rnd.gauss(0, .004)) for z in (7.75, 50.6) for d in (-.045, .045)]
        lattice(a, b, 52.5 * I, 68.5 * I, 4.6 * I, 1.4 * I, .0064, ms)
        for y in (-.0165, .0165):
            for z in (52.5, 67):
                obj(box(b - a, .019, 1.5 * I, mr, .002), (c, y, z * I))
            for px in (a + .019, b - .019):
                obj(box(.038, .019, 13 * I - .001, m, .002), (px, y, 54 * I))
        for px in np.arange(a + .15, b, .30):
            N += [(px + rnd.gauss(0, .004), -.0265, (z + .75) * I) for z in (52.5, 67)]
    fn.nails(N)


def stockade():
    """Boards of 4 in, edge to edge, with steep points, 6 ft high, on three rails; rails and posts are behind."""
    m = wood('st board', 'cedar', vary=.40, knots=.25, weather=.65, silver=.13, foot=.6)
    mr = wood('st rail', 'treated', 'X', knots=.2, weather=.5)
    old = wood('st old', 'cedar-aged', vary=.2, knots=.5, weather=1., silver=.48, cracks=.55, green=.25, foot=.6)
    step, w, t, h = 96 * I, 4 * I - .0012, .017, 70 * I
    pts = [(-w / 2, 0), (w / 2, 0), (w / 2, h - 4 * I), (.003, h), (-.003, h), (-w / 2, h - 4 * I)]
    bm, om = prism(pts, t, m, .002), prism(pts, t, old, .002)
    N = []
    for x in posts(step):
        obj(box(3.5 * I, 3.5 * I, 67 * I + .3, mr, .004), (x, .044, -.3))
    for i, x in enumerate(bays(step)):
        for z in (12, 36, 60):
            obj(box(step - 3.6 * I, .038, 3.5 * I, mr, .003), (x + step / 2, .019, (z - 1.75) * I))
        for j in range(24):
            bx = x + (j + .5) * 4 * I
            obj(om if (i, j) == (-LEFT, 8) else bm, (bx, -t / 2 + rnd.gauss(0, .0006), 2 * I + rnd.gauss(0, .0016)), (rnd.gauss(0, .001), rnd.gauss(0, .0007), rnd.gauss(0, .004)))
            N += [(bx + d + rnd.gauss(0, .003), -t - .0006, z * I + rnd.gauss(0, .004)) for z in (12, 36, 60) for d in (-.026, .026)]
    fn.nails(N)


def ranch_rail():
    """Three rough 1x6 boards across the faces of posts 7 ft 9 in apart; their joints, staggered, are under trim boards."""
    k = dict(ring=.006, rough=.72, bump=.6, vary=.3, weather=.7, cracks=.35, silver=.22)
    m, mp = wood('rr board', 'oak', 'X', knots=.3, relief=.002, **k), wood('rr post', 'oak', 'Z', knots=.25, foot=.5, **k)
    old = wood('rr old', 'oak-silver', 'X', ring=.006, rough=.8, bump=.8, knots=.4, weather=.9, silver=.6, cracks=.8, green=.3, relief=.003)
    step, t = 93 * I, 1 * I
    N = []
    for x in posts(step):
        obj(box(3.5 * I, 3.5 * I, 53 * I + .3, mp, .005), (x, 1.75 * I, -.3), (0, 0, rnd.gauss(0, .006)))
        obj(box(3.5 * I, .019, 49.5 * I, mp, .003), (x, -t - .0105, 3 * I))
        N += [(x + d, -t - .0206, (z + e) * I + rnd.gauss(0, .003)) for z in (11, 27.5, 44) for d, e in ((-.025, 1.3), (.025, 2.8), (-.025, 4.2))]
    for r, z in enumerate((11, 27.5, 44)):
        for i in range(LEFT - 1 + r % 2, RIGHT, 2):
            L = 2 * step - .003
            mat = old if r == 1 and i in (-1, 0) else m
            obj(box(L, t, 5.5 * I, mat, .003), ((i + 1) * step, -t / 2 - .0005, z * I + rnd.gauss(0, .002)), (rnd.gauss(0, .003), rnd.gauss(0, .0008), 0))
    fn.nails(N, .005)


# ------------------------------------------------------------------ metal
def lily(m):
    """The meshes of a lily in the round: a bud, two leaves that curl outwards, and a collar; 6.2 in high."""
    bud = lathe([(.010, 0), (.012, .012), (.009, .020), (.013, .045), (.022, .080), (.020, .100), (.011, .132), (.001, 6.2 * I)], m, 20)
    bud.transform(Matrix.Diagonal((1, .55, 1, 1)))
    s = np.linspace(0, 1, 16)
    curls = [np.stack([e * (.006 + .030 * np.sin(s * 2.1) + .012 * s), 0 * s, .020 + .075 * np.sin(s * 2.45)], 1) for e in (-1, 1)]
    collar = lathe([(.016, -.004), (.019, .001), (.019, .006), (.015, .011)], m, 18)
    return bud, tubes(curls, [.0085 - .0035 * s] * 2, m, 10, 'curls'), collar


def cast():
    """Painted cast iron: an even skin, a bit grainy from the sand of the mold."""
    t = Nodes('cast iron')
    geo = t.n('NewGeometry').outputs['Position']
    nz = t.noise(geo, 4., 6., .6)
    return t.out(t.principled(Base_Color=t.mix(nz, srgb('141615'), srgb('222524')), Roughness=t.add(.38, t.mul(nz, .12)), Specular=.5, Normal=t.bump(t.noise(geo, 330., 5., .7), .35, .0016)))


def cast_iron():
    """Poured: swelling balusters 6 in apart under pointed arches and lilies, rings between their feet, posts with urns."""
    m = cast()
    old = rusted('cast rust', '171918', .35)
    step = 72 * I
    prof = [(.7, 0), (.72, 5), (.9, 9), (1.15, 9.6), (1.15, 10), (1.9, 11), (1.15, 12), (1.15, 12.4), (.9, 13), (.72, 18), (.9, 20), (1.2, 20.4), (1.2, 21), (.8, 21.3), (.75, 26)]
    seam = mesh('seam', [(-.0008, 0, 0), (.0008, 0, 0), (.0008, 0, 1), (-.0008, 0, 1)], [(0, 1, 2, 3)], m)
    bal, rusty = (lathe([(r * .72 * I, z * I) for r, z in prof], q, 24) for q in (m, old))
    for b in (bal, rusty):      # flatter than broad, as castings are
        b.transform(Matrix.Diagonal((1 / .72, .8, 1, 1)))
    a = np.linspace(0, 1, 14)[:, None]
    p0, p1, p2, p3 = (np.array(q) for q in ((0, 25), (0, 28.6), (1, 30), (3, 31.3)))
    arc = (1 - a) ** 3 * p0 + 3 * a * (1 - a) ** 2 * p1 + 3 * a * a * (1 - a) * p2 + a ** 3 * p3
    arch = [strap(arc * [e * I, I], .020, .017, m, name='arch') for e in (1, -1)]
    c = np.linspace(0, 2 * math.pi, 33)
    ring = tubes([np.stack([1.5 * I * np.cos(c), 0 * c, 1.5 * I * np.sin(c)], 1)], .0075, m, 10)
    drop = ball(.011, m, 3)
    rosette = lathe([(.024, 0), (.024, .003), (.017, .005), (.013, .003), (.009, .008), (.001, .010)], m, 20)
    bolt = lathe([(.009, 0), (.009, .006), (.006, .008)], m, 6)
    head = lily(m)
    rail, bead = box(step - 4.2 * I, .022, 3 * I, m, .003), box(step - 4.2 * I, .034, .012, m, .004, 3)
    lug = box(.03, .05, 3.4 * I, m, .004)
    urn = [(2.0, 40), (2.9, 40.8), (3.0, 41.8), (2.4, 43.2), (1.5, 43.8), (1.6, 44.2), (2.7, 45.2), (3.1, 46.6), (2.7, 48.2), (1.5, 49.4), (1.1, 49.8), (1.0, 50.2), (.55, 51.2), (.05, 52)]
    top = lathe([(r * I, z * I) for r, z in urn], m, 32)
    for x in posts(step):
        for half, low, high, bev in ((4, -8, 3, .006), (3.2, 3, 6.2, .010), (2.2, 6, 37, .006), (2.8, 36.2, 37.4, .006), (3.3, 37.2, 39.2, .006), (2.7, 39.2, 40, .005)):
            obj(box(2 * half * I, 2 * half * I, (high - low) * I, m, bev, 3), (x, 0, low * I))
        obj(top, (x, 0, 0))
        for side in range(4):       # a raised panel on every face of the shaft
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
            turn = (0, 0, side * math.pi / 2)
            d = 2.2 * I
            for u in (-1, 1):
                obj(box(.008, .007, 25 * I, m, .0025), (x + dx * d + (dy != 0) * u * 1.5 * I, dy * d + (dx != 0) * u * 1.5 * I, 9 * I), turn)
            for z in (9, 33.7):
                obj(box(3.3 * I, .007, .008, m, .0025), (x + dx * d, dy * d, z * I), turn)
            if side == 0:
                obj(rosette, (x, -d, 21.5 * I), (math.pi / 2, 0, 0), (1.3, 1.3, 1.3))
    for i, x in enumerate(bays(step)):
        for z in (3, 31.5):
            obj(rail, (x + step / 2, 0, z * I))
            for e in (0, 3 * I - .012):
                obj(bead, (x + step / 2, 0, z * I + e))
            for px, e in ((x + 2.2 * I, 1), (x + step - 2.2 * I, -1)):
                obj(lug, (px + e * .015, 0, (z - .2) * I))
                obj(bolt, (px + e * .016, -.025, (z + 1.5) * I), (math.pi / 2, 0, 0))
        for j in range(12):
            px = x + j * 6 * I
            if j:
                obj(rusty if (i, j) == (-LEFT, 5) else bal, (px, 0, 5.5 * I))
                obj(seam, (px, -.021, 6 * I), scale=(1, 1, 5 * I))
                obj(rosette, (px, -.011, 33 * I), (math.pi / 2, 0, 0), (.8, .8, .8))
                for q in head:
                    obj(q, (px, 0, 34.5 * I))
            side = (j == 0) - (j == 11)     # beside a post there is less room
            tight = .62 if side else 1
            obj(arch[0], (px + .66 * I * (side > 0), 0, 0))
            obj(arch[1], (px + (6 - .66 * (side < 0)) * I, 0, 0))
            cx = px + (3 + .55 * side) * I
            obj(ring, (cx, 0, 11 * I), scale=(tight, 1, 1))
            for e in (-1, 1):
                obj(drop, (cx + e * (1.5 * tight + .35) * I, 0, 11 * I), scale=(1.5, .8, .8))
                obj(drop, (cx, 0, (11 + e * 2) * I), scale=(.8, .8, 1.2))


def wrought_iron():
    """Forged: solid bars through the holes of three flat rails, beaten leaf points, a pair of scrolls in every bay."""
    m, old = hammered(), rusted('wrought rust', '151617', .42)
    step, w = 72 * I, .0225

    def bar(low, high, q, size=w):
        """A square bar, a little uneven, with a leaf beaten out of its end."""
        z = np.linspace(low, high, 26)
        r = size / 2 * (1 + R.normal(0, .022, (26, 1, 1)))
        s = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])[None] * r
        s = s + np.interp(z, np.linspace(low, high, 6), R.normal(0, .0011, 6))[:, None, None]
        V = np.concatenate([s, np.broadcast_to(z[:, None, None], (26, 4, 1))], 2).reshape(-1, 3)
        F = [(4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j) for i in range(25) for j in range(4)] + [(3, 2, 1, 0), (100, 101, 102, 103)]
        return bevelled(mesh('bar', V.tolist(), F, q), .0022)

    def leaf_point(long, half, q):
        """A leaf with a ridge, thin at its rim."""
        s = np.linspace(0, 1, 12)
        prof = np.interp(s, (0, .10, .42, .75, 1), (.42, .40, 1, .62, .02)) * half * rnd.uniform(.95, 1.05)
        V = []
        for t, p in zip(s, prof):
            d = .0105 * (1 - .75 * t)
            V += [(-p, 0, t * long), (0, -d, t * long), (p, 0, t * long), (0, d, t * long)]
        F = [(4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j) for i in range(11) for j in range(4)] + [(3, 2, 1, 0)]
        return mesh('leaf point', V, F, q)

    def scroll():
        """An S whose bend grows towards both ends, set upright, 30 in high; no two are quite alike."""
        s = np.linspace(-1, 1, 150)
        turns = rnd.uniform(1.28, 1.36) * 2 * math.pi
        p = rnd.uniform(2.0, 2.3)
        th = turns * np.abs(s) ** p
        P = np.cumsum(np.stack([np.cos(th), np.sin(th)], 1), 0)
        P -= P[75]
        P[:75] = -P[:74:-1]         # point symmetry
        a = P[-40:].mean(0)
        ang = math.pi / 2 - math.atan2(a[1], a[0])
        P = P @ np.array([[math.cos(ang), math.sin(ang)], [-math.sin(ang), math.cos(ang)]])
        P *= 30 * I / np.ptp(P[:, 1])
        return P, np.interp(np.abs(s), (0, .9, 1), (1, 1, .55))

    rivet = lathe([(.009, 0), (.0085, .003), (.006, .006), (.001, .0072)], m, 16)
    outer, inner = (6, 12, 18, 24, 48, 54, 60, 66), (30, 36, 42)
    for x in posts(step):
        obj(bar(-.3, 54 * I, m, .052), (x, 0, 0))
        obj(box(.070, .070, .018, m, .004), (x, 0, 53.4 * I))
        obj(leaf_point(8 * I, 2 * I, m), (x, 0, 54 * I), scale=(1, 1.8, 1))
        obj(box(.066, .066, .03, m, .004), (x, 0, 1.5 * I))
    for i, x in enumerate(bays(step)):
        for z in (5, 36, 45):
            obj(box(step, .034, .87 * I, m, .002), (x + step / 2, 0, (z + .4) * I), (rnd.gauss(0, .004), rnd.gauss(0, .0006), 0))
            for px, e in ((x, 1), (x + step, -1)):      # lugs and rivets
                obj(box(.05, .010, .034, m, .002), (px + e * .050, -.021, (z + .2) * I))
                obj(rivet, (px + e * .058, -.026, (z + .85) * I), (math.pi / 2, 0, 0))
        for j, b in enumerate(outer + inner):
            px, q = x + b * I, old if (i, b) == (-LEFT, 18) else m
            low, high = (2, 50) if b in outer else (35.6, 54)
            obj(bar(low * I, high * I, q), (px, 0, 0))
            obj(leaf_point(5 * I, 1.35 * I, q), (px, 0, high * I))
            for z in (36, 45) + ((5,) if b in outer else ()):       # the punched rail swells round the bar
                obj(box(.040, .037, .026, m, .005), (px, 0, (z + .33) * I))
        cx, cz = x + 36 * I, 21.33 * I
        for e in (-1, 1):
            P, taper = scroll()
            P = P * [-e, 1]
            inmost = np.argmax(-e * P[:, 0])
            P[:, 0] += e * (abs(P[inmost, 0]) + .0045)
            obj(strap(P, .026, .009, m, taper), (cx, 0, cz))
            for k in (np.argmax(P[:, 1]), np.argmin(P[:, 1])):      # collars hold them to the rails, and to each other
                obj(box(.030, .042, .034, m, .003), (cx + P[k, 0], 0, cz + P[k, 1] + (-.012 if P[k, 1] > 0 else -.022)))
        obj(box(.034, .036, .022, m, .003), (cx, 0, cz + P[inmost, 1] - .011))


def welded_wire():
    """A roll of 2x4 in mesh, 4 ft high, on the front of studded green steel posts with white tips, 6 ft apart."""
    zinc = plain('mesh zinc', 'a4a8a9', .45, .5, metallic=.55, noise=.4, mottled=.25)
    rust = rusted('mesh rust', '8b8e8f', 1.05, .45, .5)
    green = plain('post green', '24462f', .42, .45, noise=.35, mottled=.2, fine=.1)
    white = plain('post tip', 'e4e2d8', .45, .4, noise=.2)
    gr = rusted('post rust', '24462f', .50, .42, .1)
    step, r = 72 * I, .0016
    x0, x1, low, high = LEFT * step, RIGHT * step, 1 * I, 49 * I
    y = -.022
    flange, web, stud = (lambda q, L: box(.035, .0042, L, q, .001)), (lambda q, L: box(.0042, .032, L, q, .001)), (lambda q: box(.013, .006, .011, q, .002))
    for k, x in enumerate(posts(step)):
        for q, a, b in ((gr if k == -LEFT + 1 else green, -.3, 49 * I), (white, 49 * I, 54 * I)):
            obj(flange(q, b - a), (x, -.012, a))
            obj(web(q, b - a), (x, .006, a))
            for z in np.arange(max(a, .03), b - .01, .054):
                obj(stud(q), (x, -.0168, z))
        for z in (5, 17, 29, 41, 48.6):      # a wire clip round the post
            a = np.linspace(0, 1, 20)
            zz = z * I
            P = np.stack([x + .025 * np.cos(math.pi * (.02 + .96 * a) + math.pi), .012 - .036 * np.abs(1 - 2 * a) ** 1.5 + .022 * (1 - np.abs(1 - 2 * a)), zz + .004 * np.sin(a * 3)], 1)
            obj(tubes([P], .0017, zinc, 6, 'clip'))
    wave = lambda x: .0035 * np.sin(x * 1.9 + 1) + .0025 * np.sin(x * 4.3)
    xs = np.arange(x0, x1, .03)
    for z in np.arange(low, high + .001, 4 * I):
        q = rust if z < 2 * I else zinc
        obj(tubes([np.stack([xs, y + wave(xs), z + .0012 * np.sin(xs * 5 + z * 9)], 1)], r, q, 8, 'level wire'))
    up = tubes([np.array([[0, 0, low - .004], [0, 0, high + .004]])], r, zinc, 8, 'upright wire')
    P = []
    for x in np.arange(x0 + .01, x1, 2 * I):
        obj(up, (x, y + wave(x) - 1.7 * r, 0), (0, rnd.gauss(0, .0006), 0))
        P += [(x, y + wave(x) - .8 * r, z) for z in np.arange(low, high + .001, 4 * I)]
    P = np.array(P)
    sick = R.random(len(P)) < .10
    scatter(ball(1, zinc, 1), P[~sick], [[0, -1., 0]], .0023, 'welds')
    scatter(ball(1, rust, 1), P[sick], [[0, -1., 0]], .0028, 'welds')


# ------------------------------------------------------------------ vinyl
def vinyl_boards(x, step, post, low, high, n, m, odd=None, mo=None):
    """Tongue-and-groove boards between two posts, a fine groove at every joint."""
    clear = step - post
    bw, b = clear / n, .0055
    prof = [(-bw / 2, -.011 + b * .8), (-bw / 2 + b, -.011), (bw / 2 - b, -.011), (bw / 2, -.011 + b * .8), (bw / 2, .011 - b), (bw / 2 - b, .011), (-bw / 2 + b, .011), (-bw / 2, .011 - b)]
    for j in range(n):
        V = [(px, py, z) for z in (0, high - low) for px, py in prof]
        F = [(i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i) for i in range(8)]
        obj(mesh('board', V, F, mo if j == odd else m), (x + post / 2 + (j + .5) * bw, 0, low))


def vinyl_posts(step, size, high, m):
    """Hollow posts under capped tops."""
    for x in posts(step):
        obj(box(size, size, high + .3, m, .006, 3), (x, 0, -.3))
        fn.vcap(x, 0, high, m, size / .127)


def vinyl_rails(step, post, spans, m, deep=2 * I):
    """Hollow rails from post to post; spans: (low, high) in inches."""
    for low, high in spans:
        rail = box(step - post + .002, deep, (high - low) * I, m, .006, 3)
        for x in bays(step):
            obj(rail, (x + step / 2, 0, low * I))


def vinyl_lattice_top():
    """Locked boards up to 51½ in, then 10½ in of lattice, all of one piece, between the second rail and the third."""
    m, old = fn.white(), mossy('vinyl film', share=.2)
    step, post = 72 * I, 5 * I
    vinyl_posts(step, post, 73 * I, m)
    vinyl_rails(step, post, ((2, 8), (51.5, 57), (67.5, 72)), m)
    for i, x in enumerate(bays(step)):
        vinyl_boards(x, step, post, 7 * I, 52 * I, 11, m, 4 if i == -LEFT else None, old)
        lattice(x + post / 2, x + step - post / 2, 56.5 * I, 68 * I, 4.4 * I, 1.5 * I, .0075, m, apart=.0012)


def vinyl_picket():
    """Pickets of 3 in, 2.8 in apart, pass through two hollow rails; their tops hang in a swag between the posts."""
    m, old = fn.white(), mossy('vinyl moss')
    step, post, w = 72 * I, 4 * I, 3 * I
    vinyl_posts(step, post, 45 * I, m)
    vinyl_rails(step, post, ((8, 11.5), (28, 31.5)), m, 1.75 * I)
    for i, x in enumerate(bays(step)):
        for j in range(11):
            u = 7 + 5.8 * j
            h = (35 + 7 * ((u - 36) / 36) ** 2 - 3) * I
            pts = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (.9 * I, h + 1.4 * I), (-.9 * I, h + 1.4 * I), (-w / 2, h)]
            obj(prism(pts, .875 * I, old if (i, j) == (-LEFT, 4) else m, .003), (x + u * I, 0, 3 * I))


def vinyl_semi_privacy():
    """Boards of 3.7 in with gaps of 1.3 in, all in one plane, their ends in the rails; 13 to a bay of 6 ft."""
    m, old = fn.white(), mossy('vinyl moss')
    step, post = 72 * I, 5 * I
    vinyl_posts(step, post, 73 * I, m)
    vinyl_rails(step, post, ((2, 8), (66, 72)), m)
    bm, om = (box(3.7 * I, .875 * I, 62 * I, q, .004, 3) for q in (m, old))
    for i, x in enumerate(bays(step)):
        for j in range(13):
            obj(om if (i, j) == (-LEFT, 5) else bm, (x + (6 + 5 * j) * I, 0, 6 * I))


# ------------------------------------------------------------------ composite
BROWN = ('4e3c30', '6b5342', '836955')
PALE = ('5c4c40', '786656', '92806e')


def composite_posts(step, size, high, m):
    """Thick posts under flat caps."""
    for x in posts(step):
        obj(upright(high + .3, size, size, m, .005), (x, 0, -.3), UP)
        obj(box(size + .026, size + .026, .022, m, .005, 3), (x, 0, high))
        obj(box(size + .008, size + .008, .010, m, .004, 3), (x, 0, high + .022))


def composite_rails(step, post, spans, m, deep):
    """Rails from post to post; spans: (low, high) in inches."""
    for low, high in spans:
        rail = box(step - post + .001, deep, (high - low) * I, m, .005, 3)
        for x in bays(step):
            obj(rail, (x + step / 2, 0, low * I))


def composite_privacy():
    """Flush upright boards with a fine groove at each joint, between a top and a bottom rail and thick posts 8 ft apart."""
    m, old = capped('cp brown', BROWN), capped('cp pale', PALE, .62)
    step, post, n = 96 * I, 5 * I, 16
    composite_posts(step, post, 72 * I, m)
    composite_rails(step, post, ((2, 7), (67, 71.5)), m, 2.4 * I)
    bw = (step - post) / n
    bm, om = (upright(61.5 * I, bw - .0012, .022, q, .0042) for q in (m, old))
    for i, x in enumerate(bays(step)):
        for j in range(n):
            obj(om if (i, j) == (-LEFT, 6) else bm, (x + post / 2 + (j + .5) * bw, rnd.gauss(0, .0002), 6.2 * I), UP)
        obj(box(step - post, .004, 60 * I, m, 0), (x + step / 2, .002, 6.5 * I))


def composite_board_on_board():
    """Upright boards of 5¾ in by turns raised and sunken, 19 to a bay of 8 ft, with rounded edges that hook together."""
    m, old = capped('cb brown', BROWN), capped('cb pale', PALE, .62)
    step, post, n = 96 * I, 5 * I, 19
    composite_posts(step, post, 72.5 * I, m)
    composite_rails(step, post, ((2, 6.5), (68.5, 72)), m, 3.2 * I)
    pitch = (step - post) / n
    bm, om = (upright(63.5 * I, 5.75 * I, .6 * I, q, .0065) for q in (m, old))
    end = upright(63.5 * I, 5.2 * I, .6 * I, m, .0065)
    for i, x in enumerate(bays(step)):
        for j in range(n):
            q = om if (i, j) == (-LEFT, 6) else end if j in (0, n - 1) else bm
            obj(q, (x + post / 2 + (j + .5) * pitch, (-.55 if j % 2 == 0 else .15) * I, 5.6 * I), UP)


def composite_infill():
    """Twelve level boards in a black metal frame 6 ft wide, half an inch of daylight between it and slim posts."""
    m, old = capped('ci brown', BROWN), capped('ci pale', PALE, .62)
    al = plain('frame black', '17181a', .38, .5, coat=.08, fine=.04, noise=.2, dirt=.3)
    step, post, gap = 75.25 * I, 3 * I, .5 * I
    w, ch = step - post - 2 * gap, 2 * I
    bm, om = (box(w - .05, .022, 5.5 * I - .0012, q, .0035) for q in (m, old))
    bolt = lathe([(.006, 0), (.006, .003), (.003, .0045)], al, 12)
    for x in posts(step):
        obj(box(post, post, 73 * I + .3, al, .003), (x, 0, -.3))
        obj(box(post + .008, post + .008, .010, al, .003), (x, 0, 73 * I))
        obj(pyramid(post / 2, .012, al), (x, 0, 73 * I + .010))
    for i, x in enumerate(bays(step)):
        a, b, c = x + post / 2 + gap, x + step - post / 2 - gap, x + step / 2
        for z in (2, 70):
            obj(box(b - a, 1.5 * I, ch, al, .003), (c, 0, z * I))
        for px in (a + ch / 2, b - ch / 2):
            obj(box(ch, 1.5 * I, 66 * I + .004, al, .003), (px, 0, 4 * I - .002))
        for j in range(12):
            obj(om if (i, j) == (-LEFT, 7) else bm, (c, rnd.gauss(0, .0002), (4 + 5.5 * j) * I))
        obj(box(b - a - .06, .004, 66 * I, al, 0), (c, .002, 4 * I))
        for z in (11, 61):      # brackets across the daylight
            for px, e in ((x + post / 2, 1), (x + step - post / 2, -1)):
                obj(box(gap + 1.7 * I, .005, 1.6 * I, al, .0015), (px + e * (gap / 2 + .45 * I), -.75 * I - .0025, z * I))
                for d in (0, 1.05):
                    obj(bolt, (px + e * (gap + d * I), -.75 * I - .005, (z + .8) * I), (math.pi / 2, 0, 0))


# ------------------------------------------------------------------ the garden
def garden_z(x, y):
    """Level where the fence stands; behind it the ground climbs slowly, then a hill."""
    return .9 * smooth(6, 26, y) + smooth(28, 190, y) * (15 + 4 * np.sin(x * .021 + .6) + 2.5 * np.sin(x * .05 + y * .02))


def sward():
    """The ground under and beyond the grass: one broad noise, since most of it is never seen."""
    t = Nodes('sward')
    nz = t.noise(t.n('NewGeometry').outputs['Position'], .35, 3.)
    return t.out(t.principled(Base_Color=t.ramp(nz, [(.35, srgb('3b4a1e')), (.65, srgb('667332'))]), Roughness=.95, Specular=.1))


def seen(angle, far):
    """A place behind the fence by its direction from the camera, in degrees from +x, and its distance; in view from 39 to 85."""
    return -1.85 + far * math.cos(math.radians(angle)), -4.9 + far * math.sin(math.radians(angle))


def planted(trees_):
    """Trees by direction, distance, height, form and leaves."""
    for angle, far, h, form, kd in trees_:
        x, y = seen(angle, far)
        trees.tree(x, y, h, form, kd, z=float(garden_z(x, y)))


def bushes(row):
    """Loose shrubs across the lawn."""
    for x, y, h, kd in row:
        trees.bush(x, y, h, kd, .055, .032, z=float(garden_z(x, y)), wide=1.25)


def wood_side():
    """Wooden fences: lavender at the foot, shrubs, tall trees, a wood behind."""
    for x, y, s in ((-.62, -.52, .80), (-.28, -.66, .62), (2.72, -.50, .78), (3.02, -.62, .66)):
        pl.lavender(x, y, s, ('57488c', '8f80c0'))
    bushes(((1.6, 11.5, 1.3, 'summer'), (3.4, 12.4, 1.7, 'deep'), (5.6, 11.8, 1.1, 'light'), (8.2, 12.2, 1.5, 'summer'), (10.6, 11.2, 1.2, 'olive'), (13., 12.6, 1.8, 'deep'), (15.8, 11.6, 1.2, 'summer')))
    for x, y, h, form, kd in ((4.0, 25, 8.2, 'maple', 'maple'), (11.5, 23, 7.4, 'oak', 'oak'), (18.5, 26, 8.6, 'birch', 'birch'), (24, 22, 7.0, 'apple', 'apple'), (30, 28, 9.5, 'oak', 'deepoak'), (-3, 26, 8.5, 'oak', 'oak')):
        trees.tree(x, y, h, form, kd, z=float(garden_z(x, y)))


def field_side():
    """Rails and metal: long grass at the foot, one old tree, and a barn across the field."""
    for x, y, s in ((-.72, -.50, .9), (-.38, -.60, .7), (2.66, -.46, .85), (3.0, -.58, .7)):
        pl.tuft(x, y, s, ('6a7438', 'a8a860'), h=.5)
    pl.wildflowers(np.stack([R.normal(2.8, .3, 24), R.normal(-.5, .12, 24), np.zeros(24)], 1), 'butter', .34)
    pl.meadow(-8, 30, 8.5, 19, 9, .42, 1.6, z=garden_z, heads=9)
    x, y = seen(52, 52)
    gd.barn(x, y, 13, 8, 3.9, z=float(garden_z(x, y)), rz=24)
    planted(((74, 27, 8.8, 'oak', 'oak'), (62.5, 60, 9, 'maple', 'maple'), (45, 66, 10, 'oak', 'deepoak'), (57.5, 70, 9, 'birch', 'birch'), (41, 46, 6.5, 'apple', 'apple'), (83, 58, 10, 'maple', 'maple')))


def house_side():
    """Vinyl: rose-colored sage at the foot, and the neighbor's house between maples."""
    for x, y, s in ((-.64, -.54, .86), (-.26, -.64, .66), (2.70, -.52, .84), (3.04, -.64, .64)):
        pl.lavender(x, y, s, ('c79bab', 'ecd3dc'))
    bushes(((6.2, 20.6, 1.1, 'summer'), (8.6, 20.0, .9, 'light'), (11.4, 19.6, 1.2, 'deep'), (2.2, 14, 1.5, 'deep'), (15.5, 13, 1.4, 'olive')))
    gd.house(*seen(63.5, 33), 11, 7.5, 5.6, siding('series house', '6f8390'), '4d4b49', .62, windows=4, rz=-17, shutters='2f3a44', sill=.60)
    planted(((78, 26, 7.6, 'maple', 'maple'), (47.5, 27, 8.4, 'oak', 'oak'), (83, 40, 10.5, 'oak', 'deepoak'), (56, 46, 10.5, 'birch', 'birch'), (70, 48, 11.5, 'maple', 'oak'), (41, 40, 9.5, 'apple', 'apple')))


def hedge_side():
    """Composite and forged iron: feather-reed grass at the foot, a clipped hedge, a brick house, birches, poplars in a row."""
    for x, y, s in ((-.66, -.50, .62), (-.36, -.56, .50), (2.76, -.50, .62)):
        pl.ornamental(x, y, s, 22)
        pl.tuft(x, y, 1.1 * s)
    for x, y, r in ((-.04, -.60, .15), (3.14, -.60, .16)):
        pl.boxwood(x, y, r)
    pl.hedge(-4, 34, 13, 2.3, .9, 'deep', 60)
    gd.house(*seen(66, 34), 12, 8, 5.0, bricks('series brick'), '3f3d3c', .8, windows=4, rz=14, sill=.55)
    planted(((81, 25, 7.8, 'birch', 'birch'), (50.5, 27, 7.4, 'birch', 'birch'), (76.5, 46, 11, 'oak', 'oak'), (45.4, 36, 12.5, 'poplar', 'poplar'), (42.6, 38, 12.8, 'poplar', 'poplar'), (39.8, 40, 12.2, 'poplar', 'poplar'), (57, 52, 10, 'maple', 'maple'), (86, 44, 10, 'maple', 'maple')))


def garden(side):
    """What all share, and a side of it. It is built before the fence, so that the same seed gives the same garden."""
    z = garden_z
    gd.terrain(z, sward(), 30, 420)
    foot = lambda P: np.abs(P[:, 1] - .02) < .13 + .03 * np.sin(P[:, 0] * 3.1) + .02 * np.sin(P[:, 0] * 7.7)
    # the strip under the fence: soil, thin short grass
    xs = np.linspace(-9, 12, 80)
    V = [(x, y + s * .03 * math.sin(x * 2.3 + s), .004) for x in xs for s, y in ((-1, -.16), (1, .22))]
    obj(mesh('foot', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(xs) - 1)], earth('foot soil', '2b2116', '453625', 14., .01)))
    pl.lawn(-7, 11, -.2, .25, 30, .55, .05, avoid=lambda P: ~foot(P))
    pl.lawn(-6, 9, -4.6, .1, 112, 1., .058, avoid=foot)
    pl.lawn(-6, 13, .0, 7, 62, 1.15, .06, z=z, avoid=foot)
    pl.lawn(-10, 30, 7, 19, 15, 2.1, .07, z=z)
    pl.meadow(-12, 46, 19, 34, 3.2, .36, 2., z=z, heads=4)
    for x, y, s in ((-.98, -.58, .62), (-.02, -.46, .55), (.35, -.30, .42), (1.5, -.24, .40), (2.42, -.52, .55), (3.35, -.42, .6), (4.4, -.28, .5)):
        pl.tuft(x, y, s)
    for kind, n, h in (('daisy', 70, .30), ('butter', 30, .24)):
        Q = np.stack([np.where(R.random(n) < .55, R.normal(-.45, .38, n), R.normal(2.9, .40, n)), R.normal(-.52, .16, n), np.zeros(n)], 1)
        pl.wildflowers(Q[Q[:, 1] < -.2], kind, h)
    side()
    n = 430
    x, y = R.uniform(-40, 200, n), R.uniform(42, 190, n)
    keep = (y < 62) | (np.sin(x * .05 + 1) + np.sin(y * .06 + x * .02) > -.2)
    # the field is open as far as the hill
    keep &= (y > 92) | (side is not field_side)
    x, y = x[keep], y[keep]
    trees.far(np.stack([x, y, z(x, y)], 1), R.uniform(7, 12, len(x)))


def series(name, alt, fence, side, near=1., eye=1.42, at=.75, foot=.22, spp=3, exposure=.38):
    """One picture of the series. near: how far the camera stands off, of what it does for a high fence; eye: its height;
    at: the x that it looks at; foot: how high in the frame the foot of the fence stands there; white asks for less exposure."""
    d = near * 5.55

    @shot(name, alt, spp=spp, bounces=1, exposure=exposure, seed=61,
          light=dict(sun=(128, 25), energy=4.8, angle=.8, warm=.42, sky=.15, clouds=.7, cover=.46),
          camera=dict(pos=(at - 2.6 * near, -4.9 * near, eye), target=(at, 0, eye), lens=42, fstop=2.8, focus=(at - .2, 0, eye), shift=(0, (.5 - foot) * 24 / 36 - eye / (d * 36 / 42))),
          grade=dict(haze=(650, .62, .60, .52, .85), temp=.014, contrast=.09))
    def build():
        garden(side)
        fence()


LOW = dict(near=.76, eye=1.16, at=.75)
series('lattice-top', 'Close cedar boards to chest height carry a band of crossed lattice strips, framed between two rails and square capped posts; one board has turned gray.', lattice_top, wood_side)
series('stockade', 'Narrow cedar boards with steep points stand edge to edge, head high, in one flat face with level lines of nails; one board has turned gray.', stockade, wood_side)
series('ranch-rail', 'Three rough oak boards cross the faces of square posts, their joints under upright trim boards, with lawn, a field and a barn behind.', ranch_rail, field_side, near=.90, eye=1.26)
series('cast-iron', 'A waist-high black cast-iron fence: swelling balusters under pointed arches and lilies, rings between their feet, posts topped with urns, and rust on one baluster.', cast_iron, field_side, **LOW)
series('welded-wire', 'A grid of welded wire, its openings taller than wide, is clipped to green steel posts with white tips; the lowest wire has rusted.', welded_wire, field_side, **LOW)
series('wrought-iron', 'Forged black bars run through flat rails and end in beaten leaf points, with a pair of scrolls in the middle of each bay and rust on one bar.', wrought_iron, hedge_side, **dict(LOW, near=.84))
series('vinyl-lattice-top', 'White vinyl boards without a gap reach up to a middle rail; above it a band of crossed lattice fills the space below the top rail.', vinyl_lattice_top, house_side, exposure=.08)
series('vinyl-picket', 'White vinyl pickets pass through two hollow rails, and their tops hang in a swag between capped posts; one picket has a green film.', vinyl_picket, house_side, exposure=.10, **LOW)
series('vinyl-semi-privacy', 'White vinyl boards stand in one plane with a narrow even gap between them, their ends hidden in the rails between capped posts.', vinyl_semi_privacy, house_side, exposure=.08)
series('composite-board-on-board', 'Brown composite boards, by turns raised and sunken, with rounded edges, stand between a top rail, a bottom rail and thick capped posts.', composite_board_on_board, hedge_side)
series('composite-infill', 'Level brown composite boards fill black metal frames; a strip of daylight and two brackets part each frame from its slim post.', composite_infill, hedge_side)
series('composite-privacy', 'Flush upright brown composite boards with a fine groove at each joint fill the space between two rails and thick flat-capped posts; one board has faded.', composite_privacy, hedge_side)
