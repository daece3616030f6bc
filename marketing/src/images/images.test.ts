/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { validateXML } from 'xmllint-wasm'
import { connect, database } from '@fortnight/supabase/client'
import { imageEndpoints } from './endpoints.ts'
import { removeUnsupportedGlyphs } from './fonts.ts'
import { extractInitials } from './partnerLogo.tsx'

const origin = 'https://fortnight.example'

async function getImage(path: string) {
  const pattern = Object.keys(imageEndpoints)
    .filter((key) => `GET ${path}`.startsWith(key.replace('*', '')))
    .sort()
    .at(-1)!
  const context = { db: await database(), origin, sendMail: () => Promise.reject(new Error('Images send no mail.')) }
  return imageEndpoints[pattern]!(new Request(new URL(path, origin)), context)
}

/** Mocks a database with one post, or with none. Returns the requested URLs. */
function mockDatabase(post?: { title: string; category: string; read_time: string }) {
  const requestedUrls: URL[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requestedUrls.push(new URL(new Request(input, init).url))
    return Promise.resolve(Response.json(post ? [post] : []))
  })
  return requestedUrls
}

const slugs = Array.from({ length: 60 }, (_, number) => `post-number-${number}`)

beforeAll(() => connect({ url: 'http://database.example', key: 'none' }))
afterEach(() => jest.restoreAllMocks())

describe('generated images', () => {
  it.each(['/images/posts/', '/images/patterns/', '/images/partners/'])(
    'under %s are small, well-formed, and always the same for a name',
    async (folder) => {
      const images = new Map<string, string>()
      for (const slug of slugs) {
        const first = await (await getImage(`${folder}${slug}.svg`)).text()
        expect(first).toBe(await (await getImage(`${folder}${slug}.svg`)).text())
        expect(first.length).toBeLessThanOrEqual(4_096)
        expect(first).not.toMatch(/NaN|undefined|<script|href/)
        images.set(slug, first)
      }
      expect(new Set(images.values()).size).toBeGreaterThan(15)
      const xml = [...images].map(([slug, contents]) => ({ fileName: `${slug}.svg`, contents }))
      expect((await validateXML({ xml, normalization: 'c14n' })).valid).toBe(true)
    },
  )

  it('have a band with the same shapes in other colors for the dark scheme', async () => {
    const band = async (name: string) => (await getImage(`/images/patterns/${name}.svg`)).text()
    const [light, dark] = [await band('loop'), await band('loop-dark')]
    const shapes = (svg: string) => svg.match(/M[^Mz]+z/g)?.sort()
    expect(shapes(light)?.length).toBeGreaterThan(10)
    expect(shapes(dark)).toEqual(shapes(light))
    expect(dark).not.toBe(light)
  })

  it('have a dark twin of each color where the background is light', async () => {
    const covers = await Promise.all(slugs.map(async (slug) => (await getImage(`/images/posts/${slug}.svg`)).text()))
    const haveDarkStyles = covers.map((cover) => {
      const [drawing = '', styles] = cover.split('<style>')
      const colored = [...new Set(drawing.match(/(?:fill|stroke)="#\w+"/g))]
      const isLight = /#(?:FBF8F3|E4DCCF)/.test(colored[0]!)
      expect(colored.filter((attribute) => styles?.includes(`[${attribute}]{`))).toEqual(isLight ? colored : [])
      return Boolean(styles)
    })
    expect(new Set(haveDarkStyles).size).toBe(2)
  })

  it('differ between neighboring posts of the seed in background and in motif', async () => {
    const seeds = join(process.cwd(), 'supabase/seeds')
    const sql = readdirSync(seeds).map((file) => readFileSync(join(seeds, file), 'utf8'))
    const paths = sql.flatMap((text) => /\/images\/posts\/[a-z-]+\.svg/.exec(text) ?? [])
    expect(paths.length).toBeGreaterThan(8)
    const covers = await Promise.all(paths.map(async (path) => (await getImage(path)).text()))
    const backgrounds = covers.map((cover) => /fill="(#\w+)"/.exec(cover)?.[1])
    // Without numbers and colors, what is left of the first shapes is their motif.
    const motifs = covers.map((cover) => cover.replaceAll(/#\w{6}|[\d.]+/g, '').slice(200, 320))
    for (const list of [backgrounds, motifs]) {
      expect(list.filter((item, index) => item === list[index + 1])).toEqual([])
    }
  })

  it('are cached for a week and may be embedded on other origins', async () => {
    const { headers } = await getImage('/images/posts/a.svg')
    expect(headers.get('Content-Type')).toBe('image/svg+xml')
    expect(headers.get('Cache-Control')).toMatch(/max-age=604800, s-maxage=604800/)
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it.each([
    '/images/posts/.svg',
    '/images/posts/a.png',
    '/images/posts/A.svg',
    '/images/posts/%22%3E%3Cscript%3E.svg',
    '/images/posts/..%2f..%2fetc.svg',
    '/images/posts/constructor',
    '/images/posts/1/a-post.svg',
    '/social/1/a-post.png',
    `/images/posts/${'a'.repeat(161)}.svg`,
    '/images/partners/<svg onload=alert(1)>.svg',
    '/images/partners/-.svg',
    '/social/%00.png',
  ])('respond with 404 to the invalid name %s', async (path) => {
    expect((await getImage(path)).status).toBe(404)
  })

  it('show the initials of a partner', () => {
    expect(['lantern-models', 'keelhost', 'a-b-c', 'x', '3d'].map(extractInitials)).toEqual([
      'LM',
      'Ke',
      'AB',
      'X',
      '3d',
    ])
  })
})

describe('social images', () => {
  it('show a published post as a PNG of 1200 × 630 pixels', async () => {
    const requestedUrls = mockDatabase({
      title: 'Ž漢 "Chatbot" & <agent>?',
      category: 'Education',
      read_time: '5 min read',
    })
    const response = await getImage('/social/chatbot-or-agent.png')
    expect(response.headers.get('Content-Type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(100_000)
    const { searchParams } = requestedUrls[0]!
    expect([searchParams.get('published'), searchParams.get('slug')]).toEqual(['eq.true', 'eq.chatbot-or-agent'])
  })

  it('respond with 404 to a post that is not published', async () => {
    mockDatabase()
    expect((await getImage('/social/a-draft.png')).status).toBe(404)
  })

  it('include a default one that needs no database', async () => {
    const requestedUrls = mockDatabase()
    const response = await getImage('/social/default.png')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
    expect(requestedUrls).toEqual([])
  })

  it('leave out characters that the font lacks', () => {
    expect(removeUnsupportedGlyphs('漢字 Žluťoučký 😀 кон 10–14 days: “yes” $2,500!')).toBe(
      'Žluťoučký 10–14 days: “yes” $2,500!',
    )
  })
})
