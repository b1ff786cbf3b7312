"""Ground: terrain, mulch beds, gravel, paving, stone walls, houses far off."""
import math

import bpy
import numpy as np
from mathutils import Vector

from core import R, bevelled, box, mesh, obj, prism, rnd, scatter, tubes
from materials import bricks, clear_water, earth, glass, leaf, plain, pool_plaster, siding, srgb, stone, tiles


def flat(mat=None, z=0.):
    obj(mesh('ground', [(-400, -200, z), (400, -200, z), (400, 600, z), (-400, 600, z)], [(0, 1, 2, 3)], mat or earth('soil')))


def terrain(fn, mat, near=30, far=400, n=220):
    """A grid that is fine near the origin and coarse far off, lifted by z = fn(x, y)."""
    t = np.linspace(-1, 1, n)
    g = np.sign(t) * (np.abs(t) * near * .8 + np.abs(t) ** 5 * far)
    X, Y = np.meshgrid(g, g, indexing='ij')
    Z = fn(X, Y)
    V = np.stack([X, Y, Z], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(n - 1), np.arange(n - 1), indexing='ij')
    F = np.stack([i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1], -1).reshape(-1, 4)
    obj(mesh('terrain', V.tolist(), F.tolist(), mat, True))


def wavy(y, a=.10, b=.05, ph=.5):
    return lambda x: y + a * np.sin(np.asarray(x) * .9 + ph) + b * np.sin(np.asarray(x) * 2.3)


def bed(x0, x1, y1, edge, kind='bark'):
    """A planting bed between a curved edge (front) and y1 (back), covered with bark or gravel."""
    if kind == 'bark':
        m = _chips(leaf('mulch', '2e1c12', '6a4630', 0., .85), 70, (.012, .05), (.005, .013))
        base, d, lift = earth('bedsoil', '241810', '33231a', 9.), 55, .05
    else:
        m = _pebbles(stone('pebble', '8d867a', 'c4bdb0', 4., .0, 0.), 26, (.007, .017))
        base, d, lift = earth('gritsoil', '7b7468', '958d80', 20.), 62, .02
    k = int((x1 - x0) * (y1 - min(edge(np.linspace(x0, x1, 60)))) * d)
    y0 = float(min(edge(np.linspace(x0, x1, 60))))
    P = np.stack([R.uniform(x0, x1, k), R.uniform(y0, y1, k), np.full(k, .01)], 1)
    P = P[P[:, 1] > edge(P[:, 0]) - .02]
    P[:, 2] += lift * np.clip((P[:, 1] - edge(P[:, 0])) / .3, 0, 1)
    scatter(m, P, np.array([[0, 0, 1.]]) + R.normal(size=P.shape) * .08, R.uniform(.9, 1.2, len(P)), 'bed')
    xs = np.linspace(x0, x1, 90)
    V, F = [], []
    for x in xs:
        e = float(edge(x))
        V += [(x, e, -.01), (x, min(e + .3, y1), lift + .005), (x, y1, lift + .005)]
    for i in range(len(xs) - 1):
        F += [(3 * i, 3 * i + 3, 3 * i + 4, 3 * i + 1), (3 * i + 1, 3 * i + 4, 3 * i + 5, 3 * i + 2)]
    obj(mesh('bed', V, F, base))


def _chips(mat, n, ll, ww):
    V, F = [], []
    for i in range(n):
        l, w = rnd.uniform(*ll), rnd.uniform(*ww)
        a, ti = rnd.uniform(0, 6.283), rnd.gauss(0, .35)
        c = Vector((rnd.uniform(-.14, .14), rnd.uniform(-.14, .14), rnd.uniform(.002, .03)))
        e = Vector((math.cos(a) * math.cos(ti), math.sin(a) * math.cos(ti), math.sin(ti)))
        g = Vector((-math.sin(a), math.cos(a), rnd.gauss(0, .4))).normalized()
        nn = e.cross(g)
        b = len(V)
        V += [c - e * l / 2 - g * w / 2, c + e * l / 2 - g * w * .3, c + e * l / 2 + g * w * .4, c - e * l / 2 + g * w / 2, c + nn * w * .5]
        F += [(b, b + 1, b + 4), (b + 1, b + 2, b + 4), (b + 2, b + 3, b + 4), (b + 3, b, b + 4)]
    return mesh('chips', V, F, mat)


