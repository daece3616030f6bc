/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'

const account = { id: '00000000-0000-4000-8000-000000000701', email: 'ada@example.com', is_admin: true }
const caller = { apikey: 'key', Authorization: 'Bearer token' }

let answer: { status: number; body: unknown }
let received: { url?: string; token: unknown }[]
let site: Server
let baseUrl: string
const database = createServer((request, response) => {
  received.push({ url: request.url, token: request.headers.authorization })
  response.writeHead(answer.status).end(JSON.stringify(answer.body))
})

beforeAll(async () => {
  Object.assign(process.env, { SUPABASE_URL: await listen(database), FORTNIGHT_ORIGIN: 'https://fortnight.example' })
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./mailTemplates.ts')).mailTemplates())
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  received = []
  answer = { status: 200, body: [account] }
})
afterAll(() => closeServers(site, database))

type Template = { name: string; subject: string; preview: string | null; text: string; html: string | null }

const load = (headers: Record<string, string> = caller) => fetch(`${baseUrl}/mails/templates`, { headers })
const readError = async (response: Response) => [
  response.status,
  ((await response.json()) as { message: string }).message,
]

describe('the templates of mails', () => {
  it('are rendered with sample data for an admin, and stay out of caches [ROOM-67]', async () => {
    const response = await load()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const templates = (await response.json()) as Template[]
    expect(received).toEqual([{ url: '/rest/v1/rpc/own_account', token: 'Bearer token' }])
    expect(templates.find(({ name }) => name === 'Daily digest, for a client')).toEqual({
      name: 'Daily digest, for a client',
      subject: 'Your daily digest: “Supplier invoice agent” and 1 more project',
      preview: expect.stringContaining('The first run is done') as string,
      text: expect.stringContaining('https://fortnight.example/project/') as string,
      html: expect.stringContaining('</html>') as string,
    })
    expect(templates.find(({ name }) => name === 'New device')).toMatchObject({
      subject: 'New sign-in to your account',
      text: expect.stringContaining('With: Firefox on Windows') as string,
      html: null,
    })
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
  })

  it('are refused to visitors, without a request to the database [ROOM-67]', async () => {
    expect(await readError(await load({}))).toEqual([401, 'Your session has expired. Please sign in again.'])
    expect(received).toEqual([])
  })

  it('are refused when the session has ended [ROOM-67]', async () => {
    answer = { status: 200, body: [] }
    expect((await load()).status).toBe(401)
    answer = { status: 401, body: {} }
    expect((await load()).status).toBe(401)
  })

  it('are refused to clients [ROOM-67]', async () => {
    answer = { status: 200, body: [{ ...account, is_admin: false }] }
    expect(await readError(await load())).toEqual([403, 'Only admins can preview emails.'])
  })

  it('are refused while the database does not say who the caller is [ROOM-67]', async () => {
    answer = { status: 503, body: {} }
    expect(await readError(await load())).toEqual([503, 'The database is not responding. Please try again.'])
  })
})
