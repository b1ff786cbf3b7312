"""/usr/bin/python3 denoise.py WORKDIR NAME -- two half-sample buffers into WORKDIR/NAME.exr

Non-local means guided by normals and albedo, on light divided by albedo: the weights come from one buffer
and are applied to the other. Sky and haze are taken out before, and laid in again after.
"""
import glob
import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

t0 = time.time()
work, name = sys.argv[1:3]
r, K = 5, .7


def load(k, n):
    return cv2.imread(sorted(glob.glob(f'{work}/{name}_{k}/{n}*.exr'))[0], cv2.IMREAD_UNCHANGED)


rgb = lambda k, n: load(k, n)[..., :3].astype(np.float32)
# sky and haze have no noise of their own: what is left is light on leaves, boards and soil
clear = [rgb(k, 'sky') + rgb(k, 'air') for k in (1, 2)]
CA, CB = (np.maximum(rgb(k, 'col') - c, 0) for k, c in zip((1, 2), clear))
alb = (rgb(1, 'alb') + rgb(2, 'alb')) / 2
nrm = (rgb(1, 'nrm') + rgb(2, 'nrm')) / 2
div = (alb + .04).astype(np.float32)
A, B = np.log1p(np.minimum(CA, 20) / div), np.log1p(np.minimum(CB, 20) / div)
box = lambda x, k: cv2.blur(x, (k, k), borderType=cv2.BORDER_REFLECT)
d2 = (A - B) ** 2
va = (np.maximum(box(d2, 9), .5 * box(d2, 3)) / 2).mean(2) + 1e-5
fn, fa = .09, .035
H, W = va.shape
P = r + 1
pad = lambda x: cv2.copyMakeBorder(x, P, P, P, P, cv2.BORDER_REFLECT)
la = np.log1p(8 * alb) / 2
Ap, Bp, vp, np_, lp = map(pad, (A, B, va, nrm, la))
sA, sB = np.zeros_like(A), np.zeros_like(A)
wA, wB = np.zeros((H, W), np.float32), np.zeros((H, W), np.float32)
for dy in range(-r, r + 1):
    for dx in range(-r, r + 1):
        if dx * dx + dy * dy > r * r + 1:
            continue
        sl = (slice(P + dy, P + dy + H), slice(P + dx, P + dx + W))
        f = ((nrm - np_[sl]) ** 2).sum(2) / (2 * fn * fn * 3) + ((la - lp[sl]) ** 2).sum(2) / (2 * fa * fa * 3)
        wf = np.exp(-f)
        vq = vp[sl]
        vs, den = va + np.minimum(va, vq), 1e-6 + K * K * (va + vq)
        for X, Xp, Y, s, w in ((A, Ap, Bp, sB, wB), (B, Bp, Ap, sA, wA)):
            d = box((((X - Xp[sl]) ** 2).mean(2) - vs) / den, 3)
            ww = np.exp(-np.maximum(d, 0)).astype(np.float32) * wf
            s += ww[..., None] * Y[sl]
            w += ww
U = (np.expm1(sA / wA[..., None]) + np.expm1(sB / wB[..., None])) / 2
raw = (np.minimum(CA, 20) + np.minimum(CB, 20)) / 2
o = U * div
o *= np.clip(box(raw, 31) / np.maximum(box(o, 31), 1e-4), .92, 1.15)     # keep the local mean energy
o += (clear[0] + clear[1]) / 2
cv2.imwrite(f'{work}/{name}.exr', o.astype(np.float32))
print(f'denoise {W}x{H} {time.time() - t0:.1f}s')
