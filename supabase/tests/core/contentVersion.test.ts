import { publicContentTables } from '@fortnight/supabase/server/publicContent'
import { seedSql } from '../../../.config/database/seed.ts'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { actorIds, deleteRows, insertRows, requestAs, requestAsService } from '../support/api.ts'
import { expectedPermissions } from '../support/permissions/expectedPermissions.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { sampleChanges } from '../support/permissions/sampleChanges.ts'

const version = async () => Number((await requestAs('visitor', 'content_version?select=version')).rows[0]?.version)
const url = 'https://example.com/a.png'

describe('the content version', () => {
  it('grows with every change of public content', async () => {
    const id = crypto.randomUUID()
    const changes = [
      () => insertRows('faqs', { id, question: 'Version?' }),
      () => requestAsService(`faqs?id=eq.${id}`, { method: 'PATCH', body: { published: false } }),
      () => deleteRows(`faqs?id=eq.${id}`),
      () =>
        insertRows('blog_posts', { id, slug: 'version-1', title: 'V', excerpt: 'V', image_url: url, published: false }),
      () => requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { slug: 'version-2' } }),
      () => deleteRows(`blog_posts?id=eq.${id}`),
      () => insertRows('partners', { id, name: 'V', logo_url: url, website: url, description: 'V' }),
      () => deleteRows(`partners?id=eq.${id}`),
    ]
    for (const change of changes) {
      const before = await version()
      await change()
      expect(await version()).toBeGreaterThan(before)
    }
  })
})

// On a database of its own, which no other test changes at the same time.
let sql: TemporaryPostgres['sql']
const currentVersion = () => Number(sql('select version from public.content_version'))
// No user may write the others.
const tablesOfAdmins = publicContentTables.filter((table) => expectedPermissions[table]!.update.admin.includes('x'))
const signedInAs = (id: string) => `set request.jwt.claims = '{"sub": "${id}"}';`

describeOnPostgres(
  'the content version',
  (postgres) => {
    sql = postgres.sql
    postgres.supabase(['db', 'push'])
    sql(seedSql())
  },
  () => {
    it.each(publicContentTables)('stays when an update of %s stores what is there already', (table) => {
      const [column] = sampleChanges[table]!
      const before = currentVersion()
      sql(`update public.${table} set ${column} = ${column}`)
      expect(currentVersion()).toBe(before)
    })

    it('grows by one when one of many rows changes', () => {
      const before = currentVersion()
      sql(
        "update public.faqs set question = case id when (select min(id::text)::uuid from public.faqs) then 'New?' else question end",
      )
      expect(currentVersion()).toBe(before + 1)
    })

    it('stays while a testimonial is not published, whatever its client writes [FORT-206]', () => {
      const before = currentVersion()
      sql(`insert into public.testimonials (project_id, rating, body, name_form, shown_name, consented_at)
        select id, 5, 'Quick and calm.', 'anonymous', 'A client', now() from public.projects order by id limit 1`)
      sql("update public.testimonials set body = 'Calm and quick.'")
      expect(currentVersion()).toBe(before)
      sql('update public.testimonials set published_at = now(), position = 1')
      sql('update public.testimonials set rating = 4')
      expect(currentVersion()).toBe(before + 1)
      sql('update public.projects set deleted_at = now() where id = (select project_id from public.testimonials)')
      expect(currentVersion()).toBe(before + 2)
      sql('delete from public.testimonials')
      expect(currentVersion()).toBe(before + 2)
    })

    it.each(tablesOfAdmins)('stays when a client updates or deletes rows of %s', (table) => {
      const before = currentVersion()
      const [column, changed] = sampleChanges[table]!
      const value = typeof changed === 'string' ? changed : JSON.stringify(changed)
      for (const statement of [`update public.${table} set ${column} = '${value}'`, `delete from public.${table}`]) {
        sql(`${signedInAs(actorIds.client)} ${statement}`, 'authenticated')
      }
      expect(currentVersion()).toBe(before)
    })
  },
)
