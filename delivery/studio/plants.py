"""Plants: small low-poly clumps instanced thousands of times. No assets, no textures."""
import math

import numpy as np
from mathutils import Vector

from core import R, ball, box, mesh, obj, rnd, scatter, tubes
from materials import leaf, plain

LEAF = {
    'grass': ('45652a', '7d9647', .35, .45), 'summer': ('2f5420', '5f8a35', .35, .5), 'light': ('4c6b2a', '84a04c', .4, .5),
    'deep': ('29421f', '4c6634', .25, .42), 'olive': ('5a6a4a', '8b9878', .25, .5), 'cypress': ('1f3a22', '37552f', .15, .6),
    'rust': ('8a4a1c', 'c9862f', .4, .5), 'gold': ('a8842a', 'd9b84a', .45, .5), 'ember': ('6f3a20', '9c5f32', .4, .5),
    'oakleaf': ('3c5524', '6f8440', .35, .5), 'haze': ('4a6040', '6d8056', .3, .6),
    'oak': ('3b4a22', '6b7a3c', .35, .5), 'deepoak': ('2f3d20', '54663a', .3, .5), 'maple': ('4a5c24', '82923f', .4, .45),
    'birch': ('5a6b30', '98a552', .45, .45), 'poplar': ('4d5f34', '84955a', .35, .4), 'apple': ('4f6034', '8a9a5c', .4, .5),
}


def lm(k):
    a, b, t, r = LEAF[k]
    return leaf('leaf-' + k, a, b, t, r)


def bark():
    return plain('bark', '4a3f34', .9, .2, noise=.8, mottled=.4)


def dark():
    return plain('dark', '1b2a12', 1., 0., noise=.5)


def blades(n, rad, h, w, mat, lean=.5, name='clump', heads=0, headmat=None, headlen=.06):
    """A tuft of curved blades, some of them carrying a seed head."""
    V, F, F2 = [], [], []
    for i in range(n):
        r = rad * math.sqrt(rnd.random())
        a = rnd.uniform(0, 6.283)
        x, y = r * math.cos(a), r * math.sin(a)
        head = i < heads
        hh = h * (rnd.uniform(1.05, 1.45) if head else rnd.uniform(.5, 1.15))
        d = rnd.uniform(0, 6.283)
        l = lean * rnd.random() ** 1.5 * hh * (.5 if head else 1)
        ww = w * (.45 if head else rnd.uniform(.7, 1.2))
        q = d + rnd.uniform(.8, 2.2)
        dx, dy = math.cos(d), math.sin(d)
        px, py = math.cos(q) * ww / 2, math.sin(q) * ww / 2
        b = len(V)
        for s in (0, .4, .75):
            cx, cy, cz = x + dx * l * s * s, y + dy * l * s * s, hh * (s - .25 * s * s * lean)
            k = 1 - .35 * s
            V += [(cx - px * k, cy - py * k, cz), (cx + px * k, cy + py * k, cz)]
        tip = (x + dx * l, y + dy * l, hh * (1 - .25 * lean))
        V.append(tip)
        F += [(b, b + 1, b + 3, b + 2), (b + 2, b + 3, b + 5, b + 4), (b + 4, b + 5, b + 6)]
        if head:
            for j in range(16):
                s = j / 15
                rr = .0055 * math.sin(math.pi * (.12 + .88 * s)) + .001
                an = j * 2.4
                cx, cy, cz = tip[0] + dx * l * .25 * s, tip[1] + dy * l * .25 * s, tip[2] + headlen * s - .01
                e = Vector((math.cos(an), math.sin(an), 0)) * rr
                b = len(V)
                V += [(cx, cy, cz - .006), (cx + e.x - e.y * .5, cy + e.y + e.x * .5, cz + .004), (cx + e.x * 1.3, cy + e.y * 1.3, cz + .014), (cx + e.x + e.y * .5, cy + e.y - e.x * .5, cz + .004)]
                F2.append((b, b + 1, b + 2, b + 3))
    m = mesh(name, V, F + F2, mat, True)
    if F2:
        m.materials.append(headmat)
        m.polygons.foreach_set('material_index', [0] * len(F) + [1] * len(F2))
    return m


