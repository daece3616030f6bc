import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { createDeliverySql, day, durationRow, noneWaiting, noon, readReport } from '../support/projects/deliveries.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, prepareRooms } from '../support/projects/postgresRooms.ts'

let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>
let deliveries: ReturnType<typeof createDeliverySql>

/** A project with a first day on Monday, without its brief. */
function createWithoutBrief(name: string, plan: string) {
  const project = deliveries.createProject(day(0), plan)
  sql(`update public.projects set name = '${name}' where id = '${project}';
    update public.project_briefs set skipped_at = now() where project_id = '${project}'`)
  return project
}

describeOnPostgres(
  'steps and holds in the report of deliveries',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
    deliveries = createDeliverySql(sql)
  },
  () => {
    it('counts steps one after the other, when they are done before or after their days in the plan [FORT-223]', () => {
      const project = createWithoutBrief('Early and late', 'steps')
      sql(`insert into public.project_steps (project_id, kind, first_day, last_day, done_at) values
        ('${project}', 'discovery', ${day(0)}, ${day(1)}, ${noon(2)}), ('${project}', 'build', ${day(2)}, ${day(4)}, ${noon(3)}),
        ('${project}', 'test', ${day(7)}, ${day(8)}, ${noon(3)}), ('${project}', 'launch', ${day(9)}, ${day(9)}, ${noon(8)})`)
      deliveries.hold(project, ['us', noon(0), noon(2)])
      deliveries.hold(project, ['client', noon(4), noon(7)])
      // Monday to Wednesday, Thursday, the same Thursday, and Friday to Tuesday without a Friday on hold.
      expect(readReport(rooms, 30, 'steps').durations.slice(3)).toEqual([
        ...[
          durationRow('discovery', 1, 3),
          durationRow('build', 1, 1),
          durationRow('test', 1, 0),
          durationRow('launch', 1, 2),
        ],
        durationRow('delivery', 0),
      ])
    })

    it('counts a hold until its project ends, and what is overdue without what is on hold for the client [FORT-224] [FORT-225]', () => {
      const createLate = (name: string) => {
        const project = createWithoutBrief(name, 'ends')
        sql(`insert into public.project_steps (project_id, kind, first_day, last_day)
          values ('${project}', 'discovery', ${day(0)}, ${day(3)})`)
        deliveries.start(project, day(0), day(3))
        return project
      }
      deliveries.hold(createLate('Waits for us'), ['us', noon(2), null])
      deliveries.hold(createLate('Waits for the client since the last day'), ['client', noon(3), null])
      deliveries.hold(createLate('Waits for the client since it is late'), ['client', noon(4), null])
      const accepted = createLate('Accepted')
      deliveries.hold(accepted, ['client', noon(2), null])
      deliveries.accept(accepted, noon(4))
      const refunded = createLate('Refunded')
      deliveries.hold(refunded, ['us', noon(2), null])
      deliveries.refund(refunded, noon(8))
      deliveries.refund(createLate('Declined'), noon(8), 'declined')

      const { waiting, overdue, promise } = readReport(rooms, 30, 'ends')
      expect(waiting).toEqual([
        { ...noneWaiting, side: 'us', on_hold: 1, held_projects: 2, held_days: deliveries.daysSince(day(2)) + 4 },
        {
          ...noneWaiting,
          side: 'client',
          on_hold: 2,
          held_projects: 3,
          held_days: deliveries.daysSince(day(3)) + deliveries.daysSince(day(4)) + 2,
        },
      ])
      expect(overdue.projects.map(({ name }) => name).sort()).toEqual([
        ...['Declined', 'Waits for the client since it is late', 'Waits for us'],
      ])
      expect(promise).toMatchObject({ projects: 2, refunded: 1, on_time_percent: 50 })
    })
  },
)
