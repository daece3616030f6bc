import { createHmac } from 'node:crypto'
import { expect, signIn, test } from '../support/fixtures.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function forge(claims: object, secret: string) {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: Math.floor(Date.now() / 1000) + 3600, ...claims })}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

/** The key that every visitor's page carries. */
async function publishableKey(baseURL: string) {
  const html = await (await fetch(baseURL)).text()
  return /"supabase":\{"url":"","key":"([^"]+)"/.exec(html)![1]!
}

test('a request without a key gets nothing, not even public content', async ({ request }) => {
  for (const path of ['/rest/v1/faqs', '/rest/v1/user_profiles', '/auth/v1/health']) {
    expect((await request.get(path)).status()).toBe(401)
  }
})

test('a token signed with a well-known secret, and an unsigned one, open nothing [ROLE-1, ROLE-5]', async ({
  request,
  baseURL,
}) => {
  const apikey = await publishableKey(baseURL!)
  const tokens = [
    forge({ role: 'service_role' }, 'dev-secret-change-me'),
    forge({ role: 'service_role' }, 'super-secret-jwt-token-with-at-least-32-characters-long'),
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ role: 'service_role' })}.`,
  ]
  for (const token of tokens) {
    const answer = await request.get('/rest/v1/user_profiles', {
      headers: { apikey, Authorization: `Bearer ${token}` },
    })
    expect(answer.ok() ? await answer.json() : []).toEqual([])
  }
})

test('a client who calls the API directly cannot become admin or see a stranger [ROLE-2, ROLE-3, ROLE-5]', async ({
  page,
}) => {
  await signIn(page, 'client')
  const seen = await page.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot')!.textContent!) as { supabase: { key: string } }
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
      const answer = await fetch(`/rest/v1/${path}`, { ...init, headers })
      return { ok: answer.ok, body: (await answer.json()) as unknown }
    }
    return {
      promotion: await call(`user_profiles?id=eq.${user.id}`, { method: 'PATCH', body: '{"user_type":"admin"}' }),
      profiles: await call('user_profiles?select=email'),
      strangers: await call(`projects?user_id=neq.${user.id}`),
      faq: await call('faqs', { method: 'POST', body: '{"question":"q","answer":"a","order_index":1}' }),
    }
  })
  expect(seen.promotion.ok).toBe(false)
  expect(seen.profiles.body).toEqual([{ email: 'client@fortnight.example' }])
  expect(seen.strangers.body).toEqual([])
  expect(seen.faq.ok).toBe(false)
})

test('the eleventh wrong password within a minute is refused with a waiting time', async ({ request, baseURL }) => {
  const apikey = await publishableKey(baseURL!)
  const attempt = () =>
    request.post('/auth/v1/token?grant_type=password', {
      // An address of its own, or everybody else here would have to wait too.
      headers: { apikey, 'X-Forwarded-For': '203.0.113.7' },
      data: { email: 'nobody@example.com', password: 'wrong' },
    })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await attempt()).status())
  expect(statuses.at(-1)).toBe(429)
  expect(await (await attempt()).text()).toMatch(/wait \d+ seconds/)
})
