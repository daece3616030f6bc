import { createHmac } from 'node:crypto'
import { expect, signIn, test } from '../support/fixtures.ts'
import { randomIp } from '../support/network/randomIp.ts'
import { fetchApiHeaders } from '../support/signIn.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signToken(claims: object, secret: string) {
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: Math.floor(Date.now() / 1000) + 3600, ...claims })}`
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
}

test('the API rejects requests without a key, even for public content', async ({ request }) => {
  for (const path of ['/rest/v1/faqs', '/rest/v1/user_profiles', '/auth/v1/health']) {
    expect((await request.get(path)).status()).toBe(401)
  }
})

test('unsigned tokens and tokens signed with a well-known secret read no data [ROLE-1, ROLE-5]', async ({
  request,
}) => {
  const { apikey } = await fetchApiHeaders(request)
  const tokens = [
    signToken({ role: 'service_role' }, 'dev-secret-change-me'),
    signToken({ role: 'service_role' }, 'super-secret-jwt-token-with-at-least-32-characters-long'),
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ role: 'service_role' })}.`,
  ]
  for (const token of tokens) {
    const response = await request.get('/rest/v1/user_profiles', {
      headers: { apikey, Authorization: `Bearer ${token}` },
    })
    expect(response.ok() ? await response.json() : []).toEqual([])
  }
})

test('a client who calls the API directly can neither become an admin nor read the data of other users [ROLE-2, ROLE-3, ROLE-5]', async ({
  page,
}) => {
  await signIn(page, 'client')
  const results = await page.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot')!.textContent) as { supabase: { key: string } }
    const { access_token: token, user } = JSON.parse(localStorage.getItem('fortnight-auth')!) as {
      access_token: string
      user: { id: string }
    }
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = {
        apikey: boot.supabase.key,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
      }
      const response = await fetch(`/rest/v1/${path}`, { ...init, headers })
      return { ok: response.ok, body: (await response.json()) as unknown }
    }
    return {
      becomeAdmin: await call(`user_profiles?id=eq.${user.id}`, { method: 'PATCH', body: '{"user_type":"admin"}' }),
      profiles: await call('user_profiles?select=email'),
      othersProjects: await call(`projects?user_id=neq.${user.id}`),
      createFaq: await call('faqs', { method: 'POST', body: '{"question":"q","answer":"a","order_index":1}' }),
    }
  })
  expect(results.becomeAdmin.ok).toBe(false)
  expect(results.profiles.body).toEqual([{ email: 'client@fortnight.example' }])
  expect(results.othersProjects.body).toEqual([])
  expect(results.createFaq.ok).toBe(false)
})

test('the sign-in endpoint rejects the 11th wrong password within a minute and says how long to wait', async ({
  request,
}) => {
  const { apikey } = await fetchApiHeaders(request)
  // An IP address of its own, or other tests would be rate-limited too.
  const headers = { apikey, 'X-Forwarded-For': randomIp() }
  const attempt = () =>
    request.post('/auth/v1/token?grant_type=password', {
      headers,
      data: { email: 'unknown@example.com', password: 'wrong' },
    })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await attempt()).status())
  expect(statuses.at(-1)).toBe(429)
  expect(await (await attempt()).text()).toMatch(/wait \d+ seconds/)
})
