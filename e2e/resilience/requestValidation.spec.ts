import { readPointer } from '../support/changedRelease.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { sendRawRequest, parseStatuses } from '../support/sendRawRequest.ts'
import { fetchApiHeaders } from '../support/signIn.ts'
import { liveFolder } from '../../.config/workspace.ts'

const host = 'Host: localhost\r\n'
const close = 'Connection: close\r\n'
/** The path in the shell's current build, which is there only when the tests run. */
const inBuild = (path: string) => path.replace('<build>', readPointer(liveFolder('shell')).build)

const everywhere = {
  'strict-transport-security': /^max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /default-src 'none'/,
  'x-request-id': /^[\w.-]{8,64}$/,
}

const answers: [string, number, string, object?, string?][] = [
  ['a page', 200, '/'],
  ['a page of the portal', 200, '/dashboard'],
  ['an unknown page', 404, '/nowhere'],
  ['an unreadable address', 400, '/blog/%E0%A4%A'],
  ['a redirect', 301, '/login/'],
  ['a feed', 200, '/rss.xml'],
  ['a picture', 200, '/icon.svg'],
  ['the font', 200, '/fonts/bricolage-grotesque-2.woff2'],
  ['a script', 200, '/assets/<build>/main.js'],
  ['a file that is gone', 404, '/assets/none.js'],
  ['JSON', 200, '/remotes.json'],
  ['health', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['a refusal of the API', 401, '/rest/v1/faqs'],
  ["an answer of the API's service", 401, '/rest/v1/faqs', { apikey: 'unknown' }],
  ['a mailed link', 303, '/auth/v1/verify?type=signup&token=none'],
  ['an image that is not there', 404, '/storage/v1/object/public/media/none.png'],
  ['a method that is not offered', 405, '/', {}, 'POST'],
  ['a refused sign-in', 401, '/auth/v1/token?grant_type=password', { apikey: 'unknown' }, 'POST'],
]

for (const [what, status, path, headers = {}, method = 'GET'] of answers) {
  test(`${what} comes with the security headers`, async ({ request }) => {
    const options = { method, headers: headers as Record<string, string>, maxRedirects: 0 }
    const answer = await request.fetch(inBuild(path), options)
    expect(answer.status()).toBe(status)
    for (const [name, value] of Object.entries(everywhere)) expect(answer.headers()[name], name).toMatch(value)
    expect(answer.headers()['x-powered-by']).toBeUndefined()
    expect(answer.headers().server).toBeUndefined()
    expect(answer.headers()['set-cookie']).toBeUndefined()
  })
}

test('no page, sign-in or form sets a cookie, and what another site sends in the name of a visitor is refused', async ({
  request,
}) => {
  const apikey = await fetchApiHeaders(request)
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' }
  const form = { email: 'not-an-address' }
  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  const sent: [string, number, object][] = [
    ['/auth/v1/token?grant_type=password', 200, { headers: apikey, data: accounts.client }],
    ['/newsletter', 303, { form }],
    ['/newsletter', 403, { form, headers: crossSite }],
    ['/newsletter/confirm?token=none', 403, { form: {}, headers: crossSite }],
    ['/newsletter/unsubscribe?token=none', 200, { form: oneClick, headers: crossSite }],
    ['/newsletter/unsubscribe?token=none', 200, { form: oneClick }],
  ]
  for (const [path, status, options] of sent) {
    const answer = await request.post(path, { maxRedirects: 0, ...options })
    expect([path, answer.status(), answer.headers()['set-cookie']]).toEqual([path, status, undefined])
    if (status === 403)
      expect(await answer.text()).toBe('This was sent from another site. Please do it on our own page.')
  }
})

test('a page runs the scripts of this site and nothing that was written into it', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy']!
  const scripts = /script-src ([^;]+)/.exec(policy)![1]!
  expect(scripts).not.toMatch(/unsafe|\*|data:|http:\/\/(?!localhost)/)
  for (const rule of [/frame-ancestors 'none'/, /base-uri 'none'/, /object-src 'none'/, /form-action 'self'/]) {
    expect(policy).toMatch(rule)
  }
})

