import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { createDeliverySql, day, noon } from '../support/projects/deliveries.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { ids, prepareRooms } from '../support/projects/postgresRooms.ts'

let sql: TemporaryPostgres['sql']
let deliveries: ReturnType<typeof createDeliverySql>

/** Accepted on Wednesday of that week, after it had started on a day. */
const deliver = (first: number, planned = 2, accepted = noon(2)) =>
  deliveries.deliver({ first: day(first), planned: day(planned), accepted })
/** So many projects that were started, planned for and accepted on Wednesday of that week. */
const deliverInADay = (count: number) =>
  sql(`do $$
    declare project uuid;
    begin
      for number in 1..${count} loop
        insert into public.projects (user_id, name, started_on) values ('${ids.client}', 'Delivered', ${day(2)})
        returning id into project;
        insert into public.project_step_events (project_id, kind, to_last_day) values (project, 'started', ${day(2)});
        perform private.append_acceptance(gen_random_uuid(), project, '${ids.client}', '{}', ${noon(2)});
      end loop;
    end $$`)
const asVisitor = (call = 'public.delivery_promise()') => sql(`select * from ${call}`, 'anon')
const contentVersion = () => Number(sql('select version from public.content_version'))

describeOnPostgres(
  'what visitors read about deliveries',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    deliveries = createDeliverySql(sql)
  },
  () => {
    it('is nothing with the example data, and with four projects [FORT-220] [FORT-233]', () => {
      expect(asVisitor()).toBe('')
      // The example project that was delivered would be one of them.
      sql("delete from public.projects where id = '00000000-0000-4000-8000-000000000103'")
      for (const first of [0, 1, 2]) deliver(first)
      // On Monday of the week before that, and planned to end on Tuesday: late.
      deliver(-7, 1)
      // Accepted before the last 365 days.
      deliver(-400, -380, "(now() - interval '366 days')")
      // Signed off without a dated plan.
      deliveries.accept(deliveries.createProject('(current_date)'), noon(2))
      expect(asVisitor()).toBe('')
    })

    it('is three figures from the fifth project on [FORT-220] [FORT-233]', () => {
      deliver(-14)
      // 1, 2, 3, 8 and 13 days; four of five on time.
      expect(asVisitor()).toBe('5|3|80')
    })

    it('does not improve when a project is deleted [FORT-233]', () => {
      sql("update public.projects set deleted_at = now() where name = 'Delivered'")
      expect(asVisitor()).toBe('5|3|80')
    })

    it('is between the two in the middle for an even number, and less than 100% while one is late [FORT-233]', () => {
      deliver(-14)
      // 1, 2, 3, 8, 13 and 13 days.
      expect(asVisitor()).toBe('6|5.5|83')
      deliverInADay(200)
      expect(asVisitor()).toBe('206|1|99')
    })

    it('counts projects with the money back as late, but not among the five [FORT-220] [FORT-233]', () => {
      sql("delete from public.projects where name = 'Delivered'")
      for (const first of [0, 1, 2, -7]) deliver(first)
      const project = deliveries.createProject(day(-21))
      deliveries.start(project, day(-21), day(-8))
      deliveries.refund(project, noon(1))
      expect(asVisitor()).toBe('')
      deliver(-14, 0)
      // 1, 2, 3, 8 and 13 days; four of six on time.
      expect(asVisitor()).toBe('6|3|67')
    })

    it('is all that visitors read of deliveries [FORT-234]', () => {
      for (const call of [
        'public.delivery_report()',
        "private.ended_deliveries('2000-01-01', '', null)",
        "private.promise_figures('2000-01-01', '', null)",
        'public.acceptance_documents',
        'public.project_steps',
        'private.deliveries',
      ]) {
        expect(() => asVisitor(call)).toThrow(/permission denied/)
      }
    })

    it('clears the caches of public pages when a project ends, and when it goes [FORT-235]', () => {
      const before = contentVersion()
      const project = deliver(0)
      expect(contentVersion()).toBe(before + 1)
      const refunded = deliveries.createProject(day(0))
      deliveries.refund(refunded, noon(1), 'requested')
      expect(contentVersion()).toBe(before + 1)
      sql(`update public.refunds set state = 'approved' where project_id = '${refunded}'`)
      expect(contentVersion()).toBe(before + 2)
      sql(`delete from public.projects where id = '${project}'`)
      expect(contentVersion()).toBe(before + 3)
    })

    it('goes with the account of a client [FORT-233]', () => {
      sql(`delete from public.user_profiles where id = '${ids.client}'`)
      expect(asVisitor()).toBe('')
    })
  },
)
