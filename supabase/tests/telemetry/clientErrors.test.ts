import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, prepareRooms } from '../support/projects/postgresRooms.ts'

let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>

const cause = (letter: string) => letter.repeat(32)
const [firstBuild, secondBuild] = ['111111111111', '222222222222']

const errorSum = (values: object = {}) => ({
  ...{ cause: cause('a'), area: 'portal', kind: 'error', message: 'It broke', stack: 'at x', build: firstBuild },
  ...{ route: '/dashboard', browser: 'Chrome', count: 1, ...values },
})
const liveBuild = (build: string) => ({ area: 'portal', build, commit_url: `https://git.example/${build}` })

const record = (errors: object[], live: object[] = [liveBuild(firstBuild)]) =>
  Number(
    sql(`select public.record_client_errors('${JSON.stringify(errors)}', '${JSON.stringify(live)}')`, 'service_role'),
  )
const list = (searched = '', area = '') =>
  JSON.parse(
    rooms.run(
      'admin',
      `select coalesce(json_agg(e), '[]') from public.admin_client_errors('${searched}', '${area}') as e`,
    ),
  ) as Record<string, unknown>[]
const details = (id = cause('a')) =>
  JSON.parse(rooms.run('admin', `select coalesce(json_agg(e), '[]') from public.client_error('${id}') as e`)) as Record<
    string,
    unknown
  >[]
const clear = () =>
  sql('truncate public.client_errors, private.client_error_days, private.client_error_causes, private.client_builds')

describeOnPostgres(
  'errors of browsers',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(clear)

    it('are summed by cause, day, build, route and browser family [REL-57] [REL-58]', () => {
      expect(record([errorSum({ count: 3 }), errorSum({ route: '/profile/edit', browser: 'Safari' })])).toBe(2)
      record([errorSum({ count: 2, message: 'It broke again' })])
      expect(sql('select count(*), sum(count) from public.client_errors')).toBe('2|6')
      expect(list()).toMatchObject([
        {
          ...{ id: cause('a'), area: 'portal', message: 'It broke again', count: 6, total: 1 },
          ...{ routes: ['/dashboard', '/profile/edit'], browsers: ['Chrome', 'Safari'] },
          builds: [{ build: firstBuild, commit_url: `https://git.example/${firstBuild}` }],
          days: [...Array<number>(13).fill(0), 6],
        },
      ])
      expect(details()).toMatchObject([
        {
          by_build: [{ name: firstBuild, count: 6 }],
          by_route: [
            { name: '/dashboard', count: 5 },
            { name: '/profile/edit', count: 1 },
          ],
          by_browser: [
            { name: 'Chrome', count: 5 },
            { name: 'Safari', count: 1 },
          ],
        },
      ])
      expect(details(cause('b'))).toEqual([])
    })

    it('are new since a build when that build is live and no earlier one had them [REL-57]', () => {
      record([errorSum()])
      // There was no build before the first one.
      expect(list()[0]).toMatchObject({ new_since: null })
      const inSecond = { build: secondBuild, cause: cause('b') }
      record([errorSum(inSecond), errorSum({ build: secondBuild })], [liveBuild(secondBuild)])
      expect(list().map(({ id, new_since }) => [id, new_since])).toEqual([
        [cause('a'), null],
        [cause('b'), secondBuild],
      ])
      // After a rollback, the second build is not live any more.
      record([errorSum()])
      expect(list().map(({ new_since }) => new_since)).toEqual([null, null])
    })

    it('are searched in message, route and build, and filtered by area [REL-57]', () => {
      record([errorSum(), errorSum({ cause: cause('b'), area: 'shell', message: 'Other', route: '/', build: '' })])
      const ids = (...filter: [string, string?]) => list(...filter).map(({ id }) => id)
      expect(ids('BROKE')).toEqual([cause('a')])
      expect(ids('dashb')).toEqual([cause('a')])
      expect(ids(firstBuild)).toEqual([cause('a')])
      expect(ids('', 'shell')).toEqual([cause('b')])
      expect(ids('broke', 'shell')).toEqual([])
    })

    it('have at most 500 new causes a day, and known ones still count [REL-54]', () => {
      const many = (from: number) =>
        Array.from({ length: 300 }, (_, n) => errorSum({ cause: (from + n).toString(16).padStart(32, '0') }))
      expect(record(many(0))).toBe(300)
      expect(record(many(300))).toBe(200)
      expect(record(many(0))).toBe(300)
      expect(sql('select count(*) from private.client_error_causes')).toBe('500')
    })

    it('have at most 20,000 sums a day [REL-54]', () => {
      sql(`insert into public.client_errors (day, cause, build, route, browser, count)
        select (now() at time zone 'UTC')::date, 'x', '', '/' || n, 'Other', 1 from generate_series(1, 19999) as n`)
      expect(record([errorSum(), errorSum({ route: '/late' })])).toBe(2)
      expect(sql('select count(*) from public.client_errors')).toBe('20000')
      expect(list()[0]).toMatchObject({ count: 2 })
    })

    it('are listed by their sums, however many rows there are [REL-61]', () => {
      const source = sql(
        "select string_agg(prosrc, '') from pg_proc where proname in ('admin_client_errors', 'client_error_builds')",
      )
      const tables = [...source.matchAll(/(?:from|join) ((?:public|private)\.\w+)\b(?! *\()/g)].map(
        ([, table]) => table,
      )
      expect([...new Set(tables)].sort()).toEqual(
        ['client_builds', 'client_error_causes', 'client_error_days'].map((table) => `private.${table}`),
      )
    })

    it('are deleted after 30 days [REL-60]', () => {
      record([errorSum(), errorSum({ cause: cause('b') })])
      sql(`update public.client_errors set day = day - 31 where cause = '${cause('a')}';
        update private.client_error_days set day = day - 31 where cause = '${cause('a')}';
        update private.client_error_causes set last_seen = last_seen - interval '31 days' where id = '${cause('a')}'`)
      expect(sql('select public.purge_client_errors()', 'service_role')).toBe('1')
      expect(list().map(({ id }) => id)).toEqual([cause('b')])
      expect(sql('select count(*) from public.client_errors')).toBe('1')
    })

    it.each([
      ['a cause that is no checksum', { cause: 'x' }],
      ['a name that no area has', { area: 'Some where' }],
      ['a long message', { message: 'x'.repeat(301) }],
      ['a build that is none', { build: 'latest' }],
      ['no count', { count: 0 }],
    ])('are refused with %s [REL-54]', (_name, values) => {
      expect(() => record([errorSum(values)])).toThrow(/check constraint/)
    })

    it('are for admins only, and only the server records them [REL-57]', () => {
      expect(() => rooms.run('client', 'select public.admin_client_errors()')).toThrow(/Only administrators/)
      expect(() => rooms.run('client', "select public.client_error('x')")).toThrow(/Only administrators/)
      expect(() => rooms.run('admin', "select public.record_client_errors('[]', '[]')")).toThrow(/permission denied/)
      expect(() => rooms.run('admin', 'delete from public.client_errors')).toThrow(/permission denied/)
      expect(() => sql('select count(*) from public.client_errors', 'anon')).toThrow(/permission denied/)
    })
  },
)
