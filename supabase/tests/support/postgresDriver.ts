import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../../.config/database/liteProcess.ts'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import type { Door, Row, Who } from './databaseDriver.ts'
import { ids } from './actors.ts'

/** One psql that is told one statement after the other, so that they share a session and can share a transaction. */
function converse({ bin, url }: TemporaryPostgres) {
  const psql = spawn(join(bin, 'psql'), ['-XqAt', url], { stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface(psql.stdout)[Symbol.asyncIterator]()
  // A refused statement alone is undone, not the transaction around it.
  psql.stdin.write('\\set ON_ERROR_ROLLBACK on\n')
  return {
    tell: async (statement: string) => {
      psql.stdin.write(`${statement};\n\\echo told :SQLSTATE :LAST_ERROR_MESSAGE\n`)
      const answer: string[] = []
      for (;;) {
        const { value, done } = await lines.next()
        if (done) throw new Error(`psql has ended at: ${statement}`)
        const [, code, message] = /^told (\w{5}) ?(.*)$/.exec(value) ?? []
        if (code) return { code, message, answer: answer.join('\n') }
        answer.push(value)
      }
    },
    end: async () => {
      psql.stdin.end('\\q\n')
      await once(psql, 'close')
    },
  }
}

const text = (value: unknown) => {
  const plain = typeof value === 'string' ? value : JSON.stringify(value)
  return `'${plain.replaceAll("'", "''")}'`
}
const conditions = (where: Row) =>
  Object.entries(where)
    .map(([column, value]) => `"${column}" ${value === null ? 'is null' : `= ${text(value)}`}`)
    .join(' and ')
const names = (row: Row, prefix = '') =>
  Object.keys(row)
    .map((column) => `${prefix}"${column}"`)
    .join(', ')

const roles = { visitor: 'anon', client: 'authenticated', otherClient: 'authenticated', admin: 'authenticated' }
const become = (who: Who) =>
  who === 'service'
    ? "set local role service_role; set local request.jwt.claims = ''"
    : `set local role ${roles[who]};
       set local request.jwt.claims = ${text(who === 'visitor' ? '' : { sub: ids[who], session_id: ids[who] })}`

/** A migrated Postgres, through the statements that the API makes of its requests. It gets the people of the tests. */
export async function openPostgresDoor(postgres: TemporaryPostgres): Promise<Door & { close: () => Promise<void> }> {
  postgres.supabase(['db', 'push', '--include-seed'])
  postgres.sql(readFileSync(join(root, 'supabase/tests/support/manyClients.sql'), 'utf8'))
  // Everybody has signed in just now.
  postgres.sql(
    'insert into auth.sessions (id, user_id, created_at) values ' +
      Object.values(ids)
        .map((id) => `('${id}', '${id}', now())`)
        .join(),
  )
  const { tell, end } = converse(postgres)
  await tell("set timezone = 'UTC'")

  const tellAs = async (who: Who, statement: string) => {
    await tell(become(who))
    const { code, message, answer } = await tell(statement)
    if (code === '00000') return { refusal: undefined, answer }
    if (who === 'service') throw new Error(`${statement}: ${message}`)
    return { refusal: code, answer: '' }
  }
  const refusal = async (who: Who, statement: string) => (await tellAs(who, statement)).refusal
  const record = (relation: string, row: Row) => `json_populate_record(null::public.${relation}, ${text(row)}) as body`

  return {
    read: async (who, relation, where) => {
      const rows = `select * from public.${relation} where ${conditions(where)}`
      const { answer } = await tellAs(who, `select jsonb_agg(found) from (${rows}) as found`)
      return answer ? (JSON.parse(answer) as Row[]) : []
    },
    insert: (who, relation, row) =>
      refusal(
        who,
        `insert into public.${relation} (${names(row)}) select ${names(row, 'body.')} from ${record(relation, row)}`,
      ),
    change: (who, relation, where, values) => {
      const assignments = Object.keys(values).map((column) => `"${column}" = body."${column}"`)
      const found = Object.fromEntries(
        Object.entries(where).map(([column, value]) => [`${relation}"."${column}`, value]),
      )
      return refusal(
        who,
        `update public.${relation} set ${assignments.join()} from ${record(relation, values)} where ${conditions(found)}`,
      )
    },
    remove: (who, relation, where) => refusal(who, `delete from public.${relation} where ${conditions(where)}`),
    call: (who, name, values) => {
      const given = Object.entries(values).map(([argument, value]) => `"${argument}" => ${text(value)}`)
      return refusal(who, `select * from public.${name}(${given.join()})`)
    },
    apart: async (attempts) => {
      await tell('begin')
      return attempts().finally(() => tell('rollback'))
    },
    close: end,
  }
}
