import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { actors, actorIds } from '../support/api.ts'
import { catalogSql, expectedCatalog, parseCatalog } from '../support/permissions/catalog.ts'
import { expectedCalls } from '../support/permissions/expectedCalls.ts'
import { type Action, actions, expectedPermissions } from '../support/permissions/expectedPermissions.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'

let supabase: TemporaryPostgres['supabase']
let sql: TemporaryPostgres['sql']

const client = '00000000-0000-4000-8000-0000000000c1'
const signedIn = (id: string) => `set request.jwt.claims = '{"sub": "${id}", "session_id": "${id}"}'; `
const linesOf = (text: string) => text.split('\n').filter(Boolean)

describeOnPostgres(
  'the supabase folder on a real Postgres without default grants',
  (postgres) => {
    ;({ supabase, sql } = postgres)
  },
  () => {
    it('is migrated and seeded by the official CLI', () => {
      supabase(['migration', 'up'])
      supabase(['db', 'push', '--include-seed'])
      expect(sql('select count(*) from public.faqs')).toBe('12')
      expect(sql("select user_type from public.user_profiles where email = 'admin@fortnight.example'")).toBe('admin')
      expect(sql('select count(*) from auth.users where instance_id is null')).toBe('0')
    })

    it('grants each role exactly what its actors may do', () => {
      const isAllowed = (relation: string, action: Action, some: readonly (typeof actors)[number][]) =>
        some.some((actor) => expectedPermissions[relation]![action][actor].includes('x'))
      const found: string[] = []
      const expected: string[] = []
      for (const relation of Object.keys(expectedPermissions)) {
        for (const action of actions) {
          const granted = sql(
            (['anon', 'authenticated'] as const)
              .map(
                (role) => `select has_table_privilege('${role}', 'public.${relation}', '${action}')
              ${action === 'delete' ? '' : `or has_any_column_privilege('${role}', 'public.${relation}', '${action}')`};`,
              )
              .join('\n'),
          )
          found.push(`${relation} ${action} ${linesOf(granted).join(' ')}`)
          const expectedGrants = [
            isAllowed(relation, action, ['visitor']),
            isAllowed(relation, action, ['client', 'otherClient', 'admin']),
          ]
          expected.push(`${relation} ${action} ${expectedGrants.map((isGranted) => (isGranted ? 't' : 'f')).join(' ')}`)
        }
      }
      expect(found).toEqual(expected)
    })

    it('lets each role call the functions that its actors may call', () => {
      for (const [name, { allowed }] of Object.entries(expectedCalls)) {
        const procedure = `(select oid from pg_proc where proname = '${name}' and pronamespace = 'public'::regnamespace)`
        const can = (role: string) => sql(`select has_function_privilege('${role}', ${procedure}, 'execute')`) === 't'
        const expectedGrants = [allowed.visitor, allowed.client || allowed.otherClient || allowed.admin]
        expect([name, can('anon'), can('authenticated')]).toEqual([name, ...expectedGrants])
      }
    })

    it('limits what a statement of each role may cost [API-3]', () => {
      const settings = sql(
        "select rolname, array_to_string(rolconfig, ' ') from pg_roles where rolname ~ '^a' order by 1",
      )
      const limits = 'idle_in_transaction_session_timeout=10s work_mem=4MB'
      expect(linesOf(settings)).toEqual([
        `anon|statement_timeout=3s ${limits}`,
        `authenticated|statement_timeout=8s ${limits}`,
      ])
    })

    it('serves each role within its permissions', () => {
      expect(sql('select count(*) from public.faqs', 'anon')).toBe('12')
      expect(sql('select count(*) from public.content_version', 'anon')).toBe('1')
      const requestNewsletter = "select confirm_token from public.newsletter_request('pg@example.com')"
      const confirmToken = sql(requestNewsletter, 'service_role')
      expect(sql(requestNewsletter, 'service_role')).toBe('')
      sql("update private.newsletter_tokens set mailed_at = now() - interval '6 minutes'")
      expect(sql(requestNewsletter, 'service_role')).toBe(confirmToken)
      expect(sql(`select public.newsletter_confirm('${confirmToken}')`, 'anon')).toBe('t')
      expect(() => sql(requestNewsletter, 'anon')).toThrow('permission denied')
      for (const role of ['anon', 'authenticated']) {
        expect(() => sql('select * from private.newsletter_tokens', role)).toThrow('permission denied')
      }
      expect(() => sql('select * from public.user_profiles', 'anon')).toThrow('permission denied')
      expect(() => sql("insert into public.faqs (question) values ('x')", 'anon')).toThrow('permission denied')
      expect(sql(`${signedIn(client)} select count(*) from public.projects`, 'authenticated')).toBe('0')
      sql(
        `insert into auth.sessions (id, user_id, created_at) values ${[client, actorIds.admin].map((id) => `('${id}', '${id}', now())`).join()}`,
      )
      expect(sql(`${signedIn(client)} select count(*) from public.projects`, 'authenticated')).toBe('4')
      expect(sql(`${signedIn(client)} select count(*) from public.admin_client_projects`, 'authenticated')).toBe('4')
      expect(sql(`${signedIn(actorIds.client)} select count(*) from public.projects`, 'authenticated')).toBe('0')
      sql(`${signedIn(client)} insert into public.projects (name) values ('PG')`, 'authenticated')
      sql(`${signedIn(client)} update public.user_profiles set name = 'PG' where id = '${client}'`, 'authenticated')
      const promote = `${signedIn(client)} update public.user_profiles set user_type = 'admin'`
      expect(() => sql(promote, 'authenticated')).toThrow('permission denied')
      expect(() => sql(`${signedIn(client)} insert into public.faqs (question) values ('x')`, 'authenticated')).toThrow(
        'row-level security',
      )
      expect(() => sql(`${signedIn(client)} select * from public.project_stats()`, 'authenticated')).toThrow(
        'Only administrators',
      )
      expect(sql(`${signedIn(actorIds.admin)} select total from public.project_stats()`, 'authenticated')).toBe('5')
      sql(`${signedIn(actorIds.admin)} select public.publish_pricing('[]', '[]')`, 'authenticated')
      expect(sql('select count(*) from public.pricing_plans', 'anon')).toBe('0')
    })

    it('lets admins add and delete images, and works without Storage', () => {
      const name = `${crypto.randomUUID()}.webp`
      const addImage = (id: string, bucket = 'media') =>
        sql(
          `${signedIn(id)} insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`,
          'authenticated',
        )
      const countDeleted = (id: string) =>
        sql(
          `${signedIn(id)} with deleted as (delete from storage.objects returning 1) select count(*) from deleted`,
          'authenticated',
        )
      sql("insert into storage.buckets (id, name) values ('private', 'private')")
      expect(() => addImage(client)).toThrow('row-level security')
      expect(() => addImage(actorIds.admin, 'private')).toThrow('row-level security')
      addImage(actorIds.admin)
      expect(countDeleted(client)).toBe('0')
      expect(countDeleted(actorIds.admin)).toBe('1')
      const images = readFileSync(join(process.cwd(), 'supabase/schemas/images.sql'), 'utf8')
      const dropImages = `drop schema storage cascade; drop table private.unused_images;
        drop function private.image_uses, public.images_to_prune, public.admin_images;`
      sql(`begin; ${dropImages} ${images}; rollback;`)
    })

    it('deletes every row of an account, including those of the auth service', () => {
      const [id, session] = [crypto.randomUUID(), crypto.randomUUID()]
      sql(`insert into auth.users (id, email, email_confirmed_at) values ('${id}', 'Leaving@example.com', now())`)
      sql(`insert into auth.sessions values ('${session}', '${id}', now())`)
      sql(`insert into auth.refresh_tokens values ('token', '${id}', null)`)
      sql(`insert into auth.flow_state values ('${session}', '${id}')`)
      sql(`insert into auth.audit_log_entries values ('${session}', '{"actor_id": "${id}"}')`)
      sql("insert into public.newsletter_subscribers (email) values ('leaving@example.com')")
      const claims = JSON.stringify({ sub: id, session_id: session })
      const asUser = (statement: string) => sql(`set request.jwt.claims = '${claims}'; ${statement}`, 'authenticated')
      asUser("insert into public.projects (name) values ('Going'), ('Gone')")
      asUser("delete from public.projects where name = 'Gone'")
      expect(asUser('select name from public.projects')).toBe('Going')
      expect(sql(`select count(*) from public.projects where user_id = '${id}'`)).toBe('2')
      asUser('select public.delete_own_account()')
      const remainingRows = `select count(*) from auth.users where id = '${id}' union all
      select count(*) from auth.sessions where user_id = '${id}' union all
      select count(*) from auth.refresh_tokens union all
      select count(*) from auth.flow_state union all select count(*) from auth.audit_log_entries union all
      select count(*) from public.newsletter_subscribers where email = 'leaving@example.com' union all
      select count(*) from public.projects where user_id = '${id}' union all
      select count(*) from public.project_events where actor_id = '${id}'`
      expect(new Set(linesOf(sql(remainingRows)))).toEqual(new Set(['0']))
    })

    it('has only expected relations and functions, all with policies, search paths and indexes', () => {
      expect(parseCatalog(sql(catalogSql))).toEqual(expectedCatalog)
    })
  },
)
