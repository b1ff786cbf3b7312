type StaticFile = { file: string; contentType: string; body: () => BodyInit | Promise<BodyInit> }

type Context = { params: Promise<{ file: string }> }

/** The exports of a route in a folder named `[file]`, which writes these files at build time. */
export function fileRoute(listFiles: () => Promise<readonly StaticFile[]> | readonly StaticFile[]) {
  let listed: ReturnType<typeof listFiles> | undefined
  const files = async () => (listed ??= listFiles())

  return {
    generateStaticParams: async (): Promise<{ file: string }[]> =>
      (await files()).map(({ file }) => ({ file })),

    GET: async (_request: Request, { params }: Context): Promise<Response> => {
      const { file } = await params
      const found = (await files()).find((candidate) => candidate.file === file)
      if (!found) return new Response(`There is no file ${file}`, { status: 404 })
      return new Response(await found.body(), { headers: { 'Content-Type': found.contentType } })
    },
  }
}
