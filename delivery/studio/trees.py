"""Trees that are grown: a trunk, limbs, branches and twigs, with leaves on the twigs only, so that the sky shows through."""
import math

import numpy as np

from core import R, mesh, obj, rnd, scatter, tube_arrays, tubes
from materials import plain
from plants import leafball, lm

# clear: height of the lowest limb, of the tree's; reach: length of the longest limb, of the tree's height;
# low, high: angle from the vertical of the lowest and the highest limbs; widest: where in the crown the limbs are longest;
# lift: how limbs turn up (or, below 0, down) towards their ends; sag: how twigs do
FORMS = {
    'oak': dict(clear=.20, reach=.50, low=78, high=24, widest=.36, limbs=17, lift=.05, sag=-.02, wander=.16, trunk=.030),
    'maple': dict(clear=.15, reach=.42, low=68, high=18, widest=.30, limbs=20, lift=.06, sag=.02, wander=.11, trunk=.022),
    'birch': dict(clear=.20, reach=.29, low=48, high=18, widest=.35, limbs=16, lift=.03, sag=-.14, wander=.12, trunk=.014),
    'poplar': dict(clear=.10, reach=.26, low=30, high=10, widest=.40, limbs=24, lift=.08, sag=.08, wander=.07, trunk=.015),
    'apple': dict(clear=.22, reach=.56, low=74, high=30, widest=.30, limbs=13, lift=.07, sag=-.04, wander=.22, trunk=.030),
    'bush': dict(clear=.04, reach=.62, low=72, high=22, widest=.34, limbs=15, lift=.06, sag=.03, wander=.20, trunk=.022),
}
BARK = {'birch': ('b8b2a4', .5), 'poplar': ('7d776a', .4)}


def bark(form):
    colour, mottled = BARK.get(form, ('54493d', .45))
    return plain('bark ' + form, colour, .9, .2, noise=.8, mottled=mottled, fine=.3)


def _unit(v):
    return v / (np.linalg.norm(v) + 1e-9)


def _bough(p, d, length, n, wander, lift):
    """Points of a bough that leaves p in direction d, wanders and turns up (or down) by lift."""
    P = [p]
    for _ in range(n):
        d = _unit(d + R.normal(0, wander, 3) + [0, 0, lift])
        P.append(P[-1] + d * length / n)
    return np.array(P)


def _at(P, s):
    """The point at the share s of a bough, and its direction there."""
    f = s * (len(P) - 1)
    i = min(int(f), len(P) - 2)
    return P[i] + (P[i + 1] - P[i]) * (f - i), _unit(P[i + 1] - P[i])


def _aside(d, angle, roll):
    """A direction that leaves d by angle; roll 0 and pi lie in the horizontal."""
    side = np.cross(d, [0, 0, 1.])
    side = _unit(side) if np.linalg.norm(side) > .1 else np.array([math.cos(roll), math.sin(roll), 0])
    out = side * math.cos(roll) + np.cross(side, d) * math.sin(roll)
    return _unit(d * math.cos(angle) + out * math.sin(angle))


def grow(form, h=1., per_limb=8, per_branch=6, sites=5):
    """A tree of height h: boughs (points, thickness at both ends, level) and the places of leaves (points, directions)."""
    f = FORMS[form]
    trunk = _bough(np.array([0, 0, -.02 * h]), np.array([R.normal(0, .03), R.normal(0, .03), 1.]), h * .90, 12, .045, .03)
    r0 = f['trunk'] * h
    boughs = [(trunk, r0, r0 * .12, 0)]
    P, N = [], []

    def leaves(bough, k, spread):
        for _ in range(k):
            q, d = _at(bough, rnd.uniform(.25, 1.))
            P.append(q + R.normal(0, spread, 3))
            N.append(d + R.normal(0, .45, 3) + [0, 0, .5])

    turn = rnd.uniform(0, 6.28)
    for i in range(f['limbs']):
        t = (i + rnd.uniform(-.35, .35)) / (f['limbs'] - 1)
        t = min(max(t, 0.), 1.)
        turn += 2.4 + R.normal(0, .35)
        full = math.cos((t - f['widest']) / (1.12 - f['widest'] if t > f['widest'] else f['widest'] * 1.9) * math.pi / 2)
        length = h * f['reach'] * max(full, .18) * rnd.uniform(.78, 1.12)
        angle = math.radians(f['low'] + (f['high'] - f['low']) * t + R.normal(0, 6))
        p, _ = _at(trunk, f['clear'] / .9 + (1 - f['clear'] / .9) * t * .97)
        d = np.array([math.cos(turn) * math.sin(angle), math.sin(turn) * math.sin(angle), math.cos(angle)])
        limb = _bough(p, d, length, 9, f['wander'], f['lift'])
        r1 = r0 * (.46 - .28 * t) * min(1.2, .5 + length / (h * f['reach']) * .6)
        boughs.append((limb, r1, r1 * .22, 1))
        for j in range(per_limb):
            if rnd.random() < .10:
                continue
            s = .30 + .70 * (j + rnd.random()) / per_limb
            q, e = _at(limb, s)
            roll = (0, math.pi)[j % 2] + R.normal(0, .7)
            branch = _bough(q, _aside(e, math.radians(rnd.uniform(32, 62)), roll), length * rnd.uniform(.34, .56) * (1.15 - .55 * s), 6, f['wander'] * 1.1, f['lift'] * .6)
            r2 = r1 * (.50 - .24 * s)
            boughs.append((branch, r2, r2 * .3, 2))
            reach = np.linalg.norm(branch[-1] - branch[0])
            for k in range(per_branch):
                u = .28 + .72 * (k + rnd.random()) / per_branch
                q2, e2 = _at(branch, u)
                twig = _bough(q2, _aside(e2, math.radians(rnd.uniform(30, 65)), rnd.uniform(0, 6.28)), reach * rnd.uniform(.35, .6), 4, f['wander'] * 1.2, f['sag'])
                boughs.append((twig, r2 * .34, r2 * .12, 3))
                leaves(twig, sites, .012 * h)
            leaves(branch, sites // 2, .012 * h)
        leaves(limb[5:], sites, .014 * h)
    leaves(trunk[9:], sites, .018 * h)
    return boughs, np.array(P), np.array(N)


def tree(x, y, h, form='oak', kind='oak', z=0., L=.085, leaf_count=22, full=1., turn=None):
    """One tree that stands near. full: how many leaves; L: their length in metres; kind: their colour (LEAF)."""
    boughs, P, N = grow(form, h)
    a = rnd.uniform(0, 6.28) if turn is None else turn
    M = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1.]])
    at = np.array([x, y, z])
    P, N = P @ M.T + at, N @ M.T
    keep = R.random(len(P)) < full
    cl = leafball(leaf_count, .030 * h, L, L * .58, lm(kind), up=.2)
    scatter(cl, P[keep], N[keep], R.uniform(.7, 1.3, keep.sum()), 'crown')
    paths, radii = [], []
    for Q, r, e, level in boughs:
        if level < 3:
            paths.append(Q @ M.T + at)
            k = np.linspace(0, 1, len(Q))
            w = r * (1 - k) + e * k
            if level == 0:
                w[:2] *= (1.55, 1.12)
            radii.append(w)
    obj(tubes(paths, radii, bark(form), 8, 'boughs'))


