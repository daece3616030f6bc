import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, prepareRooms } from '../support/postgresRooms.ts'

let rooms: ReturnType<typeof createRoomSql>
let sql: TemporaryPostgres['sql']

const clientEmail = 'client@fortnight.example'
const queueReminders = () => Number(sql('select public.queue_client_reminders()', 'service_role'))
/** What the next reminders of a project tell its client, in their order. */
const remindedOf = (project: string) =>
  rooms
    .lease()
    .filter(
      ({ kind, recipient, projects: [told] }) =>
        kind === 'reminder' && recipient === clientEmail && told!.id === project,
    )
    .flatMap((mail) => {
      rooms.finish(mail)
      return (mail.projects[0] as unknown as { waits: { kind: string; subject: string }[] }).waits
    })
const kindsOf = (project: string) => remindedOf(project).map(({ kind }) => kind)

/** Moves everything that clients wait for into the past, with the reminders of it. Events are written once, so without triggers. */
const passTime = (interval: string) =>
  sql(
    `set session_replication_role = replica;${[
      'public.project_briefs.created_at',
      'public.project_brief_events.created_at',
      'public.brief_queries.created_at',
      'public.deliverable_versions.requested_at',
      'public.project_holds.held_from',
      'private.client_reminders.waiting_since',
    ]
      .map((column) => column.split('.'))
      .map(([schema, table, column]) => `update ${schema}.${table} set ${column} = ${column} - interval '${interval}';`)
      .join('')}`,
  )

// Calendar days that contain two working days, and five of them, whatever the day is.
const [aFewDays, aWeekAndMore] = ['6 days', '5 days']

describeOnPostgres(
  'reminders of clients on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(() => {
      sql(`update public.projects set deleted_at = now() where user_id = '${ids.client}' and deleted_at is null;
        delete from public.holidays; delete from private.mail_outbox; delete from public.notification_settings;`)
    })

    it('come after two and five working days, and then no more [FORT-180]', () => {
      const project = rooms.createProject()
      expect(queueReminders()).toBe(0)
      passTime(aFewDays)
      expect([queueReminders(), queueReminders()]).toEqual([1, 0])
      expect(kindsOf(project)).toEqual(['brief'])
      passTime(aWeekAndMore)
      expect([queueReminders(), queueReminders()]).toEqual([1, 0])
      expect(kindsOf(project)).toEqual(['brief'])
      passTime('100 days')
      expect(queueReminders()).toBe(0)
    })

    it('are one mail for everything that a project waits for [FORT-181]', () => {
      const project = rooms.createProject()
      rooms.run('admin', `select public.skip_brief('${project}', 'Agreed on the phone')`)
      rooms.run('admin', `select public.start_project_steps('${project}', (now() - interval '30 days')::date)`)
      rooms.run('admin', `select public.set_project_total('${project}', 450000, 'Quote 12')`)
      rooms.run('admin', `select public.hold_project('${project}', 'client', 'We need the mailbox.')`)
      const deliverable = crypto.randomUUID()
      rooms.run(
        'admin',
        `select public.save_deliverable_draft('${deliverable}', '${project}', 'Test report', '',
          '[{"kind": "link", "label": "Report", "url": "https://example.com/report"}]', null)`,
      )
      rooms.run(
        'admin',
        `select public.request_approval(id, updated_at) from public.deliverable_versions where deliverable_id = '${deliverable}'`,
      )
      sql('delete from private.mail_outbox')
      passTime(aFewDays)
      expect(queueReminders()).toBe(1)
      expect(remindedOf(project)).toEqual(
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
      const project = rooms.createProject()
      const question = sql(`select version.questions -> 0 ->> 'id' from public.project_briefs as brief
        join public.brief_versions as version on version.id = brief.version_id where brief.project_id = '${project}'`)
      sql(`update public.project_briefs set submitted_at = now() where project_id = '${project}'`)
      const ask = () =>
        rooms.run(
          'admin',
          `select public.ask_about_answer('${project}', '${question}', gen_random_uuid(), 'Which one?')`,
        )
      ask()
      sql('delete from private.mail_outbox')
      passTime(aFewDays)
      expect(queueReminders()).toBe(1)
      expect(kindsOf(project)).toEqual(['brief_question'])
      rooms.run('client', `select public.resolve_brief_queries('${project}', '${question}')`)
      passTime(aWeekAndMore)
      expect(queueReminders()).toBe(0)
      ask()
      sql('delete from private.mail_outbox')
      passTime(aFewDays)
      expect(queueReminders()).toBe(1)
    })

    it('tell nothing that was done before they are sent, and nothing of a deleted project [FORT-182]', () => {
      const [done, deleted] = [rooms.createProject(), rooms.createProject()]
      passTime(aFewDays)
      expect(queueReminders()).toBe(2)
      rooms.run('admin', `select public.skip_brief('${done}', 'Agreed on the phone')`)
      sql(`update public.projects set deleted_at = now() where id = '${deleted}'`)
      expect(rooms.lease().filter(({ kind }) => kind === 'reminder')).toEqual([])
    })

    it('are not sent to clients who do not want them, also when they say so after one was written [FORT-184]', () => {
      const project = rooms.createProject()
      passTime(aFewDays)
      const choose = (reminders: string) =>
        rooms.run(
          'client',
          `insert into public.notification_settings (user_id, reminders) values ('${ids.client}', '${reminders}')
          on conflict (user_id) do update set reminders = excluded.reminders`,
        )
      choose('off')
      expect(queueReminders()).toBe(0)
      choose('soon')
      expect(queueReminders()).toBe(1)
      choose('off')
      expect(kindsOf(project)).toEqual([])
    })

    it('accept nothing: what waits still waits after the last one [FORT-185]', () => {
      const project = rooms.createProject()
      for (const interval of [aFewDays, aWeekAndMore, '100 days']) {
        passTime(interval)
        queueReminders()
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
