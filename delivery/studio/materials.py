"""Materials. Each maker is cached by name, so a scene may ask for one again and again."""
import math

import bpy

_cache = {}
haze = None     # of the scene that is built: (distance in metres to 63 %, r, g, b, most of it)


def srgb(h):
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x < .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


class Nodes:
    """A small vocabulary for building node trees."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()

    def n(s, typ, ins={}, **at):
        x = s.t.nodes.new('ShaderNode' + typ)
        for k, v in at.items():
            setattr(x, k, v)
        for k, v in ins.items():
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, x.inputs[k])
            else:
                x.inputs[k].default_value = v
        return x

    def math(s, op, a, b=0.0, clamp=False):
        return s.n('Math', {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def add(s, a, b): return s.math('ADD', a, b)
    def sub(s, a, b): return s.math('SUBTRACT', a, b)
    def mul(s, a, b): return s.math('MULTIPLY', a, b)
    def fract(s, a, k): return s.math('FRACT', s.mul(a, k))
    def xyz(s, x, y, z): return s.n('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def noise(s, vec, scale, detail=3., rough=.5, dim='3D'):
        return s.n('TexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail, 'Roughness': rough}, noise_dimensions=dim).outputs[0]

    def ramp(s, fac, stops):
        r = s.n('ValToRGB', {0: fac})
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for q, (p, c) in zip(e, stops):
            q.position = p
            q.color = (*c, 1) if len(c) == 3 else c
        return r.outputs[0]

    def grey(s, fac, stops):
        return s.ramp(fac, [(p, (v, v, v)) for p, v in stops])

    def mix(s, f, a, b, mode='MIX'):
        b = (*b, 1) if isinstance(b, tuple) and len(b) == 3 else b
        a = (*a, 1) if isinstance(a, tuple) and len(a) == 3 else a
        return s.n('MixRGB', {0: f, 1: a, 2: b}, blend_type=mode).outputs[0]

    def bump(s, h, strength, dist, normal=None):
        i = {'Strength': strength, 'Distance': dist, 'Height': h}
        if normal is not None:
            i['Normal'] = normal
        return s.n('Bump', i).outputs[0]

    def principled(s, **k):
        return s.n('BsdfPrincipled', {a.replace('_', ' '): b for a, b in k.items()}).outputs[0]

    def out(s, sh):
        s.n('OutputMaterial', {0: s.hazed(sh) if haze else sh})
        # else every leaf in the haze would be a lamp
        s.m.cycles.sample_as_light = False
        return s.m

    def hazed(s, sh):
        """The air between the camera and what is seen: in every sample, so that it is exact where leaf and sky share a pixel."""
        far, *colour, most = haze
        seen = s.n('LightPath').outputs['Is Camera Ray']
        away = s.n('CameraData').outputs['View Distance']
        share = s.sub(1., s.math('POWER', math.e, s.math('DIVIDE', away, -far)))
        air = s.n('Emission', {'Color': (*colour, 1)}).outputs[0]
        return s.n('MixShader', {0: s.mul(s.mul(share, most), seen), 1: sh, 2: air}).outputs[0]


def cached(fn):
    def g(name, *a, **k):
        if name not in _cache:
            _cache[name] = fn(name, *a, **k)
        return _cache[name]
    return g


# dark (latewood), mid, light (earlywood)
WOODS = {
    'cedar': ('6f3f22', 'a56d42', 'c39064'),
    'cedar-aged': ('5f4432', '8f6d50', 'a98a6b'),
    'pine': ('9a7440', 'c6a16a', 'd9bd8b'),
    'treated': ('6d6a3e', 'a29a62', 'b9b07c'),
    'oak': ('5d4a37', '8d7659', 'a89273'),
    'oak-silver': ('4b443c', '83796c', 'a49b8e'),
    'grey': ('49443e', '817a70', 'a8a096'),
    'hazel': ('4a3825', '7b6245', '9a8262'),
    'ipe': ('4e3524', '785741', '957459'),
}


@cached
def wood(name, kind='cedar', axis='Z', ring=.0065, rough=.6, bump=.35, vary=.3, knots=.5, weather=.5, silver=0., cracks=0., relief=.0, green=0., foot=.0):
    """Solid sawn wood: growth rings round a pith that leans away from the board, so a flat-sawn face
    shows cathedral arches, knots bend the rings, and end grain shows arcs. axis: the board's length."""
    dark, mid, light = (srgb(x) for x in WOODS[kind])
    t = Nodes(name)
    rand = t.n('ObjectInfo').outputs['Random']
    r1, r2, r3, r4 = (t.fract(rand, k) for k in (17.31, 71.7, 313.1, 911.9))
    sp = t.n('SeparateXYZ', {0: t.n('TexCoord').outputs['Object']}).outputs
    u, v, w = {'Z': (sp[0], sp[1], sp[2]), 'X': (sp[2], sp[1], sp[0]), 'Y': (sp[0], sp[2], sp[1])}[axis]
    wo = t.add(w, t.mul(r1, 50.))
    soft = t.noise(t.xyz(t.add(u, t.mul(r2, 9.)), v, t.mul(wo, .30)), 7., 2., .5)
    bend = t.noise(t.xyz(t.mul(wo, .55), r3, 0.), 1.6, 2., .5)
    # knots: one cell in a few carries one
    kv = t.n('TexVoronoi', {'Vector': t.xyz(t.add(u, t.mul(r3, 11.)), t.mul(t.add(wo, t.mul(r2, 3.)), .62), 0.), 'Scale': 6.2, 'Randomness': 1.}, voronoi_dimensions='2D')
    kd = kv.outputs['Distance']
    ksel = t.math('LESS_THAN', t.n('SeparateXYZ', {0: kv.outputs['Color']}).outputs[0], t.mul(t.add(.25, t.mul(r4, 1.5)), knots))
    kwarp = t.mul(t.math('POWER', t.math('SUBTRACT', 1., t.mul(kd, 2.3), True), 3.), t.mul(ksel, .022))
    x = t.add(t.sub(u, t.mul(t.sub(r2, .5), .12)), t.mul(t.sub(bend, .5), .05))
    y = t.add(t.add(v, t.add(.035, t.mul(r3, .09))), t.mul(w, t.mul(t.sub(r4, .5), .05)))
    rad = t.math('SQRT', t.add(t.mul(x, x), t.mul(y, y)))
    rad = t.add(t.add(rad, t.mul(t.sub(soft, .5), .028)), kwarp)
    rg = t.math('FRACT', t.math('DIVIDE', rad, ring))
    rings = t.grey(rg, [(0., .55), (.08, 1.), (.55, .82), (.9, .18), (1., .45)])
    fib = t.noise(t.xyz(t.add(u, r1), v, t.mul(wo, .011)), 330., 4., .62)
    streak = t.noise(t.xyz(t.add(u, r2), v, t.mul(wo, .03)), 45., 3., .55)
    g = t.add(t.mul(rings, .36), t.add(t.mul(fib, .34), t.mul(streak, .30)))
    col = t.ramp(g, [(.26, dark), (.5, mid), (.76, light)])
    # board to board: hue only a hair, mostly value and saturation
    col = t.n('HueSaturation', {
        'Hue': t.add(.5, t.mul(t.sub(r4, .5), .010 * vary * 2)),
        'Saturation': t.add(1 - .25 * vary, t.mul(r1, .3 * vary)),
        'Value': t.add(1 - .55 * vary, t.mul(r2, 1.1 * vary)), 'Color': col}).outputs[0]
    blot = t.noise(t.xyz(t.add(u, r1), v, t.mul(wo, .5)), 3.1, 5., .6)
    col = t.mix(t.mul(t.math('SUBTRACT', blot, .38, True), 1.1 * weather), col, t.mix(1., col, (.46, .43, .40), 'MULTIPLY'))
    if silver:
        sv = t.math('ADD', t.mul(t.sub(blot, .5), 1.4), t.add(silver - .15, t.mul(r3, .3)), True)
        col = t.mix(t.mul(sv, .8), col, t.mix(.75, t.mix(1., (.62, .60, .57), t.ramp(g, [(.25, (.28, .28, .28)), (.7, (.95, .95, .95))]), 'MULTIPLY'), col, 'MIX'))
    kn = t.mul(t.grey(kd, [(.045, 1.), (.085, .75), (.12, 0.)]), ksel)
    kring = t.grey(t.math('PINGPONG', t.mul(kd, 85.), 1.), [(0., .5), (1., 1.)])
    col = t.mix(t.mul(kn, .82), col, t.mix(1., (*srgb('5c3219'), 1), kring, 'MULTIPLY') if not silver else t.mix(1., (*srgb('4a4038'), 1), kring, 'MULTIPLY'))
    geo = t.n('NewGeometry').outputs['Position']
    gz = t.n('SeparateXYZ', {0: geo}).outputs[2]
    if green:   # algae on old wood, more on what looks up and on the foot
        nz = t.n('SeparateXYZ', {0: t.n('NewGeometry').outputs['Normal']}).outputs[2]
        gn = t.noise(geo, 5., 6., .65)
        gm = t.math('MULTIPLY', t.math('SUBTRACT', t.add(gn, t.mul(nz, .12)), .52, True), green * 6, True)
        col = t.mix(t.mul(gm, .7), col, srgb('5f6a34'))
    if foot:    # splash and damp near the soil
        d = t.math('SUBTRACT', 1., t.math('DIVIDE', gz, .38), True)
        col = t.mix(t.mul(d, t.mul(blot, foot)), col, t.mix(1., col, (.38, .34, .30), 'MULTIPLY'))
    h = t.add(t.mul(fib, .55), t.mul(rings, .22))
    nrm = None
    if cracks:
        ck = t.noise(t.xyz(t.add(u, r3), v, t.mul(wo, .035)), 38., 3., .6)
        cm = t.grey(ck, [(.36, 1.), (.40, 0.)])
        col = t.mix(t.mul(cm, .85 * cracks), col, (.018, .014, .011, 1))
        h = t.sub(h, t.mul(cm, 1.6 * cracks))
    if relief:
        rl = t.noise(t.xyz(u, v, t.mul(wo, .06)), 26., 3., .55)
        nrm = t.bump(rl, .8, relief)
    bp = t.bump(h, bump, .0028, nrm)
    return t.out(t.principled(Base_Color=col, Roughness=t.add(rough - .08, t.mul(fib, .2)), Specular=.28, Normal=bp))


