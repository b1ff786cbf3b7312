"""Small things that make a place: string lines, stakes, a barrow, a watering can, a level, a pile of boards."""
import math

import numpy as np
from mathutils import Vector, noise

from core import R, ball, bevelled, box, cleft, lathe, mesh, obj, placed, prism, rnd, scatter, tubes
from ground import _pebbles
from materials import earth, leaf, plain, stone, wood


def stake(x, y, h=.55, z=0., w=.04):
    """A pointed 2x2 stake driven into the ground."""
    m = wood('stake', 'pine', 'Z', vary=.3, knots=.15, weather=.3)
    obj(box(w, w, h + .2, m, .003), (x, y, z - .2), (rnd.gauss(0, .012), rnd.gauss(0, .012), rnd.gauss(0, .04)))


def batter_board(x, y, rz, length=.9, h=.34):
    """Two stakes and a level crosspiece; the crosspiece lies along the turned x axis."""
    m = wood('batter', 'pine', 'X', vary=.3, knots=.25, weather=.3)
    nl = plain('nail', '6f6c66', .5, .5, metallic=.6)
    with placed((x, y, 0), rz):
        for e in (-1, 1):
            stake(e * (length / 2 - .08), .030, h + .09)
        obj(box(length, .019, .089, m, .002), (0, 0, h - .089))
        for e in (-1, 1):
            for dz in (-.02, .02):
                obj(lathe([(.0045, 0), (.0045, .0015)], nl, 10), (e * (length / 2 - .08), -.0105, h - .045 + dz), (math.pi / 2, 0, 0))


def string(a, b, sag=.0, col='e9e24a', r=.0016):
    """A taut mason's line."""
    t = np.linspace(0, 1, 14)[:, None]
    P = np.array(a) * (1 - t) + np.array(b) * t
    P[:, 2] -= sag * 4 * (t * (1 - t))[:, 0]
    obj(tubes([P], r, plain('line' + col, col, .7, .2), 6, 'string'))


def wrap(p, axis='x', w=.02, h=.095, col='e9e24a'):
    """The line wound round a batter board and tied."""
    ps = []
    for k in range(4):
        a = np.linspace(0, 2 * math.pi, 24)
        u = (w / 2 + .002) * np.clip(1.4 * np.cos(a), -1, 1)
        v = h / 2 * np.clip(1.2 * np.sin(a), -1, 1)
        s = (k - 1.5) * .0042 + 0 * a
        ps.append(np.stack([p[0] + u, p[1] + s, p[2] - h / 2 + v], 1) if axis == 'x' else np.stack([p[0] + s, p[1] + u, p[2] - h / 2 + v], 1))
    obj(tubes(ps, .0017, plain('line' + col, col, .7, .2), 6, 'wrap'))


def watering_can(x, y, rz=0., s=1.):
    g = plain('zinc', '8e9396', .45, .5, metallic=.8, noise=.5, mottled=.3)
    with placed((x, y, 0), rz) as e:
        e.scale = (s, s, s)
        obj(lathe([(.105, 0), (.112, .012), (.112, .018), (.105, .022), (.102, .20), (.108, .205), (.108, .215), (.095, .222), (.06, .235)], g, 40))
        a = np.linspace(0, math.pi, 20)
        obj(tubes([np.stack([-.02 + .095 * np.cos(a), 0 * a, .20 + .14 * np.sin(a)], 1)], .008, g, 10))
        a = np.linspace(-.4, 2.1, 20)
        obj(tubes([np.stack([-.09 - .075 * np.cos(a - .8), 0 * a, .12 + .10 * np.sin(a - .8)], 1)], .007, g, 10))
        obj(tubes([np.array([[.09, 0, .05], [.19, 0, .15], [.31, 0, .29]])], [np.array([.022, .016, .011])], g, 16))
        obj(lathe([(.012, 0), (.034, .045), (.036, .05), (.03, .058)], g, 28), (.30, 0, .28), (0, math.radians(42), 0))
        obj(tubes([np.array([[.06, 0, .215], [.22, 0, .185]])], .004, g, 8))


