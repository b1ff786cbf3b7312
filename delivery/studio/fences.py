"""Fences, all parametric. Each runs along x from x0 to x1 with its finished side towards -y."""
import math

import numpy as np

from core import R, ball, bevelled, box, cleft, frange, lathe, mesh, obj, placed, prism, rnd, scatter, tubes
from materials import capped, painted, plain, wood

flatz = lambda x: 0 * np.asarray(x)


def nails(P, r=.0042, name='nails', galv=True):
    """Nail heads: small discs, z along -y."""
    m = plain('nail', '6f6c66', .5, .5, metallic=.6)
    scatter(lathe([(r, 0), (r, .0006), (r * .7, .0012)], m, 8), np.array(P), [[0, -1., 0]], 1., name)


# ------------------------------------------------------------------ wood
def board_on_board(x0, x1, h=1.80, kind='cedar', step=2.4, cap=True, gap=.075, weather=.5, silver=0., vary=.42):
    """Vertical boards in two overlapping layers; the cap rail covers post tops, boards and trim."""
    k = f'bob-{kind}'
    m = wood(k, kind, weather=weather, silver=silver, vary=vary, foot=.5, knots=.2)
    mr = wood(k + 'r', kind, axis='X', weather=weather, silver=silver, vary=.25, knots=.15)
    w, t = .14, .016
    mds = [box(w, t, h - gap, m, .0022) for _ in range(1)]
    x, i, N = x0, 0, []
    while x < x1:
        y = (-t / 2, -t * 1.5)[i % 2] - .0008
        obj(mds[0], (x, y + rnd.gauss(0, .0006), gap + (rnd.gauss(0, .001) if cap else rnd.gauss(0, .0015))), (rnd.gauss(0, .0012), rnd.gauss(0, .0010), rnd.gauss(0, .004)))
        for z in (.33, .95, h - .16):
            for dx in ((-.045, .045) if i % 2 else (-.018, .018)):
                N.append((x + dx + rnd.gauss(0, .004), y - t / 2 - .0005, z + rnd.gauss(0, .006)))
        x += .1125
        i += 1
    nails(N)
    for z in (.33, .95, h - .16):
        rm = box(step - .092, .038, .089, mr, .003)
        for px in frange(x0 + .06, x1, step):
            obj(rm, (px + step / 2, .019, z - .045))
    pm = box(.089, .089, h, m, .004)
    for px in frange(x0 + .06, x1, step):
        obj(pm, (px, .046, 0))
    if cap:
        for px in frange(x0 + .06, x1, step):
            obj(box(step - .0015, .018, .089, mr, .0025), (px + step / 2, -.0425, h - .089))
        for px in frange(x0 + .06, x1, step * 1.0):
            obj(box(step - .0015, .165, .036, mr, .004), (px + step / 2, .018, h + .0005))


