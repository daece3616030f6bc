import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'

let sql: TemporaryPostgres['sql']

const nameOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000.png`
const expired = nameOf('1')
const recent = nameOf('2')
const usedAgain = nameOf('3')
const unnoticed = nameOf('4')
const deletedAlready = nameOf('5')

/** Images that the hourly job has known to be unused for about 30 days. Only the first four are still in Storage. */
const unusedImages = `
  insert into storage.objects (bucket_id, name, created_at)
  select 'media', name, now() - interval '90 days'
  from unnest(array['${expired}', '${recent}', '${usedAgain}', '${unnoticed}']) as name;
  insert into private.unused_images (name, unused_since) values
    ('${expired}', now() - interval '30 days 1 hour'),
    ('${recent}', now() - interval '29 days 23 hours'),
    ('${usedAgain}', now() - interval '31 days'),
    ('${deletedAlready}', now() - interval '31 days');
  insert into public.partners (name, logo_url, website, description)
  values ('P', '/storage/v1/object/public/media/${usedAgain}', 'https://a.example', 'D');`

const imagesToPrune = () => sql('select name from public.images_to_prune()', 'service_role').split('\n').filter(Boolean)

describeOnPostgres(
  'an image that nothing uses',
  (postgres) => {
    sql = postgres.sql
    postgres.supabase(['db', 'push'])
    sql(unusedImages)
  },
  () => {
    it('is deleted once it has been unused for 30 days since its last use [ADMIN-IMG-4]', () => {
      expect(imagesToPrune()).toEqual([expired])
      expect(sql('select name from private.unused_images order by name').split('\n')).toEqual([
        expired,
        recent,
        unnoticed,
      ])
      sql('delete from public.partners')
      expect(imagesToPrune()).toEqual([expired])
      sql("update private.unused_images set unused_since = unused_since - interval '2 hours'")
      expect(imagesToPrune()).toEqual([expired, recent])
    })
  },
)
