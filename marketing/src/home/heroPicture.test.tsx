import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { renderPage } from '../layout/renderPage.testing.tsx'
import { Hero } from './Hero.tsx'
import { heroPicturePath } from './heroPicture.ts'
import { heroPictureEndpoints } from './heroPictureEndpoints.ts'
import { imagePreloads } from './renderHome.testing.tsx'

type FakeResponse = { status: number; headers: Headers; body: Buffer }

// jsdom has no Response; these tests read only three of its properties.
globalThis.Response = function (body: Buffer | string, { status = 200, headers = {} }: ResponseInit) {
  return { status, headers: new Map(Object.entries(headers)), body: Buffer.from(body) }
} as never

async function fetchPicture(path: string) {
  const endpoint = heroPictureEndpoints[`GET ${heroPicturePath}*`]!
  const response: unknown = await endpoint({ url: `https://fortnight.example${path}` } as Request, {} as never)
  return response as FakeResponse
}

const wide = '(min-width: 60rem) and (min-height: 53rem)'

describe('the hero picture', () => {
  it('is preloaded after the fonts, one file per color scheme and window size, none on phones [ROUTE-12]', () => {
    renderPage(<Hero />, '/')
    const links = imagePreloads()
    expect(links.map((link) => [link.getAttribute('href')?.slice(heroPicturePath.length), link.media])).toEqual([
      ['small-light.svg', `(not (width < 30rem)) and (not (${wide})) and (prefers-color-scheme: light)`],
      ['small-dark.svg', `(not (width < 30rem)) and (not (${wide})) and (prefers-color-scheme: dark)`],
      ['wide-light.svg', `${wide} and (prefers-color-scheme: light)`],
      ['wide-dark.svg', `${wide} and (prefers-color-scheme: dark)`],
    ])
    for (const link of links) expect(link).toHaveAttribute('fetchpriority', 'low')
  })

  it('is served as immutable SVG', async () => {
    for (const name of ['small-light', 'small-dark', 'wide-light', 'wide-dark']) {
      const { status, headers, body } = await fetchPicture(`${heroPicturePath}${name}.svg`)
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
      expect(headers.get('Cache-Control')).toContain('immutable')
      expect(body.length).toBeGreaterThan(1_000)
    }
    expect((await fetchPicture(`${heroPicturePath}constructor`)).status).toBe(404)
  })

  it('takes small windows at most 15 KB', () => {
    const folder = join(__dirname, 'picture')
    const sizes = readdirSync(folder).map((file) => ({ file, bytes: statSync(join(folder, file)).size }))
    const small = sizes.filter(({ file }) => file.startsWith('small'))
    expect(small).toHaveLength(2)
    expect(small.filter(({ bytes }) => bytes > 15_000)).toEqual([])
  })
})
