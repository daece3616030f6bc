import { randomBytes } from 'node:crypto'
import { database, rawRequest, requestAsService, requestWithToken, signUp } from '../support/api.ts'

const newTokenHash = () => randomBytes(32).toString('hex')

const call = async (name: string, body: object) =>
  (await requestAsService(`rpc/${name}`, { method: 'POST', body })).body === 'true'
const remember = (account: string, token_hash: string) => call('remember_device', { account, token_hash })
const isKnown = (token_hash: string) => call('is_known_device', { token_hash })

const signUpOwner = () =>
  signUp(`owner-${crypto.randomUUID()}@devices.example`, { name: 'Owner', mobile_number: '+1 555 0100' })

it('a device is new the first time it signs in to an account and known afterwards [LIMIT-2]', async () => {
  const { id } = await signUpOwner()
  const device = newTokenHash()
  expect(await isKnown(device)).toBe(false)
  expect([await remember(id, device), await remember(id, device)]).toEqual([true, false])
  expect(await isKnown(device)).toBe(true)
})

it('a device never moves to another account [LIMIT-2]', async () => {
  const [owner, other] = [await signUpOwner(), await signUpOwner()]
  const device = newTokenHash()
  await remember(owner.id, device)
  await remember(other.id, device)
  await requestWithToken(owner.token, 'rpc/delete_own_account', { method: 'POST', body: {} })
  expect(await isKnown(device)).toBe(false)
})

it('an account keeps the twenty devices that signed in last [LIMIT-2]', async () => {
  const { id } = await signUpOwner()
  const devices = Array.from({ length: 21 }, newTokenHash)
  for (const device of devices) await remember(id, device)
  const known = await Promise.all(devices.map(isKnown))
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
  expect([await isKnown(device), await isKnown(othersDevice)]).toEqual([false, true])
})
