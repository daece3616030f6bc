import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { actorIds } from '../support/api.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'

// How much longer the list may take than a search in the same texts. Both are measured in turns, so that other load slows
// down both.
const maxRatio = 8
const attempts = 8

const { admin } = actorIds
const imageOf = (number: string) => `md5((${number})::text)::uuid || '.webp'`
const pathOf = (number: string) => `'/storage/v1/object/public/media/' || ${imageOf(number)}`

/** 2,000 posts of 20 KB with one saved version each, which show 2,000 of 2,100 images. */
const manyImages = `
  insert into auth.users (id, email) values ('${admin}', 'admin@images.example') on conflict do nothing;
  update public.user_profiles set user_type = 'admin' where id = '${admin}';
  insert into auth.sessions (id, user_id, created_at) values ('${admin}', '${admin}', now());
  insert into storage.objects (bucket_id, name, created_at)
  select 'media', ${imageOf('n')}, now() - interval '2 days' from generate_series(1, 2100) as n;
  insert into public.blog_posts (slug, title, excerpt, content, image_url, published)
  select 'many-' || n, 'Post ' || n, 'E', '![A](' || ${pathOf('n % 2000 + 1')} || ') ' || repeat('Words of post ' || n || '. ', 1000),
    ${pathOf('n')}, true
  from generate_series(1, 2000) as n;`

let sql: TemporaryPostgres['sql']

const asAdmin = (statement: string) =>
  sql(`set request.jwt.claims = '{"sub": "${admin}", "session_id": "${admin}"}'; ${statement}`, 'authenticated')

const list = 'select count(*) from public.admin_images()'
const search = `select count(*) from (
  select content from public.blog_posts union all select post ->> 'content' from public.post_revisions
) as text where content like '%not in any post%'`

/** The shortest times of both statements in milliseconds. */
function measureInTurns(...statements: [string, string]) {
  const output = asAdmin(
    `\\timing on\n${statements
      .map((statement) => `${statement.replaceAll('\n', ' ')};\n`)
      .join('')
      .repeat(attempts)}`,
  )
  const times = [...output.matchAll(/^Time: ([\d.]+) ms/gm)].map(([, ms]) => Number(ms))
  return [0, 1].map((turn) => Math.min(...times.filter((_ms, index) => index % 2 === turn))) as [number, number]
}

describeOnPostgres(
  'the images of 2,000 long posts',
  (postgres) => {
    sql = postgres.sql
    postgres.supabase(['db', 'push'])
    sql(manyImages)
  },
  () => {
    it('are listed with their uses in little more time than reading the posts takes [ADMIN-IMG-2]', () => {
      expect(asAdmin('select total from public.admin_images() limit 1')).toBe('2100')
      expect(asAdmin("select total from public.admin_images(in_state => 'unused') limit 1")).toBe('100')
      const [listMs, searchMs] = measureInTurns(list, search)
      process.stdout.write(`Images of 2,000 posts: listed in ${listMs} ms, their texts searched in ${searchMs} ms\n`)
      expect(listMs / searchMs).toBeLessThan(maxRatio)
    })

    it('are searched once, however many images are deleted at once [ADMIN-IMG-3]', () => {
      const plan = asAdmin("explain delete from storage.objects where name like '%.webp'")
      expect(plan).toContain('hashed SubPlan')
      expect(plan.match(/Function Scan on image_uses/g)).toHaveLength(1)
    })
  },
)
