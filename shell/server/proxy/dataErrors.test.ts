/** @jest-environment node */
import { createServer } from 'node:http'
import { apiKeyHeaders, startProxy } from './supabaseProxy.testing.ts'

let upstreamResponse = { status: 500, body: '' }
let proxy: Awaited<ReturnType<typeof startProxy>>

const createFakeDatabase = () =>
  createServer((request, response) => {
    request.resume()
    response.writeHead(upstreamResponse.status, { 'Content-Type': 'application/json' }).end(upstreamResponse.body)
  })

beforeAll(async () => (proxy = await startProxy(createFakeDatabase)))
afterAll(() => proxy.stop())

/** Writes to a table while the database responds like this. */
async function writeTo(table: string, status: number, body: unknown) {
  upstreamResponse = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
  const response = await fetch(`${proxy.baseUrl}/rest/v1/${table}`, {
    method: 'POST',
    headers: { ...apiKeyHeaders, Authorization: 'Bearer token' },
    body: '{}',
  })
  const text = await response.text()
  return [response.status, response.headers.get('Content-Length') ?? String(Buffer.byteLength(text)), text]
}

const error = (code: string, message: string) => JSON.stringify({ code, details: null, hint: null, message })
const sizeOf = (body: string) => String(Buffer.byteLength(body))

describe('a write that the database fails', () => {
  it.each(['faqs', 'projects'])(
    'is 400 with the code of Postgres when %s has a check constraint [CALL-13]',
    async (table) => {
      const message = `new row for relation "${table}" violates check constraint "${table}_check"`
      const expected = error('23514', message)
      expect(await writeTo(table, 500, error('SUP', `error: ${message}`))).toEqual([400, sizeOf(expected), expected])
    },
  )

  it.each(['boolean', 'date', 'string'])('is 400 when a value is no %s [CALL-13]', async (type) => {
    const expected = error('22P02', `Invalid input for ${type} type`)
    expect(await writeTo('faqs', 500, error('SUP', `Error: Invalid input for ${type} type`))).toEqual([
      400,
      sizeOf(expected),
      expected,
    ])
  })

  it('is 400 when a date is out of range [CALL-13]', async () => {
    const expected = error('22008', 'RangeError: Invalid time value')
    expect(await writeTo('projects', 500, error('SUP', 'RangeError: Invalid time value'))).toEqual([
      400,
      sizeOf(expected),
      expected,
    ])
  })

  it.each([
    [500, error('SUP', 'error: out of memory')],
    [500, error('XX000', 'violates check constraint')],
    [500, 'Internal Server Error'],
    [409, error('23505', 'duplicate key value violates unique constraint "blog_posts_slug_key"')],
  ])('keeps its status and body when the database responds with %i %s', async (status, body) => {
    expect(await writeTo('projects', status, body)).toEqual([status, sizeOf(body), body])
  })
})
