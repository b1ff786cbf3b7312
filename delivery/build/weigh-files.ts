import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Need } from '../../components/offline/choices'
import type { Weight } from '../../components/offline/summary'

export async function weigh(out: string, file: string): Promise<Weight> {
  const { size } = await stat(path.join(out, file))
  const packed = await stat(path.join(out, `${file}.br`)).catch(() => undefined)
  return { files: 1, transfer: packed?.size ?? size, stored: size }
}

/** One weight for all that the same choices need. */
export function together(weights: readonly (Weight & Need)[]): (Weight & Need)[] {
  const sums = new Map<string, Weight & Need>()
  for (const weight of weights) {
    const key = String(weight.of)
    const { files, transfer, stored } = sums.get(key) ?? { files: 0, transfer: 0, stored: 0 }
    sums.set(key, {
      ...weight,
      files: files + weight.files,
      transfer: transfer + weight.transfer,
      stored: stored + weight.stored,
    })
  }
  return [...sums.values()]
}
