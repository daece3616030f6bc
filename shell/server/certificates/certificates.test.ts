/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import express from 'express'
import { readyState, sampleAcceptance, signedState } from '@fortnight/supabase/signOff/signOff.testing'
import { closeServers, listen } from '../http/listen.testing.ts'
import { missingCharactersNote, renderCertificatePdf } from './certificatePdf.ts'

const project = '00000000-0000-4000-8000-000000000101'
const headers = { apikey: 'public', authorization: 'Bearer token' }
const place = { zone: 'Europe/Lisbon', origin: 'https://fortnight.example' }

let answer: { status: number; body: object }
let received: { url: string | undefined; authorization: string | undefined; body: unknown }[]
let site: Server
let baseUrl: string
const database = createServer((request, response) => {
  void text(request).then((body) => {
    const { authorization } = request.headers
    received.push({ url: request.url, authorization, body: JSON.parse(body) as unknown })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  })
})

beforeAll(async () => {
  process.env.SUPABASE_URL = await listen(database)
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./certificates.ts')).certificateRoutes())
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  received = []
  answer = { status: 200, body: signedState }
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.mocked(console.error).mockRestore())
afterAll(() => closeServers(site, database))

const post = (of = project, sent: Record<string, string> = headers) =>
  fetch(`${baseUrl}/certificates/${of}`, { method: 'POST', headers: sent })

/** The characters that the PDF can show, from the tables by which its text is copied. */
function charactersOf(pdf: Buffer) {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  const texts = [...streams].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const tables = texts.filter((table) => table.includes('beginbfrange')).join('\n')
  return new Set(
    [...tables.matchAll(/<([0-9a-f]{4})>/g)].map(([, code = '']) => String.fromCodePoint(parseInt(code, 16))),
  )
}

describe('the certificate as a PDF', () => {
  it('is sent to who may read it, as the database says by their session [FORT-155]', async () => {
    const response = await post()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="certificate-FN-0A1B2C3D.pdf"')
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(received).toEqual([{ url: '/rest/v1/rpc/sign_off_state', authorization: 'Bearer token', body: { project } }])
  })

  it('is refused to others, with a sentence [FORT-155]', async () => {
    expect((await post(project, {})).status).toBe(401)
    expect((await post('x')).status).toBe(404)
    expect(received).toEqual([])
    for (const [status, expected] of [
      [401, 401],
      [404, 404],
      [500, 503],
    ] as const) {
      answer = { status, body: {} }
      expect((await post()).status).toBe(expected)
    }
    answer = { status: 200, body: readyState }
    const response = await post()
    expect([response.status, await response.json()]).toEqual([409, { message: 'This project is not signed off yet.' }])
  })

  it('shows names in Latin letters with accents, and in Greek and Cyrillic ones [FORT-155]', async () => {
    const name = 'Zoë Łukasz Ångström Ždanov Ωμέγα Жукова'
    const named = { ...sampleAcceptance, document: { ...sampleAcceptance.document, name } }
    const characters = charactersOf(await renderCertificatePdf(named, place))
    for (const character of name.replaceAll(' ', '')) expect(characters).toContain(character)
    expect(characters).not.toContain('\u25A1')
  })

  it('says so where a script cannot be shown [FORT-155]', async () => {
    const named = { ...sampleAcceptance, document: { ...sampleAcceptance.document, name: '山田太郎 مريم' } }
    const characters = charactersOf(await renderCertificatePdf(named, place))
    expect(characters).toContain('\u25A1')
    expect(characters).not.toContain('山')
    expect(missingCharactersNote).toContain('The printed certificate shows them.')
  })
})
