import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { database } from '../support/api.ts'

const script = join(process.cwd(), '.config/run.mjs')

/** Runs the command; returns its output and exit code. */
async function runVerification(environment: object = {}) {
  const env = { ...process.env, SUPABASE_URL: database.url, SUPABASE_SECRET_KEY: database.secretKey, ...environment }
  const child = promisify(execFile)(process.execPath, [script, 'database/commands/verifyAcceptances'], { env })
  return child.then(
    ({ stdout }) => ({ text: stdout.trim(), code: 0 }),
    (error: unknown) => {
      const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number }
      return { text: `${stdout}${stderr}`.trim(), code }
    },
  )
}

describe('npm run verify:acceptances', () => {
  it('verifies every record and document of a database [FORT-151]', async () => {
    const { text, code } = await runVerification()
    expect(text).toMatch(/^Verified: \d+ records, \d+ documents\. Problems: 0\.$/)
    expect(code).toBe(0)
  }, 30_000)

  it('fails without the secret key, and for a database that it cannot reach [FORT-151]', async () => {
    expect(await runVerification({ SUPABASE_SECRET_KEY: 'wrong' })).toMatchObject({ code: 1 })
    const nowhere = await runVerification({ SUPABASE_URL: 'http://127.0.0.1:9' })
    expect(nowhere).toEqual({
      code: 1,
      text: 'http://127.0.0.1:9 could not be reached. Check SUPABASE_URL and your connection.',
    })
  }, 30_000)
})
