import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, prepareRooms } from '../support/projects/postgresRooms.ts'

let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>

const [firstBuild, secondBuild] = ['111111111111', '222222222222']

const vitalSum = (values: object = {}) => ({
  ...{ route: '/pricing', area: 'marketing', build: firstBuild, metric: 'LCP', script: '', bucket: 75, count: 1 },
  ...values,
})
const record = (vitals: object[], build = firstBuild) => {
  const live = [{ area: 'marketing', build, commit_url: null }]
  const call = `public.record_web_vitals('${JSON.stringify(vitals)}', '${JSON.stringify(live)}')`
  return Number(sql(`select ${call}`, 'service_role'))
}
const list = (area = '') =>
  JSON.parse(
    rooms.run('admin', `select coalesce(json_agg(v), '[]') from public.admin_web_vitals('${area}') as v`),
  ) as Record<string, unknown>[]
type Details = Record<'builds' | 'days' | 'scripts', Record<string, unknown>[]>
const details = (route: string) =>
  JSON.parse(rooms.run('admin', `select public.route_web_vitals('${route}')`)) as Details

describeOnPostgres(
  'vitals of pages',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(() => {
      sql('truncate public.web_vitals, private.client_builds')
    })

    it('are listed by route with the value that three of four page views do not exceed [REL-72] [REL-74]', () => {
      // 1.1 ^ 70 = 790, 1.1 ^ 75 = 1,272, 1.1 ^ 80 = 2,048
      record([vitalSum({ bucket: 70, count: 2 }), vitalSum({ count: 1 }), vitalSum({ bucket: 80, count: 1 })])
      record([vitalSum({ metric: 'CLS', bucket: 48, count: 9 }), vitalSum({ route: '/', metric: 'CLS', bucket: 0 })])
      expect(list()).toEqual([
        { route: '/pricing', area: 'marketing', views: 9, p75: { LCP: 1272, CLS: 0.097 } },
        { route: '/', area: 'marketing', views: 1, p75: { CLS: 0 } },
      ])
      expect(list('portal')).toEqual([])
    })

    it('of one route are by build, by day and by the area of long tasks [REL-73] [REL-75]', () => {
      record([vitalSum(), vitalSum({ metric: 'TASKS', script: 'shell', bucket: 50 })])
      sql(
        "update public.web_vitals set day = day - 1; update private.client_builds set first_seen = first_seen - interval '1 day'",
      )
      record([vitalSum({ build: secondBuild, bucket: 80 })], secondBuild)
      const { builds, days, scripts } = details('/pricing')
      expect(builds.map(({ build, p75 }) => [build, p75])).toEqual([
        [secondBuild, { LCP: 2048 }],
        [firstBuild, { LCP: 1272 }],
      ])
      expect(days).toHaveLength(14)
      expect(days.slice(-3).map(({ p75 }) => p75)).toEqual([{}, { LCP: 1272 }, { LCP: 2048 }])
      expect(scripts).toEqual([{ script: 'shell', views: 1, p75: 117 }])
      expect(details('/nowhere')).toMatchObject({ builds: [], scripts: [] })
    })

    it('have at most 20,000 sums a day, and are deleted after 30 days [REL-76]', () => {
      sql(`insert into public.web_vitals (day, route, area, build, metric, script, bucket, count)
        select (now() at time zone 'UTC')::date, '/' || n, 'shell', '', 'LCP', '', 1, 1 from generate_series(1, 19999) as n`)
      expect(record([vitalSum(), vitalSum({ bucket: 76 })])).toBe(1)
      sql('update public.web_vitals set day = day - 31')
      record([vitalSum()])
      expect(sql('select public.purge_web_vitals()', 'service_role')).toBe('20000')
      expect(sql('select count(*) from public.web_vitals')).toBe('1')
    })

    it.each([
      ['an unknown metric', { metric: 'XXX' }],
      ['a bucket that is none', { bucket: 121 }],
      ['a script of another metric', { script: 'shell' }],
      ['a build that is none', { build: 'latest' }],
    ])('are refused with %s [REL-76]', (_name, values) => {
      expect(() => record([vitalSum(values)])).toThrow(/check constraint/)
    })

    it('are for admins only, and only the server records them [REL-74]', () => {
      expect(() => rooms.run('client', 'select public.admin_web_vitals()')).toThrow(/Only administrators/)
      expect(() => rooms.run('client', "select public.route_web_vitals('/')")).toThrow(/Only administrators/)
      expect(() => rooms.run('admin', "select public.record_web_vitals('[]', '[]')")).toThrow(/permission denied/)
      expect(() => sql('select count(*) from public.web_vitals', 'anon')).toThrow(/permission denied/)
    })
  },
)