_ICO = None


def _pebbles(mat, n, rr, spread=.12, name='pebbles'):
    import bmesh
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
    bv = np.array([v.co for v in bm.verts])
    bf = [[v.index for v in f.verts] for f in bm.faces]
    bm.free()
    V, F, b = [], [], 0
    for i in range(n):
        r = rnd.uniform(*rr)
        v = bv * (1 + R.normal(0, .12, (len(bv), 1))) * r * np.array([rnd.uniform(.8, 1.3), rnd.uniform(.8, 1.2), rnd.uniform(.5, .8)])
        a = rnd.uniform(0, 6.28)
        v = v @ np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
        v += [rnd.uniform(-spread, spread), rnd.uniform(-spread, spread), r * rnd.uniform(.1, .7)]
        V.append(v)
        F += [[q + b for q in f] for f in bf]
        b += len(v)
    return mesh(name, np.concatenate(V).tolist(), F, mat, True)


def gravel(x0, x1, y0, y1, dens=60, cols=('8d867a', 'c4bdb0'), size=1., avoid=None, base=('7b7468', '958d80')):
    m = _pebbles(stone('pebble' + cols[0], *cols, 4., 0., 0.), 26, (.006, .014))
    k = int((x1 - x0) * (y1 - y0) * dens)
    P = np.stack([R.uniform(x0, x1, k), R.uniform(y0, y1, k), np.full(k, .004)], 1)
    if avoid is not None:
        P = P[~avoid(P)]
    scatter(m, P, np.array([[0, 0, 1.]]), size * R.uniform(.9, 1.2, len(P)), 'gravel')
    if base:
        obj(mesh('gritbase', [(x0, y0, .006), (x1, y0, .006), (x1, y1, .006), (x0, y1, .006)], [(0, 1, 2, 3)], earth('gritsoil' + base[0], *base, 20.)))


def pavers(x0, x1, y0, y1, sx=.6, sy=.6, gap=.006, mat=None, z=0., h=.04):
    mat = mat or stone('paver', '8f8a82', 'b4aea4', 2., .002, 0., .7)
    m = box(sx - gap, sy - gap, h, mat, .004)
    for i, x in enumerate(np.arange(x0 + sx / 2, x1, sx)):
        for y in np.arange(y0 + sy / 2, y1, sy):
            obj(m, (x, y, z - h + .012 + rnd.gauss(0, .0008)), (rnd.gauss(0, .0015), rnd.gauss(0, .0015), 0))
    obj(mesh('joint', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], earth('joint', '5c564c', '6e675b', 20.)))


def pool(x0, x1, y0, y1, deck=.012, shallow=1.05, deep=1.9):
    """A swimming pool, deeper towards x1: coping that laps over its edge, a band of tiles at the waterline, plaster below."""
    level, band = deck - .115, deck - .20
    cop = stone('coping', 'b9b0a1', 'd6cec0', 2., .002, 0., .6)
    for n, (a, b), across in ((round((x1 - x0) / .6), (x0, x1), 0), (round((y1 - y0) / .6), (y0, y1), 1)):
        k = (b - a) / n
        for i in range(-1, n + 1):
            for e, edge in ((-1, (y0, x0)[across]), (1, (y1, x1)[across])):
                if across and i in (-1, n):
                    continue
                p, q, L = a + (i + .5) * k, edge + e * .135, k
                if i in (-1, n):        # the corners
                    p, L = (a - .165, b + .165)[i > 0], .33
                obj(box(*((L - .005, .33) if not across else (.33, L - .005)), .05, cop, .014, 3), *[((p, q, deck - .042) if not across else (q, p, deck - .042))])
    cx = x0 + (x1 - x0) * .45
    rim = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    V = [(x, y, z) for z in (deck - .03, band) for x, y in rim]
    obj(mesh('band', V, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], tiles('pool tiles')))
    V = [(x, y, band) for x, y in rim] + [(x0, y0, level - shallow), (cx, y0, level - shallow - .2), (x1, y0, level - deep), (x1, y1, level - deep), (cx, y1, level - shallow - .2), (x0, y1, level - shallow)]
    F = [(0, 1, 6, 5, 4), (1, 2, 7, 6), (2, 3, 9, 8, 7), (3, 0, 4, 9), (4, 5, 8, 9), (5, 6, 7, 8)]
    obj(mesh('basin', V, F, pool_plaster('pool plaster', level, deep)))
    obj(mesh('water', [(x, y, level) for x, y in rim], [(0, 1, 2, 3)], clear_water('pool water')))


