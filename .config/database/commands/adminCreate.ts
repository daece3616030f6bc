import { randomBytes } from 'node:crypto'
import { queueAdminNotice } from '../adminNotice.ts'
import { connectToDatabase } from '../connectToDatabase.ts'
import { readSecrets } from '../secrets.ts'

// `npm run admin:create -- <email>` makes the account with this address an admin, and creates the account if there is
// none. An existing account loses its password, because an attacker may have registered it. Needs the secret key: from
// `SUPABASE_SECRET_KEY`, or this machine's own in `.env`.

const email = (process.argv[2] ?? '').trim().toLowerCase()
const { publishableKey, secretKey } = readSecrets()

/** The message for each outcome on an existing account. */
const messages: Record<string, string> = {
  already: `${email} is an admin already. Nothing was changed.`,
  made: `${email} is an admin now. Its password no longer works, and it is signed out everywhere.
Choose a new password at /admin/login: "Forgot your password?" mails a link for it.`,
}

try {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new Error('Give an email address, for example: npm run admin:create -- admin@example.com')
  }
  const { url, stop } = await connectToDatabase()
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
  const existing = await makeAdmin(url)
  if (existing === 'made') await tellOwner(url)
  if (existing !== 'unknown') {
    console.log(messages[existing])
    return
  }

  const password = randomBytes(15).toString('base64url')
  const body = { email, password, data: { name: email.split('@')[0] } }
  const created = await post(`${url}/auth/v1/signup`, publishableKey, body)
  if (!created.ok) throw new Error(`The account could not be created: ${await errorMessageOf(created)}`)
  const outcome = await makeAdmin(url, password)
  if (outcome === 'unknown') throw new Error('The account was created, but could not be found again.')
  if (outcome !== 'already') await tellOwner(url)
  // Another call was faster.
  if (outcome !== 'kept') {
    console.log(messages[outcome])
    return
  }
  console.log(`${email} is an admin now. Sign in at /admin/login with this one-time password, then change it:`)
  console.log(password)
}

/** Mails the owner of the account. The account is an admin already, so a failure is only reported. */
async function tellOwner(url: string) {
  try {
    await queueAdminNotice(email, { url, secretKey })
  } catch (error) {
    console.error(`The mail to ${email} could not be stored: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Calls the database function make_admin; an account that was just created with this password keeps it. */
async function makeAdmin(url: string, password?: string): Promise<string> {
  const response = await post(`${url}/rest/v1/rpc/make_admin`, secretKey, { email, password })
  if (response.ok) return (await response.json()) as string
  const isKeyRejected = response.status === 401 || response.status === 403
  throw new Error(
    isKeyRejected
      ? `The secret key was rejected by ${url}. Set SUPABASE_SECRET_KEY to the secret key of this project.`
      : `The database could not make an admin: ${await errorMessageOf(response)}`,
  )
}

function post(address: string, key: string, body: object) {
  const headers = { apikey: key, 'Content-Type': 'application/json' }
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(20_000) })
}

async function errorMessageOf(response: Response) {
  const { msg, message } = (await response.json().catch(() => ({}))) as { msg?: string; message?: string }
  return msg ?? message ?? `HTTP ${response.status}`
}
