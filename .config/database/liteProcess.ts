import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { recordDatabaseProcess } from './dataDirectoryLock.ts'
import type { Secrets } from './secrets.ts'
import { root } from '../workspace.ts'

const lite = fileURLToPath(new URL('../../node_modules/@supabase/lite/dist/cli/index.js', import.meta.url))

/** The module for `--import` that ends a child process with an `ipc` channel when its parent exits. */
export const exitWithParent = new URL('../serve/exitWithParent.mjs', import.meta.url).href

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
  child: ChildProcess
  /** What the process has printed so far, without secrets. */
  output: () => string
  exited: Promise<number | null>
}

/**
 * Runs the embedded database's command line. It gets its own process group, so that Ctrl-C in the terminal does not stop
 * the database while the servers in front of it finish their requests.
 */
export function runLite(args: string[], settings: LiteSettings): LiteProcess {
  const { configFile, databaseDir, siteUrl, secrets } = settings
  const child = spawn(process.execPath, ['--import', exitWithParent, lite, ...args, '--config', configFile], {
    cwd: settings.cwd ?? root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
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
      NO_COLOR: '1',
    },
  })
  if (child.pid) recordDatabaseProcess(dirname(databaseDir), child.pid)
  let printed = ''
  const append = (chunk: Buffer) => {
    // On a configuration error lite prints the resolved configuration, secrets included.
    printed = (printed + redact(chunk.toString(), settings)).slice(-20_000)
  }
  child.stdout!.on('data', append)
  child.stderr!.on('data', append)
  const exited = once(child, 'close').then(([code]) => code as number | null)
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
  if (child.exitCode !== null || child.signalCode !== null) return
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.kill('SIGTERM')
  await exited
  clearTimeout(killTimer)
}

function redact(text: string, { secrets, smtpPassword }: LiteSettings) {
  const redacted = text.replaceAll(secrets.jwtSecret, '(jwt secret)').replaceAll(secrets.secretKey, '(secret key)')
  return smtpPassword ? redacted.replaceAll(smtpPassword, '(mail password)') : redacted
}
