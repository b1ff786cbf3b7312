"""/usr/bin/python3 grade.py WORKDIR NAME OUT.jpg -- colour balance, slight sharpening, vignette, grain, JPEG."""
import json
import sys

import cv2
import numpy as np

work, name, out = sys.argv[1:4]
g = json.load(open(f'{work}/{name}.json'))
im = cv2.imread(f'{work}/{name}.png', cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535
h, w = im.shape[:2]
k = w / 1600
# with few samples edges are saw-toothed: smooth each along itself, and only where all around runs the same way
lum = np.sqrt(np.clip(im @ np.array([.11, .59, .3], np.float32), 0, 1))
gx, gy = (cv2.Sobel(lum, cv2.CV_32F, *d) for d in ((1, 0), (0, 1)))
xx, yy, xy = (cv2.GaussianBlur(p, (0, 0), 1.6) for p in (gx * gx, gy * gy, gx * gy))
along = .5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
spread = np.sqrt((xx - yy) ** 2 + 4 * xy * xy)
coherent = np.clip(spread / (xx + yy + 1e-6), 0, 1) ** 2 * np.clip(spread / .02, 0, 1)
gy, gx = np.mgrid[:h, :w].astype(np.float32)
dx, dy = np.cos(along).astype(np.float32), np.sin(along).astype(np.float32)
steps = np.arange(-4, 5)
share = np.exp(-steps ** 2 / 8)
even = sum(s * cv2.remap(im, gx + t * dx, gy + t * dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) for t, s in zip(steps, share / share.sum()))
im += coherent[..., None].astype(np.float32) * (even.astype(np.float32) - im)
# bloom: a little of the highlights spreads
hi = np.clip(im - .78, 0, 1)
im = im + g.get('bloom', .25) * cv2.GaussianBlur(hi, (0, 0), 14 * k)
# warm or cool, saturation, contrast round the middle
t = g.get('temp', 0.)
im = im * np.array([1 - t, 1, 1 + t], np.float32)
lum = (im @ np.array([.11, .59, .3], np.float32))[..., None]
im = lum + (im - lum) * g.get('sat', 1.04)
c = g.get('contrast', 0.)
im = np.clip(im, 0, 1)
im = im + c * (im - .5) * im * (1 - im) * 4
im = im * g.get('gain', 1.) + g.get('lift', .008) * (1 - im)
# sharpening of what the denoiser softened
im = im + g.get('sharp', .45) * (im - cv2.GaussianBlur(im, (0, 0), 1.1 * k))
yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
im *= (1 - g.get('vignette', .16) * np.clip((xx ** 2 + yy ** 2) / 2, 0, 1) ** 1.4)[..., None].astype(np.float32)
rg = np.random.default_rng(7)
mono = rg.normal(size=(h, w)).astype(np.float32)
mono = .55 * mono + 1.1 * cv2.GaussianBlur(mono, (0, 0), .8 * k)
col = cv2.GaussianBlur(rg.normal(size=(h, w, 3)).astype(np.float32), (0, 0), .9 * k)
lum = np.clip(im.mean(2), 0, 1)
amp = g.get('grain', .0085) * (.45 + 1.1 * np.sqrt(lum) * (1 - lum))
im += amp[..., None] * (mono[..., None] + .8 * col)
im = (np.clip(im, 0, 1) * 255 + .5).astype(np.uint8)
# left, top, right and bottom of each file, by what its name has more than the picture's
for more, (x0, y0, x1, y1) in g.get('crops', {'': (0, 0, 1, 1)}).items():
    part = im[round(y0 * h):round(y1 * h), round(x0 * w):round(x1 * w)]
    cv2.imwrite(out.replace('.jpg', more + '.jpg'), part, [cv2.IMWRITE_JPEG_QUALITY, 88, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