def leafball(n, rad, L, W, mat, name='leaves', up=.3):
    V, F = [], []
    st = (.35, .7)
    for i in range(n):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1) + up)).normalized()
        p = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))) * rad * .5
        s = d.cross(Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)))).normalized()
        nn = d.cross(s)
        k = rnd.uniform(.6, 1.2)
        l, w, b = L * k, W * k, len(V)
        if nn.z < 0:
            nn = -nn
        cu = rnd.uniform(.1, .3)
        V.append(p)
        for t in st:
            ww = w * .5 * math.sin(math.pi * t ** .8) ** .75 * rnd.uniform(.93, 1.07)
            c = p + d * l * t - nn * l * cu * t * t
            f = nn * ww * rnd.uniform(.25, .4)
            V += [c + s * ww + f, c, c - s * ww + f]
        V.append(p + d * l - nn * l * cu)
        e = len(V) - 1
        F += [(b, b + 1, b + 2), (b, b + 2, b + 3), (b + 1, b + 4, b + 5, b + 2), (b + 2, b + 5, b + 6, b + 3), (b + 4, e, b + 5), (b + 5, e, b + 6)]
    return mesh(name, V, F, mat, True)


# ------------------------------------------------------------------ grass
def _cover(cl, P, size, flat=.07):
    N = np.stack([R.normal(0, flat, len(P)), R.normal(0, flat, len(P)), np.ones(len(P))], 1)
    hgt = .95 + .12 * np.sin(P[:, 0] * 1.7) * np.cos(P[:, 1] * 2.3)
    scatter(cl, P, N, size * R.uniform(.72, 1.18, len(P)) * hgt, 'cover')


def _points(x0, x1, y0, y1, n, z, avoid):
    P = np.stack([R.uniform(x0, x1, n), R.uniform(y0, y1, n), np.zeros(n)], 1)
    if avoid is not None:
        P = P[~avoid(P)]
    if z is not None:
        P[:, 2] = z(P[:, 0], P[:, 1])
    return P


