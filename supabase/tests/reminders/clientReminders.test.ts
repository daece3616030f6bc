import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { aFewDays, aWeekAndMore, createReminderSql } from '../support/projects/clientReminders.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { ids, prepareRooms } from '../support/projects/postgresRooms.ts'

let reminders: ReturnType<typeof createReminderSql>
let sql: TemporaryPostgres['sql']

describeOnPostgres(
  'reminders of clients on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    reminders = createReminderSql(postgres)
  },
  () => {
    beforeEach(() => {
      reminders.reset()
    })

    it('come after two and five working days, and then no more [FORT-180]', () => {
      const project = reminders.createProject()
      expect(reminders.queueReminders()).toBe(0)
      reminders.passTime(aFewDays)
      expect([reminders.queueReminders(), reminders.queueReminders()]).toEqual([1, 0])
      expect(reminders.kindsOf(project)).toEqual(['brief'])
      reminders.passTime(aWeekAndMore)
      expect([reminders.queueReminders(), reminders.queueReminders()]).toEqual([1, 0])
      expect(reminders.kindsOf(project)).toEqual(['brief'])
      reminders.passTime('100 days')
      expect(reminders.queueReminders()).toBe(0)
    })

    it('of 1,000 projects are found in under three seconds, also before Postgres has statistics [FORT-180]', () => {
      sql(
        `insert into public.projects (user_id, name) select '${ids.client}', 'Agent ' || n from generate_series(1, 1000) as n`,
      )
      const startedAt = performance.now()
      expect(reminders.queueReminders()).toBe(0)
      expect(performance.now() - startedAt).toBeLessThan(3_000)
    })

    it('are one mail for everything that a project waits for [FORT-181]', () => {
      const project = reminders.createProject()
      reminders.run('admin', `select public.skip_brief('${project}', 'Agreed on the phone')`)
      reminders.run('admin', `select public.start_project_steps('${project}', (now() - interval '30 days')::date)`)
      reminders.run('admin', `select public.set_project_total('${project}', 450000, 'Quote 12')`)
      reminders.run('admin', `select public.hold_project('${project}', 'client', 'We need the mailbox.')`)
      const deliverable = crypto.randomUUID()
      reminders.run(
        'admin',
        `select public.save_deliverable_draft('${deliverable}', '${project}', 'Test report', '',
          '[{"kind": "link", "label": "Report", "url": "https://example.com/report"}]', null)`,
      )
      reminders.run(
        'admin',
        `select public.request_approval(id, updated_at) from public.deliverable_versions where deliverable_id = '${deliverable}'`,
      )
      sql('delete from private.mail_outbox')
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(1)
      expect(reminders.remindedOf(project)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'hold', subject: 'We need the mailbox.' }),
          expect.objectContaining({ kind: 'approval', subject: '“Test report”, version 1' }),
          expect.objectContaining({
            kind: 'payment',
            subject: expect.stringMatching(/^first installment of \$2,250, due \w{3} \d+, \d{4}$/) as string,
          }),
        ]),
      )
    })

    it('name what was asked about the brief until the client has answered, and begin anew with another question [FORT-182]', () => {
      const project = reminders.createProject()
      const question = sql(`select version.questions -> 0 ->> 'id' from public.project_briefs as brief
        join public.brief_versions as version on version.id = brief.version_id where brief.project_id = '${project}'`)
      sql(`update public.project_briefs set submitted_at = now() where project_id = '${project}'`)
      const ask = () =>
        reminders.run(
          'admin',
          `select public.ask_about_answer('${project}', '${question}', gen_random_uuid(), 'Which one?')`,
        )
      ask()
      sql('delete from private.mail_outbox')
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(1)
      expect(reminders.kindsOf(project)).toEqual(['brief_question'])
      reminders.run('client', `select public.resolve_brief_queries('${project}', '${question}')`)
      reminders.passTime(aWeekAndMore)
      expect(reminders.queueReminders()).toBe(0)
      ask()
      sql('delete from private.mail_outbox')
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(1)
    })

    it('tell nothing that was done before they are sent, and nothing of a deleted project [FORT-182]', () => {
      const [done, deleted] = [reminders.createProject(), reminders.createProject()]
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(2)
      reminders.run('admin', `select public.skip_brief('${done}', 'Agreed on the phone')`)
      sql(`update public.projects set deleted_at = now() where id = '${deleted}'`)
      expect(reminders.lease().filter(({ kind }) => kind === 'reminder')).toEqual([])
    })

    it('are not sent to clients who do not want them, also when they say so after one was written [FORT-184]', () => {
      const project = reminders.createProject()
      reminders.passTime(aFewDays)
      reminders.choose('off')
      expect(reminders.queueReminders()).toBe(0)
      reminders.choose('soon')
      expect(reminders.queueReminders()).toBe(1)
      reminders.choose('off')
      expect(reminders.kindsOf(project)).toEqual([])
    })

    it('are written for 2,000 projects that wait without blocking the database [FORT-180]', () => {
      sql(`insert into public.projects (id, user_id, name)
        select gen_random_uuid(), '${ids.client}', 'Waiting ' || number from generate_series(1, 2000) as number`)
      reminders.passTime(aFewDays)
      const startedAt = performance.now()
      expect(reminders.queueReminders()).toBe(2_000)
      // Half a second, and up to ten times as long on a slow machine while other tests need both cores.
      expect(performance.now() - startedAt).toBeLessThan(5_000)
    })

    it('accept nothing: what waits still waits after the last one [FORT-185]', () => {
      const project = reminders.createProject()
      for (const interval of [aFewDays, aWeekAndMore, '100 days']) {
        reminders.passTime(interval)
        reminders.queueReminders()
      }
      expect(
        sql(`select submitted_at is null and accepted_at is null and skipped_at is null
        from public.project_briefs where project_id = '${project}'`),
      ).toBe('t')
    })

    it.each([
      ['a Monday', '2026-11-23 10:00', 1, '2026-11-25 09:00'],
      ['a Monday, the second time', '2026-11-23 10:00', 2, '2026-11-30 09:00'],
      ['a Thursday before a weekend', '2026-11-26 23:30', 1, '2026-11-30 09:00'],
      ['a Saturday', '2026-11-28 10:00', 1, '2026-12-02 09:00'],
      ['a Monday before a holiday', '2026-12-07 10:00', 1, '2026-12-10 09:00'],
    ])('are counted in working days of the business from %s [FORT-180]', (_day, since, nth, expected) => {
      sql("insert into public.holidays (day, name) values ('2026-12-08', 'Holiday')")
      const zone = sql('select private.business_zone()')
      const at = (time: string) => `timestamp '${time}' at time zone '${zone}'`
      expect(sql(`select private.reminder_time(${at(since)}, ${nth}) = ${at(expected)}`)).toBe('t')
    })
  },
)