@cached
def capped(name, cols=('4f443b', '675a4e', '7c6d5f'), rough=.5):
    """Capped composite board, length along x: shallow embossed grain, streaks, no knots."""
    t = Nodes(name)
    rand = t.n('ObjectInfo').outputs['Random']
    r1, r2 = t.fract(rand, 17.3), t.fract(rand, 71.7)
    sp = t.n('SeparateXYZ', {0: t.n('TexCoord').outputs['Object']}).outputs
    x = t.add(sp[0], t.mul(r1, 40.))
    wide = t.noise(t.xyz(t.mul(x, .06), sp[1], t.add(sp[2], r2)), 24., 4., .6)
    fine = t.noise(t.xyz(t.mul(x, .012), sp[1], t.add(sp[2], r1)), 260., 4., .65)
    warp = t.noise(t.xyz(t.mul(x, .35), 0., t.add(sp[2], r2)), 6., 2., .5)
    rings = t.math('PINGPONG', t.mul(warp, 13.), 1.)
    g = t.add(t.mul(wide, .45), t.add(t.mul(fine, .45), t.mul(rings, .10)))
    col = t.ramp(g, [(.26, srgb(cols[0])), (.5, srgb(cols[1])), (.76, srgb(cols[2]))])
    col = t.n('HueSaturation', {'Value': t.add(.9, t.mul(r2, .2)), 'Saturation': t.add(.9, t.mul(r1, .2)), 'Color': col}).outputs[0]
    bp = t.bump(t.add(t.mul(fine, .6), t.mul(rings, .22)), .25, .0018)
    return t.out(t.principled(Base_Color=col, Roughness=t.add(rough - .06, t.mul(fine, .18)), Specular=.35, Normal=bp))


