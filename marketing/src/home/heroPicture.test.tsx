import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { Hero } from './Hero.tsx'
import { heroPicturePath } from './heroPicture.ts'
import { heroPictureEndpoints } from './heroPictureEndpoints.ts'

type Answer = { status: number; headers: Headers; body: Buffer }

// jsdom has none; all that is asked of it here is to be looked at.
globalThis.Response = function (body: Buffer | string, { status = 200, headers = {} }: ResponseInit) {
  return { status, headers: new Map(Object.entries(headers)), body: Buffer.from(body) }
} as never

async function ask(path: string) {
  const endpoint = heroPictureEndpoints[`GET ${heroPicturePath}*`]!
  const answer: unknown = await endpoint({ url: `https://fortnight.example${path}` } as Request, {} as never)
  return answer as Answer
}

describe('the picture behind the hero', () => {
  it('is preloaded with high priority, one file for each scheme and width [ROUTE-12]', () => {
    render(
      <BrowserRouter>
        <Hero />
      </BrowserRouter>,
    )
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
    expect(links.map((link) => [link.getAttribute('href')?.slice(heroPicturePath.length), link.media])).toEqual([
      ['narrow-light.avif', '(max-width: 39.99rem) and (prefers-color-scheme: light)'],
      ['narrow-dark.avif', '(max-width: 39.99rem) and (prefers-color-scheme: dark)'],
      ['wide-light.avif', '(min-width: 40rem) and (prefers-color-scheme: light)'],
      ['wide-dark.avif', '(min-width: 40rem) and (prefers-color-scheme: dark)'],
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('fetchpriority', 'high')
      expect(link).toHaveAttribute('type', 'image/avif')
    }
  })

  it('comes as AVIF, WebP and JPEG, to be kept for ever', async () => {
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
    for (const [format, type] of Object.entries(types)) {
      for (const name of ['narrow-light', 'narrow-dark', 'wide-light', 'wide-dark']) {
        const { status, headers, body } = await ask(`${heroPicturePath}${name}.${format}`)
        expect([status, headers.get('Content-Type')]).toEqual([200, type])
        expect(headers.get('Cache-Control')).toContain('immutable')
        expect(body.length).toBeGreaterThan(1_000)
      }
    }
    expect((await ask(`${heroPicturePath}constructor`)).status).toBe(404)
  })

  it('costs a phone at most 15 KB, and at most 40 KB with an old browser', () => {
    const folder = join(__dirname, 'picture')
    const sizes = readdirSync(folder).map((file) => ({ file, bytes: statSync(join(folder, file)).size }))
    const narrow = sizes.filter(({ file }) => file.startsWith('narrow'))
    expect(narrow).toHaveLength(6)
    expect(narrow.filter(({ file, bytes }) => bytes > (file.endsWith('avif') ? 15_000 : 40_000))).toEqual([])
  })
})