def bush(x, y, h=.6, kind='summer', L=.03, W=.018, leaf_count=9, z=0., wide=1., full=1.):
    """A loose garden shrub: leaves on twigs, uneven in outline. wide: its breadth against what is usual; full: how many leaves."""
    boughs, P, N = grow('bush', h, 6, 5, 5)
    P = np.concatenate([P + R.normal(0, .03 * h, P.shape), P * [1, 1, .7] + R.normal(0, .05 * h, P.shape)]) * [wide, wide, 1] + [x, y, z]
    N = np.concatenate([N, N]) + [0, 0, .4]
    keep = P[:, 2] > z + .02
    if full < 1:
        keep &= R.random(len(P)) < full
    scatter(leafball(leaf_count, .045, L, W, lm(kind), up=.4), P[keep], N[keep], R.uniform(.75, 1.3, keep.sum()), 'bush')
    paths = [Q * [wide, wide, 1] + [x, y, z] for Q, _, _, level in boughs if level < 3]
    radii = [np.linspace(r, e, len(Q)) for Q, r, e, level in boughs if level < 3]
    obj(tubes(paths, radii, bark('bush'), 6, 'bush wood'))


def far(P, h, kinds=(('oak', 'oak'), ('maple', 'maple'), ('birch', 'birch'), ('poplar', 'poplar'), ('oak', 'deepoak')), leaf_size=.03, per_site=3):
    """Trees far off, at P and of heights h: a few whole trees of few faces, each placed many times."""
    for v, (form, kind) in enumerate(kinds):
        boughs, S, N = grow(form, 1., 5, 4, 3)
        S = np.repeat(S, per_site, 0) + R.normal(0, .016, (len(S) * per_site, 3))
        n = np.repeat(N, per_site, 0) + R.normal(0, .8, (len(S), 3))
        n /= np.linalg.norm(n, axis=1, keepdims=True)
        u = np.cross(n, R.normal(size=n.shape))
        u /= np.linalg.norm(u, axis=1, keepdims=True)
        w = np.cross(n, u)
        s = leaf_size * R.uniform(.5, 1.1, (len(S), 1))
        V = np.stack([S - u * s, S + w * s * .6, S + u * s, S - w * s * .6], 1).reshape(-1, 3)
        k = np.arange(len(S)) * 4
        crown = mesh('far crown', V.tolist(), np.stack([k, k + 1, k + 2, k + 3], 1).tolist(), lm(kind))
        VV, FF, base = [], [], 0
        for Q, r, e, level in boughs:
            if level < 2:
                vv, ff = tube_arrays(Q, np.linspace(r, e, len(Q)), 5, base)
                VV.append(vv)
                FF += ff
                base += len(vv)
        wood_ = mesh('far trunk', np.concatenate(VV).tolist(), FF, bark(form), True)
        Q, H = P[v::len(kinds)], np.asarray(h)[v::len(kinds)]
        state = R.bit_generator.state
        scatter(crown, Q, [[0, 0, 1.]], H, 'far crowns')
        R.bit_generator.state = state       # the trunks turn as their crowns do
        scatter(wood_, Q, [[0, 0, 1.]], H, 'far trunks')