@cached
def plain(name, hexcol, rough=.4, spec=.5, coat=0., noise=0., dirt=0., metallic=0., fine=.05, mottled=0., linear=None):
    t = Nodes(name)
    col = linear or srgb(hexcol)
    geo = t.n('NewGeometry').outputs['Position']
    nz = t.noise(geo, 3., 6.)
    b = t.mix(t.mul(nz, noise), col, tuple(x * .55 for x in col))
    if mottled:
        b = t.mix(t.grey(t.noise(geo, 60., 4., .6), [(.35, 0.), (.65, mottled)]), b, tuple(x * .6 for x in col))
    if dirt:    # splash near the ground
        z = t.n('SeparateXYZ', {0: geo}).outputs[2]
        d = t.mul(t.math('SUBTRACT', 1., t.math('DIVIDE', z, .3), True), t.mul(nz, dirt))
        b = t.mix(d, b, srgb('6b5a45'))
    bp = t.bump(t.noise(geo, 420., 2.), fine, .001)
    ro = t.add(rough - .05, t.mul(nz, .1))
    return t.out(t.principled(Base_Color=b, Roughness=ro, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=.15, Metallic=metallic, Normal=bp))


@cached
def painted(name, hexcol='f0eee8', wear=.15, axis='Z', dirt=.7):
    """Brushed exterior paint over wood: faint brush marks, grain telegraphing, dirt at the foot."""
    t = Nodes(name)
    col = srgb(hexcol)
    rand = t.n('ObjectInfo').outputs['Random']
    sp = t.n('SeparateXYZ', {0: t.n('TexCoord').outputs['Object']}).outputs
    a, b, l = (sp[0], sp[1], sp[2]) if axis == 'Z' else (sp[2], sp[1], sp[0])
    l = t.add(l, t.mul(rand, 31.))
    brush = t.noise(t.xyz(a, b, t.mul(l, .02)), 210., 4., .6)
    geo = t.n('NewGeometry').outputs['Position']
    nz = t.noise(geo, 4., 6., .6)
    c = t.mix(t.mul(nz, wear), col, tuple(x * .62 for x in col))
    c = t.mix(t.mul(rand, .08), c, (.75, .73, .66, 1))
    z = t.n('SeparateXYZ', {0: geo}).outputs[2]
    c = t.mix(t.mul(t.math('SUBTRACT', 1., t.math('DIVIDE', z, .28), True), t.mul(nz, dirt)), c, srgb('71624c'))
    return t.out(t.principled(Base_Color=c, Roughness=.42, Specular=.4, Normal=t.bump(brush, .18, .002)))


