import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import type { DatabaseDriver, Row, Role } from './databaseDriver.ts'
import { actorIds } from './actors.ts'
import { openSession } from './postgresSession.ts'
import { root } from '../../../.config/workspace.ts'

const literal = (value: unknown) => {
  const plain = typeof value === 'string' ? value : JSON.stringify(value)
  return `'${plain.replaceAll("'", "''")}'`
}
const conditions = (where: Row) =>
  Object.entries(where)
    .map(([column, value]) => `"${column}" ${value === null ? 'is null' : `= ${literal(value)}`}`)
    .join(' and ')
const columnList = (row: Row, prefix = '') =>
  Object.keys(row)
    .map((column) => `${prefix}"${column}"`)
    .join(', ')

const roles = { visitor: 'anon', client: 'authenticated', otherClient: 'authenticated', admin: 'authenticated' }
const setRole = (role: Role) =>
  role === 'service'
    ? "set local role service_role; set local request.jwt.claims = ''"
    : `set local role ${roles[role]};
       set local request.jwt.claims = ${literal(role === 'visitor' ? '' : { sub: actorIds[role], session_id: actorIds[role] })}`

/**
 * Migrates and seeds the Postgres and drives it with the statements that the API would run. The actors of the tests are
 * added, each with a new session.
 */
export async function openPostgresDriver(
  postgres: TemporaryPostgres,
): Promise<DatabaseDriver & { close: () => Promise<void> }> {
  postgres.supabase(['db', 'push', '--include-seed'])
  postgres.sql(readFileSync(join(root, 'supabase/tests/support/manyClients.sql'), 'utf8'))
  postgres.sql(
    'insert into auth.sessions (id, user_id, created_at) values ' +
      Object.values(actorIds)
        .map((id) => `('${id}', '${id}', now())`)
        .join(),
  )
  const { execute, end } = openSession(postgres)
  await execute("set timezone = 'UTC'")

  const executeAs = async (role: Role, statement: string) => {
    await execute(setRole(role))
    const { code, message, output } = await execute(statement)
    if (code === '00000') return { errorCode: undefined, output }
    if (role === 'service') throw new Error(`${statement}: ${message}`)
    return { errorCode: code, output: '' }
  }
  const errorCodeOf = async (role: Role, statement: string) => (await executeAs(role, statement)).errorCode
  const record = (relation: string, row: Row) =>
    `json_populate_record(null::public.${relation}, ${literal(row)}) as body`

  return {
    select: async (role, relation, where) => {
      const rows = `select * from public.${relation} where ${conditions(where)}`
      const { output } = await executeAs(role, `select jsonb_agg(found) from (${rows}) as found`)
      return output ? (JSON.parse(output) as Row[]) : []
    },
    insert: (role, relation, row) =>
      errorCodeOf(
        role,
        `insert into public.${relation} (${columnList(row)}) select ${columnList(row, 'body.')} from ${record(relation, row)}`,
      ),
    update: (role, relation, where, values) => {
      const assignments = Object.keys(values).map((column) => `"${column}" = body."${column}"`)
      const found = Object.fromEntries(
        Object.entries(where).map(([column, value]) => [`${relation}"."${column}`, value]),
      )
      return errorCodeOf(
        role,
        `update public.${relation} set ${assignments.join()} from ${record(relation, values)} where ${conditions(found)}`,
      )
    },
    delete: (role, relation, where) => errorCodeOf(role, `delete from public.${relation} where ${conditions(where)}`),
    call: (role, name, values) => {
      const given = Object.entries(values).map(([argument, value]) => `"${argument}" => ${literal(value)}`)
      return errorCodeOf(role, `select * from public.${name}(${given.join()})`)
    },
    isolate: async (attempts) => {
      await execute('begin')
      return attempts().finally(() => execute('rollback'))
    },
    close: end,
  }
}
