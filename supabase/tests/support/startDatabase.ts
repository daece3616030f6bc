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
  // A restart in the middle of the tests would fail those that run at that moment; one that happens anyway is reported.
  const limits = { memoryMb: 4_000, silenceMs: 60_000 }
  const log = (line: string) => process.stdout.write(`Database of the policy tests: ${line}\n`)
  const database = await startDatabase({ dataDir, port: await findFreePort(), log, seeds, limits })
  process.env.POLICY_DATABASE = JSON.stringify({
    url: database.url,
    publishableKey: database.publishableKey,
    secretKey: database.secretKey,
    jwtSecret: database.jwtSecret,
  })
  Object.assign(globalThis, { policyDatabase: { dataDir, stop: database.stop } })
}