def shadowbox(x0, x1, h=1.75, kind='cedar', step=2.4, gap=.05, silver=.0):
    """Boards alternate between the two faces of the rails, so the fence looks the same from both sides."""
    m = wood('sb-' + kind, kind, vary=.46, silver=silver, foot=.5, knots=.2)
    mr = wood('sb-r' + kind, kind, axis='X', vary=.25, silver=silver)
    w, sp = .14, .108
    x, i, N = x0, 0, []
    bm = box(w, .018, h - gap, m, .0022)
    while x < x1:
        y = -.019 - .009 if i % 2 else .019 + .009
        obj(bm, (x, y, gap + rnd.gauss(0, .0012)), (rnd.gauss(0, .001), rnd.gauss(0, .001), rnd.gauss(0, .003)))
        if i % 2:
            N += [(x + dx, y - .0095, z + rnd.gauss(0, .005)) for z in (.32, .92, h - .2) for dx in (-.04, .04)]
        x += sp
        i += 1
    nails(N)
    for px in frange(x0, x1, step):
        obj(box(.089, .089, h + .09, m, .004), (px, 0, 0))
        obj(box(.118, .118, .02, mr, .004), (px, 0, h + .09))
        obj(mesh('pcap', [(a * .05, b * .05, 0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(0, 0, .028)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], mr), (px, 0, h + .11))
        for z in (.32, .92, h - .2):
            obj(box(step - .09, .038, .089, mr, .003), (px + step / 2, 0, z - .045))


def picket(x0, x1, h=1.02, step=2.2, w=.07, gap=.06, zfn=None, col='f0eee8', skip=None, first=True):
    """Pointed pickets on two rails between capped posts; the rails are behind the pickets. first=False: no post at x0."""
    m = painted('pk' + col, col)
    mr = painted('pkr' + col, col, axis='X')
    n = round((step - .1) / (w + gap))
    pitch = step / round(step / (w + gap))
    pts = [(-w / 2, 0), (w / 2, 0), (w / 2, h - .06 - .058), (0, h - .06), (-w / 2, h - .06 - .058)]
    pm = prism(pts, .019, m, .0025)
    x = x0 + pitch / 2
    while x < x1:
        if not (skip and skip[0] < x < skip[1]):
            obj(pm, (x, rnd.gauss(0, .0006), .06 + rnd.gauss(0, .0015)), (rnd.gauss(0, .0015), rnd.gauss(0, .0012), 0))
        x += pitch
    for px in frange(x0, x1, step):
        if not (skip and skip[0] - .02 < px < skip[1] - .02):
            for z in (.26, .74):
                obj(box(step - .1, .036, .085, mr, .003), (px + step / 2, .0285, z - .04))
        if px == x0 and not first:
            continue
        obj(box(.1, .1, h + .09, m, .004), (px, .058, 0))
        obj(box(.124, .124, .02, m, .004), (px, .058, h + .09))
        obj(mesh('pyr', [(a * .056, b * .056, 0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(0, 0, .045)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], m), (px, .058, h + .11))


def split_rail(x0, x1, rails=3, h=1.18, step=2.4, kind='oak-silver', zfn=flatz, silver=.45, green=.3, post=.135, thick=.105):
    """Rough cleft rails, their tapered ends overlapping in the mortises of the posts."""
    m = wood('sr-' + kind, kind, 'X', ring=.005, rough=.75, bump=.9, vary=.4, knots=.25, weather=.9, silver=silver, cracks=.8, relief=.012, green=green)
    mp = wood('srp-' + kind, kind, 'Z', ring=.005, rough=.75, bump=.9, vary=.35, knots=.25, weather=.9, silver=silver, cracks=.8, relief=.012, green=green, foot=.5)
    zs = {3: (.30, .66, 1.02), 2: (.42, .90)}[rails]
    zs = [z * h / 1.18 for z in zs]
    L = step + .16
    rms = []
    for _ in range(9):
        c = cleft(L, thick, thick * .95, m, n=20, rough=.075, taper=.05, sides=6, bow=.007)
        co = np.array([v.co for v in c.vertices])
        e = np.clip(np.minimum(co[:, 0], L - co[:, 0]) / .22, 0, 1)
        co[:, 1] *= .52 + .48 * e
        co[:, 2] *= .80 + .20 * e
        c.vertices.foreach_set('co', co.ravel())
        rms.append(c)
    pms = [cleft(h + .08 + .3, post, post, mp, n=16, rough=.045, taper=.03, sides=5, axis='Z', bow=.004) for _ in range(6)]
    xs = list(frange(x0, x1, step))
    for i, px in enumerate(xs):
        z = float(zfn(px))
        obj(pms[rnd.randrange(6)], (px, 0, z - .3), (0, 0, rnd.choice((0, 1.57, 3.14, 4.71)) + rnd.gauss(0, .1)))
        if i < len(xs) - 1:
            zn = float(zfn(px + step))
            for rz in zs:
                flip = rnd.random() < .5
                d = (.022 if i % 2 else -.022)
                a = math.atan2(zn - z, step)
                if flip:
                    obj(rms[rnd.randrange(9)], (px + step + .08, d, zn + rz + rnd.gauss(0, .008)), (rnd.uniform(0, 6.28) * 0 + rnd.gauss(0, .4), a, math.pi))
                else:
                    obj(rms[rnd.randrange(9)], (px - .08, d, z + rz + rnd.gauss(0, .008)), (rnd.gauss(0, .4), -a, 0))


def worm(n, rails=8, L=3.35, ang=30, kind='oak-silver', x0=0., y0=0., t=.093, zfn=None):
    """Zigzag fence: no posts; panels turn 60 degrees, their rail ends stacked alternately at each corner."""
    m = wood('worm-' + kind, kind, 'X', ring=.005, rough=.78, bump=.9, vary=.5, knots=.2, weather=.9, silver=.5, cracks=.85, relief=.014, green=.35)
    rms = [cleft(L, rnd.uniform(.11, .17), t * 1.32, m, n=20, rough=.10, taper=rnd.uniform(.0, .2), sides=6, bow=.014) for _ in range(16)]
    a = math.radians(ang)
    ov = .26
    dx, dy = (L - ov) * math.cos(a), (L - ov) * math.sin(a)
    st = plain('corner stone', '77736a', .9, .2, noise=.6, mottled=.4)
    for i in range(n):
        s = 1 if i % 2 == 0 else -1
        x, y = x0 + i * dx, y0 + (0 if i % 2 == 0 else dy)
        zb = .10 + (0 if i % 2 == 0 else t)
        zg = zfn(x + dx / 2, y) if zfn else 0
        for k in range(rails):
            bx, by = x - ov / 2 * math.cos(a), y - s * ov / 2 * math.sin(a)
            j = rnd.gauss(0, .03)
            rm = rms[rnd.randrange(16)]
            z = zg + zb + k * 2 * t + rnd.gauss(0, .004)
            if rnd.random() < .5:
                obj(rm, (bx + j, by, z), (rnd.gauss(0, .25), 0, s * a + rnd.gauss(0, .006)))
            else:
                obj(rm, (bx + L * math.cos(a) + j, by + s * L * math.sin(a), z), (rnd.gauss(0, .25), 0, s * a + math.pi + rnd.gauss(0, .006)))
        zc = zfn(x, y) if zfn else 0
        obj(ball(.16, st, 2), (x, y, zc + .0), (0, 0, rnd.random() * 6), (1.2, 1., .48))


# ------------------------------------------------------------------ metal
def black():
    return plain('black metal', '000000', .27, .30, coat=.12, linear=(.0030, .0031, .0035), fine=.015)


def ornamental(x0, x1, h=1.37, step=None, z0=0., rings=True, spear=True, gate=None):
    """Pickets with spear tips, a band of rings under the top rail, posts with balls."""
    m = black()
    s, pitch = .019, .1135
    step = step or pitch * 19
    hp = h - .15
    pk = box(s, s, hp - .07, m, .0015)
    fin = lathe([(.0135, 0), (.0135, .004), (.019, .006), (.019, .016), (.012, .019), (.012, .03), (.027, .062), (.017, .1), (.001, .142)], m, 4, math.pi / 4, False)
    bevelled(fin, .0012)
    cap = lathe([(.05, 0), (.05, .010), (.040, .018), (.022, .026), (.016, .030)], m, 32)
    bl = ball(.04, m, 4)
    V = []
    ring = tubes([np.array([[.046 * math.cos(a), 0, .060 * math.sin(a)] for a in np.linspace(0, 2 * math.pi, 41)])], .0055, m, 10)
    post = box(.064, .064, h + .02, m, .003)
    zr = [.15, hp - .20, hp - .045]
    for px in frange(x0, x1, step):
        obj(post, (px, 0, z0))
        obj(cap, (px, 0, z0 + h + .02))
        obj(bl, (px, 0, z0 + h + .086))
        for z in zr:
            obj(box(step - .064, .038, .032, m, .002), (px + step / 2, 0, z0 + z - .016))
            for e in (-1, 1):   # brackets
                obj(box(.014, .048, .044, m, .002), (px + e * .039, 0, z0 + z - .022))
        n = round(step / pitch)
        for i in range(1, n):
            x = px + i * pitch
            obj(pk, (x, 0, z0 + .07))
            if spear:
                obj(fin, (x, 0, z0 + hp))
        if rings:
            for i in range(n):
                x = px + (i + .5) * pitch
                if .075 < x - px < step - .075 or True:
                    obj(ring, (x if 0 < i < n - 1 else x + (.012 if i == 0 else -.012), 0, z0 + hp - .1225), scale=(1, 1, .9))


def pool_panel(xa, xb, h, m):
    """Two rails whose tops are 45 in apart, so that a child finds no step; less than 4 in between pickets, 2 in below."""
    n = math.ceil((xb - xa) / .1145)
    for z in (h - .028, .048):
        obj(box(xb - xa, .030, .028, m, .0015), ((xa + xb) / 2, 0, z))
    pk = box(.0159, .0159, h - .07, m, .0012)
    for i in range(n):
        obj(pk, (xa + (i + .5) * (xb - xa) / n, 0, .05))


def plated_post(px, h, m, w=.0508):
    """A post bolted down through a base plate; a two-part cover hides the plate and its bolts."""
    obj(box(w, w, h, m, .0025), (px, 0, 0))
    obj(box(w + .007, w + .007, .012, m, .002), (px, 0, h))
    a = w / 2 + .002
    obj(mesh('cap', [(i * a, j * a, 0) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(0, 0, .014)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], m), (px, 0, h + .012))
    a, b = w / 2 + .034, w / 2 + .003
    V = [(i * q, j * q, z) for q, z in ((a, 0), (a, .020), (a - .006, .026), (b + .004, .040), (b, .042)) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    F = [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in range(4) for i in range(4)]
    obj(bevelled(mesh('cover', V, F, m), .0015), (px, 0, .012))
    obj(box(.0012, w + .0694, .0206, plain('seam', '0a0a0a', .8, .1), 0), (px, 0, .0125))


def pool_fence(x0, x1, h=1.22, step=1.83, m=None):
    """Flat-top aluminium, 48 in, on paving."""
    m = m or black()
    for px in frange(x0, x1 + .01, step):
        plated_post(px, h + .05, m)
        if px < x1 - .01:
            pool_panel(px + .0254, px + step - .0254, h, m)


def self_closing_gate(x, w=1.1, h=1.22, m=None):
    """A leaf for pool_fence, between the middles of two posts at x and x + w. Its spring hinges, at the left, have their
    knuckles towards -y, whither it swings; at the right a magnetic latch whose knob is 56 in above the paving."""
    m = m or black()
    hw = plain('hinge black', '1b1b1c', .55, .4, fine=.2)
    steel, knob = plain('latch steel', '8b8e90', .35, .5, metallic=.9), plain('latch knob', '6a6d70', .5, .4, fine=.2)
    for px in (x, x + w):
        plated_post(px, h + .05, m, .0635)
    a, b = x + .0318 + .024, x + w - .0318 - .020
    for px in (a + .019, b - .019):
        obj(box(.038, .038, h - .05, m, .002), (px, 0, .05))
        obj(box(.040, .040, .004, m, .001), (px, 0, h))
    pool_panel(a + .038, b - .038, h, m)
    for z in (.20, h - .22):            # each hinge: a leaf on the post, a leaf on the gate, the barrel with its spring
        obj(box(.046, .006, .105, hw, .002), (x + .004, -.0345, z))
        obj(box(.040, .006, .105, hw, .002), (a + .020, -.0220, z))
        obj(lathe([(.010, 0), (.013, .003), (.013, .102), (.010, .105)], hw, 20), (x + .0318 + .010, -.036, z))
        for k in (.032, .070):
            obj(lathe([(.0136, 0), (.0136, .0016)], knob, 20), (x + .0318 + .010, -.036, z + k))
        for k in (.018, .086):
            for px, py in ((x - .010, -.0375), (a + .026, -.025)):
                obj(lathe([(.0046, 0), (.0044, .0012), (.002, .002)], steel, 12), (px, py, z + k), (math.pi / 2, 0, 0))
    lx = x + w - .006
    obj(box(.040, .032, .385, hw, .009, 3), (lx, -.048, 1.0))
    for z in (1.04, 1.24):
        obj(box(.046, .012, .030, hw, .003), (lx, -.036, z))
    obj(lathe([(.009, 0), (.009, .012), (.0165, .014), (.018, .020), (.018, .034), (.015, .040), (.004, .042)], knob, 24), (lx, -.048, 1.383))
    obj(lathe([(.0085, -.002), (.0085, .002)], steel, 16), (lx, -.0640, 1.335), (math.pi / 2, 0, 0))
    obj(box(.046, .026, .060, hw, .005), (b - .012, -.032, .985))
    obj(box(.020, .020, .016, knob, .003), (b + .010, -.046, .990))


# ------------------------------------------------------------------ vinyl
def white():
    return plain('vinyl white', 'f2f2ef', .28, .5, dirt=.35, fine=.02)


def vcap(px, y, z, m, s=1.):
    """A New England style cap: a skirt, a step and a low pyramid."""
    obj(box(.146 * s, .146 * s, .026, m, .005, 3), (px, y, z))
    obj(box(.134 * s, .134 * s, .010, m, .003, 2), (px, y, z + .026))
    a_ = .066 * s
    V = [(a * a_, b * a_, 0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(0, 0, .048)]
    obj(bevelled(mesh('cap', V, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], m), .003, 3), (px, y, z + .036))


def vinyl_privacy(x0, x1, h=1.83, step=1.83):
    """Tongue-and-groove panels between 5 in posts, routed rails, flat caps."""
    m = white()
    n = 11
    clear = step - .127
    bw = clear / n
    b = .0055
    prof = [(-bw / 2, -.011 + b * .8), (-bw / 2 + b, -.011), (bw / 2 - b, -.011), (bw / 2, -.011 + b * .8), (bw / 2, .011 - b), (bw / 2 - b, .011), (-bw / 2 + b, .011), (-bw / 2, .011 - b)]
    V = [(x, y, z) for z in (0, 1) for x, y in prof]
    F = [(j, (j + 1) % 8, 8 + (j + 1) % 8, 8 + j) for j in range(8)]
    H = h - .07 - .28
    tg = mesh('tg', V, F, m)
    post, rail = box(.127, .127, h + .05, m, .006, 3), box(clear, .05, .14, m, .006, 3)
    for px in frange(x0, x1, step):
        obj(post, (px, 0, 0))
        vcap(px, 0, h + .05, m)
        for z in (.06, h - .14):
            obj(rail, (px + step / 2, 0, z))
        for i in range(n):
            obj(tg, (px + .0635 + (i + .5) * bw, 0, .195), (0, 0, 0), (1, 1, h - .14 - .19))


def ranch(x0, x1, rails=3, h=1.37, step=2.4, zfn=flatz):
    """Three-rail vinyl ranch: 5 in posts, rails routed through."""
    m = white()
    zs = {3: (.32, .74, 1.16)}[rails]
    for px in frange(x0, x1, step):
        z, zn = float(zfn(px)), float(zfn(px + step))
        obj(box(.127, .127, h + .25, m, .006, 3), (px, 0, z - .25))
        vcap(px, 0, z + h, m)
        a = math.atan2(zn - z, step)
        for q in zs:
            obj(box(math.hypot(step, zn - z) + .01, .038, .14, m, .005, 3), (px + step / 2, 0, (z + zn) / 2 + q - .07), (0, -a, 0))


# ------------------------------------------------------------------ composite
def composite(x0, x1, h=1.80, step=1.83, cols=('4f443b', '675a4e', '7c6d5f'), name='walnut'):
    """Horizontal capped boards, tongue in groove, in the channels of aluminium posts."""
    m = capped('capped ' + name, cols)
    al = plain('aluminium charcoal', '1d1f21', .36, .5, coat=.1, fine=.03)
    bh, g = .148, .0035
    n = int((h - .13) / (bh + g))
    board = box(step - .085, .022, bh, m, .0028)
    post, cap, rail = box(.085, .085, h + .06, al, .003), box(.093, .093, .012, al, .002), box(step - .085, .045, .036, al, .0025)
    for px in frange(x0, x1, step):
        obj(post, (px, 0, 0))
        obj(cap, (px, 0, h + .06))
        for e in (-1, 1):
            obj(box(.008, .05, h, al, .001), (px + e * .0455, 0, .05))
        z = .05
        obj(rail, (px + step / 2, 0, z))
        z += .038
        obj(box(step - .085, .006, n * (bh + g), al, 0), (px + step / 2, .004, z))
        for i in range(n):
            obj(board, (px + step / 2, rnd.gauss(0, .0003), z))
            z += bh + g
        obj(rail, (px + step / 2, 0, z))


# ------------------------------------------------------------------ old fences
def park_pale(x0, x1, y=0., z=0., h=1.65):
    """Cleft oak stakes set close in a bank."""
    m = wood('pale', 'oak-silver', 'Z', ring=.005, rough=.8, bump=.9, vary=.8, knots=.15, weather=1., silver=.25, cracks=.9, relief=.014, green=.7, foot=.8)
    ms = [cleft(h + .45, rnd.uniform(.11, .17), rnd.uniform(.06, .10), m, n=18, rough=.09, taper=.12, sides=6, axis='Z', point=.05, bow=.008) for _ in range(22)]
    x = x0
    while x < x1:
        w = rnd.uniform(.088, .118)
        zz = z(x, y) if callable(z) else z
        obj(ms[rnd.randrange(22)], (x + w / 2, y + rnd.gauss(0, .012), zz - .45 + rnd.gauss(0, .055)), (rnd.gauss(0, .012), rnd.gauss(0, .014), rnd.gauss(0, .25)), (rnd.uniform(.9, 1.1), 1, rnd.uniform(.97, 1.03)))
        x += w
    mr = wood('paler', 'oak-silver', 'X', ring=.005, rough=.8, bump=.9, vary=.5, knots=.15, weather=1., silver=.35, cracks=.8, relief=.012, green=.4)
    for q in frange(x0, x1, 2.7):     # a rail pegged behind
        zz = z(q + 1.35, y) if callable(z) else z
        obj(cleft(2.8, .11, .1, mr, n=16, sides=6), (q, y + .09, zz + h * .72))


def hurdle(w=1.83, h=1.25, zales=10, seedv=0):
    """One woven hurdle: upright zales and hazel rods, each passing before one zale and behind the next."""
    m = wood('zale', 'hazel', 'Z', ring=.004, rough=.75, bump=.6, vary=.5, knots=.25, weather=.8, silver=.15, relief=.006)
    mr = wood('rod', 'hazel', 'X', ring=.004, rough=.7, bump=.5, vary=.9, knots=.2, weather=.8, silver=.15, relief=.004)
    xs = np.linspace(.05, w - .05, zales)
    paths, rads = [], []
    for x in xs:
        zz = np.linspace(-.12, h + rnd.uniform(.03, .12), 7)
        paths.append(np.stack([x + R.normal(0, .004, 7), R.normal(0, .003, 7), zz], 1))
        rads.append(np.linspace(.020, .014, 7) * rnd.uniform(.9, 1.15))
    obj(tubes(paths, rads, m, 9, 'zales'))
    z, k = .03, 0
    groups = [[], [], [], [], [], []]
    gr = [[], [], [], [], [], []]
    while z < h - .02:
        r = rnd.uniform(.0075, .0135)
        s = np.linspace(-.04 - rnd.uniform(0, .03), w + .04 + rnd.uniform(0, .03), 76)
        ph = (k % 2) * math.pi
        amp = .018 + r * .6
        y = amp * np.cos((s - xs[0]) / (xs[1] - xs[0]) * math.pi + ph)
        y = np.clip(y * 1.35, -amp, amp)
        zz = z + r + np.interp(s, np.linspace(0, w, 6), R.normal(0, .005, 6)) + .0025 * np.cos((s - xs[0]) / (xs[1] - xs[0]) * math.pi)
        rr = r * np.linspace(1.15, .72, 76)
        if k // 2 % 2:
            rr = rr[::-1]
        g = rnd.randrange(6)
        groups[g].append(np.stack([s, y, zz], 1))
        gr[g].append(rr)
        z += r * 1.72
        k += 1
    for g, q in zip(groups, gr):
        if g:
            obj(tubes(g, q, mr, 7, 'rods'))


def roman_rail(x0, x1, step=2.1, h=1.15, zs=(.40, .74, 1.03)):
    """Squared posts bored through, round rails passed through the holes."""
    m = wood('rp', 'oak', 'Z', ring=.006, rough=.75, bump=.7, vary=.3, knots=.3, weather=.8, silver=.25, cracks=.55)
    mr = wood('rr', 'hazel', 'X', ring=.005, rough=.7, bump=.6, vary=.5, knots=.3, weather=.8, silver=.3, relief=.006, cracks=.3)
    hole = plain('hole', '120e0a', .95, .05)
    s = .13
    prof = [(0.034, -.001), (.044, 0), (.046, .0015)]
    pm = box(s, s, h, m, .007)
    top = mesh('ptop', [(a * s * .47, b * s * .47, 0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(0, 0, .05)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], m)
    disc = lathe([(.044, 0), (.044, .0015)], hole, 24)
    xs = list(frange(x0, x1, step))
    for i, px in enumerate(xs):
        rz = rnd.gauss(0, .03)
        obj(pm, (px, 0, 0), (0, 0, rz))
        obj(top, (px, 0, h), (0, 0, rz))
        for z in zs:
            for e in (-1, 1):
                obj(disc, (px + e * (s / 2 + .0006), 0, z), (0, e * math.pi / 2, 0))
    for z in zs:
        x, k = x0 - .4, 0
        while x < x1:
            L = step * 2 + .5
            n = 16
            t = np.linspace(0, L, n)
            d = .0
            pts = np.stack([t, np.interp(t, np.linspace(0, L, 5), R.normal(0, .006, 5)), np.interp(t, np.linspace(0, L, 5), R.normal(0, .006, 5))], 1)
            rr = np.linspace(.036, .028, n) * (1 + R.normal(0, .025, n))
            obj(tubes([pts], [rr], mr, 12, 'rail'), (x, (-.006, .006)[k % 2], z + (-.004, .004)[k % 2]))
            x += step * 2
            k += 1


def _front(m, z, turn, sides):
    """How far the face of a cleft post, turned, lies before its axis at height z."""
    V = np.array([v.co for v in m.vertices]).reshape(-1, sides, 3)
    h = V[:, :, 2].mean(1)
    k = min(max(int(np.searchsorted(h, z)), 1), len(h) - 1)
    f = (z - h[k - 1]) / (h[k] - h[k - 1])
    P = V[k - 1] * (1 - f) + V[k] * f
    x, y = P[:, 0] * math.cos(turn) - P[:, 1] * math.sin(turn), P[:, 0] * math.sin(turn) + P[:, 1] * math.cos(turn)
    x2, y2 = np.roll(x, -1), np.roll(y, -1)
    cut = (x < 0) != (x2 < 0)
    return float(np.min((y - x * (y2 - y) / (x2 - x + 1e-9))[cut]))


def barbed(x0, x1, zs=(.40, .68, .96, 1.24), step=3.6, near=(-3, 4), kind='oak-silver', zfn=flatz, post_h=1.42, seated=False):
    """Round and split posts with four strands of two twisted wires and two-point barbs five inches apart.
    seated: every post's face touches the wires, which are held by staples of No. 9 wire driven astride them."""
    mp = wood('bw-post', kind, 'Z', ring=.005, rough=.8, bump=.9, vary=.4, knots=.3, weather=.9, silver=.5, cracks=.95, relief=.01, foot=.4)
    wire = plain('wire', '7d756c', .5, .5, metallic=.75, noise=.7, mottled=.6)
    rust = plain('wire rust', '5f4634', .7, .3, metallic=.35, noise=.6, mottled=.6)
    pms = [cleft(post_h + .3, .13, .12, mp, n=16, rough=.05, taper=.1, sides=9, axis='Z', bow=.01) for _ in range(5)]
    px = [x for x in frange(x0, x1, step)]
    face = {}
    for x in px:
        m, turn = pms[rnd.randrange(5)], (rnd.gauss(0, .012), rnd.gauss(0, .012), rnd.random() * 6)
        y = .065
        if seated:
            fronts = [_front(m, z + .3, turn[2], 9) for z in zs]
            turn, y = (0, turn[1] * .5, turn[2]), .0025 - min(fronts)
            face[x] = [y + f for f in fronts]
        obj(m, (x, y, float(zfn(x)) - .3), turn)
    for j, z in enumerate(zs):
        sagv = [rnd.uniform(.006, .02) for _ in px]
        def zat(x):
            i = np.clip(((x - x0) / step).astype(int), 0, len(px) - 1)
            f = (x - x0) / step - i
            return zfn(x) + z - np.array(sagv)[i] * 4 * f * (1 - f)
        mat = (wire, rust)[j % 2 == 1 and 1 or 0]
        a, b = near
        t = np.arange(a, b, .0032)
        paths = [np.stack([t, -.004 + .0021 * np.cos(t / .052 * 2 * np.pi + ph), zat(t) + .0021 * np.sin(t / .052 * 2 * np.pi + ph)], 1) for ph in (0, math.pi)]
        obj(tubes(paths, .00175, mat, 6, 'strand'))
        for c, d in ((x0, a), (b, x1)):
            if d - c > .1:
                t = np.linspace(c, d, max(4, int((d - c) / .3)))
                obj(tubes([np.stack([t, 0 * t - .004, zat(t)], 1)], .0032, mat, 5, 'far strand'))
        barbs = []
        for x in np.arange(a, b + 9, .127):
            if seated and min(abs(x - q) for q in px) < .03:
                continue
            zz = float(zat(np.array([x]))[0])
            q = np.linspace(0, 1, 26)
            tw = q * 2 * 2 * np.pi + rnd.uniform(0, 6)
            coil = np.stack([x - .005 + q * .010, -.004 + .0052 * np.cos(tw), zz + .0052 * np.sin(tw)], 1)
            d0 = np.array([-.35 + rnd.gauss(0, .2), -math.sin(tw[0]), math.cos(tw[0])])
            d1 = np.array([.35 + rnd.gauss(0, .2), -math.sin(tw[-1]), math.cos(tw[-1])])
            barbs.append(np.concatenate([[coil[0] - d0 * .017, coil[0] - d0 * .008], coil, [coil[-1] + d1 * .008, coil[-1] + d1 * .017]]))
        obj(tubes(barbs, .00135, mat, 5, 'barbs'))
        st = []
        for x in px:    # staples
            zz = float(zat(np.array([x]))[0])
            if seated:
                f, t = max(face[x][j], 0.), rnd.gauss(0, .18)
                arc = np.linspace(0, math.pi, 9)
                u = np.concatenate([[-1.], -np.cos(arc), [1.]]) * .0085
                st.append(np.stack([x + u * math.sin(t) + .002, np.concatenate([[f + .03], -.0075 + .004 * (1 - np.sin(arc)), [f + .03]]), zz + u * math.cos(t)], 1))
                continue
            st.append(np.array([[x + .004, .02, zz + .012], [x + .004, -.007, zz + .011], [x, -.009, zz], [x - .004, -.007, zz - .011], [x - .004, .02, zz - .012]]))
        obj(tubes(st, .002, mat, 5, 'staples'))


def galv(name='galvanised', dull=.0):
    return plain(name, '9a9da0', .42 + dull, .5, metallic=.85, noise=.35, mottled=.25, fine=.04)


def chain_link(x0, x1, h=1.22, step=2.4, wire=.0019, terminal=(), strand_n=6):
    """Two-inch diamond mesh of interlocked zigzag wires on a galvanised frame with a top rail."""
    m, mw = galv(), galv('galvanised wire', .05)
    p = .0508 / math.sqrt(2)
    nz = int((h - .06) / p)
    def strand(ph):
        pts = []
        for j in range(nz + 1):
            s = (j + ph) % 2
            x = p * s
            x += (.0016 if s else -.0016)
            y = wire * .9 * (1 if s else -1)
            for e in (-.0035, .0035):       # a rounded knuckle
                pts.append((x - (.0016 if s else -.0016) * .9, y * 1., .05 + j * p + e))
            if j < nz:
                pts.append((p * .5, 0 + (wire * .2 if ph else -wire * .2), .05 + (j + .5) * p))
        return tubes([np.array(pts)], wire, mw, strand_n, 'strand')
    A, B = strand(0), strand(1)
    off = -.034
    s0 = x0 + .046 if any(abs(x0 - t) < .05 for t in terminal) else x0     # the mesh begins at the tension bar
    n = int((x1 - s0) / p)
    for i in range(n):
        obj(A if i % 2 == 0 else B, (s0 + i * p, off, 0))
    # knuckled selvage at top: short hooks
    hooks = [np.array([[0, 0, 0], [.004, 0, .012], [.010, 0, .013], [.012, .002, .002]])]
    hk = tubes(hooks, wire, mw, 5, 'hook')
    for i in range(n):
        s = (nz + (i % 2)) % 2
        obj(hk, (s0 + i * p + p * s - .006, off, .05 + nz * p + .001))
    # frame
    top = [np.array([[x0, 0, h], [x1, 0, h]])]
    obj(tubes(top, .021, m, 20, 'top rail'))
    tie = []
    for x in frange(x0 + .3, x1, .6):
        a = np.linspace(-.3, 2 * math.pi * .95, 18)
        tie.append(np.stack([x + .002 * a, -.0225 * np.cos(a) - .003, h + .0225 * np.sin(a)], 1))
    for px in frange(x0, x1, step):
        big = any(abs(px - t) < .05 for t in terminal)
        r = .0365 if big else .024
        obj(lathe([(r, -.05), (r, h + (.07 if big else -.03))], m, 28), (px, 0, 0))
        if big:
            obj(lathe([(.040, 0), (.040, .022), (.037, .034), (.026, .048), (.008, .054)], m, 28), (px, 0, h + .06))
            obj(box(.019, .005, h - .06, m, .001), (px + .052, off, .05))
            for z in (.14, .45, .78, h - .12):
                obj(lathe([(r + .0025, 0), (r + .003, .001), (r + .003, .021), (r + .0025, .022)], m, 28), (px, 0, z))
                obj(box(.04, .006, .022, m, .001), (px + .046, -.034, z))
                obj(lathe([(.006, 0), (.006, .006), (.004, .008)], m, 10), (px + .042, -.038, z + .011), (math.pi / 2, 0, 0))
            obj(lathe([(r + .003, 0), (r + .003, .025)], m, 28), (px, 0, h - .012))
        else:
            obj(lathe([(.027, 0), (.027, .03), (.024, .045), (.012, .06)], m, 24), (px, 0, h - .035))
            for z in (.2, .5, .8, 1.05):
                a = np.linspace(.4, 5.9, 16)
                tie.append(np.stack([px - (r + .002) * np.sin(a) , -(r + .008) * np.cos(a), z + .002 * a], 1))
    obj(tubes(tie, .0017, mw, 5, 'ties'))
    obj(tubes([np.array([[x0, off + .004, .055], [x1, off + .004, .055]])], .0022, mw, 6, 'tension wire'))


def slats(x0, x1, h=1.8, step=1.8, kind='ipe', steel=True):
    """Horizontal hardwood slats in three widths on the front of slim dark steel posts."""
    m = wood('slat-' + kind, kind, 'X', ring=.005, rough=.5, bump=.3, vary=.4, knots=0., weather=.4)
    al = plain('steel post', '1b1c1d', .45, .5, fine=.04)
    pat = (.145, .045, .09, .045)
    L = step
    boards = {w: box(L - .004, .021, w, m, .0025) for w in set(pat)}
    for px in frange(x0, x1, step):
        obj(box(.06, .06, h + .01, al, .002), (px, .032, 0))
        z, i = .06, 0
        while z < h - .03:
            w = pat[i % 4]
            if z + w > h + .03:
                break
            obj(boards[w], (px + step / 2, -.0115, z), (0, 0, 0))
            z += w + .014
            i += 1


# ------------------------------------------------------------------ gates
def garden_gate(x, w=1.0, h=1.02, open_by=40, col='f0eee8', sweep=.10, post_h=1.32, post=.115):
    """A picket gate, its top a shallow hollow, hung on the right of two stout capped posts and turned inwards (away from
    -y) by open_by degrees. The opening between the posts is w wide and has x in its middle."""
    m, mr = painted('pk' + col, col), painted('pkr' + col, col, axis='X')
    iron = plain('gate iron', '17181a', .5, .4, noise=.3, fine=.2)
    for e in (-1, 1):
        px = x + e * (w / 2 + post / 2)
        obj(box(post, post, post_h + .3, m, .005), (px, .04, -.3))
        obj(box(post + .02, post + .02, .02, m, .004), (px, .04, post_h - .07))
        obj(box(post + .05, post + .05, .024, m, .004), (px, .04, post_h))
        a = post / 2 + .01
        obj(mesh('pyr', [(i * a, j * a, 0) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(0, 0, .05)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], m), (px, .04, post_h + .024))
    gw, n, pw = w - .025, 8, .072
    with placed((x + w / 2 - .008, 0, 0), -open_by):        # the leaf lies along -x
        for i in range(n):
            px = pw / 2 + (gw - pw) * i / (n - 1)
            ph = h - .06 - sweep * math.sin(math.pi * (px / gw)) ** 1.3
            pts = [(-pw / 2, 0), (pw / 2, 0), (pw / 2, ph - .058), (0, ph), (-pw / 2, ph - .058)]
            obj(prism(pts, .019, m, .0025), (-px, 0, .07))
        for z in (.22, .72):
            obj(box(gw, .034, .085, mr, .003), (-gw / 2, .0275, z))
        L = math.hypot(gw - .1, .415)       # the brace rises from the hinge side
        obj(box(L, .034, .08, mr, .003), (-gw / 2, .0275, .47), (0, math.atan2(.415, gw - .1), 0))
        for z in (.262, .762):              # strap hinges
            obj(prism([(.01, .02), (-.30, .009), (-.318, 0), (-.30, -.009), (.01, -.02)], .005, iron, .001), (0, -.0125, z))
            obj(lathe([(.011, -.045), (.011, .045)], iron, 14), (.006, -.014, z))
            for px in (.05, .15, .26):
                obj(lathe([(.007, 0), (.007, .002), (.003, .004)], iron, 10), (-px, -.015, z), (math.pi / 2, 0, 0))
        ring = np.linspace(0, 2 * math.pi, 25)
        obj(tubes([np.stack([.045 - gw + .03 * np.cos(ring), 0 * ring - .02, .76 + .03 * np.sin(ring)], 1)], .0045, iron, 8))
