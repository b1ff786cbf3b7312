"""blender -b --factory-startup -P render.py -- NAME WORKDIR [--scale 1.0] [--spp N]

Builds the scene called NAME (scenes.py) and renders two half-sample buffers into WORKDIR/NAME_1 and _2.
"""
import argparse
import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
ap = argparse.ArgumentParser()
ap.add_argument('name')
ap.add_argument('work')
ap.add_argument('--scale', type=float, default=1.)
ap.add_argument('--spp', type=int, default=0)
ap.add_argument('--grade-only', action='store_true')
A = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])

import bpy
import core
core.reset()
import cameras
import materials
from scenes import SHOTS

s = SHOTS[A.name]
g = dict(s.get('grade', {}), exposure=s.get('exposure', .2), look=s.get('look', 'Medium High Contrast'))
json.dump(g, open(os.path.join(A.work, A.name + '.json'), 'w'))
if A.grade_only:
    sys.exit()
core.seed(s.get('seed', 1))
materials.haze = g.get('haze')
t0 = time.time()
s['build']()
cameras.light(**s['light'])
cameras.camera(**s['camera'])
w, h = s.get('size', (1600, 1067))
cameras.settings(round(w * A.scale), round(h * A.scale), A.spp or s.get('spp', 11), s.get('exposure', .2), s.get('look', 'Medium High Contrast'), s.get('bounces', 2))
fo = cameras.passes(A.work)
t1 = time.time()
for k in (1, 2):
    bpy.context.scene.cycles.seed = k
    fo.base_path = os.path.join(A.work, f'{A.name}_{k}')
    bpy.context.scene.render.filepath = os.path.join(A.work, A.name + '.tmp.png')
    bpy.ops.render.render(write_still=False)
print(f'STUDIO {A.name} build={t1 - t0:.0f}s render={(time.time() - t1) / 60:.1f}min')
