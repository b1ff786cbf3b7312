"""Small things that make a place: string lines, stakes, a barrow, a watering can, a level, a pile of boards."""
import math

import numpy as np

from core import R, ball, bevelled, box, cleft, lathe, mesh, obj, placed, prism, rnd, scatter, tubes
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


