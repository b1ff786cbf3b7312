/** The value in the middle of so many runs. */
export const median = async (runs: number, measure: () => Promise<number>): Promise<number> =>
  (await medians(runs, async () => ({ value: await measure() }))).value

/** The same for each of several figures. */
export async function medians<Name extends string>(
  runs: number,
  measure: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const middle = await measure()
  const all = [{ ...middle }]
  while (all.length < runs) all.push(await measure())
  for (const name in middle)
    middle[name] = all.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN
  return middle
}