def wheelbarrow(x, y, rz=0.):
    tray = plain('barrow green', '3d5a40', .45, .5, noise=.3, mottled=.2)
    ash = wood('handle', 'pine', 'X', vary=.2, knots=0.)
    rub = plain('rubber', '1a1a1a', .8, .2)
    st = plain('steel', '3a3b3c', .45, .5, metallic=.5)
    with placed((x, y, 0), rz):
        V = [(-.42, -.32, .62), (.52, -.32, .66), (.52, .32, .66), (-.42, .32, .62), (-.26, -.2, .34), (.26, -.2, .34), (.26, .2, .34), (-.26, .2, .34)]
        F = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
        m = mesh('tray', V, F, tray)
        o = obj(m)
        so = o.modifiers.new('s', 'SOLIDIFY')
        so.thickness = .008
        a = [np.array(V[i]) for i in (0, 1, 2, 3, 0)]
        obj(tubes([np.array(a)], .011, tray, 8))
        for e in (-1, 1):
            obj(tubes([np.array([[-1.0, e * .30, .56], [-.3, e * .22, .33], [.62, e * .06, .2]])], .019, ash, 10))
            obj(tubes([np.array([[-.22, e * .22, .33], [-.34, e * .25, .0]]), np.array([[.1, e * .2, .34], [-.3, e * .25, .05]])], .012, st, 8))
        a = np.linspace(0, 2 * math.pi, 40)
        obj(tubes([np.stack([.62 + .16 * np.cos(a), 0 * a, .2 + .16 * np.sin(a)], 1)], .042, rub, 14))
        obj(lathe([(.13, -.02), (.13, .02)], st, 28), (.62, 0, .2), (math.pi / 2, 0, 0))
        obj(ball(1, earth('barrowsoil', '2b1d12', '46301e', 14., .02), 4), (0.04, 0, .60), (0, 0, 0), (.40, .26, .13))


def spoil(x, y, r, h, z=0., long=1., fringe=1.3):
    """Soil that was thrown on a heap: a cone with a round top and an uneven foot, crumbs on it, and clods that rolled off.
    long: its length along x against its breadth; fringe: how far clods lie, in radii. Returns its height at x, y."""
    p1, p2, ph = rnd.uniform(0, 6.3), rnd.uniform(0, 6.3), rnd.uniform(0, 90)

    def height(u, v):               # u, v from the middle, in metres
        a, d = math.atan2(v, u / long), math.hypot(u / long, v) / r
        d /= 1 + .09 * math.sin(2 * a + p1) + .07 * math.sin(3 * a + p2)
        lump = noise.fractal(Vector((u * 5 + ph, v * 5, 0)), 1., 2., 3) * .035 + noise.fractal(Vector((u * 26 + ph, v * 26, 3)), .7, 2., 4) * .014
        return h * (1.045 - math.sqrt(d * d + .045 * 1.1)) / .82 + lump * min(1., max(0., 1.4 - d)) * min(1., h / .2)

    n = 110
    g = np.linspace(-1.25, 1.25, n) * r
    V = [(u * long, v, height(u * long, v)) for u in g for v in g]
    F = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(n - 1) for j in range(n - 1)]
    F = [f for f in F if max(V[k][2] for k in f) > -.03]
    obj(mesh('spoil', V, F, earth('dug soil', '2f2318', '574331', 16., .02), True), (x, y, z))
    clod = stone('clod', '33261a', '665038', 7., .006, 0., .97)
    for k, size, far in ((900, (.003, .008), 1.0), (330, (.007, .017), 1.06), (70, (.014, .034), 1.12)):
        m = _pebbles(clod, 3, size, .03)
        a, d = R.uniform(0, 6.283, k), np.sqrt(R.random(k)) * far
        d = np.where(R.random(k) < .16, R.uniform(.95, fringe, k), d) * r
        u, v = d * np.cos(a) * long, d * np.sin(a)
        w = np.array([max(height(*q), -.002) for q in zip(u, v)])
        scatter(m, np.stack([x + u, y + v, z + w - .002], 1), np.array([[0, 0, 1.]]) + R.normal(0, .3, (k, 3)), R.uniform(.7, 1.3, k), 'clods')
    return lambda u, v: z + height(u - x, v - y)


