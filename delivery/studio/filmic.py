"""blender -b --factory-startup -P filmic.py -- WORKDIR NAME : linear EXR to a display-referred PNG."""
import json
import sys

import bpy

work, name = sys.argv[sys.argv.index('--') + 1:]
g = json.load(open(f'{work}/{name}.json'))
S = bpy.context.scene
v = S.view_settings
v.view_transform, v.look, v.exposure = 'Filmic', g['look'], g['exposure']
im = bpy.data.images.load(f'{work}/{name}.exr')
im.colorspace_settings.name = 'Linear'
f = S.render.image_settings
f.file_format, f.color_mode, f.color_depth = 'PNG', 'RGB', '16'
im.save_render(f'{work}/{name}.png', scene=S)
