import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'

// On a real Postgres, where accounts can be inserted in any state and the auth service has all of its tables.
let sql: TemporaryPostgres['sql']
let id: string
let email: string

const makeAdmin = (password?: string) =>
  sql(`select public.make_admin('${email}'${password ? `, '${password}'` : ''})`, 'service_role')
const account = (columns: string) => sql(`select ${columns} from auth.users where id = '${id}'`)
const userType = () => sql(`select user_type from public.user_profiles where id = '${id}'`)
const hasPassword = (password: string) =>
  account(`encrypted_password = extensions.crypt('${password}', encrypted_password)`)
const countAuthRows = () =>
  ['sessions', 'refresh_tokens', 'one_time_tokens', 'flow_state', 'mfa_factors'].map((table) =>
    sql(`select count(*) from auth.${table} where user_id::text = '${id}'`),
  )

function insertAccount(confirmedAt: string, password = 'of an attacker') {
  ;[id, email] = [crypto.randomUUID(), `${crypto.randomUUID()}@example.com`]
  sql(`insert into auth.users (id, email, email_confirmed_at, encrypted_password, recovery_token, email_change,
      email_change_token_new)
    values ('${id}', '${email}', ${confirmedAt}, extensions.crypt('${password}', extensions.gen_salt('bf', 4)), 'link',
      'attacker@example.com', 'link');
    insert into auth.sessions values ('${id}', '${id}', now());
    insert into auth.refresh_tokens values ('${id}', '${id}', '${id}');
    insert into auth.one_time_tokens values ('${id}', '${id}');
    insert into auth.flow_state values ('${id}', '${id}');
    insert into auth.mfa_factors values ('${id}', '${id}')`)
}

describeOnPostgres(
  'make_admin',
  (postgres) => {
    sql = postgres.sql
    postgres.supabase(['db', 'push'])
  },
  () => {
    it('refuses an account with an unconfirmed address and leaves it unchanged', () => {
      insertAccount('null')
      expect(() => makeAdmin()).toThrow('This account has not confirmed its address')
      expect([userType(), hasPassword('of an attacker'), ...countAuthRows()]).toEqual([
        'client',
        't',
        '1',
        '1',
        '1',
        '1',
        '1',
      ])
    })

    it('promotes an account without its sessions, links and password', () => {
      insertAccount('now()')
      expect(makeAdmin()).toBe('made')
      expect(userType()).toBe('admin')
      expect([hasPassword('of an attacker'), hasPassword(''), account("encrypted_password like '$2a$10$%'")]).toEqual([
        'f',
        'f',
        't',
      ])
      expect(account("concat(recovery_token, email_change, email_change_token_new, '-', email)")).toBe(`-${email}`)
      expect(countAuthRows()).toEqual(['0', '0', '0', '0', '0'])
    })

    it('leaves an account that is an admin already unchanged', () => {
      insertAccount('null', 'my own')
      sql(`update public.user_profiles set user_type = 'admin' where id = '${id}'`)
      expect([makeAdmin(), hasPassword('my own'), ...countAuthRows()]).toEqual([
        'already',
        't',
        '1',
        '1',
        '1',
        '1',
        '1',
      ])
    })

    it('keeps the password that the command has just set, and no other one', () => {
      insertAccount('null', 'one time')
      expect(() => makeAdmin('another')).toThrow('This account has not confirmed its address')
      sql(`update auth.users set encrypted_password = '$2b$' || substr(encrypted_password, 5) where id = '${id}'`)
      expect([makeAdmin('one time'), userType(), account('left(encrypted_password, 4)')]).toEqual([
        'kept',
        'admin',
        '$2b$',
      ])
      insertAccount('now()')
      sql(`update auth.users set encrypted_password = '' where id = '${id}'`)
      expect([makeAdmin('one time'), hasPassword('one time')]).toEqual(['made', 'f'])
    })
  },
)