def crown(x, y, r=.152, rise=.038, half=.0445):
    """Fresh concrete round a square post: troweled in flat strokes that slope from the wood to the edge of its hole."""
    m = stone('fresh concrete', '6d6a64', '8d8a83', 9., .003, 0., .5)
    strokes = [(k + rnd.uniform(-.3, .3)) / 9 * 6.283 for k in range(9)]
    n, rings = 96, np.linspace(1, .12, 16)
    V, F = [], []
    for q in rings:
        for j in range(n):
            a = j / n * 6.283
            d = q * r * (1 + .02 * math.sin(3 * a + 1) + .015 * math.sin(7 * a))
            down = max(d * math.cos(a - s) for s in strokes)
            z = rise * (1 - max(0., down - half) / (r - half)) - .012 * max(0., q - .9) / .1
            V.append((d * math.cos(a), d * math.sin(a), z + .0018 * noise.fractal(Vector((d * math.cos(a) * 60, d * math.sin(a) * 60, 1)), .8, 2., 3)))
    V += [(v[0], v[1], -.2) for v in V[:n]]
    b = len(rings) * n
    F = [(k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for k in range(len(rings) - 1) for j in range(n)]
    F += [(j, b + j, b + (j + 1) % n, (j + 1) % n) for j in range(n)]
    obj(mesh('crown', V, F, m, True), (x, y, 0))


def shovel(tip, up, turn=0.):
    """A round-point shovel on a long handle: its tip at `tip`, its handle along `up`."""
    ash = wood('shovel handle', 'pine', 'Z', vary=.1, knots=0., weather=.5)
    st = plain('shovel steel', '3c3a37', .5, .5, metallic=.55, noise=.6, mottled=.5)
    V, F, n, k = [], [], 9, 15
    for i in range(k):
        t = i / (k - 1)
        w = .108 * (1 - (1 - t) ** 2.3) ** .62 + .002
        for j in range(n):
            e = j / (n - 1) * 2 - 1
            V.append((w * e, -.030 * (1 - e * e) * (.35 + .65 * t) + .02 * (1 - t) ** 2 - .012 * max(0., t - .9) * 10 * abs(e), .29 * t))
    F = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(k - 1) for j in range(n - 1)]
    o = obj(mesh('blade', V, F, st, True))
    parts = [o, obj(tubes([np.array([[0, -.030, .17], [0, -.026, .25], [0, -.008, .33], [0, .004, .48]])], [np.array([.004, .017, .022, .021])], st, 16)),
             obj(tubes([np.array([[0, .003, .45], [0, .006, .9], [0, .004, 1.47], [0, .004, 1.5]])], [np.array([.0185, .0185, .017, .009])], ash, 16))]
    so = o.modifiers.new('s', 'SOLIDIFY')
    so.thickness = .0025
    q = Vector(up).normalized().to_track_quat('Z', 'Y').to_matrix().to_4x4()
    q = q @ q.Rotation(math.radians(turn), 4, 'Z')
    q.translation = tip
    for o in parts:
        o.matrix_basis = q


