/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { workerEnvironment, workerOptions } from './workerPermissions.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'fortnight-permissions-'))
const file = join(folder, 'script.cjs')

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs code with the permissions of a render worker; returns what it prints, or the code of its error. */
async function runRestricted(code: string) {
  writeFileSync(file, `try { console.log(${code}) } catch (error) { console.log(error.code) }`)
  const env = workerEnvironment(process.env, 'test')
  const { stdout } = await run(process.execPath, [...workerOptions(file, []), file], { env })
  return stdout.trim()
}

describe('the process of a render worker', () => {
  it('gets none of the secrets and addresses in the environment of the shell [BUNDLE-1]', () => {
    const secrets = { SUPABASE_SECRET_KEY: 'a', SMTP_URL: 'b', REDIS_URL: 'c', NODE_OPTIONS: '--inspect' }
    const environment = workerEnvironment({ ...secrets, SUPABASE_URL: 'https://db.example' }, 'test')
    expect(environment).toEqual({ SUPABASE_URL: 'https://db.example', FORTNIGHT_SHELL_BUILD: 'test' })
  })

  it('reads packages', async () => {
    expect(await runRestricted(`require('${process.cwd()}/node_modules/react').version.length > 0`)).toBe('true')
  })

  it.each([
    ['read its environment from the system', "require('fs').readFileSync('/proc/self/environ')"],
    ['read the environment of the shell', 'require("fs").readFileSync(`/proc/${process.ppid}/environ`)'],
    ['read the secrets of the product', "require('fs').readFileSync('.env')"],
    ['load settings from a file', "process.loadEnvFile('.env')"],
    ['write files', `require('fs').writeFileSync('${folder}/x', 'x')`],
    ['start processes', "require('child_process').execSync('id')"],
    ['start threads', "new (require('worker_threads').Worker)('1', { eval: true })"],
  ])('cannot %s, even with the modules of Node [BUNDLE-1]', async (_action, code) => {
    expect(await runRestricted(code)).toBe('ERR_ACCESS_DENIED')
  })
})