def flags(centre, y0, y1, width, mat=None, row=.5, z=None):
    """A path of broken flagstones of unlike sizes, low in the turf, along y; centre(y) is the x of its middle.
    Returns what tells for points (n,3) whether they lie on a stone, so that grass grows in the joints only."""
    mat = mat or stone('flagstone', '7d766a', 'a59c8c', 3., .006, .25, .8)
    y, stones = y0, []
    while y < y1:
        deep = row * rnd.uniform(.75, 1.25)
        cut = [-.5, rnd.choice((-.14, .14)) + rnd.gauss(0, .04), .5] if rnd.random() < .75 else [-.46, .46]
        for a, b in zip(cut, cut[1:]):
            cx, cy = float(centre(y + deep / 2)) + (a + b) / 2 * width + rnd.gauss(0, .02), y + deep / 2 + rnd.gauss(0, .025)
            sx, sy = (b - a) * width / 2 - .016, deep / 2 - .012
            pts = []
            for k in range(12):
                t = (k + rnd.uniform(-.3, .3)) / 12 * 2 * math.pi
                c, s = math.cos(t), math.sin(t)
                q = (abs(c) ** 4.5 + abs(s) ** 4.5) ** (-1 / 4.5) * rnd.uniform(.90, 1.03)
                pts.append((c * q * sx, s * q * sy))
            zz = float(z(cx, cy)) if z else 0.
            o = obj(prism(pts, .05, mat, .006), (cx, cy, zz + rnd.gauss(-.013, .003)), (math.pi / 2 + rnd.gauss(0, .008), rnd.gauss(0, .008), 0))
            o.scale = (1, 1, -1)
            stones.append((cx, cy, sx, sy))
        y += deep
    return lambda P: np.any([(np.abs((P[:, 0] - cx) / (sx + .012)) ** 4 + np.abs((P[:, 1] - cy) / (sy + .012)) ** 4) < 1 for cx, cy, sx, sy in stones], axis=0)


def rock(mat, s=1., seedv=0):
    import bmesh
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=2, use_grid_fill=True)
    for v in bm.verts:
        v.co += Vector((rnd.gauss(0, .035), rnd.gauss(0, .035), rnd.gauss(0, .035)))
        v.co *= 1 - .10 * max(0, v.co.length - .62) / .25
    m = bpy.data.meshes.new('rock')
    bm.to_mesh(m)
    bm.free()
    m.materials.append(mat)
    return bevelled(m, .03, 2, 30)


