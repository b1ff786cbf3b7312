import { expect, type APIRequestContext } from '@playwright/test'
import { load, type CheerioAPI } from 'cheerio'

/** A page's HTML, for what needs no browser: a visit takes far longer. */
export async function readHtml(request: APIRequestContext, path: string): Promise<CheerioAPI> {
  const response = await request.get(path)
  await expect(response, path).toBeOK()
  return load(await response.text())
}
