/** @jest-environment node */
import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'
import { readDeviceKey, readSecrets, readSigningKey } from './secrets.ts'

const file = join(root, '.env')
const readMode = () => (statSync(file).mode & 0o777).toString(8)

describe('the keys of this machine', () => {
  it('are kept in a file that only its owner can read, also when it could be read by others before [DB-6]', () => {
    // Where they are in the environment, no file is needed.
    for (const name of ['SUPABASE_JWT_SECRET', 'FORTNIGHT_DEVICE_KEY', 'FORTNIGHT_SIGNING_KEY'])
      Reflect.deleteProperty(process.env, name)
    const { jwtSecret } = readSecrets()
    expect([jwtSecret, readDeviceKey(), readSigningKey()].every(Boolean)).toBe(true)
    expect(readMode()).toBe('600')
    chmodSync(file, 0o644)
    expect(readSecrets().jwtSecret).toBe(jwtSecret)
    expect(readMode()).toBe('600')
  })
})