@cached
def leaf(name, a, b, trans=.35, rough=.5, patch=0., dry=0., spec=.3):
    t = Nodes(name)
    a, b = srgb(a), srgb(b)
    oi = t.n('ObjectInfo').outputs['Random']
    g = t.n('NewGeometry')
    isl = g.outputs['Random Per Island']
    c = t.mix(t.add(t.mul(oi, .5), t.mul(isl, .5)), a, b)
    if patch:
        nz = t.noise(g.outputs['Position'], .9, 4.)
        c = t.mix(t.math('MULTIPLY', t.math('SUBTRACT', nz, .42, True), patch * 3, True), c, srgb('8f9a45'))
    if dry:
        c = t.mix(t.math('GREATER_THAN', isl, 1 - dry), c, srgb('b3a468'))
    p = t.principled(Base_Color=c, Roughness=rough, Specular=spec)
    if not trans:
        return t.out(p)
    tr = t.n('BsdfTranslucent', {'Color': t.mix(1., c, (1.0, 1.0, .55, 1), 'MULTIPLY')}).outputs[0]
    return t.out(t.n('MixShader', {0: trans, 1: p, 2: tr}).outputs[0])


@cached
def earth(name, a='22300f', b='3c4f1c', scale=6., bump=0., rough=.95):
    t = Nodes(name)
    geo = t.n('NewGeometry').outputs['Position']
    nz = t.noise(geo, scale, 8., .7)
    big = t.noise(geo, scale * .04, 4., .55)
    c = t.ramp(t.add(t.mul(nz, .6), t.mul(big, .4)), [(.35, srgb(a)), (.65, srgb(b))])
    k = dict(Base_Color=c, Roughness=rough, Specular=.1)
    if bump:
        k['Normal'] = t.bump(t.noise(geo, 35., 8., .7), .9, bump)
    return t.out(t.principled(**k))


