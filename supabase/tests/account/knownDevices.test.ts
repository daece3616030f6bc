import { randomBytes } from 'node:crypto'
import { actors, database, rawRequest, requestAs, requestAsService, requestWithToken, signUp } from '../support/api.ts'

const newTokenHash = () => randomBytes(32).toString('hex')

const call = async (name: string, body: object) =>
  (await requestAsService(`rpc/${name}`, { method: 'POST', body })).body === 'true'
const remember = (account: string, token_hash: string) => call('remember_device', { account, token_hash })
const isKnown = (token_hash: string, { email: address }: { email: string }) =>
  call('is_known_device', { token_hash, address })

async function signUpOwner() {
  const email = `owner-${crypto.randomUUID()}@devices.example`
  return { email, ...(await signUp(email, { name: 'Owner', mobile_number: '+1 555 0100' })) }
}

it('a device is new the first time it signs in to an account and known afterwards [LIMIT-2]', async () => {
  const owner = await signUpOwner()
  const device = newTokenHash()
  expect(await isKnown(device, owner)).toBe(false)
  expect([await remember(owner.id, device), await remember(owner.id, device)]).toEqual([true, false])
  expect(await isKnown(device, owner)).toBe(true)
  expect(await isKnown(device, { email: ` ${owner.email.toUpperCase()} ` })).toBe(true)
})

it('a device is known to no other account, even one that has taken over its address [LIMIT-2]', async () => {
  const [owner, other] = [await signUpOwner(), await signUpOwner()]
  const device = newTokenHash()
  await remember(owner.id, device)
  expect(await isKnown(device, other)).toBe(false)
  const notice = { address: `later-${owner.email}`, kind: 'address', account: owner.id, token_hash: newTokenHash() }
  await call('record_security_notice', notice)
  await call('report_security_notice', { token_hash: notice.token_hash })
  await remember(owner.id, device)
  const successor = { email: owner.email, ...(await signUp(owner.email, {})) }
  expect([await isKnown(device, successor), await isKnown(device, { email: notice.address })]).toEqual([false, true])
})

it('a device never moves to another account [LIMIT-2]', async () => {
  const [owner, other] = [await signUpOwner(), await signUpOwner()]
  const device = newTokenHash()
  await remember(owner.id, device)
  await remember(other.id, device)
  expect([await isKnown(device, owner), await isKnown(device, other)]).toEqual([true, false])
  await requestWithToken(owner.token, 'rpc/delete_own_account', { method: 'POST', body: {} })
  expect([await isKnown(device, owner), await isKnown(device, other)]).toEqual([false, false])
})

it('an account keeps the twenty devices that signed in last [LIMIT-2]', async () => {
  const owner = await signUpOwner()
  const devices = Array.from({ length: 21 }, newTokenHash)
  for (const device of devices) await remember(owner.id, device)
  const known = await Promise.all(devices.map((device) => isKnown(device, owner)))
  expect(known).toEqual([false, ...Array<boolean>(20).fill(true)])
})

it('a new password forgets all devices of the account, and of no other [LIMIT-2]', async () => {
  const [owner, other] = [await signUpOwner(), await signUpOwner()]
  const [device, othersDevice] = [newTokenHash(), newTokenHash()]
  await remember(owner.id, device)
  await remember(other.id, othersDevice)
  const { status } = await rawRequest('/auth/v1/user', {
    method: 'PUT',
    body: { password: 'quite-another-password' },
    headers: { apikey: database.publishableKey, Authorization: `Bearer ${owner.token}` },
  })
  expect(status).toBe(200)
  expect([await isKnown(device, owner), await isKnown(othersDevice, other)]).toEqual([false, true])
})

it.each(actors)('the devices are no table of the API, and %s cannot call their functions [LIMIT-2]', async (actor) => {
  const owner = await signUpOwner()
  const device = newTokenHash()
  await remember(owner.id, device)
  const row = { token_hash: newTokenHash(), user_id: owner.id }
  const attempts = [
    { path: 'known_devices', method: 'GET' },
    { path: 'known_devices', method: 'POST', body: row },
    { path: 'known_devices', method: 'PATCH', body: row },
    { path: 'known_devices', method: 'DELETE' },
    { path: 'rpc/remember_device', method: 'POST', body: { account: owner.id, token_hash: row.token_hash } },
    { path: 'rpc/is_known_device', method: 'POST', body: { token_hash: device, address: owner.email } },
    { path: 'rpc/forget_devices', method: 'POST', body: { account: owner.id } },
  ]
  const privateSchema = { 'Accept-Profile': 'private', 'Content-Profile': 'private' }
  for (const { path, ...call } of attempts) {
    for (const headers of [{}, privateSchema]) {
      const { status, rows } = await requestAs(actor, path, { ...call, headers })
      expect([path, call.method, status >= 400, rows]).toEqual([path, call.method, true, []])
    }
  }
  expect(await isKnown(device, owner)).toBe(true)
})
