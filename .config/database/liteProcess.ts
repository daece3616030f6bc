import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { recordDatabaseProcess } from './dataDirectoryLock.ts'
import type { Secrets } from './secrets.ts'
import { type NodeChild, spawnNode } from '../serve/processes.ts'

const lite = fileURLToPath(new URL('../../node_modules/@supabase/lite/dist/cli/index.js', import.meta.url))

// Time to write everything to disk.
const stopTimeoutMs = 10_000

export type LiteSettings = {
  configFile: string
  databaseDir: string
  siteUrl: string
  secrets: Secrets
  smtpPassword?: string | undefined
  env?: NodeJS.Dict<string>
  /** The folder to run in; by default the repository, because every command but `start` needs its migrations. */
  cwd?: string
}

export type LiteProcess = {
  child: NodeChild
  /** What the process has printed so far, without secrets. */
  output: () => string
  /** Resolves to the exit code; undefined when a signal ended the process. */
  exited: Promise<number | undefined>
}

/** Runs the embedded database's command line. */
export function runLite(args: string[], settings: LiteSettings): LiteProcess {
  const { configFile, databaseDir, siteUrl, secrets } = settings
  const child = spawnNode([lite, ...args, '--config', configFile], {
    ...(settings.cwd !== undefined && { cwd: settings.cwd }),
    killAfterMs: stopTimeoutMs,
    env: {
      ...(settings.env ?? process.env),
      NODE_OPTIONS: '',
      FORTNIGHT_DATABASE_DIRECTORY: databaseDir,
      FORTNIGHT_SITE_URL: siteUrl,
      SUPABASE_JWT_SECRET: secrets.jwtSecret,
      SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      SUPABASE_SECRET_KEY: secrets.secretKey,
      FORTNIGHT_SMTP_PASSWORD: settings.smtpPassword,
      // Enables uploads, which lite calls experimental.
      EXPERIMENTAL_STORAGE: '1',
      DO_NOT_TRACK: '1',
      // Nx sets FORCE_COLOR, which has precedence and would put escape codes and a warning into the output.
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
    },
  })
  if (child.pid) recordDatabaseProcess(dirname(databaseDir), child.pid)
  let printed = ''
  const append = (chunk: Buffer) => {
    // On a configuration error lite prints the resolved configuration, secrets included.
    printed = (printed + redact(chunk.toString(), settings)).slice(-20_000)
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  // A process may exit before its last output is read.
  const streamEnds = Promise.allSettled([finished(child.stdout), finished(child.stderr)])
  const exited = child.then(async ({ exitCode }) => {
    await streamEnds
    return exitCode
  })
  return { child, output: () => redact(printed, settings), exited }
}

/** Runs a command of the database and returns its output; throws when it fails. */
export async function runLiteCommand(args: string[], settings: LiteSettings) {
  const process = runLite(args, settings)
  const exitCode = await process.exited
  if (exitCode === 0) return process.output()
  throw new Error(`The database could not be prepared (${args.join(' ')}).\n${lastLines(process.output())}`)
}

/** The last lines of a process's output, for error messages. */
export function lastLines(output: string) {
  return output.trim().split('\n').slice(-12).join('\n')
}

/** Sends SIGTERM and waits for the process to exit; kills it after ten seconds. */
export async function stopProcess({ child, exited }: LiteProcess) {
  child.kill()
  await exited
}

function redact(text: string, { secrets, smtpPassword }: LiteSettings) {
  const redacted = text.replaceAll(secrets.jwtSecret, '(jwt secret)').replaceAll(secrets.secretKey, '(secret key)')
  return smtpPassword ? redacted.replaceAll(smtpPassword, '(mail password)') : redacted
}