def lawn(x0, x1, y0, y1, dens=105, size=1., h=.07, avoid=None, z=None, mat=None, lean=.75, nb=70, rad=.16, w=.0045):
    mat = mat or leaf('grass', '45652a', '7d9647', .35, .45, patch=.35, dry=.04)
    n = int((x1 - x0) * (y1 - y0) * dens)
    for v in range(3):
        _cover(blades(nb, rad, h, w, mat, lean, f'lawn{v}'), _points(x0, x1, y0, y1, n // 3, z, avoid), size)


def meadow(x0, x1, y0, y1, dens=40, h=.42, size=1., avoid=None, z=None, green=('5c6e30', '98a050'), straw=('b59d62', 'd8c48c'), dry=.18, heads=9, w=.006):
    """Uncut grass with seed heads."""
    g = leaf('meadow' + green[0], *green, .4, .5, patch=.3, dry=dry)
    s = leaf('seed' + straw[0], *straw, .45, .7)
    n = int((x1 - x0) * (y1 - y0) * dens)
    for v in range(3):
        P = _points(x0, x1, y0, y1, n // 3, z, avoid)
        _cover(blades(46, .17, h * (.8, 1., 1.15)[v], w, g, .9, f'meadow{v}', heads=(heads // 2, heads, heads)[v], headmat=s, headlen=.08), P, size, .1)


def wildflowers(P, kind='daisy', h=.4):
    st = leaf('flstem', '5d7434', '7c8f48', .2)
    col = {'daisy': ('f4f2ea', 'e8e4d4'), 'poppy': ('b8261a', 'd8402c'), 'butter': ('e8c52e', 'f4dc5c'), 'corn': ('4a5fc0', '7488d8'), 'clover': ('b77fa8', 'd4a6c4')}[kind]
    fl = leaf('fl' + kind, *col, .4)
    for v in range(4):
        V, F, F2 = [], [], []
        for i in range(5):
            a, r = rnd.uniform(0, 6.28), .09 * rnd.random()
            x, y, hh = r * math.cos(a), r * math.sin(a), h * rnd.uniform(.7, 1.15)
            tx, ty = x + rnd.gauss(0, .03), y + rnd.gauss(0, .03)
            b = len(V)
            V += [(x - .0012, y, 0), (x + .0012, y, 0), (tx + .0012, ty, hh), (tx - .0012, ty, hh)]
            F.append((b, b + 1, b + 2, b + 3))
            n, rr = 9, .013 * rnd.uniform(.8, 1.3)
            up = Vector((rnd.gauss(0, .35), rnd.gauss(0, .35), 1)).normalized()
            e1 = up.orthogonal().normalized()
            e2 = up.cross(e1)
            c = Vector((tx, ty, hh))
            for q in range(n):
                t0, t1 = q / n * 6.283, (q + .8) / n * 6.283
                b = len(V)
                V += [c, c + (e1 * math.cos(t0) + e2 * math.sin(t0)) * rr + up * .004, c + (e1 * math.cos((t0 + t1) / 2) + e2 * math.sin((t0 + t1) / 2)) * rr * 1.2 + up * .005, c + (e1 * math.cos(t1) + e2 * math.sin(t1)) * rr + up * .004]
                F2.append((b, b + 1, b + 2, b + 3))
        m = mesh('wild', V, F + F2, st)
        m.materials.append(fl)
        m.polygons.foreach_set('material_index', [0] * len(F) + [1] * len(F2))
        Q = P[v::4]
        scatter(m, Q, np.array([[0, 0, 1.]]) + R.normal(size=Q.shape) * .1, R.uniform(.8, 1.2, len(Q)), 'wild')


# ------------------------------------------------------------------ shrubs and borders
def blobpts(c, r, n, zmin=.02):
    d = R.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    P = np.array(c) + d * np.array(r) * R.uniform(.72, 1.04, (n, 1))
    keep = P[:, 2] > zmin
    return P[keep], (d + R.normal(size=(n, 3)) * .35 + [0, 0, .3])[keep]


_cl = {}


def _leafclump(key, *a):
    if key not in _cl:
        _cl[key] = leafball(*a)
    return _cl[key]


def shrub(c, r, kind='deep', n=1300, L=.03, W=.019, core=.74, sz=1.):
    m = lm(kind)
    cl = _leafclump(('sh', kind, L), 14, .06, L, W, m)
    lump = R.normal(size=(12, 3))
    lump /= np.linalg.norm(lump, axis=1, keepdims=True)
    P, N = blobpts(c, r, n)
    d = (P - np.array(c)) / np.array(r)
    swell = 1 + .07 * np.max(np.clip(d @ lump.T - .75, 0, 1) * 4, axis=1) - .04
    P = np.array(c) + (P - np.array(c)) * swell[:, None]
    scatter(cl, P, N, sz * R.uniform(.8, 1.3, len(P)), 'shrub')
    obj(ball(1, dark(), 2), c, scale=[x * core for x in r])


def boxwood(x, y, r=.32, h=None):
    h = h or r
    shrub((x, y, h * .92), (r, r, h), 'deep', int(9500 * r * r) + 250)


def hedge(x0, x1, y, h, d, kind='summer', dens=200, L=.06):
    cl = leafball(16, .11, L, L * .6, lm(kind))
    n = int((x1 - x0) * (h * 2 + d) * dens)
    x = R.uniform(x0, x1, n)
    s = R.uniform(0, 2 * h + d, n)
    yy = np.where(s < h, y - d / 2, np.where(s < h + d, y - d / 2 + (s - h), y + d / 2))
    zz = np.where(s < h, s, np.where(s < h + d, h, 2 * h + d - s))
    bp = .07 * np.sin(x * 2.1) + .05 * np.sin(x * 5.3 + 1) + R.normal(0, .05, n)
    P = np.stack([x, yy + R.normal(0, .06, n) - .4 * bp, np.maximum(zz + bp, .03)], 1)
    N = np.stack([R.normal(0, .5, n), np.where(s < h, -1., np.where(s < h + d, 0, 1.)), np.where((s > h) & (s < h + d), 1., .4)], 1)
    scatter(cl, P, N, R.uniform(.8, 1.4, n), 'hedge')
    obj(box(x1 - x0, d - .12, h - .1, dark(), 0), ((x0 + x1) / 2, y, 0))


def lavender(x, y, s=1., col=('5a4690', '8f7cc4')):
    st = leaf('lavst', '66785a', '8c9c7c', .2)
    fl = leaf('lavfl' + col[0], *col, .3)
    V, F, F2 = [], [], []
    for i in range(190):
        a = rnd.uniform(0, 6.283)
        sp = rnd.random() ** .7
        hh = .46 * rnd.uniform(.68, 1.12)
        tx, ty = .27 * sp * math.cos(a), .27 * sp * math.sin(a)
        b, w, bx, by = len(V), .0016, tx * .3, ty * .3
        z = hh * (1 - .3 * sp * sp)
        V += [(bx - w, by, 0), (bx + w, by, 0), (tx + w, ty, z), (tx - w, ty, z)]
        F.append((b, b + 1, b + 2, b + 3))
        nq = rnd.randint(6, 10)
        for q in range(nq):
            zz = z - .012 + q * .0085
            ww = .0075 * (1 - .07 * q) * rnd.uniform(.6, 1.2)
            an = rnd.uniform(0, 6.283)
            b = len(V)
            cx, cy = tx + tx * .12 * q / 9, ty + ty * .12 * q / 9
            V += [(cx + ww * math.cos(an + j * 2.09), cy + ww * math.sin(an + j * 2.09), zz + rnd.uniform(-.003, .004)) for j in range(3)] + [(cx, cy, zz + .011)]
            F2 += [(b, b + 1, b + 3), (b + 1, b + 2, b + 3), (b + 2, b, b + 3)]
    m = mesh('lav', V, F + F2, st)
    m.materials.append(fl)
    m.polygons.foreach_set('material_index', [0] * len(F) + [1] * len(F2))
    obj(m, (x, y, 0), (0, 0, rnd.uniform(0, 6)), [s * rnd.uniform(.88, 1.12)] * 3)
    P = np.array([[x, y, .02]]) + R.normal(size=(46, 3)) * [.11 * s, .11 * s, .0]
    scatter(blades(30, .05, .21, .004, st, .9), P, np.array([[0, 0, 1.]]) + R.normal(size=(46, 3)) * .3, s * R.uniform(.8, 1.2, 46), 'lavbase')


def ornamental(x, y, s=1., plumes=24, green=('5a6e3c', '8c9458')):
    """A fountain of feather-reed grass with soft plumes."""
    g = leaf('og' + green[0], *green, .4)
    pm = leaf('plume', 'c9b284', 'e6d5ae', .5, .8)
    dryg = leaf('ogdry', 'a89a62', 'c4b67e', .4)
    obj(blades(520, .11, .8, .005, g, 1.35), (x, y, 0), (0, 0, rnd.uniform(0, 6)), [s] * 3)
    obj(blades(130, .12, .7, .005, dryg, 1.5), (x, y, 0), (0, 0, rnd.uniform(0, 6)), [s] * 3)
    V, F, F2 = [], [], []
    for i in range(plumes):
        a, r, h = rnd.uniform(0, 6.283), .36 * rnd.random() ** .7, rnd.uniform(.98, 1.34)
        tx, ty = r * math.cos(a), r * math.sin(a)
        b = len(V)
        mx, my = tx * .42, ty * .42
        V += [(.05 * math.cos(a) - .002, .05 * math.sin(a), 0), (.05 * math.cos(a) + .002, .05 * math.sin(a), 0), (mx + .0018, my, h * .6), (mx - .0018, my, h * .6), (tx + .0014, ty, h), (tx - .0014, ty, h)]
        F += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4, b + 5)]
        for q in range(330):
            t = rnd.random()
            z = h - .05 + .25 * t
            rr = (.017 * math.sin(math.pi * (t * .85 + .15)) + .002) * rnd.random() ** .5
            an = rnd.uniform(0, 6.283)
            cx, cy = tx * (1 + .22 * t), ty * (1 + .22 * t)
            ex, ey = math.cos(an), math.sin(an)
            b = len(V)
            l = rnd.uniform(.009, .016)
            V += [(cx + rr * ex * .3, cy + rr * ey * .3, z), (cx + rr * ex + ey * .0013, cy + rr * ey - ex * .0013, z + l), (cx + rr * ex - ey * .0013, cy + rr * ey + ex * .0013, z + l)]
            F2.append((b, b + 1, b + 2))
    m = mesh('plumes', V, F + F2, pm)
    obj(m, (x, y, 0), (0, 0, 0), [s] * 3)


def tuft(x, y, s=1., green=('56703a', '86965a'), h=.4, n=240, lean=1.45, z=0.):
    obj(blades(n, .07, h, .0045, leaf('tuft' + green[0], *green, .4, dry=.06), lean, 'tuft'), (x, y, z), (0, 0, rnd.uniform(0, 6)), [s] * 3)


def perennial(x, y, s=1., col=('e9e6dc', 'f7f5ee'), h=.55, heads=26, leafkind='light'):
    """A leafy mound with many small flower heads on thin stems."""
    shrub((x, y, .17 * s), (.27 * s, .27 * s, .19 * s), leafkind, 330, L=.05, W=.022, core=.6)
    P = np.array([[x, y, .05]]) + np.concatenate([R.normal(size=(heads, 2)) * .12 * s, np.zeros((heads, 1))], 1)
    st = leaf('flstem', '5d7434', '7c8f48', .2)
    fl = leaf('per' + col[0], *col, .35)
    V, F, F2 = [], [], []
    for i in range(6):
        hh = h * rnd.uniform(.75, 1.1)
        lx, ly = rnd.gauss(0, .06), rnd.gauss(0, .06)
        b = len(V)
        V += [(-.0015, 0, 0), (.0015, 0, 0), (lx + .0012, ly, hh), (lx - .0012, ly, hh)]
        F.append((b, b + 1, b + 2, b + 3))
        for q in range(26):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), abs(rnd.gauss(0, .8)))).normalized()
            c = Vector((lx, ly, hh)) + d * .026 * rnd.uniform(.7, 1.1)
            e = d.orthogonal().normalized() * .008
            g = d.cross(e)
            b = len(V)
            V += [c - e, c + g, c + e + d * .003, c - g]
            F2.append((b, b + 1, b + 2, b + 3))
    m = mesh('per', V, F + F2, st)
    m.materials.append(fl)
    m.polygons.foreach_set('material_index', [0] * len(F) + [1] * len(F2))
    scatter(m, P, np.array([[0, 0, 1.]]) + R.normal(size=P.shape) * .15, s * R.uniform(.8, 1.2, len(P)), 'per')


# ------------------------------------------------------------------ trees
def tree(x, y, h, cr, kind='summer', dens=1., trunk=.16, low=.3, L=.15, z=0., nb=85):
    cl = leafball(20, .30, L, L * .56, lm(kind))
    P, N = [], []
    cz, rz = h * (low + 1) / 2, h * (1 - low) / 2
    for i in range(nb):
        d = np.array([rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)])
        d /= np.linalg.norm(d)
        q = rnd.random() ** .28 * rnd.uniform(.82, 1.08)
        c = np.array([x, y, cz]) + d * np.array([cr, cr, rz]) * q * (1 - .18 * max(0, d[2]) * abs(d[0]))
        r = cr * rnd.uniform(.16, .30)
        k = int(75 * dens * (r / .6) ** 2) + 8
        p = c + np.clip(R.normal(size=(k, 3)), -1.9, 1.9) * np.array([r, r, r * .62]) * .62
        P.append(p)
        N.append(p - np.array([x, y, cz - .8]) + R.normal(size=(k, 3)) * .8 + [0, 0, 1.2])
    P, N = np.concatenate(P), np.concatenate(N)
    P[:, 2] += z
    scatter(cl, P, N, R.uniform(.75, 1.45, len(P)), 'tree')
    paths = [np.array([[x + .06 * math.sin(k * 1.7) * h * .1, y, z - .2 + k / 5 * h * .8] for k in range(6)])]
    rads = [trunk * np.array([1.4, 1., .85, .7, .5, .3])]
    for i in range(7):
        a, b = rnd.uniform(0, 6.28), rnd.uniform(low * .75, .6)
        e = np.array([math.cos(a) * cr * .7, math.sin(a) * cr * .7, h * .22])
        s = np.array([x, y, z + h * b])
        paths.append(np.stack([s, s + e * .4 + [0, 0, .1], s + e]))
        rads.append(trunk * np.array([.45, .3, .12]))
    obj(tubes(paths, rads, bark(), 9, 'trunk'))