const get = `GET /second HTTP/1.1\r\n${host}\r\n`
const unreadable: [string, string][] = [
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd${get}`],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${get}`,
  ],
  [
    'chunks and a length',
    `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${get}`,
  ],
  [
    'chunks that are not the last coding',
    `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${get}`,
  ],
  ['a coding that nobody knows', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${get}`],
  ['a length that is no number', `POST / HTTP/1.1\r\n${host}Content-Length: +4\r\n\r\nabcd${get}`],
  ['a chunk without a size', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nx\r\n\r\n${get}`],
  ['a header folded into two lines', `GET / HTTP/1.1\r\n${host}X-Folded: one\r\n two\r\n\r\n`],
  ['a space before the colon', `GET / HTTP/1.1\r\n${host}Content-Length : 4\r\n\r\nabcd`],
  ['a bare line feed', `GET / HTTP/1.1\nHost: localhost\n\n`],
  ['two hosts', `GET / HTTP/1.1\r\n${host}Host: elsewhere.example\r\n${close}\r\n`],
  ['no host', `GET / HTTP/1.1\r\n${close}\r\n`],
  ['a host that is an address with a path', `GET / HTTP/1.1\r\nHost: elsewhere.example/path\r\n${close}\r\n`],
  ['the address of another site', `GET http://elsewhere.example/ HTTP/1.1\r\n${host}${close}\r\n`],
  ['the address of this site in full', `GET http://localhost/rest/v1/faqs HTTP/1.1\r\n${host}${close}\r\n`],
  ['no path', `OPTIONS * HTTP/1.1\r\n${host}${close}\r\n`],
  ['something else than HTTP', 'SSH-2.0-client\r\n\r\n'],
]

for (const [what, text] of unreadable) {
  test(`a request with ${what} is refused, once, and its connection closed`, async ({ baseURL }) => {
    const answer = await sendRawRequest(baseURL!, text)
    expect(parseStatuses(answer)).toEqual([400])
    expect(answer).toMatch(/\r\nConnection: close\r\n/)
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/)
  })
}

test('nobody gets a tunnel or another protocol', async ({ baseURL }) => {
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

test('headers without end are refused', async ({ baseURL }) => {
  const long = await sendRawRequest(baseURL!, `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(parseStatuses(long)).toEqual([431])
})

const secret = /"name": "fortnight"|root:x:0|SUPABASE_JWT_SECRET/
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
  test(`no file of the server is at ${path.replace('<build>', 'build')}`, async ({ baseURL }) => {
    const answer = await sendRawRequest(baseURL!, `GET ${inBuild(path)} HTTP/1.1\r\n${host}${close}\r\n`)
    expect([400, 404]).toContain(parseStatuses(answer)[0])
    expect(answer).not.toMatch(secret)
  })
}

test('what a visitor claims about the address is in no page that others get', async ({ baseURL }) => {
  // Searched for the first time, so that it is rendered for whoever makes the claims.
  const path = `/blog?q=rendered${Date.now()}`
  const claims = ['X-Forwarded-Host', 'X-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded', 'X-Forwarded-Prefix']
  const lines = claims.map((name) => `${name}: ${name === 'Forwarded' ? 'host=' : ''}claimed.example\r\n`).join('')
  const own = 'X-Forwarded-Proto: claimed\r\nX-HTTP-Method-Override: DELETE\r\n'
  const head = `GET ${path}&utm=claimed HTTP/1.1\r\nHost: claimed.example\r\n`
  const claimed = await sendRawRequest(baseURL!, `${head}${lines}${own}${close}\r\n`)
  expect(parseStatuses(claimed)).toEqual([200])
  expect(claimed).not.toContain('claimed')
  const others = await sendRawRequest(baseURL!, `GET ${path} HTTP/1.1\r\n${host}${close}\r\n`)
  expect(parseStatuses(others)).toEqual([200])
  expect(others).not.toContain('claimed')
  expect(others).toMatch(/<link rel="canonical" href="https:\/\/fortnight\.example\/blog"/)
})

test('more than the largest image is refused before it is read', async ({ baseURL }) => {
  const head = `POST /storage/v1/object/media/a.png HTTP/1.1\r\n${host}Content-Length: 99999999\r\n\r\n`
  expect(parseStatuses(await sendRawRequest(baseURL!, head))).toEqual([413])
})

test('more than a megabyte for the API is refused with a sentence, counted or not', async ({ baseURL }) => {
  const head = `POST /rest/v1/faqs HTTP/1.1\r\n${host}apikey: key\r\nContent-Type: application/json\r\n${close}`
  const body = 'x'.repeat(1024 * 1024 + 1)
  for (const text of [
    `${head}Content-Length: ${body.length}\r\n\r\n${body}`,
    `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ]) {
    const answer = await sendRawRequest(baseURL!, text)
    expect(parseStatuses(answer)).toEqual([413])
    expect(answer).toContain('This request is too large. The limit is 1 MB.')
  }
})
