import { accounts, expect, test } from '../../support/fixtures.ts'
import { readPointer } from '../../support/servers/changedRelease.ts'
import { fetchApiHeaders } from '../../support/signIn.ts'
import { liveFolder } from '../../../.config/workspace.ts'

const securityHeaders = {
  'strict-transport-security': /^max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /default-src 'none'/,
  'x-request-id': /^[\w.-]{8,64}$/,
}

type ResponseCase = { path: string; status: number; method?: string; headers?: Record<string, string> }

const cases: Record<string, ResponseCase> = {
  'a page': { path: '/', status: 200 },
  'a page of the portal': { path: '/dashboard', status: 200 },
  'an unknown page': { path: '/nowhere', status: 404 },
  'a malformed URL': { path: '/blog/%E0%A4%A', status: 400 },
  'a redirect': { path: '/login/', status: 301 },
  'a feed': { path: '/rss.xml', status: 200 },
  'an icon': { path: '/icon.svg', status: 200 },
  'a font': { path: '/fonts/bricolage-grotesque-4.woff2', status: 200 },
  'a script': { path: '/assets/<build>/main.js', status: 200 },
  'a missing file': { path: '/assets/none.js', status: 404 },
  JSON: { path: '/remotes.json', status: 200 },
  'the health check': { path: '/healthz', status: 200 },
  'the readiness check': { path: '/readyz', status: 200 },
  'an API request without a key': { path: '/rest/v1/faqs', status: 401 },
  'an API request with an unknown key': { path: '/rest/v1/faqs', status: 401, headers: { apikey: 'unknown' } },
  'a confirmation link': { path: '/auth/v1/verify?type=signup&token=none', status: 303 },
  'a missing image': { path: '/storage/v1/object/public/media/none.png', status: 404 },
  'an unsupported method': { path: '/', status: 405, method: 'POST' },
  'a rejected sign-in': {
    path: '/auth/v1/token?grant_type=password',
    status: 401,
    method: 'POST',
    headers: { apikey: 'unknown' },
  },
}

for (const [name, { path, status, method = 'GET', headers = {} }] of Object.entries(cases)) {
  test(`the response to ${name} has the security headers`, async ({ request }) => {
    // The name of the build is only known when the tests run.
    const url = path.replace('<build>', readPointer(liveFolder('shell')).build)
    const response = await request.fetch(url, { method, headers, maxRedirects: 0 })
    expect(response.status()).toBe(status)
    for (const [header, value] of Object.entries(securityHeaders)) {
      expect(response.headers()[header], header).toMatch(value)
    }
    expect(response.headers()['x-powered-by']).toBeUndefined()
    expect(response.headers().server).toBeUndefined()
    expect(response.headers()['set-cookie']).toBeUndefined()
  })
}

for (const path of ['/images/posts/safe-retries.svg', '/images/partners/earshot.svg', '/rss.xml']) {
  test(`${path} may load nothing when it is opened by itself`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
  })
}

const form = { email: 'not-an-address' }
const oneClick = { 'List-Unsubscribe': 'One-Click' }
const crossSite = { 'Sec-Fetch-Site': 'cross-site' }

test('a sign-in sets the cookie of a known device alone, and no form sets any [LIMIT-3]', async ({ request }) => {
  for (const [path, status, options] of [
    ['/newsletter', 303, { form }],
    ['/newsletter/unsubscribe?token=none', 200, { form: oneClick, headers: crossSite }],
    ['/newsletter/unsubscribe?token=none', 200, { form: oneClick }],
  ] as const) {
    const response = await request.post(path, { maxRedirects: 0, ...options })
    expect([path, response.status(), response.headers()['set-cookie']]).toEqual([path, status, undefined])
  }
  const headers = await fetchApiHeaders(request)
  const response = await request.post('/auth/v1/token?grant_type=password', { headers, data: accounts.client })
  expect(response.status()).toBe(200)
  expect(response.headers()['set-cookie']).toMatch(
    /^fortnight-device=[\w.~-]+; Path=\/auth\/v1; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  )
})

test('a form that another site submits is rejected without a cookie', async ({ request }) => {
  for (const [path, fields] of [
    ['/newsletter', form],
    ['/newsletter/confirm?token=none', {}],
  ] as const) {
    const response = await request.post(path, { form: fields, headers: crossSite, maxRedirects: 0 })
    expect([path, response.status(), response.headers()['set-cookie']]).toEqual([path, 403, undefined])
    expect(await response.text()).toBe('This was sent from another site. Please do it on our own page.')
  }
})

test("the Content-Security-Policy of a page allows only this site's scripts and no inline code", async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy']!
  const scripts = /script-src ([^;]+)/.exec(policy)![1]!
  expect(scripts).not.toMatch(/unsafe|\*|data:|http:\/\/(?!localhost)/)
  for (const directive of [/frame-ancestors 'none'/, /base-uri 'none'/, /object-src 'none'/, /form-action 'self'/]) {
    expect(policy).toMatch(directive)
  }
})