def column(x, y, h, r, kind='cypress', dens=1., z=0.):
    cl = leafball(22, .14, .09, .03, lm(kind), up=1.2)
    n = int(900 * dens * h * r)
    s = R.random(n)
    rr = r * (np.sin(np.pi * np.clip(s * .9 + .1, 0, 1)) ** .6) * R.uniform(.7, 1.05, n)
    a = R.uniform(0, 6.283, n)
    P = np.stack([x + rr * np.cos(a), y + rr * np.sin(a), z + .2 + s * (h - .2)], 1)
    N = np.stack([np.cos(a) * .5, np.sin(a) * .5, np.ones(n)], 1)
    scatter(cl, P, N, R.uniform(.9, 1.5, n), 'column')
    obj(ball(1, dark(), 2), (x, y, z + h * .48), scale=(r * .7, r * .7, h * .44))


def treelings(P, h, kind='summer', leaf_size=.30, n=1500):
    """Distant trees: whole low-poly trees instanced at P with heights h."""
    for v in range(4):
        V, F = [], []
        puffs = [(np.array([rnd.gauss(0, .2), rnd.gauss(0, .2), rnd.uniform(.3, .86)]), rnd.uniform(.1, .19)) for _ in range(22)]
        for i in range(n):
            c, r = puffs[rnd.randrange(22)]
            d = R.normal(size=3)
            d /= np.linalg.norm(d)
            p = c + d * r * rnd.uniform(.6, 1.05)
            u = R.normal(size=3)
            u /= np.linalg.norm(u)
            w = np.cross(d, u)
            s = leaf_size / 8 * rnd.uniform(.5, 1.2)
            b = len(V)
            V += [p - u * s, p + w * s * .7, p + u * s, p - w * s * .7]
            F.append((b, b + 1, b + 2, b + 3))
        m = mesh('treeling', V, F, lm(kind))
        Q, H = P[v::4], np.asarray(h)[v::4]
        scatter(m, Q, [[0, 0, 1.]], H, 'treelings')
        tr = mesh('ttrunk', *_stick(), bark())
        scatter(tr, Q, [[0, 0, 1.]], H, 'ttrunks')


