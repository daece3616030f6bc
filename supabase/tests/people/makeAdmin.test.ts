import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { testOnSharedPostgres } from '../support/onPostgres.ts'

// On a Postgres, which takes accounts in every state, and has tables that the embedded database lacks.
let sql: TemporaryPostgres['sql']
let id: string
let email: string

const onPostgres = testOnSharedPostgres((postgres) => {
  sql = postgres.sql
  postgres.supabase(['db', 'push'])
})

const makeAdmin = (password?: string) =>
  sql(`select public.make_admin('${email}'${password ? `, '${password}'` : ''})`, 'service_role')
const account = (columns: string) => sql(`select ${columns} from auth.users where id = '${id}'`)
const typeNow = () => sql(`select user_type from public.user_profiles where id = '${id}'`)
const opens = (password: string) => account(`encrypted_password = extensions.crypt('${password}', encrypted_password)`)
const left = () =>
  ['sessions', 'refresh_tokens', 'one_time_tokens', 'flow_state', 'mfa_factors'].map((table) =>
    sql(`select count(*) from auth.${table} where user_id::text = '${id}'`),
  )

function register(confirmed: string, password = 'of a stranger') {
  ;[id, email] = [crypto.randomUUID(), `${crypto.randomUUID()}@example.com`]
  sql(`insert into auth.users (id, email, email_confirmed_at, encrypted_password, recovery_token, email_change,
      email_change_token_new)
    values ('${id}', '${email}', ${confirmed}, extensions.crypt('${password}', extensions.gen_salt('bf', 4)), 'link',
      'stranger@example.com', 'link');
    insert into auth.sessions values ('${id}', '${id}', now());
    insert into auth.refresh_tokens values ('${id}', '${id}', '${id}');
    insert into auth.one_time_tokens values ('${id}', '${id}');
    insert into auth.flow_state values ('${id}', '${id}');
    insert into auth.mfa_factors values ('${id}', '${id}')`)
}

describe('an account that is made an admin', () => {
  onPostgres('is refused as long as its address is not confirmed, and keeps what it has', () => {
    register('null')
    expect(() => makeAdmin()).toThrow('This account has not confirmed its address')
    expect([typeNow(), opens('of a stranger'), ...left()]).toEqual(['client', 't', '1', '1', '1', '1', '1'])
  })

  onPostgres('has no session, no mailed link and no password that anybody knows', () => {
    register('now()')
    expect(makeAdmin()).toBe('made')
    expect(typeNow()).toBe('admin')
    expect([opens('of a stranger'), opens(''), account("encrypted_password like '$2a$10$%'")]).toEqual(['f', 'f', 't'])
    expect(account("concat(recovery_token, email_change, email_change_token_new, '-', email)")).toBe(`-${email}`)
    expect(left()).toEqual(['0', '0', '0', '0', '0'])
  })

  onPostgres('changes in nothing when it is one already, confirmed or not', () => {
    register('null', 'my own')
    sql(`update public.user_profiles set user_type = 'admin' where id = '${id}'`)
    expect([makeAdmin(), opens('my own'), ...left()]).toEqual(['already', 't', '1', '1', '1', '1', '1'])
  })

  onPostgres('keeps the password that the command itself has just given it, and no other one', () => {
    register('null', 'one time')
    expect(() => makeAdmin('another')).toThrow('This account has not confirmed its address')
    sql(`update auth.users set encrypted_password = '$2b$' || substr(encrypted_password, 5) where id = '${id}'`)
    expect([makeAdmin('one time'), typeNow(), account('left(encrypted_password, 4)')]).toEqual([
      'kept',
      'admin',
      '$2b$',
    ])
    register('now()')
    sql(`update auth.users set encrypted_password = '' where id = '${id}'`)
    expect([makeAdmin('one time'), opens('one time')]).toEqual(['made', 'f'])
  })
})
