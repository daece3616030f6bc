import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { createDeliverySql } from '../support/projects/deliveries.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>
let deliveries: ReturnType<typeof createDeliverySql>
let project: string

const stored = () => sql(`select * from private.deliveries where project_id = '${project}'`)
/** How many stored rows differ from what they must be. */
const countDifferences = () =>
  sql(`select count(*) from (
    (table private.deliveries except table private.computed_deliveries)
    union all (table private.computed_deliveries except table private.deliveries)) as different`)
const step = (kind: string) => `where project_id = '${project}' and kind = '${kind}'`
const ofProject = () => `where project_id = '${project}'`

// In this order, on one project.
const changes: [what: string, change: () => unknown][] = [
  ['another plan', () => sql(`update public.projects set budget_range = 'custom' where id = '${project}'`)],
  ['a brief that is sent', () => sql(`update public.project_briefs set submitted_at = now() ${ofProject()}`)],
  ['a brief that is accepted', () => sql(`update public.project_briefs set accepted_at = now() ${ofProject()}`)],
  ['a brief that is gone', () => sql(`delete from public.project_briefs ${ofProject()}`)],
  ['a start', () => rooms.run('admin', `select public.start_project_steps('${project}', '2025-09-01')`)],
  ['a step that is done', () => sql(`update public.project_steps set done_at = now() ${step('discovery')}`)],
  ['a step that moves', () => sql(`update public.project_steps set last_day = last_day + 1 ${step('build')}`)],
  ['a step that is reopened', () => sql(`update public.project_steps set done_at = null ${step('discovery')}`)],
  ['cases that are agreed on', () => deliveries.agree(project)],
  ['new cases', () => sql(`update public.acceptance_lists set agreed_at = null ${ofProject()}`)],
  ['a request for the money back', () => deliveries.refund(project, '2025-10-01T10:00Z')],
  ['one that is not approved after all', () => sql(`update public.refunds set state = 'withdrawn' ${ofProject()}`)],
  ['a deletion', () => rooms.run('client', `delete from public.projects where id = '${project}'`)],
  ['a restoration', () => rooms.run('admin', `select public.restore_project('${project}')`)],
  ['a sign-off', () => deliveries.accept(project, '2025-10-02T10:00Z')],
  ['a project that is removed', () => sql(`delete from public.projects where id = '${project}'`)],
]

describeOnPostgres(
  'what is stored of each delivery',
  (started) => {
    postgres = started
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
    deliveries = createDeliverySql(sql)
    project = rooms.createProject()
  },
  () => {
    it('is right for the example data and a new project [FORT-239]', () => {
      expect(stored()).not.toBe('')
      expect(countDifferences()).toBe('0')
    })

    it.each(changes)('follows %s [FORT-239]', (_what, change) => {
      const before = stored()
      change()
      expect(stored()).not.toBe(before)
      expect(countDifferences()).toBe('0')
    })

    it('is all that the report reads of briefs, plans, cases and sign-offs [FORT-237]', () => {
      const names = ['funnel', 'durations', 'waiting', 'overdue'].map((part) => `'report_${part}'`)
      const source = sql(
        `select string_agg(prosrc, '') from pg_proc where proname in ('ended_deliveries', ${names.join()})`,
      )
      const tables = [...source.matchAll(/(?:from|join) ((?:public|private)\.\w+)(?! *\()/g)].map(([, table]) => table)
      expect([...new Set(tables)].sort()).toEqual([
        ...['private.deliveries', 'private.room_summaries', 'public.project_holds', 'public.projects'],
        'public.user_profiles',
      ])
    })

    it('contains both of two changes at the same moment [FORT-239]', async () => {
      project = rooms.createProject()
      const [first, second] = openSessions(postgres)
      await first.execute('begin')
      await first.execute(`update public.project_briefs set submitted_at = now() ${ofProject()}`)
      const waiting = second.execute(deliveries.agreeSql(project))
      await first.execute('commit')
      expect((await waiting).code).toBe('00000')
      await Promise.all([first.end(), second.end()])
      expect(
        sql(`select brief_sent_on is not null, agreed_on is not null from private.deliveries ${ofProject()}`),
      ).toBe('t|t')
      expect(countDifferences()).toBe('0')
    })
  },
)