@cached
def stone(name, a='77736a', b='a8a294', scale=4., bump=.012, lichen=.4, rough=.85):
    t = Nodes(name)
    rand = t.n('ObjectInfo').outputs['Random']
    g = t.n('NewGeometry')
    geo = g.outputs['Position']
    isl = g.outputs['Random Per Island']
    nz = t.noise(geo, scale * 3, 8., .7)
    f = t.add(t.mul(nz, .55), t.mul(t.math('FRACT', t.add(rand, isl)), .45))
    c = t.ramp(f, [(.25, srgb(a)), (.7, srgb(b))])
    if lichen:
        li = t.noise(geo, 9., 6., .7)
        c = t.mix(t.mul(t.grey(li, [(.55, 0.), (.66, 1.)]), lichen), c, srgb('b9b58f'))
    bp = t.bump(t.noise(geo, scale * 8, 8., .68), .8, bump)
    return t.out(t.principled(Base_Color=c, Roughness=rough, Specular=.2, Normal=bp))


@cached
def bricks(name, a='8a4a34', b='a8674a', mortar='b7aea0', scale=1., brick=(.225, .075), joint=.006):
    """Running-bond brick on vertical walls that face -y (mapped on x and z). brick: length and height with their joints."""
    t = Nodes(name)
    sp = t.n('SeparateXYZ', {0: t.n('NewGeometry').outputs['Position']}).outputs
    br = t.n('TexBrick', {'Vector': t.xyz(t.add(sp[0], sp[1]), sp[2], 0.), 'Color1': (*srgb(a), 1), 'Color2': (*srgb(b), 1), 'Mortar': (*srgb(mortar), 1),
                          'Scale': 1. / scale, 'Mortar Size': joint, 'Mortar Smooth': .2, 'Brick Width': brick[0], 'Row Height': brick[1]})
    nz = t.noise(t.n('NewGeometry').outputs['Position'], 30., 6.)
    c = t.mix(t.mul(nz, .5), br.outputs[0], t.mix(1., br.outputs[0], (.6, .55, .5), 'MULTIPLY'))
    bp = t.bump(t.sub(t.mul(nz, .3), br.outputs[1]), .7, .006)
    return t.out(t.principled(Base_Color=c, Roughness=.85, Specular=.2, Normal=bp))


@cached
def siding(name, hexcol='d9d5ca', pitch=.15):
    """Lap siding: horizontal boards with a shadow line."""
    t = Nodes(name)
    z = t.n('SeparateXYZ', {0: t.n('NewGeometry').outputs['Position']}).outputs[2]
    f = t.math('FRACT', t.math('DIVIDE', z, pitch))
    c = t.mix(t.grey(f, [(0., 1.), (.05, 0.)]), srgb(hexcol), tuple(x * .45 for x in srgb(hexcol)))
    return t.out(t.principled(Base_Color=c, Roughness=.55, Specular=.3, Normal=t.bump(t.sub(1., f), .6, .015)))


