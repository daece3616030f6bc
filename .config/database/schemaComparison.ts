import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'
import { startTemporaryPostgres, type TemporaryPostgres } from './temporaryPostgres.ts'

export type SchemaDatabases = {
  postgres: TemporaryPostgres
  /** URL of the database that supabase/migrations makes. */
  migrated: string
  /** URL of the database that supabase/schemas defines. */
  declared: string
}

/** Two databases on one temporary Postgres, to compare; undefined when no Postgres is installed. */
export async function startSchemaDatabases(): Promise<SchemaDatabases | undefined> {
  const postgres = await startTemporaryPostgres()
  if (!postgres) return undefined
  try {
    const declared = postgres.copyDatabase('declared')
    for (const file of schemaFiles()) postgres.runFile(file, declared)
    postgres.supabase(['migration', 'up'])
    return { postgres, migrated: postgres.url, declared }
  } catch (error) {
    postgres.stop()
    throw error
  }
}

/**
 * One line for each thing that differs between what supabase/migrations makes and what supabase/schemas defines,
 * including the rows that both insert.
 */
export function compareSchemas({ postgres, migrated, declared }: SchemaDatabases): string[] {
  const made = dumpObjects(postgres, migrated)
  const defined = dumpObjects(postgres, declared)
  const titles = [...new Set([...made.keys(), ...defined.keys()])].sort()
  return titles.flatMap((title) => {
    if (made.get(title) === defined.get(title)) return []
    if (!made.has(title)) return [`only in supabase/schemas: ${title}`]
    if (!defined.has(title)) return [`only in supabase/migrations: ${title}`]
    return [`differs: ${title}`]
  })
}

/** The files of supabase/schemas in load order, which config.toml states. Throws when it omits one. */
function schemaFiles() {
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(config) ?? []
  const files = [...list.matchAll(/"\.\/schemas\/(.+?)"/g)].map(([, file]) => file!)
  const stored = readdirSync(join(root, 'supabase/schemas'), { recursive: true, encoding: 'utf8' })
  const unlisted = stored.filter((file) => file.endsWith('.sql') && !files.includes(file))
  if (unlisted.length > 0) throw new Error(`Add ${unlisted.join(', ')} to schema_paths in supabase/config.toml.`)
  return files.map((file) => join(root, 'supabase/schemas', file))
}

/** What pg_dump prints about each object, by its title such as "projects; Type: TABLE; Schema: public". */
function dumpObjects({ dump }: TemporaryPostgres, url: string) {
  const text = dump(url, ['--column-inserts', '--exclude-schema=supabase_migrations'])
  const [, ...blocks] = text.split(/^-- (?:Data for )?Name: /m)
  return new Map(
    blocks.map((block) => {
      const [title = '', ...lines] = block.split('\n')
      return [title.replace(/; Owner: .*$/, ''), normalize(title, lines)]
    }),
  )
}

/**
 * Without differences that have no meaning: comments and settings of the dump, the time of a row's insertion, the order
 * of grants, and the order of a table's columns, because a column that a migration adds stands last while schemas/ may
 * have it where it reads best.
 */
function normalize(title: string, lines: string[]) {
  const texts = lines
    .filter((line) => !/^(--|SET |\\|$)/.test(line))
    .map((line) => line.replace(/'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+00'/g, "'(time)'"))
  if (!/Type: (TABLE|ACL|TABLE DATA);/.test(title)) return texts.join('\n')
  return texts
    .map((line) => line.replace(/,$/, ''))
    .sort()
    .join('\n')
}
