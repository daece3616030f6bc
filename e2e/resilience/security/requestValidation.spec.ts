import { readPointer } from '../../support/servers/changedRelease.ts'
import { expect, test } from '../../support/fixtures.ts'
import { parseStatuses, sendRawRequest } from '../../support/network/sendRawRequest.ts'
import { liveFolder } from '../../../.config/workspace.ts'

const host = 'Host: localhost\r\n'
const close = 'Connection: close\r\n'
const secondRequest = `GET /second HTTP/1.1\r\n${host}\r\n`

const malformedRequests: Record<string, string> = {
  'two lengths': `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd${secondRequest}`,
  'a length before chunked coding': `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${secondRequest}`,
  'a length after chunked coding': `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${secondRequest}`,
  'chunked coding that is not the last': `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${secondRequest}`,
  'an unknown transfer coding': `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${secondRequest}`,
  'a non-numeric length': `POST / HTTP/1.1\r\n${host}Content-Length: +4\r\n\r\nabcd${secondRequest}`,
  'a chunk without a size': `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nx\r\n\r\n${secondRequest}`,
  'a header folded over two lines': `GET / HTTP/1.1\r\n${host}X-Folded: one\r\n two\r\n\r\n`,
  'a space before a colon': `GET / HTTP/1.1\r\n${host}Content-Length : 4\r\n\r\nabcd`,
  'bare line feeds': `GET / HTTP/1.1\nHost: localhost\n\n`,
  'two Host headers': `GET / HTTP/1.1\r\n${host}Host: elsewhere.example\r\n${close}\r\n`,
  'no Host header': `GET / HTTP/1.1\r\n${close}\r\n`,
  'a path in its Host header': `GET / HTTP/1.1\r\nHost: elsewhere.example/path\r\n${close}\r\n`,
  'the absolute URL of another site': `GET http://elsewhere.example/ HTTP/1.1\r\n${host}${close}\r\n`,
  'the absolute URL of this site': `GET http://localhost/rest/v1/faqs HTTP/1.1\r\n${host}${close}\r\n`,
  'an asterisk for its path': `OPTIONS * HTTP/1.1\r\n${host}${close}\r\n`,
  'a protocol other than HTTP': 'SSH-2.0-client\r\n\r\n',
}

for (const [defect, request] of Object.entries(malformedRequests)) {
  test(`a request with ${defect} gets one 400 response, and its connection is closed`, async ({ baseURL }) => {
    const response = await sendRawRequest(baseURL!, request)
    expect(parseStatuses(response)).toEqual([400])
    expect(response).toMatch(/\r\nConnection: close\r\n/)
    expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/)
  })
}

test('the server opens no tunnels and does not switch protocols', async ({ baseURL }) => {
  const tunnel = await sendRawRequest(
    baseURL!,
    `CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n`,
  )
  expect(parseStatuses(tunnel).filter((status) => status < 400)).toEqual([])
  const upgrade = await sendRawRequest(
    baseURL!,
    `GET /rest/v1/faqs HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
  )
  expect(parseStatuses(upgrade)).toEqual([401])
})

test('a request with headers that are too large gets a 431 response', async ({ baseURL }) => {
  const response = await sendRawRequest(baseURL!, `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(parseStatuses(response)).toEqual([431])
})

for (const path of ['/./auth/v1/token', '/x/%2e%2e/auth/v1/token', '/auth\\v1/token', '/auth/v1/token#']) {
  test(`a request to ${path} does not bypass the limits of the auth service`, async ({ baseURL }) => {
    const head = `POST ${path}?grant_type=password HTTP/1.1\r\n${host}apikey: key\r\nContent-Length: 2\r\n${close}\r\n{}`
    expect([400, 404, 405]).toContain(parseStatuses(await sendRawRequest(baseURL!, head))[0])
  })
}

const privateContent = /"name": "fortnight"|root:x:0|SUPABASE_JWT_SECRET/

for (const path of [
  '/assets/<build>/../../../../package.json',
  '/assets/<build>/..%2f..%2f..%2f..%2fpackage.json',
  '/assets/<build>/%2e%2e/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/<build>/..%5c..%5c..%5c..%5cpackage.json',
  '/assets/<build>/%252e%252e/%252e%252e/package.json',
  '/assets/<build>//etc/passwd',
  '/assets/<build>/../server.cjs',
  '/fonts/../../package.json',
  '/storage/v1/object/public/media/..%2f..%2f..%2f.env',
  '/..%2f..%2f.env',
  '/.env',
  '/.git/config',
  '/package.json%00.png',
]) {
  test(`a request to ${path.replace('<build>', 'build')} does not read the server's files`, async ({ baseURL }) => {
    const url = path.replace('<build>', readPointer(liveFolder('shell')).build)
    const response = await sendRawRequest(baseURL!, `GET ${url} HTTP/1.1\r\n${host}${close}\r\n`)
    expect([400, 404]).toContain(parseStatuses(response)[0])
    expect(response).not.toMatch(privateContent)
  })
}

test('headers with a spoofed host or URL do not get into pages, cached ones included', async ({ baseURL }) => {
  // A unique search is not cached yet, so the page is rendered for the request with the spoofed headers.
  const path = `/blog?q=rendered${Date.now()}`
  const headers = ['X-Forwarded-Host', 'X-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded', 'X-Forwarded-Prefix']
    .map((name) => `${name}: ${name === 'Forwarded' ? 'host=' : ''}spoofed.example\r\n`)
    .concat('X-Forwarded-Proto: spoofed\r\n', 'X-HTTP-Method-Override: DELETE\r\n')
    .join('')
  const spoofed = await sendRawRequest(
    baseURL!,
    `GET ${path}&utm=spoofed HTTP/1.1\r\nHost: spoofed.example\r\n${headers}${close}\r\n`,
  )
  expect(parseStatuses(spoofed)).toEqual([200])
  expect(spoofed).not.toContain('spoofed')
  const response = await sendRawRequest(baseURL!, `GET ${path} HTTP/1.1\r\n${host}${close}\r\n`)
  expect(parseStatuses(response)).toEqual([200])
  expect(response).not.toContain('spoofed')
  expect(response).toMatch(/<link rel="canonical" href="https:\/\/fortnight\.example\/blog"/)
})

test('an upload above the image size limit is rejected before its body is read', async ({ baseURL }) => {
  const head = `POST /storage/v1/object/media/a.png HTTP/1.1\r\n${host}Content-Length: 99999999\r\n\r\n`
  expect(parseStatuses(await sendRawRequest(baseURL!, head))).toEqual([413])
})

test('an API request above 1 MB is rejected with a message, with or without a Content-Length', async ({ baseURL }) => {
  const head = `POST /rest/v1/faqs HTTP/1.1\r\n${host}apikey: key\r\nContent-Type: application/json\r\n${close}`
  const body = 'x'.repeat(1024 * 1024 + 1)
  for (const request of [
    `${head}Content-Length: ${body.length}\r\n\r\n${body}`,
    `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ]) {
    const response = await sendRawRequest(baseURL!, request)
    expect(parseStatuses(response)).toEqual([413])
    expect(response).toContain('This request is too large. The limit is 1 MB.')
  }
})
