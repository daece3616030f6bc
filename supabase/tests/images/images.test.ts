import { pruneImages } from '../../src/images/pruneImages.ts'
import { serviceClient } from '../../src/server/serviceClient.ts'
import {
  type Actor,
  database,
  deleteRows,
  getAccessToken,
  insertRows,
  requestAs,
  requestAsService,
} from '../support/api.ts'

const serverConnection = { url: database.url, key: database.secretKey }
const server = serviceClient(serverConnection)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const newName = (extension = 'png') => `${crypto.randomUUID()}.${extension}`
const storage = (path: string, init: RequestInit = {}) => fetch(`${database.url}/storage/v1${path}`, init)

async function headersOf(actor: Actor, type: string) {
  const token = actor === 'visitor' ? {} : { Authorization: `Bearer ${await getAccessToken(actor)}` }
  return { apikey: database.publishableKey, 'Content-Type': type, ...token } as Record<string, string>
}

type File = { name?: string; bucket?: string; type?: string; body?: Buffer; headers?: Record<string, string> }

async function upload(actor: Actor, { bucket = 'media', type = 'image/png', body = png, ...file }: File = {}) {
  const name = file.name ?? newName()
  const headers = { ...(await headersOf(actor, type)), ...file.headers }
  const { ok } = await storage(`/object/${bucket}/${name}`, { method: 'POST', headers, body: new Uint8Array(body) })
  return { ok, name }
}

async function deleteAs(actor: Actor, name: string) {
  const headers = await headersOf(actor, 'application/json')
  await storage('/object/media', { method: 'DELETE', headers, body: JSON.stringify({ prefixes: [name] }) })
}

const exists = async (name: string) => (await storage(`/object/public/media/${name}`)).ok

describe('an image in the bucket', () => {
  it('is uploaded by admins only, and readable by everyone who has its address', async () => {
    for (const actor of ['visitor', 'client'] as const) {
      const { ok, name } = await upload(actor)
      expect([actor, ok, await exists(name)]).toEqual([actor, false, false])
    }
    const { ok, name } = await upload('admin')
    expect([ok, await exists(name)]).toEqual([true, true])
  })

  it('is deleted by admins only', async () => {
    const { name } = await upload('admin')
    for (const actor of ['visitor', 'client'] as const) await deleteAs(actor, name)
    expect(await exists(name)).toBe(true)
    await deleteAs('admin', name)
    expect(await exists(name)).toBe(false)
  })

  it('is never replaced, not even by an admin', async () => {
    const { name } = await upload('admin')
    expect((await upload('admin', { name })).ok).toBe(false)
    expect((await upload('admin', { name, headers: { 'x-upsert': 'true' } })).ok).toBe(false)
  })

  it.each<[string, File]>([
    ['in another bucket', { bucket: 'other' }],
    ['under another kind of name', { name: 'holiday.png' }],
    ['in a folder', { name: `2025/${newName()}` }],
    ['as SVG', { name: newName('svg'), type: 'image/svg+xml' }],
    ['as HTML', { type: 'text/html' }],
    ['above 5 MB', { body: Buffer.alloc(5 * 1024 * 1024 + 1) }],
  ])('is not stored %s', async (_how, file) => {
    expect((await upload('admin', file)).ok).toBe(false)
  })

  it.each(['image/jpeg', 'image/webp', 'image/avif', 'image/gif'])('is accepted as %s', async (type) => {
    expect((await upload('admin', { type })).ok).toBe(true)
  })

  it('is not listed for clients', async () => {
    await upload('admin')
    const headers = await headersOf('client', 'application/json')
    const body = JSON.stringify({ prefix: '', limit: 10 })
    expect(await (await storage('/object/list/media', { method: 'POST', headers, body })).json()).toEqual([])
  })
})

const listImages = async (actor: Actor, body = {}) =>
  requestAs(actor, 'rpc/admin_images', { method: 'POST', body: { page_size: 1000, ...body } })
const findImage = async (name: string, body = {}) =>
  (await listImages('admin', body)).rows.find((row) => row.name === name)

describe('an image that is used', () => {
  const id = crypto.randomUUID()
  const path = (name: string) => `/storage/v1/object/public/media/${name}`
  const post = { id, slug: `image-${id}`, title: 'Shows images', excerpt: 'E', published: false }
  afterEach(() => deleteRows(`blog_posts?id=eq.${id}`))

  it('is listed with the post, its earlier version and the partner that use it [ADMIN-IMG-2]', async () => {
    const [cover, inText, logo] = await Promise.all([upload('admin'), upload('admin'), upload('admin')])
    const content = `![A](https://example.com${path(inText.name)}#8x6)`
    await insertRows('blog_posts', { ...post, image_url: path(cover.name), content })
    await requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { content: 'No image' } })
    await insertRows('partners', {
      id,
      name: 'P',
      logo_url: path(logo.name),
      website: 'https://a.example',
      description: 'D',
    })
    expect(await findImage(cover.name)).toMatchObject({
      bytes: 70,
      state: 'used',
      uses: [
        { kind: 'blog_posts', id, title: 'Shows images' },
        { kind: 'post_revisions', id, title: 'Shows images' },
      ],
    })
    expect(await findImage(inText.name)).toMatchObject({ uses: [{ kind: 'post_revisions', id }] })
    expect(await findImage(logo.name, { searched: 'p' })).toMatchObject({ uses: [{ kind: 'partners', title: 'P' }] })
    await deleteRows(`partners?id=eq.${id}`)
    expect(await findImage(logo.name, { in_state: 'new' })).toMatchObject({ state: 'new', uses: [] })
  })

  it('is deleted neither by an admin nor by the hourly job, until nothing uses it [ADMIN-IMG-3, ADMIN-IMG-4]', async () => {
    const [used, unused] = await Promise.all([upload('admin'), upload('admin')])
    await insertRows('partners', {
      id,
      name: 'P',
      logo_url: path(used.name),
      website: 'https://a.example',
      description: 'D',
    })
    await deleteAs('admin', used.name)
    await pruneImages(server, serverConnection, 0)
    expect(await pruneImages(server, serverConnection, 0)).toBeGreaterThan(0)
    expect([await exists(used.name), await exists(unused.name)]).toEqual([true, false])
    await deleteRows(`partners?id=eq.${id}`)
    await pruneImages(server, serverConnection)
    expect(await exists(used.name)).toBe(true)
    await deleteAs('admin', used.name)
    expect(await exists(used.name)).toBe(false)
  })
})

describe('Storage', () => {
  it('refuses new buckets of visitors, clients and admins', async () => {
    for (const actor of ['visitor', 'client', 'admin'] as const) {
      const headers = await headersOf(actor, 'application/json')
      const id = `bucket-of-${actor}`
      const body = JSON.stringify({ id, name: id, public: true })
      expect([actor, (await storage('/bucket', { method: 'POST', headers, body })).ok]).toEqual([actor, false])
    }
  })
})
