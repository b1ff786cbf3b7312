/** A stage of a Dockerfile: what its container relies on. */
export type Stage = {
  from: string
  args: readonly string[]
  copies: readonly { from: string | undefined; source: string; target: string }[]
  user: string
  healthCheck: readonly string[]
  entrypoint: readonly string[]
}

/** Reads those instructions that our Dockerfiles use. */
export function readStages(dockerfile: string): Stage[] {
  const lines = dockerfile.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n/g, ' ')
  return lines
    .split(/^(?=FROM )/m)
    .filter((text) => text.startsWith('FROM '))
    .map(readStage)
}

function readStage(text: string): Stage {
  const all = (name: string) =>
    Array.from(text.matchAll(new RegExp(`^${name} (.*)$`, 'gm')), ([, value = '']) => value.trim())
  const command = (name: string) => stringsIn(/\[.*\]$/.exec(all(name).at(-1) ?? '')?.[0])
  return {
    from: all('FROM')
      .join()
      .replace(/ AS .*/, ''),
    args: all('ARG').map((value) => value.replace(/=.*/, '')),
    copies: all('COPY').flatMap((value) => {
      const [, from, files = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(value) ?? []
      const paths = files.split(' ')
      return paths.slice(0, -1).map((source) => ({ from, source, target: paths.at(-1) ?? '' }))
    }),
    user: all('USER').at(-1) ?? 'root',
    healthCheck: command('HEALTHCHECK'),
    entrypoint: command('ENTRYPOINT'),
  }
}

const stringsIn = (json = '[]'): string[] => [JSON.parse(json)].flat().map(String)
