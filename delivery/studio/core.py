"""Helpers shared by every part of the studio: seeding, meshes, instancing, tubes.

Units are metres. A fence runs along +x with its finished side towards -y; z is up.
"""
import math
import random
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Vector

rnd = random.Random(1)
R = np.random.default_rng(1)
_parent = [None]


def seed(n):
    rnd.seed(n)
    R.bit_generator.state = np.random.default_rng(n).bit_generator.state


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


@contextmanager
def placed(loc=(0, 0, 0), rz=0.0):
    """Everything made inside is moved to loc and turned by rz degrees."""
    e = bpy.data.objects.new('group', None)
    e.location, e.rotation_euler = loc, (0, 0, math.radians(rz))
    bpy.context.scene.collection.objects.link(e)
    e.parent = _parent[-1]
    _parent.append(e)
    yield e
    _parent.pop()


def mesh(name, v, f, mat=None, smooth=False):
    m = bpy.data.meshes.new(name)
    m.from_pydata([tuple(x) for x in v], [], [tuple(x) for x in f])
    m.update()
    if mat:
        m.materials.append(mat)
    if smooth:
        m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    return m


def obj(m, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), parent=None):
    o = bpy.data.objects.new(m.name, m)
    o.location, o.rotation_euler, o.scale = loc, rot, scale
    bpy.context.scene.collection.objects.link(o)
    o.parent = parent or _parent[-1]
    return o


def bevelled(m, w, seg=2, angle=35):
    """Bevel a mesh in place, so that its instances share the result."""
    bm = bmesh.new()
    bm.from_mesh(m)
    bm.normal_update()
    e = [x for x in bm.edges if len(x.link_faces) == 2 and x.calc_face_angle(0) > math.radians(angle)]
    bmesh.ops.bevel(bm, geom=e, offset=w, offset_type='OFFSET', segments=seg, profile=.5, affect='EDGES', clamp_overlap=True)
    bm.to_mesh(m)
    bm.free()
    m.use_auto_smooth, m.auto_smooth_angle = True, math.radians(40)
    m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    return m


_BOX = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box(sx, sy, sz, mat, bev=.003, seg=2, name='box'):
    """A box with its origin at the middle of its underside."""
    m = mesh(name, [(x * sx / 2, y * sy / 2, z * sz) for x in (-1, 1) for y in (-1, 1) for z in (0, 1)], _BOX, mat)
    return bevelled(m, bev, seg) if bev else m


def prism(pts, d, mat, bev=0., name='prism'):
    """A polygon in x and z, extruded along y."""
    n = len(pts)
    v = [(x, -d / 2, z) for x, z in pts] + [(x, d / 2, z) for x, z in pts]
    f = [list(range(n)), list(range(2 * n - 1, n - 1, -1))] + [(i + n, (i + 1) % n + n, (i + 1) % n, i) for i in range(n)]
    m = mesh(name, v, f, mat)
    return bevelled(m, bev) if bev else m


def lathe(prof, mat, n=24, rot=0., smooth=True, name='lathe'):
    V = [(r * math.cos(rot + j / n * 2 * math.pi), r * math.sin(rot + j / n * 2 * math.pi), z) for r, z in prof for j in range(n)]
    F = [(k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for k in range(len(prof) - 1) for j in range(n)]
    F += [tuple(range(n - 1, -1, -1)), tuple(range((len(prof) - 1) * n, len(prof) * n))]
    m = mesh(name, V, F, mat, smooth)
    m.use_auto_smooth, m.auto_smooth_angle = True, math.radians(40)
    return m


def ball(r, mat, sub=4, name='ball'):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    m = bpy.data.meshes.new(name)
    bm.to_mesh(m)
    bm.free()
    m.materials.append(mat)
    m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    return m


def tube_arrays(P, rad, n=8, base=0):
    """Vertices and faces of a tube along the points P (k,3), radius a number or (k,)."""
    P = np.asarray(P, float)
    k = len(P)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True) + 1e-12
    u = np.cross(T[0], [0, 0, 1.] if abs(T[0][2]) < .9 else [1., 0, 0])
    U = []
    for t in T:
        u = u - t * np.dot(u, t)
        u /= np.linalg.norm(u) + 1e-12
        U.append(u)
    U = np.array(U)
    W = np.cross(T, U)
    a = np.arange(n) / n * 2 * np.pi
    rad = np.broadcast_to(np.asarray(rad, float), (k,))[:, None, None]
    V = (P[:, None] + rad * (U[:, None] * np.cos(a)[None, :, None] + W[:, None] * np.sin(a)[None, :, None])).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(k - 1), np.arange(n), indexing='ij')
    F = np.stack([i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j], -1).reshape(-1, 4) + base
    caps = [tuple(range(base + n - 1, base - 1, -1)), tuple(range(base + (k - 1) * n, base + k * n))]
    return V, [tuple(f) for f in F.tolist()] + caps


