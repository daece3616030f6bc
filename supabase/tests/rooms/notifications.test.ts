import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, prepareRooms } from '../support/projects/postgresRooms.ts'

let rooms: ReturnType<typeof createRoomSql>
let sql: TemporaryPostgres['sql']

const secondAdmin = '00000000-0000-4000-8000-0000000000a2'
const choose = (values: string, user: keyof typeof ids = 'client') =>
  rooms.run(
    user,
    `insert into public.notification_settings (user_id, messages, files, status, reminders) values ('${ids[user]}', ${values})`,
  )
const dueAtOnce = () => sql("update private.mail_outbox set send_after = now() where state = 'waiting'")
const queueReminders = () => Number(sql('select public.queue_reminders()', 'service_role'))

describeOnPostgres(
  'mails about projects on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
    sql(`insert into auth.users (id, email, email_confirmed_at) values ('${secondAdmin}', 'second@fortnight.example', now());
      update public.user_profiles set user_type = 'admin', name = 'Second' where id = '${secondAdmin}'`)
  },
  () => {
    beforeEach(() => {
      sql(`delete from private.mail_outbox; delete from public.notification_settings; delete from private.room_summaries;
        update public.user_profiles set user_type = 'admin' where id = '${secondAdmin}'`)
    })

    it('go to the admin who takes care of the project, or to all while nobody does [ROOM-77]', () => {
      const project = rooms.createProject()
      rooms.write('client', project)
      rooms.passTime('5 minutes')
      const mails = rooms.lease()
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
        'admin@fortnight.example',
        'second@fortnight.example',
      ])
      for (const mail of mails) rooms.finish(mail)
      rooms.run('admin', `select public.assign_project('${project}', '${secondAdmin}')`)
      rooms.write('client', project)
      rooms.passTime('5 minutes')
      expect(rooms.lease().map(({ recipient }) => recipient)).toEqual(['second@fortnight.example'])
    })

    it('never go to someone who is no admin any more [ROOM-77]', () => {
      const project = rooms.createProject()
      rooms.run('admin', `select public.assign_project('${project}', '${secondAdmin}')`)
      rooms.write('client', project, 'Confidential')
      rooms.write('admin', project, 'An answer')
      sql(`update public.user_profiles set user_type = 'client' where id = '${secondAdmin}'`)
      rooms.passTime('5 minutes')
      expect(rooms.lease().map(({ recipient }) => recipient)).toEqual(['client@fortnight.example'])
      rooms.write('client', project, 'For those who are left')
      rooms.passTime('5 minutes')
      expect(rooms.lease().map(({ recipient }) => recipient)).toEqual(['admin@fortnight.example'])
    })

    it('are sent for the kinds that a person wants at once [ROOM-78]', () => {
      const project = rooms.createProject()
      choose("'off', 'soon', 'soon', 'soon'")
      rooms.write('admin', project)
      expect(rooms.states()).toEqual([])
      rooms.run('admin', `update public.projects set status = 'active' where id = '${project}'`)
      rooms.passTime('5 minutes')
      expect(rooms.lease()).toMatchObject([{ projects: [{ messages: [], statuses: [{ to: 'active' }] }] }])
    })

    it('come as one digest of all projects at 7:00 for the kinds that a person wants daily [ROOM-78]', () => {
      const [project, other] = [rooms.createProject(), rooms.createProject()]
      choose("'daily', 'soon', 'soon', 'soon'")
      rooms.write('admin', project, 'One')
      rooms.write('admin', other, 'Two')
      expect(sql("select extract(hour from send_after at time zone 'UTC') from private.mail_outbox")).toBe('7')
      expect(sql("select send_after > now() and send_after <= now() + interval '1 day' from private.mail_outbox")).toBe(
        't',
      )
      expect(rooms.lease({ lease: 1, delay: 0 })).toEqual([])
      dueAtOnce()
      const [digest, ...more] = rooms.lease()
      expect(more).toEqual([])
      expect(digest!.projects.map(({ messages }) => messages[0]?.body).sort()).toEqual(['One', 'Two'])
    })

    it('stop with the link in each of them, without a sign-in [ROOM-79]', () => {
      const project = rooms.createProject()
      rooms.write('admin', project)
      rooms.passTime('5 minutes')
      const token = rooms.lease()[0]!.unsubscribe_token
      expect(token).toMatch(/^[0-9a-f]{32}$/)
      const unsubscribe = (given: string) => sql(`select public.unsubscribe_notifications('${given}')`, 'service_role')
      expect(unsubscribe('unknown')).toBe(unsubscribe(token))
      rooms.write('admin', project)
      expect(rooms.states()).toEqual(['activity waiting 1'])
      expect(rooms.run('client', 'select messages, files, status, reminders from public.notification_settings')).toBe(
        'off|off|off|off',
      )
    })

    it('remind the team once of each wait of a working day [ROOM-80]', () => {
      const project = rooms.createProject()
      rooms.run('admin', `select public.assign_project('${project}', '${ids.admin}')`)
      rooms.write('client', project)
      sql('delete from private.mail_outbox')
      expect(queueReminders()).toBe(0)
      rooms.passTime('4 days')
      expect([queueReminders(), queueReminders()]).toEqual([1, 0])
      const [mail] = rooms.lease()
      expect(mail).toMatchObject({
        ...{ kind: 'reminder', recipient: 'admin@fortnight.example' },
        projects: [{ id: project, waiting_since: expect.any(String) as string }],
      })
      rooms.finish(mail!)
      sql("update private.mail_outbox set finished_at = finished_at - interval '31 days'")
      sql('select public.purge_mails()', 'service_role')
      expect(queueReminders()).toBe(0)

      rooms.write('admin', project)
      rooms.write('client', project)
      rooms.passTime('4 days')
      expect(queueReminders()).toBe(1)
    })

    it('do not remind of a wait that has ended, or someone who does not want it [ROOM-80]', () => {
      const [answered, unwanted] = [rooms.createProject(), rooms.createProject()]
      for (const project of [answered, unwanted]) {
        rooms.run('admin', `select public.assign_project('${project}', '${ids.admin}')`)
        rooms.write('client', project)
      }
      sql('delete from private.mail_outbox')
      rooms.passTime('4 days')
      expect(queueReminders()).toBe(2)
      rooms.write('admin', answered)
      choose("'soon', 'soon', 'soon', 'off'", 'admin')
      expect(rooms.lease().filter(({ kind }) => kind === 'reminder')).toEqual([])
      expect(queueReminders()).toBe(0)
    })

    it('remind of what comes after a wait was settled, and tell it [ROOM-71, ROOM-80]', () => {
      const project = rooms.createProject()
      rooms.run('admin', `select public.assign_project('${project}', '${ids.admin}')`)
      const settled = rooms.write('client', project, 'Thanks')
      rooms.run('admin', `select public.set_read_mark('${project}', ${settled})`)
      rooms.run('admin', `select public.settle_wait('${project}', ${settled})`)
      rooms.write('client', project, 'One more thing')
      rooms.passTime('4 days')
      expect(queueReminders()).toBe(1)
      expect(rooms.lease()).toMatchObject([
        { kind: 'activity', projects: [{ messages: [{ body: 'One more thing' }] }] },
        { kind: 'reminder', projects: [{ id: project }] },
      ])
    })

    it.each([
      ['Monday', '2026-11-23 10:00', '2026-11-24 10:00'],
      ['Thursday', '2026-11-26 23:59', '2026-11-27 23:59'],
      ['Friday', '2026-11-27 10:00', '2026-11-30 10:00'],
      ['Saturday', '2026-11-28 10:00', '2026-12-01 00:00'],
      ['Sunday', '2026-11-29 23:00', '2026-12-01 00:00'],
    ])('count a working day from %s without the weekend [ROOM-80]', (_day, from, to) => {
      const found = sql(
        `set timezone = 'Pacific/Auckland'; select private.one_working_day_after('${from}+00') = '${to}+00'`,
      )
      expect(found).toBe('t')
    })

    it('go nowhere until the address is confirmed [ROOM-77]', () => {
      const project = rooms.createProject()
      sql(`update auth.users set email_confirmed_at = null where id = '${ids.client}'`)
      rooms.write('admin', project)
      rooms.passTime('5 minutes')
      expect(rooms.lease()).toEqual([])
      sql(`update auth.users set email_confirmed_at = now() where id = '${ids.client}'`)
    })

    it('tell nothing that only the team knows [ROOM-157]', () => {
      const project = rooms.createProject()
      rooms.write('admin', project, 'Public')
      rooms.run('admin', `insert into public.project_notes (project_id, body) values ('${project}', 'Private words')`)
      rooms.run('admin', `select public.assign_project('${project}', '${secondAdmin}')`)
      rooms.passTime('5 minutes')
      const mails = JSON.stringify(rooms.lease())
      expect(mails).toContain('Public')
      expect(mails).not.toMatch(/Private words|Second/)
    })
  },
)
