import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findFreePort } from '../serve/ports.ts'
import { root } from '../workspace.ts'

export type TemporaryPostgres = {
  /** Connects as the owner of the migrations, who is not a superuser, as on hosted Supabase. */
  url: string
  /** The folder of the Postgres programs. */
  bin: string
  /** Runs the Supabase CLI on this Postgres and returns its output; throws when it fails. */
  supabase: (args: string[]) => string
  /** Runs SQL as the given role and returns what psql prints; throws with Postgres' message when it fails. */
  sql: (statements: string, role?: string) => string
  /** Copies the database as it is now and returns the URL of the copy. */
  copyDatabase: (name: string) => string
  /** Runs an SQL file in one transaction on the database with this URL. */
  runFile: (file: string, url: string) => void
  /** The text that pg_dump prints for the database with this URL, read past all privileges. */
  dump: (url: string, options: string[]) => string
  stop: () => void
}

/** Starts a Postgres on a temporary directory, prepared like an empty Supabase project; undefined when none is installed. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | undefined> {
  const bin = findBinaries()
  if (!bin) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'fortnight-postgres-'))
  const data = join(dir, 'data')
  const port = await findFreePort()
  const user = unprivilegedUser()
  if (user) chownSync(dir, user.uid, user.gid)
  const server = (name: string, args: string[]) =>
    execFileSync(join(bin, name), args, { ...user, cwd: dir, stdio: 'ignore' })
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`
  const psql = (database: string, args: string[], input = '') =>
    execFileSync(join(bin, 'psql'), ['-XqAt', '-v', 'ON_ERROR_STOP=1', database, ...args], {
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    }).trim()
  const asSuperuser = (database: string) => database.replace('postgres@', 'supabase_admin@')
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid'))) server('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    server('initdb', ['-D', data, '-A', 'trust', '-U', 'supabase_admin', '-E', 'UTF8'])
    const settings = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c fsync=off`
    server('pg_ctl', ['-D', data, '-o', settings, '-l', join(dir, 'log'), '-w', 'start'])
    psql(asSuperuser(url), ['-f', join(root, 'supabase/tests/support/emptySupabaseProject.sql')])
    psql(asSuperuser(url), ['-c', 'alter database postgres owner to postgres'])
  } catch (error) {
    stop()
    throw error
  }
  return {
    url,
    bin,
    stop,
    sql: (statements, role = 'postgres') =>
      psql(url, [], role === 'postgres' ? statements : `set role ${role}; ${statements}`),
    copyDatabase: (name) => {
      psql(asSuperuser(url), ['-c', `create database ${name} template postgres owner postgres`])
      return url.replace('/postgres?', `/${name}?`)
    },
    runFile: (file, database) => void psql(database, ['-1', '-f', file]),
    dump: (database, options) =>
      execFileSync(join(bin, 'pg_dump'), [...options, asSuperuser(database)], { encoding: 'utf8' }),
    supabase: (args) =>
      execFileSync(
        process.execPath,
        [join(root, 'node_modules/supabase/dist/supabase.js'), ...args, `--remote=${url}`, '--yes'],
        {
          cwd: root,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
        },
      ),
  }
}

/** The folder of the newest installed Postgres programs; undefined when there is none. */
export function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['initdb', 'pg_ctl', 'psql'].every((name) => existsSync(join(folder, name))))
}

/** Postgres refuses to run as root, which containers and CI machines often use. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