def drystone(x0, x1, y, h, d=.45, mat=None, top=True, z=None):
    """A dry-stone wall: courses of rough flat stones, thinner upwards, upright copes on top."""
    mat = mat or stone('wallstone', '6f6a5e', 'aaa290', 5., .01, .5)
    ms = [rock(mat) for _ in range(14)]
    obj(box(x1 - x0, d * .62, h * .96, earth('wallcore', '2b2822', '3a362e', 9.), 0), ((x0 + x1) / 2, y, 0))
    zz = 0.
    while zz < h - .02:
        ch = rnd.uniform(.07, .15) * (1 - .25 * zz / h)
        for side in (-1, 1):
            x = x0 - rnd.uniform(0, .2)
            while x < x1:
                w = rnd.uniform(.13, .42)
                hh = ch * rnd.uniform(.86, 1.06)
                dd = d * .5 * rnd.uniform(.9, 1.08)
                yy = y + side * (d / 2 - dd / 2 - .05 * zz / h) + rnd.gauss(0, .008)
                zb = 0 if z is None else z(x, y)
                obj(ms[rnd.randrange(14)], (x + w / 2, yy, zb + zz + hh / 2), (rnd.choice((0, math.pi)) + rnd.gauss(0, .03), rnd.gauss(0, .03), rnd.choice((0, math.pi)) + rnd.gauss(0, .05)), (w * 1.0, dd, hh * 1.03))
                x += w * .985
        zz += ch
    if top:
        x = x0
        while x < x1:
            t = rnd.uniform(.06, .13)
            zb = 0 if z is None else z(x, y)
            obj(ms[rnd.randrange(14)], (x + t / 2, y, zb + zz + .1), (rnd.gauss(0, .05), rnd.gauss(.08, .08), rnd.gauss(0, .06)), (t * .98, d * .8, rnd.uniform(.2, .27)))
            x += t * .98


def house(x, y, w, d, h, wall=None, roof='4a4744', pitch=.55, windows=3, rz=0., trim='f2f0ea', shutters=None, sill=.36):
    """A gabled house, meant to stand out of focus. Its long side faces -y before turning. sill: of the height of the wall."""
    from core import placed
    wall = wall or siding('siding')
    tm = plain('trim' + trim, trim, .5)
    with placed((x, y, 0), rz):
        obj(box(w, d, h, wall, 0), (0, 0, 0))
        obj(prism([(-d / 2, 0), (d / 2, 0), (0, d / 2 * pitch)], w, wall), (0, 0, h), (0, 0, math.pi / 2))
        L = math.hypot(d / 2 + .4, (d / 2 + .4) * pitch)
        for s in (-1, 1):
            a = math.atan(pitch)
            obj(box(w + .7, L, .14, plain('roof' + roof, roof, .9, .1, noise=.5, mottled=.5), 0), (0, s * (d / 4 + .2) * 1., h + d / 4 * pitch - .2 * pitch + .05), (-s * a, 0, 0))
        for i in range(windows):
            wx = (i + .5) / windows * w - w / 2
            obj(box(1.15, .06, 1.5, tm, .01), (wx, -d / 2 - .02, h * sill))
            obj(box(.95, .06, 1.3, glass('glass'), 0), (wx, -d / 2 - .035, h * sill + .1))
            obj(box(.03, .07, 1.3, tm, 0), (wx, -d / 2 - .045, h * sill + .1))
            obj(box(.95, .07, .03, tm, 0), (wx, -d / 2 - .045, h * sill + .72))
            if shutters:
                obj(box(1.3, .16, .06, tm, .01), (wx, -d / 2 - .07, h * sill - .06))
                for s in (-1, 1):
                    obj(box(.42, .05, 1.5, plain('shutter' + shutters, shutters, .6, .3), .01), (wx + s * .80, -d / 2 - .03, h * sill))
        for s in (-1, 1):
            obj(box(.14, .14, h, tm, 0), (s * w / 2, -d / 2, 0))


