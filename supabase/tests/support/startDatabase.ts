import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '../../../.config/database/embeddedDatabase.ts'
import { findFreePort } from '../../../.config/serve/ports.ts'

/** Starts a database for the policy tests, with more rows than the API returns at once, and some that have expired. */
export default async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-policy-'))
  process.env.FORTNIGHT_DATABASE_TEMPLATE ??= join(dataDir, 'template')
  const seeds = ['manyClients', 'expiredRows'].map((name) => join(process.cwd(), `supabase/tests/support/${name}.sql`))
  const database = await startDatabase({ dataDir, port: await findFreePort(), log: () => {}, seeds })
  process.env.POLICY_DATABASE = JSON.stringify({
    url: database.url,
    publishableKey: database.publishableKey,
    secretKey: database.secretKey,
    jwtSecret: database.jwtSecret,
  })
  Object.assign(globalThis, { policyDatabase: { dataDir, stop: database.stop } })
}
