/** @jest-environment node */
import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { connect, database } from '@fortnight/supabase/client'
import { imageEndpoints } from './endpoints.ts'
import { removeUnsupportedGlyphs } from './fonts.ts'
import { extractInitials } from './partnerLogo.tsx'

const origin = 'https://fortnight.example'

async function get(path: string) {
  const pattern = Object.keys(imageEndpoints)
    .filter((key) => `GET ${path}`.startsWith(key.replace('*', '')))
    .sort()
    .at(-1)!
  const context = { db: await database(), origin, sendMail: () => Promise.reject(new Error('Pictures send no mail.')) }
  return imageEndpoints[pattern]!(new Request(new URL(path, origin)), context)
}

/** A database with one post, or with none. */
function serve(post?: { title: string; category: string; read_time: string }) {
  const rows = post ? [post] : []
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(rows))
}

const slugs = Array.from({ length: 60 }, (_, number) => `post-number-${number}`)

beforeAll(() => connect({ url: 'http://database.example', key: 'none' }))
afterEach(() => jest.restoreAllMocks())

describe('drawn pictures', () => {
  it.each(['/images/posts/', '/images/partners/'])('%s: small, well-formed, and always the same', async (folder) => {
    const drawings = new Set<string>()
    for (const slug of slugs) {
      const first = await (await get(`${folder}${slug}.svg`)).text()
      expect(first).toBe(await (await get(`${folder}${slug}.svg`)).text())
      expect(XMLValidator.validate(first)).toBe(true)
      expect(first.length).toBeLessThanOrEqual(4_096)
      expect(first).not.toMatch(/NaN|undefined|<script|href/)
      drawings.add(first)
    }
    expect(drawings.size).toBeGreaterThan(15)
  })

  it('may be kept for long, and shown elsewhere', async () => {
    const { headers } = await get('/images/posts/a.svg')
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
  ])('knows no picture of a hostile name: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('takes a monogram from a name', () => {
    expect(['lantern-models', 'keelhost', 'a-b-c', 'x', '3d'].map(extractInitials)).toEqual([
      'LM',
      'Ke',
      'AB',
      'X',
      '3d',
    ])
  })
})

describe('pictures of links', () => {
  it('show a published post as a PNG of 1200 × 630', async () => {
    const asked = serve({ title: 'Ž漢 "Chatbot" & <agent>?', category: 'Education', read_time: '5 min read' })
    const answer = await get('/social/chatbot-or-agent.png')
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(100_000)
    const { searchParams } = new URL(String(asked.mock.calls[0]![0]))
    expect([searchParams.get('published'), searchParams.get('slug')]).toEqual(['eq.true', 'eq.chatbot-or-agent'])
  })

  it('are not made for a post that is not published', async () => {
    serve()
    expect((await get('/social/a-draft.png')).status).toBe(404)
  })

  it('have one for all other pages, which needs no database', async () => {
    const asked = serve()
    const answer = await get('/social/default.png')
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(asked).not.toHaveBeenCalled()
  })

  it('leave out what the font cannot print', () => {
    expect(removeUnsupportedGlyphs('漢字 Žluťoučký 😀 кон 10–14 days: “yes” $2,500!')).toBe(
      'Žluťoučký 10–14 days: “yes” $2,500!',
    )
  })
})