def barn(x, y, w=16, d=10, h=4.6, z=0., rz=0., red='7d2f24', roof='6d6a66'):
    """A barn of upright boards with battens, a seamed roof, a stone foot, and double doors in the gable that faces -x."""
    from core import placed
    wall = plain('barn ' + red, red, .85, .15, noise=.45, mottled=.3)
    edge, shade = plain('barn trim', 'e9e4d8', .7, .2, noise=.2), plain('barn dark', '1c1512', .9, .1)
    tin = plain('roof tin', roof, .5, .4, noise=.35, mottled=.3, metallic=.35)
    pitch, eave, foot = .72, .55, .5
    top = h + d / 2 * pitch
    with placed((x, y, z), rz):
        obj(box(w + .2, d + .2, foot + .6, stone('barn foot', '6f6a5e', 'aaa290', 2., .02, .3), .02), (0, 0, -.6))
        obj(prism([(-d / 2, foot), (d / 2, foot), (d / 2, h), (0, top), (-d / 2, h)], w, wall), (0, 0, 0), (0, 0, math.pi / 2))
        batten = box(.05, .05, 1., wall, 0)
        for k in np.arange(-w / 2 + .15, w / 2, .30):
            for e in (-1, 1):
                obj(batten, (k, e * d / 2, foot), scale=(1, 1, h - foot))
        for k in np.arange(-d / 2 + .15, d / 2, .30):
            obj(batten, (-w / 2, k, foot), scale=(1, 1, h - foot + (d / 2 - abs(k)) * pitch))
        a = math.atan(pitch)
        L = math.hypot(d / 2 + eave, (d / 2 + eave) * pitch)
        for e in (-1, 1):
            cy, cz = e * (d / 2 + eave) / 2, top - (d / 2 + eave) * pitch / 2 + .04
            obj(box(w + 1., L, .08, tin, 0), (0, cy, cz), (-e * a, 0, 0))
            for k in np.arange(-w / 2 - .4, w / 2 + .5, .6):
                obj(box(.05, L, .05, tin, 0), (k, cy, cz + .08), (-e * a, 0, 0))
            obj(box(.08, L, .26, edge, 0), (-w / 2 - .5, cy, cz - .16), (-e * a, 0, 0))
            obj(box(.16, .16, h - foot, edge, 0), (-w / 2, e * d / 2, foot))
            obj(box(.16, .16, h - foot, edge, 0), (w / 2, e * d / 2, foot))
        for e in (-1, 1):               # the doors, each with its cross
            cy, dw, dh = e * .96, 1.9, 3.2
            obj(box(.06, dw, dh, wall, 0), (-w / 2 - .06, cy, foot))
            for k in (-1, 1):
                obj(box(.05, .17, dh, edge, 0), (-w / 2 - .11, cy + k * (dw / 2 - .085), foot))
                obj(box(.05, dw, .17, edge, 0), (-w / 2 - .11, cy, foot + (0 if k < 0 else dh - .17)))
                obj(box(.05, .15, math.hypot(dw - .3, dh - .3), edge, 0), (-w / 2 - .10, cy - k * (dw - .3) / 2, foot + .1), (-k * math.atan2(dw - .3, dh - .3), 0, 0))
        obj(box(.08, 1.5, 1.7, edge, 0), (-w / 2 - .03, 0, h + .55))
        obj(box(.08, 1.2, 1.4, shade, 0), (-w / 2 - .06, 0, h + .7))
        for k in (-.28, .02, .30):      # openings in the long sides
            for e in (-1, 1):
                obj(box(1.25, .08, 1.25, edge, 0), (k * w, e * (d / 2 + .02), 2.1))
                obj(box(.95, .08, .95, glass('glass'), 0), (k * w, e * (d / 2 + .05), 2.25))
                obj(box(.06, .10, .95, edge, 0), (k * w, e * (d / 2 + .05), 2.25))
                obj(box(.95, .10, .06, edge, 0), (k * w, e * (d / 2 + .05), 2.7))
        obj(box(1.1, 1.1, 1.3, edge, 0), (0, 0, top - .5))         # the cupola
        V = [(-.8, -.8, 0), (.8, -.8, 0), (.8, .8, 0), (-.8, .8, 0), (0, 0, .8)]
        obj(mesh('cupola', V, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], tin), (0, 0, top + .8))
        for e in (-1, 1):
            obj(box(.7, .04, .7, shade, 0), (0, e * .55, top))
            obj(box(.04, .7, .7, shade, 0), (e * .55, 0, top))