def tubes(paths, rad, mat, n=8, name='tube', smooth=True):
    """One mesh of many tubes. paths: list of (k,3) arrays; rad: number, or list of numbers/arrays."""
    V, F, b = [], [], 0
    for q, P in enumerate(paths):
        v, f = tube_arrays(P, rad[q] if isinstance(rad, (list, tuple)) else rad, n, b)
        V.append(v)
        F += f
        b += len(v)
    m = mesh(name, np.concatenate(V).tolist(), F, mat, smooth)
    m.use_auto_smooth, m.auto_smooth_angle = True, math.radians(50)
    return m


def cleft(length, w, t, mat, n=14, rough=.12, taper=.08, axis='X', sides=7, point=0., bow=.01, name='cleft'):
    """A split rail or stake: an irregular wedge whose faces follow the torn grain."""
    ang = np.sort(R.uniform(0, 2 * np.pi, sides) * .35 + np.arange(sides) / sides * 2 * np.pi * .9)
    rr = R.uniform(.72, 1.1, sides)
    s = np.linspace(0, 1, n)
    k = 9
    wob = np.stack([np.interp(s, np.linspace(0, 1, k), R.normal(0, rough, k)) for _ in range(sides)], 1)
    sh = 1 - taper * s
    r = rr[None] * (1 + wob) * sh[:, None]
    if point:
        r *= np.clip((1 - s) / point, .12, 1)[:, None]
    bx, by = (np.interp(s, np.linspace(0, 1, 5), R.normal(0, bow, 5)) for _ in range(2))
    a = r * np.cos(ang)[None] * w / 2 + bx[:, None]
    b = r * np.sin(ang)[None] * t / 2 + by[:, None]
    L = np.broadcast_to((s * length)[:, None], a.shape) + 0 * a
    L = L + np.where((s == 0) | (s == 1), 1, 0)[:, None] * R.normal(0, .005, a.shape)
    V = np.stack([L, a, b] if axis == 'X' else [a, b, L], -1).reshape(-1, 3)
    F = [(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j) for i in range(n - 1) for j in range(sides)]
    F += [tuple(range(sides - 1, -1, -1)), tuple(range((n - 1) * sides, n * sides))]
    m = mesh(name, V.tolist(), F, mat, True)
    bm = bmesh.new()
    bm.from_mesh(m)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(m)
    bm.free()
    m.use_auto_smooth, m.auto_smooth_angle = True, math.radians(28)
    return m


def scatter(child, P, N, size, name='scatter'):
    """Instance a mesh at points P, its z along N, spun at random, scaled by size."""
    k = len(P)
    if not k:
        return
    P = np.asarray(P, float)
    N = np.broadcast_to(np.asarray(N, float), P.shape)
    N = N / np.linalg.norm(N, axis=1, keepdims=True)
    a = np.where(np.abs(N[:, :1]) < .9, [[1., 0, 0]], [[0, 1., 0]])
    t = np.cross(N, a)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    b = np.cross(N, t)
    ph = R.uniform(0, 2 * np.pi, (k, 1))
    u = t * np.cos(ph) + b * np.sin(ph)
    w = np.cross(N, u)
    s = np.broadcast_to(np.asarray(size, float), (k,)).reshape(-1, 1) / 2
    V = np.stack([P - u * s - w * s, P + u * s - w * s, P + u * s + w * s, P - u * s + w * s], 1).reshape(-1, 3)
    m = bpy.data.meshes.new(name + '_pts')
    m.vertices.add(4 * k)
    m.vertices.foreach_set('co', V.ravel())
    m.loops.add(4 * k)
    m.loops.foreach_set('vertex_index', np.arange(4 * k))
    m.polygons.add(k)
    m.polygons.foreach_set('loop_start', np.arange(k) * 4)
    m.polygons.foreach_set('loop_total', np.full(k, 4))
    m.update(calc_edges=True)
    p = obj(m)
    p.instance_type, p.use_instance_faces_scale, p.show_instancer_for_render = 'FACES', True, False
    obj(child, parent=p)


def frange(a, b, step):
    return np.arange(a, b, step)


def inch(n):
    return n * .0254
