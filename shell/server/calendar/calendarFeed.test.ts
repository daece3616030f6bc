/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'

const token = 'ab'.repeat(24)
const step = {
  ...{ id: 'step-1', kind: 'build', first_day: '2025-09-03', last_day: '2025-09-12', is_on_hold: false },
  ...{ updated_at: '2025-09-01T10:00:00Z', project_id: 'p1', project_name: 'Agent, the\r\nEND:VEVENT; second' },
}
let feed: { status?: number; body: unknown }
let received: { url?: string; key: unknown; body: unknown }[]
let site: Server
let baseUrl: string
const database = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url, key: request.headers.apikey, body: JSON.parse(body) as unknown })
    response.writeHead(feed.status ?? 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(feed.body))
  })
})

beforeAll(async () => {
  process.env.SUPABASE_URL = await listen(database)
  process.env.SUPABASE_SECRET_KEY = 'secret'
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./calendarFeed.ts')).calendarFeeds())
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  received = []
  feed = { body: [step] }
})
afterAll(() => closeServers(site, database))

const open = (file = `${token}.ics`) => fetch(`${baseUrl}/calendar/${file}`)

describe('a calendar feed', () => {
  it('has an event of whole days per step, which ends the day after its last one [FORT-27]', async () => {
    const response = await open()
    expect(received).toEqual([{ url: '/rest/v1/rpc/calendar_feed', key: 'secret', body: { token } }])
    expect(response.headers.get('Content-Type')).toMatch(/^text\/calendar/)
    const lines = (await response.text()).split('\r\n')
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20250903', 'DTEND;VALUE=DATE:20250913']))
    expect(lines).toContain('DTSTAMP:20250901T100000Z')
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:step-1'])
  })

  it('says nothing that a project name could inject [FORT-27]', async () => {
    const lines = (await (await open()).text()).split('\r\n')
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    expect(lines).toContain('SUMMARY:Agent\\, the\\nEND:VEVENT\\; second: Build')
  })

  it('is empty without a step, and says which ones are on hold [FORT-27]', async () => {
    feed = { body: [{ ...step, project_name: 'Agent', is_on_hold: true }] }
    expect(await (await open()).text()).toContain('SUMMARY:Agent: Build (on hold)')
    feed = { body: [] }
    const response = await open()
    expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('VEVENT')])
  })

  it('is kept by no cache and no search engine [FORT-28]', async () => {
    const { headers } = await open()
    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex'])
  })

  it('is unknown when its link was replaced, or is none [FORT-28]', async () => {
    feed = { body: null }
    expect((await open()).status).toBe(404)
    received = []
    for (const file of ['x.ics', `${token}.txt`, token, `${token.toUpperCase()}.ics`]) {
      expect((await open(file)).status).toBe(404)
    }
    expect(received).toEqual([])
  })

  it('asks to try again when the database is down [FORT-28]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    feed = { status: 503, body: {} }
    expect((await open()).status).toBe(503)
    jest.mocked(console.error).mockRestore()
  })

  it('is sent at most 120 times a minute to an address [FORT-28]', async () => {
    const statuses = []
    for (let count = 0; count < 121; count += 1) statuses.push((await open('x.ics')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
