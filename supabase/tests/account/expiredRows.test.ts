import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { root } from '../../../.config/workspace.ts'
import { requestAsService } from '../support/api.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'

const hashOf = (digit: string) => digit.repeat(64)
const client = (number: number) => ({
  id: `00000000-0000-4000-9000-${number.toString(16).padStart(12, '0')}`,
  email: `person${number}@clients.example`,
})
const seed = (name: string) => readFileSync(join(root, `supabase/tests/support/${name}.sql`), 'utf8')

/** Calls a function as the web server does; resolves to its result as text. */
type Call = (name: string, values: Record<string, string>) => string | Promise<string>

/** Tests with the rows of expiredRows.sql, whose times no caller can set. */
function declareExpiryTests(call: Call) {
  const isKnown = async (digit: string, { email }: { email: string }) =>
    /^t/.test(await call('is_known_device', { token_hash: hashOf(digit), address: email }))
  const outcomeOf = async (digit: string) =>
    /secured|expired/.exec(await call('report_security_notice', { token_hash: hashOf(digit) }))?.[0]

  it('knows a device until 400 days after its last sign-in [LIMIT-2]', async () => {
    expect([await isKnown('1', client(101)), await isKnown('2', client(101))]).toEqual([true, false])
  })

  it('accepts the link of a notice for 7 days, and for 30 after a change of address [NOTICE-3]', async () => {
    const outcomes: (string | undefined)[] = []
    for (const digit of ['3', '4', '5', '6', '7', '8']) outcomes.push(await outcomeOf(digit))
    expect(outcomes).toEqual(['secured', 'expired', 'secured', 'expired', 'secured', 'expired'])
  })

  it('mails about a new device again a day after the last five mails [NOTICE-2]', async () => {
    const { id, email } = client(108)
    const sent = await call('record_security_notice', {
      ...{ account: id, address: email, kind: 'device', token_hash: hashOf('9') },
    })
    expect(sent).toMatch(/^t/)
  })
}

describe('the embedded database', () => {
  declareExpiryTests(async (name, values) => {
    const { body } = await requestAsService(`rpc/${name}`, { method: 'POST', body: values })
    return typeof body === 'string' ? body : JSON.stringify(body)
  })
})

let sql: TemporaryPostgres['sql']

describeOnPostgres(
  'a real Postgres',
  (postgres) => {
    sql = postgres.sql
    postgres.supabase(['db', 'push'])
    sql(seed('manyClients'))
    sql(seed('expiredRows'))
  },
  () => {
    const countDevices = () => sql('select count(*) from private.known_devices where last_used_at < now()')

    declareExpiryTests((name, values) => {
      const given = Object.entries(values).map(([argument, value]) => `${argument} => '${value}'`)
      return sql(`select * from public.${name}(${given.join()})`, 'service_role')
    })

    it('deletes the devices of an account that have expired when it signs in on another [LIMIT-2]', () => {
      const { id } = client(101)
      expect(countDevices()).toBe('4')
      sql(`select public.remember_device('${id}', '${hashOf('c')}')`, 'service_role')
      const left = sql(`select substr(token_hash, 1, 1) from private.known_devices where user_id = '${id}' order by 1`)
      expect(left.split('\n')).toEqual(['1', 'c'])
    })

    it('deletes the notices that have expired when another is recorded [NOTICE-3]', () => {
      const expired = `select count(*) from private.security_notices
        where created_at < now() - private.security_notice_lifetime(kind)`
      sql("update private.security_notices set created_at = created_at - interval '31 days'")
      expect(Number(sql(expired))).toBeGreaterThan(0)
      const { email } = client(109)
      sql(`select public.record_security_notice('${email}', 'admin', '${hashOf('d')}')`, 'service_role')
      expect(sql(expired)).toBe('0')
    })

    it('lets no role of the API read or change the devices and notices [LIMIT-2, NOTICE-3]', () => {
      const statements = ['known_devices', 'security_notices'].flatMap((table) => [
        `select * from private.${table}`,
        `insert into private.${table} (token_hash, user_id) values ('${hashOf('e')}', '${client(101).id}')`,
        `update private.${table} set created_at = now()`,
        `delete from private.${table}`,
      ])
      statements.push(`select private.forget_devices('${client(101).id}')`)
      for (const role of ['anon', 'authenticated', 'service_role']) {
        for (const statement of statements) expect(() => sql(statement, role)).toThrow('permission denied')
      }
    })
  },
)
