import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { startDatabase } from './embeddedDatabase.ts'
import { readSecrets } from './secrets.ts'
import { findFreePort } from '../serve/ports.ts'
import { root } from '../workspace.ts'

// `npm run admin:create -- <e-mail>` makes the account with this address an admin, and the account itself if there is
// none. One that is there loses its password, because a stranger may have registered it. It needs the secret key: that
// of `SUPABASE_SECRET_KEY`, or this machine's own in `.env`.

const email = (process.argv[2] ?? '').trim().toLowerCase()
const { publishableKey, secretKey } = readSecrets()

/** What became of an account that was there before. */
const sentences: Record<string, string> = {
  already: `${email} is an admin already. Nothing was changed.`,
  made: `${email} is an admin now. Its password is no longer good, and it is signed out everywhere.
Choose a new password at /admin/login: "Forgot your password?" mails a link for it.`,
}

try {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new Error('Say for whom: npm run admin:create -- somebody@example.com')
  }
  const { url, stop } = await reachDatabase()
  try {
    await createAdmin(url)
  } finally {
    await stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function createAdmin(url: string) {
  const known = await makeAdmin(url)
  if (known !== 'unknown') return console.log(sentences[known])

  const password = randomBytes(15).toString('base64url')
  const body = { email, password, data: { name: email.split('@')[0] } }
  const created = await post(`${url}/auth/v1/signup`, publishableKey, body)
  if (!created.ok) throw new Error(`The account could not be created: ${await sentenceOf(created)}`)
  const outcome = await makeAdmin(url, password)
  if (outcome === 'unknown') throw new Error('The account was created, but could not be found again.')
  // Somebody else was faster.
  if (outcome !== 'kept') return console.log(sentences[outcome])
  console.log(`${email} is an admin now. Sign in at /admin/login with this one-time password, then change it:`)
  console.log(password)
}

/** The password is that of an account that was just made here, which keeps it. */
async function makeAdmin(url: string, password?: string): Promise<string> {
  const answer = await post(`${url}/rest/v1/rpc/make_admin`, secretKey, { email, password })
  if (answer.ok) return (await answer.json()) as string
  const isRefused = answer.status === 401 || answer.status === 403
  throw new Error(
    isRefused
      ? `The secret key was refused by ${url}. Set SUPABASE_SECRET_KEY to the secret key of this project.`
      : `The database could not make an admin: ${await sentenceOf(answer)}`,
  )
}

/** The Supabase of the environment, the product that is running here, or else its database, started for a moment. */
async function reachDatabase() {
  const configured = process.env.SUPABASE_URL?.replace(/\/$/, '')
  const url = configured ?? `http://127.0.0.1:${process.env.FORTNIGHT_API_PORT ?? 54321}`
  const isThere = await post(`${url}/rest/v1/rpc/make_admin`, secretKey, { email: '' }).catch(() => undefined)
  if (isThere) return { url, stop: async () => {} }
  if (configured) throw new Error(`${url} could not be reached. Check SUPABASE_URL and your connection.`)
  const dataDir = resolve(root, process.env.FORTNIGHT_DATA_DIR || '.data')
  return startDatabase({ dataDir, port: await findFreePort(), log: () => {} })
}

function post(address: string, key: string, body: object) {
  const headers = { apikey: key, 'Content-Type': 'application/json' }
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(20_000) })
}

async function sentenceOf(answer: Response) {
  const { msg, message } = (await answer.json().catch(() => ({}))) as { msg?: string; message?: string }
  return msg ?? message ?? `HTTP ${answer.status}`
}
