"""Light, sky, camera and render settings."""
import math

import bpy
from mathutils import Vector

from core import obj


def sun_vector(az, el):
    a, e = math.radians(az), math.radians(el)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def light(sun, energy=4.2, angle=.9, warm=None, sky=.16, clouds=.8, cover=.5, overcast=False, dust=1.6, tint=None):
    """sun = (azimuth clockwise from +y, elevation). overcast: an even grey dome and only a hint of sun."""
    S = bpy.context.scene
    az, el = sun
    W = bpy.data.worlds.new('w')
    S.world = W
    W.use_nodes = True
    t = W.node_tree
    bg = t.nodes['Background']
    N = lambda k: t.nodes.new('ShaderNode' + k)
    tc, mp, nz = N('TexCoord'), N('Mapping'), N('TexNoise')
    mp.inputs[3].default_value = (1.2, 1.2, 4.5)
    nz.inputs['Scale'].default_value, nz.inputs['Detail'].default_value, nz.inputs['Roughness'].default_value = 2.2, 7, .58
    t.links.new(tc.outputs['Generated'], mp.inputs[0])
    t.links.new(mp.outputs[0], nz.inputs['Vector'])
    rp, mx = N('ValToRGB'), N('MixRGB')
    e = rp.color_ramp.elements
    t.links.new(nz.outputs[0], rp.inputs[0])
    t.links.new(rp.outputs[0], mx.inputs[0])
    if overcast:
        e[0].position, e[1].position = .3, .75
        mx.inputs[1].default_value, mx.inputs[2].default_value = (.80, .88, .98, 1), (1.12, 1.12, 1.12, 1)
        bg.inputs[1].default_value = sky
    else:
        s = N('TexSky')
        s.sky_type, s.sun_disc = 'NISHITA', False
        s.sun_elevation, s.sun_rotation = math.radians(el), math.radians(az)
        s.dust_density, s.air_density = dust, 1.
        e[0].position, e[1].position = cover - .02, cover + .28
        e[1].color = (clouds, clouds, clouds, 1)
        mx.inputs[2].default_value = (*(tint or (7.5, 7.0, 6.6)), 1)
        t.links.new(s.outputs[0], mx.inputs[1])
        bg.inputs[1].default_value = sky
    t.links.new(mx.outputs[0], bg.inputs[0])
    L = bpy.data.lights.new('sun', 'SUN')
    L.energy, L.angle = energy, math.radians(angle)
    w = max(0, min(1, (40 - el) / 35)) if warm is None else warm
    L.color = (1, 1 - .30 * w, 1 - .58 * w)
    o = bpy.data.objects.new('sun', L)
    S.collection.objects.link(o)
    o.rotation_euler = sun_vector(az, el).to_track_quat('Z', 'Y').to_euler()


def camera(pos, target, lens=48, fstop=2.0, focus=None, shift=(0, 0)):
    S = bpy.context.scene
    C = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', C)
    S.collection.objects.link(o)
    S.camera = o
    o.location = pos
    d = Vector(target) - Vector(pos)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    C.lens, C.shift_x, C.shift_y = lens, shift[0], shift[1]
    C.clip_end = 3000
    C.dof.use_dof, C.dof.aperture_fstop = True, fstop
    f = (Vector(focus) - Vector(pos)).dot(d.normalized()) if focus else d.length * .88
    C.dof.focus_distance = f
    return o


def settings(w, h, spp, exposure, look='Medium High Contrast', bounces=2):
    S = bpy.context.scene
    r = S.render
    r.engine, r.resolution_x, r.resolution_y, r.resolution_percentage = 'CYCLES', w, h, 100
    c = S.cycles
    c.device, c.samples = 'CPU', spp
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .03, 16
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces * 2 + 1, bounces, bounces, bounces, 4
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 4, 0
    c.use_auto_tile = False
    r.use_persistent_data = True
    v = S.view_settings
    v.view_transform, v.look, v.exposure = 'Filmic', look, exposure


def passes(out):
    """Write beauty, sky, haze, albedo and normal as float EXR below out."""
    S = bpy.context.scene
    vl = S.view_layers[0]
    vl.use_pass_normal = vl.use_pass_diffuse_color = vl.use_pass_environment = vl.use_pass_emit = True
    S.use_nodes = True
    q = S.node_tree
    q.nodes.clear()
    rl, fo = q.nodes.new('CompositorNodeRLayers'), q.nodes.new('CompositorNodeOutputFile')
    fo.format.file_format, fo.format.color_depth = 'OPEN_EXR', '32'
    fo.file_slots.clear()
    for a, b in (('Image', 'col'), ('Env', 'sky'), ('Emit', 'air'), ('DiffCol', 'alb'), ('Normal', 'nrm')):
        fo.file_slots.new(b)
        q.links.new(rl.outputs[a], fo.inputs[b])
    cm = q.nodes.new('CompositorNodeComposite')
    q.links.new(rl.outputs['Image'], cm.inputs[0])
    return fo