@cached
def clear_water(name, ripple=.08):
    """Water to look through: it bends and mirrors for the camera and lets the light down to the floor."""
    t = Nodes(name)
    geo = t.n('NewGeometry').outputs['Position']
    warp = t.n('VectorMath', {0: geo, 1: t.n('TexNoise', {'Vector': geo, 'Scale': .7, 'Detail': 1.}).outputs['Color']}, operation='ADD').outputs[0]
    rip = t.add(t.noise(warp, 1.9, 2., .45), t.mul(t.noise(warp, 6.5, 2., .5), .22))
    nrm = t.bump(rip, .55, ripple)
    bent = t.n('BsdfRefraction', {'Color': (.94, .985, .99, 1), 'Roughness': 0., 'IOR': 1.33, 'Normal': nrm}).outputs[0]
    mirror = t.n('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .02, 'Normal': nrm}).outputs[0]
    seen = t.n('MixShader', {0: t.n('Fresnel', {'IOR': 1.33, 'Normal': nrm}).outputs[0], 1: bent, 2: mirror}).outputs[0]
    path = t.n('LightPath').outputs
    through = t.n('BsdfTransparent', {'Color': (.93, .985, .99, 1)}).outputs[0]
    return t.out(t.n('MixShader', {0: t.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']), 1: seen, 2: through}).outputs[0])


@cached
def pool_plaster(name, level=0., deep=2.):
    """White plaster below water whose surface is at `level`: bluer with depth, with the net of light the ripples throw."""
    t = Nodes(name)
    geo = t.n('NewGeometry').outputs['Position']
    sp = t.n('SeparateXYZ', {0: geo}).outputs
    depth = t.math('DIVIDE', t.sub(level, sp[2]), deep, True)
    c = t.ramp(depth, [(0., srgb('d3e2df')), (.25, srgb('93c2ca')), (.6, srgb('5499b0')), (1., srgb('337795'))])
    warp = t.n('VectorMath', {0: geo, 1: t.n('TexNoise', {'Vector': geo, 'Scale': 1.6, 'Detail': 2.}).outputs['Color']}, operation='ADD').outputs[0]
    net = None
    for scale in (1.9, 3.3):
        d = t.n('TexVoronoi', {'Vector': warp, 'Scale': scale}, feature='DISTANCE_TO_EDGE').outputs['Distance']
        q = t.math('POWER', t.math('SUBTRACT', 1., t.mul(d, 5.), True), 3.)
        net = q if net is None else t.add(t.mul(net, .65), t.mul(q, .35))
    c = t.mix(1., c, t.grey(net, [(0., .80), (1., 1.5)]), 'MULTIPLY')
    return t.out(t.principled(Base_Color=c, Roughness=.7, Specular=.1))


@cached
def tiles(name, a='2f5c82', b='5f93b0', grout='c5cfce', size=.05):
    """Small square tiles on upright walls that face along x or y."""
    t = Nodes(name)
    sp = t.n('SeparateXYZ', {0: t.n('NewGeometry').outputs['Position']}).outputs
    br = t.n('TexBrick', {'Vector': t.xyz(t.add(sp[0], sp[1]), sp[2], 0.), 'Color1': (*srgb(a), 1), 'Color2': (*srgb(b), 1), 'Mortar': (*srgb(grout), 1),
                          'Scale': 1., 'Mortar Size': .0018, 'Mortar Smooth': .1, 'Brick Width': size, 'Row Height': size}, offset=0.)
    return t.out(t.principled(Base_Color=br.outputs[0], Roughness=.18, Specular=.5))


@cached
def glass(name):
    t = Nodes(name)
    return t.out(t.principled(Base_Color=(.03, .04, .05, 1), Roughness=.03, Specular=.9))
