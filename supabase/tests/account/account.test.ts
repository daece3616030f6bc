import { auth, connect } from '@fortnight/supabase/client'
import { updatePassword, deleteOwnAccount, exportOwnData, resetPassword } from '../../src/account/mutations.ts'
import { errorMessageFor } from '../../src/core/errors.ts'
import { createProject } from '../../src/projects/mutations.ts'
import { database, rawRequest, requestAsService, signUp } from '../support/api.ts'
import { runMutation } from '../support/signedInClient.ts'

const currentPassword = 'fortnight-test'
const newPassword = 'another fortnight'
let email: string
let id: string

const requestToken = (grant: string, body: object) =>
  rawRequest(`/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    body,
    headers: { apikey: database.publishableKey },
  })
const canSignIn = async (password: string) => (await requestToken('password', { email, password })).status === 200

/** Signs in on another device; returns a function that tells whether that session is still valid. */
async function signInOnOtherDevice() {
  const { refresh_token } = (await requestToken('password', { email, password: currentPassword })).body as {
    refresh_token: string
  }
  return async () => (await requestToken('refresh_token', { refresh_token })).status === 200
}

const isStillSignedIn = async () => !(await (await auth()).refreshSession()).error
const errorMessageOf = (change: Promise<unknown>) => change.catch((error: unknown) => errorMessageFor(error, 'Failed'))

beforeAll(() => connect({ url: database.url, key: database.publishableKey }))

beforeEach(async () => {
  email = `${crypto.randomUUID()}@account.example`
  id = (await signUp(email, { name: 'Account' })).id
  await (await auth()).signInWithPassword({ email, password: currentPassword })
})

describe('updatePassword', () => {
  it('needs the current password and ends every other session', async () => {
    const isSignedInElsewhere = await signInOnOtherDevice()
    await runMutation(updatePassword(), { email, currentPassword, newPassword })
    expect([await canSignIn(currentPassword), await canSignIn(newPassword)]).toEqual([false, true])
    expect(await isSignedInElsewhere()).toBe(false)
    expect(await isStillSignedIn()).toBe(true)
  })

  it('changes nothing when the current password is wrong', async () => {
    const isSignedInElsewhere = await signInOnOtherDevice()
    const change = runMutation(updatePassword(), { email, currentPassword: 'wrong one', newPassword })
    expect(await errorMessageOf(change)).toBe('That password isn’t right. Please try again.')
    expect([await canSignIn(currentPassword), await canSignIn(newPassword)]).toEqual([true, false])
    expect([await isSignedInElsewhere(), await isStillSignedIn()]).toEqual([true, true])
  })

  it('rejects the current password as the new one', async () => {
    const change = runMutation(updatePassword(), { email, currentPassword, newPassword: currentPassword })
    expect(await errorMessageOf(change)).toMatch(/must be different/)
  })

  it('changes the password without the current one after a recovery link, and ends every other session', async () => {
    const isSignedInElsewhere = await signInOnOtherDevice()
    await runMutation(resetPassword(), { password: newPassword })
    expect([await canSignIn(currentPassword), await canSignIn(newPassword)]).toEqual([false, true])
    expect([await isSignedInElsewhere(), await isStillSignedIn()]).toEqual([false, true])
  })
})

describe('the data of an account', () => {
  it('is exported to its owner', async () => {
    await runMutation(createProject(), { user_id: id, name: 'Exported', priority: 'low' })
    expect(await runMutation(exportOwnData(), undefined)).toMatchObject({
      account: { email },
      profile: { name: 'Account' },
      projects: [{ name: 'Exported', history: [{ kind: 'created', by: 'you' }] }],
      newsletter: null,
    })
  })

  it('is deleted with the account, which needs the password', async () => {
    await runMutation(createProject(), { user_id: id, name: 'Removed', priority: 'low' })
    const attempt = runMutation(deleteOwnAccount(), { email, password: 'wrong one' })
    expect(await errorMessageOf(attempt)).toBe('That password isn’t right. Please try again.')
    expect((await requestAsService(`projects?user_id=eq.${id}`)).rows).toHaveLength(1)
    await runMutation(deleteOwnAccount(), { email, password: currentPassword })
    expect((await requestAsService(`projects?user_id=eq.${id}`)).rows).toEqual([])
    expect((await requestAsService(`user_profiles?id=eq.${id}`)).rows).toEqual([])
    expect(await canSignIn(currentPassword)).toBe(false)
  })
})
