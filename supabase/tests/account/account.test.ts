import { auth, connect } from '@fortnight/supabase/client'
import { updatePassword, deleteOwnAccount, exportOwnData, resetPassword } from '../../src/account/mutations.ts'
import { errorMessageFor } from '../../src/core/errors.ts'
import { createProject } from '../../src/projects/projects.ts'
import { database, rawRequest, requestAsService, signUp } from '../support/api.ts'
import { runMutation } from '../support/signedInClient.ts'

const first = 'fortnight-test'
const second = 'another fortnight'
let email: string
let id: string

const token = (grant: string, body: object) =>
  rawRequest(`/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    body,
    headers: { apikey: database.publishableKey },
  })
const maySignIn = async (password: string) => (await token('password', { email, password })).status === 200

/** A session on another device; tells whether it still goes on. */
async function otherDevice() {
  const { refresh_token } = (await token('password', { email, password: first })).body as { refresh_token: string }
  return async () => (await token('refresh_token', { refresh_token })).status === 200
}

const goesOnHere = async () => !(await (await auth()).refreshSession()).error
const sentenceOf = (change: Promise<unknown>) => change.catch((error: unknown) => errorMessageFor(error, 'Failed'))

beforeAll(() => connect({ url: database.url, key: database.publishableKey }))

beforeEach(async () => {
  email = `${crypto.randomUUID()}@account.example`
  id = (await signUp(email, { name: 'Account' })).id
  await (await auth()).signInWithPassword({ email, password: first })
})

describe('changing the password', () => {
  it('needs the present one, and ends every other session', async () => {
    const elsewhere = await otherDevice()
    await runMutation(updatePassword(), { email, currentPassword: first, newPassword: second })
    expect([await maySignIn(first), await maySignIn(second)]).toEqual([false, true])
    expect(await elsewhere()).toBe(false)
    expect(await goesOnHere()).toBe(true)
  })

  it('changes nothing when the present one is wrong', async () => {
    const elsewhere = await otherDevice()
    const change = runMutation(updatePassword(), { email, currentPassword: 'wrong one', newPassword: second })
    expect(await sentenceOf(change)).toBe('The password is not right. Please try again.')
    expect([await maySignIn(first), await maySignIn(second)]).toEqual([true, false])
    expect([await elsewhere(), await goesOnHere()]).toEqual([true, true])
  })

  it('says so when the new one is the old one', async () => {
    const change = runMutation(updatePassword(), { email, currentPassword: first, newPassword: first })
    expect(await sentenceOf(change)).toMatch(/must be different/)
  })

  it('by a recovery link needs no old one, and ends every other session too', async () => {
    const elsewhere = await otherDevice()
    await runMutation(resetPassword(), { password: second })
    expect([await maySignIn(first), await maySignIn(second)]).toEqual([false, true])
    expect([await elsewhere(), await goesOnHere()]).toEqual([false, true])
  })
})

describe('the own data', () => {
  it('is given out', async () => {
    await runMutation(createProject(), { user_id: id, name: 'Exported', priority: 'low' })
    expect(await runMutation(exportOwnData(), undefined)).toMatchObject({
      account: { email },
      profile: { name: 'Account' },
      projects: [{ name: 'Exported', history: [{ kind: 'created', by: 'you' }] }],
      newsletter: null,
    })
  })

  it('is removed with the account, after the password', async () => {
    await runMutation(createProject(), { user_id: id, name: 'Removed', priority: 'low' })
    const wrong = runMutation(deleteOwnAccount(), { email, password: 'wrong one' })
    expect(await sentenceOf(wrong)).toBe('The password is not right. Please try again.')
    expect((await requestAsService(`projects?user_id=eq.${id}`)).rows).toHaveLength(1)
    await runMutation(deleteOwnAccount(), { email, password: first })
    expect((await requestAsService(`projects?user_id=eq.${id}`)).rows).toEqual([])
    expect((await requestAsService(`user_profiles?id=eq.${id}`)).rows).toEqual([])
    expect(await maySignIn(first)).toBe(false)
  })
})