def barrow(x, y, rz=0., load=True):
    """A contractor's barrow on its wheel (towards x) and two legs, two handles to the back."""
    steel = plain('tray green', '3a5640', .45, .5, noise=.5, mottled=.35, dirt=0.)
    ash = wood('barrow handle', 'pine', 'X', vary=.2, knots=0., weather=.5)
    rub, st = plain('tire', '1b1b1a', .85, .2, noise=.3), plain('barrow leg', '2f3031', .5, .5, metallic=.4)
    front, back = np.array([.78, .075, .205]), np.array([-.86, .30, .60])
    rail = lambda k: front + (back - front) * (front[0] - k) / (front[0] - back[0])
    slope = math.atan2(back[2] - front[2], front[0] - back[0])
    with placed((x, y, 0), rz):
        n, loops = 48, []
        for hl, hw, cx, dz in ((.30, .17, .03, .03), (.36, .21, .035, .045), (.46, .275, .06, .16), (.56, .325, .08, .275)):
            t = np.arange(n) / n * 2 * np.pi
            u, v = (np.sign(f(t)) * np.abs(f(t)) ** .55 for f in (np.cos, np.sin))
            X = cx + hl * u
            tilt = (.78 - X) * math.tan(slope) * (.95 if dz < .2 else .35) + (0 if dz < .2 else .125)
            loops.append(np.stack([X, hw * v, .205 + tilt + dz], 1))
        V = np.concatenate(loops)
        F = [(k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for k in range(3) for j in range(n)] + [tuple(range(n))]
        o = obj(mesh('tray', V.tolist(), F, steel, True))
        o.modifiers.new('s', 'SOLIDIFY').thickness = .006
        rim = np.concatenate([loops[-1], loops[-1][:2]])
        obj(tubes([rim], .011, steel, 10))
        for e in (1, -1):
            f, b = front * [1, e, 1], back * [1, e, 1]
            obj(tubes([np.array([f, f + (b - f) * .5, b])], .024, ash, 4, smooth=False))
            obj(tubes([np.array([b - (b - f) * .10, b + (b - f) * .035])], .021, rub, 14))
            a, c = rail(-.34) * [1, e, 1], rail(.30) * [1, e, 1]
            leg = np.array([a, [-.30, e * .225, .05], [-.27, e * .225, .013], [-.12, e * .215, .013], [-.06, e * .205, .05], c])
            obj(tubes([leg], .0125, st, 10))
        obj(tubes([np.array([[-.29, -.225, .16], [-.29, .225, .16]])], .010, st, 8))
        a = np.linspace(0, 2 * math.pi, 48)
        obj(tubes([np.stack([.70 + .152 * np.cos(a), 0 * a, .2 + .152 * np.sin(a)], 1)], .047, rub, 16))
        obj(lathe([(.118, -.018), (.05, -.03), (.05, .03), (.118, .018)], st, 28), (.70, 0, .2), (math.pi / 2, 0, 0))
        obj(tubes([np.array([[.70, -.10, .2], [.70, .10, .2]])], .011, st, 10))
        for e in (1, -1):
            obj(box(.10, .012, .06, st, .002), (.70, e * .088, .18))
        if load:
            spoil(.06, 0, .235, .15, .605, 1.6, 1.)


def spade(x, y, rz=0., lean=.22):
    ash = wood('handle z', 'pine', 'Z', vary=.2, knots=0.)
    st = plain('steel', '3a3b3c', .45, .5, metallic=.5)
    with placed((x, y, -.15), rz) as e:     # driven into the turf
        e.rotation_euler = (lean, 0, math.radians(rz))
        obj(lathe([(.017, .25), (.016, 1.0)], ash, 14))
        obj(tubes([np.array([[-.055, 0, 1.09], [.055, 0, 1.09]])], .015, ash, 12))
        obj(tubes([np.array([[-.055, 0, 1.09], [-.02, 0, 1.0], [0, 0, .98]]), np.array([[.055, 0, 1.09], [.02, 0, 1.0], [0, 0, .98]])], .011, ash, 10))
        obj(prism([(-.085, .26), (.085, .26), (.078, .04), (.03, -.02), (-.03, -.02), (-.078, .04)][::-1], .006, st, .002))
        obj(lathe([(.02, .22), (.019, .42)], st, 14))


def level(x, y, z, rz=0., vertical=True, length=.6):
    y_ = plain('level yellow', 'd9a520', .4, .5)
    bk = plain('level black', '1c1c1c', .4, .5)
    vial = plain('vial', 'b7d84a', .1, .8)
    with placed((x, y, z), rz) as e:
        if not vertical:
            e.rotation_euler = (0, math.pi / 2, math.radians(rz))
        obj(box(.05, .022, length, y_, .003))
        obj(box(.052, .024, .03, bk, .003))
        obj(box(.052, .024, .03, bk, .003), (0, 0, length - .03))
        for q in (.12, length / 2, length - .12):
            obj(box(.034, .026, .05, bk, .004), (0, 0, q - .025))
            obj(lathe([(.007, -.018), (.007, .018)], vial, 14), (0, -.010, q), (0, math.pi / 2, 0))


def board_pile(x, y, rz=0., n=(6, 5), L=1.72, w=.14, t=.018, mat=None, sticks=True):
    mat = mat or wood('pile', 'cedar', 'X', vary=.45, knots=.2, weather=.4)
    with placed((x, y, 0), rz):
        z = .04
        if sticks:
            for sx in (.3, L - .3):
                obj(box(.05, w * n[1] + .1, .04, wood('sticker', 'pine', 'Y'), .002), (sx - L / 2, 0, 0))
        for i in range(n[0]):
            for j in range(n[1] - (i == n[0] - 1) * 2):
                obj(box(L, w - .002, t, mat, .002), (rnd.gauss(0, .012), (j - n[1] / 2 + .5) * w + rnd.gauss(0, .002), z))
            z += t + .0006


