import { randomBytes } from 'node:crypto'
import { requestAsService, requestWithToken, signIn, signUp } from '../support/api.ts'

const password = 'fortnight-test'
const newHash = () => randomBytes(32).toString('hex')

const call = async (name: string, body: object) =>
  (await requestAsService(`rpc/${name}`, { method: 'POST', body })).body
const record = (address: string, kind: string, account?: string, token_hash = newHash()) =>
  call('record_security_notice', { address, kind, token_hash, account }).then((sent) => ({
    isSent: String(sent) === 'true',
    token_hash,
  }))
const report = async (token_hash: string) =>
  ((await call('report_security_notice', { token_hash })) as { outcome: string; address: string | null }[])[0]!

async function createAccount() {
  const email = `${crypto.randomUUID()}@notices.example`
  return { email, ...(await signUp(email, { name: 'Noticed' })) }
}

const canReadOwnRows = async ({ id, token }: { id: string; token: string }) =>
  (await requestWithToken(token, `user_profiles?id=eq.${id}`)).rows.length === 1
const remember = (account: string) => call('remember_device', { account, token_hash: newHash() })

describe('a reported notice', () => {
  it('ends every session, forgets the devices and replaces the password [NOTICE-3]', async () => {
    const account = await createAccount()
    await remember(account.id)
    const { token_hash } = await record(account.email, 'password', account.id)
    expect(await canReadOwnRows(account)).toBe(true)
    expect(await report(token_hash)).toEqual({ outcome: 'secured', address: account.email })
    expect(await canReadOwnRows(account)).toBe(false)
    await expect(signIn({ email: account.email, password })).rejects.toThrow('Invalid login credentials')
  })

  it('works once, and an unknown one never [NOTICE-3]', async () => {
    const account = await createAccount()
    const { token_hash } = await record(account.email, 'password', account.id)
    await report(token_hash)
    expect(await report(token_hash)).toEqual({ outcome: 'expired', address: null })
    expect(await report(newHash())).toEqual({ outcome: 'expired', address: null })
  })

  it('ends the links of later notices, which an attacker may have, and keeps earlier ones [NOTICE-4]', async () => {
    const account = await createAccount()
    const earlier = await record(account.email, 'password', account.id)
    const reported = await record(account.email, 'address', account.id)
    const later = await record('attacker@example.com', 'address', account.id)
    expect(await report(reported.token_hash)).toMatchObject({ outcome: 'secured', address: account.email })
    expect(await report(later.token_hash)).toMatchObject({ outcome: 'expired' })
    expect(await report(earlier.token_hash)).toMatchObject({ outcome: 'secured', address: account.email })
  })

  it('gives the account back to the address that the mail went to [NOTICE-4]', async () => {
    const account = await createAccount()
    const former = `former-${account.email}`
    const { token_hash } = await record(former, 'address', account.id)
    expect(await report(token_hash)).toEqual({ outcome: 'secured', address: former })
    await expect(signUp(former, {})).rejects.toThrow()
  })

  it('secures the account, but keeps its address when another account has the former one by now [NOTICE-4]', async () => {
    const [account, other] = [await createAccount(), await createAccount()]
    const { token_hash } = await record(other.email, 'address', account.id)
    expect(await report(token_hash)).toEqual({ outcome: 'address-taken', address: null })
    expect([await canReadOwnRows(account), await canReadOwnRows(other)]).toEqual([false, true])
    expect(await signIn({ email: other.email, password })).toEqual(expect.any(String))
  })
})

describe('a notice', () => {
  it('finds an account by its address, and is not sent for an unknown one', async () => {
    const account = await createAccount()
    expect((await record(account.email.toUpperCase(), 'admin')).isSent).toBe(true)
    expect((await record('unknown@notices.example', 'admin')).isSent).toBe(false)
  })

  it('of a device is not sent for the first one, and at most five times a day [NOTICE-2]', async () => {
    const account = await createAccount()
    const recordDevice = async () => (await record(account.email, 'device', account.id)).isSent
    await remember(account.id)
    expect(await recordDevice()).toBe(false)
    await remember(account.id)
    const sent: boolean[] = []
    for (let index = 0; index < 6; index++) sent.push(await recordDevice())
    expect(sent).toEqual([true, true, true, true, true, false])
  })
})
