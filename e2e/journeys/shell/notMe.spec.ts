import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { createClient, type TestClient } from '../../support/createClient.ts'
import { readOutbox } from '../../support/servers/readOutbox.ts'
import { createSession } from '../../support/signIn.ts'

/** The last link in the first mail to an address that has this subject, once it has arrived. */
async function waitForLink({ email }: TestClient, subject: string) {
  const find = () => readOutbox(email).find((mail) => mail.includes(`Subject: ${subject}\n`))
  await expect.poll(find).toBeDefined()
  return /https?:\S+/g.exec(find()!)![0]
}

test('a client who did not change the password secures the account by the link in the mail [NOTICE-1, NOTICE-3]', async ({
  browser,
  page,
  request,
}) => {
  const client = await createClient(request)
  const { headers } = await createSession(request, client)
  const countOwnProfiles = async () => {
    const response = await request.get(`/rest/v1/user_profiles?select=id&id=eq.${client.id}`, { headers })
    return ((await response.json()) as unknown[]).length
  }
  expect((await request.put('/auth/v1/user', { headers, data: { password: 'chosen-by-attacker' } })).ok()).toBe(true)
  const link = await waitForLink(client, 'Your password was changed')

  // Opening the link changes nothing, and its page needs no scripts.
  const response = await request.get(link)
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(await countOwnProfiles()).toBe(1)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const withoutScripts = await context.newPage()
  await withoutScripts.goto(link)
  await withoutScripts.getByRole('button', { name: 'This was not me' }).click()
  await expect(withoutScripts.getByRole('heading', { name: 'Your account is secure' })).toBeVisible()
  await context.close()

  expect(await countOwnProfiles()).toBe(0)
  const signIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: headers.apikey },
    data: { email: client.email, password: 'chosen-by-attacker' },
  })
  expect(signIn.status()).toBe(400)

  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'This was not me' }).click()
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await page.goto(await waitForLink(client, 'Reset Your Password'))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByRole('main').getByText(client.email)).toBeVisible()
})

test('a sign-in address that is taken gets the same response and the same account as a free one [CRED-1]', async ({
  request,
}) => {
  const [client, other, taken] = [await createClient(request), await createClient(request), await createClient(request)]
  const changeTo = async ({ email: former, headers }: TestClient, email: string) => {
    const change = await request.put('/auth/v1/user', { headers, data: { email } })
    const account = await request.get('/auth/v1/user', { headers })
    const { new_email, email_change_sent_at } = (await account.json()) as Record<string, string>
    const fields = Object.keys((await change.json()) as object).sort()
    const repeated = await request.post('/auth/v1/resend', { headers, data: { type: 'email_change', email: former } })
    return {
      status: change.status(),
      fields,
      repeated: repeated.status(),
      pending: [new_email === email, Boolean(email_change_sent_at)],
    }
  }
  const whenFree = await changeTo(client, `free-${client.email}`)
  expect(whenFree).toMatchObject({ status: 200, pending: [true, true], repeated: 400 })
  expect(await changeTo(other, taken.email)).toEqual(whenFree)
  for (const { email } of [client, other]) {
    await expect.poll(() => readOutbox(email).join()).toContain('Your sign-in address is about to change')
  }
  await expect.poll(() => readOutbox(taken.email).join()).toContain('This address already has an account')
  expect(readOutbox(taken.email).join()).not.toContain('Confirm Email Change')
})
