import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { createDeliverySql, day, durationRow, noneWaiting, noon, readReport } from '../support/projects/deliveries.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { asUser, createRoomSql, prepareRooms } from '../support/projects/postgresRooms.ts'

const plan = 'counted-by-hand'
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>
let deliveries: ReturnType<typeof createDeliverySql>

const report = (days = 30, of_plan = plan) => readReport(rooms, days, of_plan)

/** A project that was created on Monday, with what happened to it since. */
function createRow(first: string | null, created = noon(0), name = 'Reported') {
  const project = deliveries.createProject(first, plan)
  sql(`update public.projects set name = '${name}', created_at = ${created} where id = '${project}';
    update public.project_briefs set created_at = ${created} where project_id = '${project}'`)
  return project
}

/** Brief sent on Tuesday and accepted on Wednesday; started on Thursday, and held for a day in the second step. */
function createRunning() {
  const project = createRow(day(3), noon(0), 'Late agent')
  sql(`update public.project_briefs set submitted_at = ${noon(1)}, accepted_at = ${noon(2)} where project_id = '${project}';
    insert into public.project_steps (project_id, kind, first_day, last_day, done_at) values
      ('${project}', 'discovery', ${day(3)}, ${day(4)}, ${noon(4)}), ('${project}', 'build', ${day(7)}, ${day(9)}, ${noon(9)}),
      ('${project}', 'test', ${day(10)}, ${day(10)}, null), ('${project}', 'launch', ${day(11)}, ${day(11)}, null)`)
  deliveries.hold(project, ['client', noon(7), noon(8)])
  return project
}

describeOnPostgres(
  'the report of deliveries',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
    deliveries = createDeliverySql(sql)
  },
  () => {
    it('has all of its rows, with nothing in them, for a plan without projects [FORT-222] [FORT-231]', () => {
      const empty = report()
      expect(empty.funnel.map(({ projects }) => projects)).toEqual([0, 0, 0, 0, 0, 0, 0])
      expect(empty.durations).toHaveLength(8)
      expect(empty.promise).toMatchObject({ projects: 0, median_days: null, on_time_percent: null })
      expect(empty.waiting).toEqual([
        { side: 'us', ...noneWaiting },
        { side: 'client', ...noneWaiting },
      ])
      expect(empty.overdue).toEqual({ total: 0, projects: [] })
    })

    it('is counted by hand [FORT-222] [FORT-223] [FORT-224] [FORT-225]', () => {
      const late = createRunning()
      const waiting = createRow(null)
      rooms.write('client', waiting)
      deliveries.hold(waiting, ['us', noon(9), null])
      const signed = deliveries.deliver({ first: day(1), planned: day(3), accepted: noon(3), plan })
      sql(`update public.projects set created_at = ${noon(0)} where id = '${signed}'`)
      deliveries.agree(signed)
      const deleted = createRunning()
      sql(`update public.projects set deleted_at = now() where id = '${deleted}'`)

      const counted = report()
      expect(counted.funnel).toEqual([
        { stage: 'created', projects: 3 },
        { stage: 'brief_sent', projects: 1 },
        { stage: 'brief_accepted', projects: 1 },
        { stage: 'started', projects: 2 },
        { stage: 'cases_agreed', projects: 1 },
        { stage: 'tested', projects: 1 },
        { stage: 'signed_off', projects: 1 },
      ])
      expect(counted.durations).toEqual([
        ...[durationRow('brief', 1, 1), durationRow('review', 1, 1), durationRow('start', 1, 1)],
        ...[
          durationRow('discovery', 1, 2),
          durationRow('build', 1, 2),
          durationRow('test', 0),
          durationRow('launch', 0),
        ],
        durationRow('delivery', 1, 3),
      ])
      expect(counted.waiting).toEqual([
        { side: 'us', conversations: 1, on_hold: 1, held_projects: 1, held_days: deliveries.daysSince(day(9)) },
        { side: 'client', conversations: 0, on_hold: 0, held_projects: 1, held_days: 1 },
      ])
      expect(counted.overdue).toEqual({
        total: 1,
        projects: [
          {
            ...{ id: late, name: 'Late agent', client: expect.any(String) as string, plan, step: 'test' },
            ...{ last_day: sql(`select ${day(10)}`), days_late: deliveries.daysSince(day(10)) },
          },
        ],
      })
      expect(counted.promise).toMatchObject({ projects: 1, median_days: 3, on_time_percent: 100 })
    })

    it('takes half of the way between two values, and nine tenths of it for the 90% [FORT-223]', () => {
      for (const first of [2, 3]) {
        deliveries.deliver({ first: day(first), planned: day(3), accepted: noon(3), plan: 'two' })
      }
      expect(report(30, 'two').durations.at(-1)).toEqual(durationRow('delivery', 2, 1.5, 1.9))
    })

    it('is about the days of its period, today included [FORT-229]', () => {
      const old = createRow(null, "(now() - interval '40 days')")
      expect(report(30).funnel[0]!.projects).toBe(3)
      expect(report(90).funnel[0]!.projects).toBe(4)
      const { first_day, last_day } = report(30)
      expect(sql(`select date '${last_day}' - date '${first_day}', private.business_day(now()) = '${last_day}'`)).toBe(
        '29|t',
      )
      sql(`delete from public.projects where id = '${old}'`)
    })

    it('counts all plans together when none is given [FORT-229]', () => {
      expect(report(365, '').funnel[0]!.projects).toBeGreaterThan(report(365).funnel[0]!.projects)
    })

    it.each(['7', '0', 'null'])('is refused about %s days [FORT-229]', (days) => {
      expect(() => rooms.run('admin', `select public.delivery_report(${days})`)).toThrow(/last 30, 90 or 365 days/)
    })

    it('is for admins only [FORT-234]', () => {
      expect(() => rooms.run('client', 'select public.delivery_report()')).toThrow(/Only administrators may do this/)
      expect(() => sql('select public.delivery_report()', 'anon')).toThrow(/permission denied/)
      // No one else reads its parts either.
      expect(() => sql(`begin; ${asUser('admin', "select private.report_overdue('')")}; commit`)).toThrow(
        /permission denied/,
      )
    })
  },
)