def _stick():
    n, r = 6, .018
    V = [(r * (1 - .5 * k) * math.cos(j / n * 6.283), r * (1 - .5 * k) * math.sin(j / n * 6.283), -.05 + .55 * k) for k in (0, 1) for j in range(n)]
    return V, [(j, (j + 1) % n, n + (j + 1) % n, n + j) for j in range(n)]


def fallen_leaves(P, kinds=('rust', 'gold', 'ember'), L=.07):
    for i, k in enumerate(kinds):
        V, F = [], []
        for q in range(3):
            p, a = Vector((rnd.uniform(-.1, .1), rnd.uniform(-.1, .1), rnd.uniform(.005, .03))), rnd.uniform(0, 6.28)
            e = Vector((math.cos(a), math.sin(a), rnd.gauss(0, .3))).normalized()
            s = e.cross(Vector((rnd.gauss(0, .3), rnd.gauss(0, .3), 1))).normalized()
            b = len(V)
            V += [p - e * L * .5, p + s * L * .3 + Vector((0, 0, .012)), p + e * L * .5, p - s * L * .3 + Vector((0, 0, .010)), p]
            F += [(b, b + 1, b + 4), (b + 1, b + 2, b + 4), (b + 2, b + 3, b + 4), (b + 3, b, b + 4)]
        m = mesh('fallen', V, F, lm(k))
        Q = P[i::len(kinds)]
        scatter(m, Q, np.array([[0, 0, 1.]]) + R.normal(size=Q.shape) * .15, R.uniform(.7, 1.3, len(Q)), 'fallen')
