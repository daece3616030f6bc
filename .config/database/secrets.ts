import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { createKeyPair } from '../delivery/signingKeys.ts'

export type Secrets = { jwtSecret: string; publishableKey: string; secretKey: string }

const envFile = fileURLToPath(new URL('../../.env', import.meta.url))

const generators = {
  // Base64, because the database rejects secrets with too few different characters, such as hexadecimal ones.
  SUPABASE_JWT_SECRET: () => randomBytes(48).toString('base64'),
  SUPABASE_PUBLISHABLE_KEY: () => apiKey('publishable'),
  SUPABASE_SECRET_KEY: () => apiKey('secret'),
  FORTNIGHT_DEVICE_KEY: () => randomBytes(32).toString('base64'),
  FORTNIGHT_SIGNING_KEY: () => createKeyPair().privateKey,
}

/** The secrets of this machine: from the environment, else from `.env`, where missing ones are generated. */
export function readSecrets(): Secrets {
  const known = readOrGenerate()
  return {
    jwtSecret: known.SUPABASE_JWT_SECRET!,
    publishableKey: known.SUPABASE_PUBLISHABLE_KEY!,
    secretKey: known.SUPABASE_SECRET_KEY!,
  }
}

/** The key that signs the cookies of known devices on this machine. */
export const readDeviceKey = () => readOrGenerate().FORTNIGHT_DEVICE_KEY!

/** The private key that signs the releases which `npm start` and `npm run dev` serve on this machine. */
export const readSigningKey = () => readOrGenerate().FORTNIGHT_SIGNING_KEY!

function readOrGenerate(): NodeJS.Dict<string> {
  const names = Object.keys(generators) as (keyof typeof generators)[]
  const missing = names.filter((name) => !process.env[name] && !readEnvFile()[name])
  if (missing.length > 0) addToEnvFile(missing.map((name) => `${name}=${generators[name]()}`))
  makeEnvFilePrivate()
  return { ...readEnvFile(), ...definedInEnvironment() }
}

/** A copy of `.env.example` can be read by all users of the machine. */
function makeEnvFilePrivate() {
  const mode = statSync(envFile, { throwIfNoEntry: false })?.mode ?? 0
  if (process.platform === 'win32' || (mode & 0o077) === 0) return
  try {
    chmodSync(envFile, 0o600)
  } catch {
    console.error(`Other users of this machine can read the secrets in ${envFile}: run "chmod 600 ${envFile}".`)
  }
}

function definedInEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
}

function readEnvFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(envFile, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Writes atomically, so that two concurrent starts end up with the same secrets. */
function addToEnvFile(lines: string[]) {
  const draft = `${envFile}.${process.pid}.tmp`
  try {
    writeFileSync(draft, lines.join('\n') + '\n', { mode: 0o600 })
    linkSync(draft, envFile)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const existing = readEnvFile()
    const missing = lines.filter((line) => !existing[line.slice(0, line.indexOf('='))])
    if (missing.length === 0) return
    writeFileSync(draft, `${readFileSync(envFile, 'utf8').trimEnd()}\n${missing.join('\n')}\n`, { mode: 0o600 })
    renameSync(draft, envFile)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The format of hosted Supabase: kind, random part, checksum. */
function apiKey(kind: 'publishable' | 'secret') {
  const key = `sb_${kind}_${randomBytes(17).toString('base64url').slice(0, 22)}`
  const checksum = createHash('sha256').update(`supabase-self-hosted|${key}`).digest('base64url').slice(0, 8)
  return `${key}_${checksum}`
}
