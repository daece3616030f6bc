import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, type LeasedMail, prepareRooms } from '../support/projects/postgresRooms.ts'

let rooms: ReturnType<typeof createRoomSql>
let sql: TemporaryPostgres['sql']

const add = (project: string, side: string, kind: string, subject: string) =>
  sql(`select private.add_project_update('${project}', '${side}', '${kind}', '${subject}')`)
const choose = (status: string) =>
  rooms.run(
    'client',
    `insert into public.notification_settings (user_id, messages, files, status, reminders)
    values ('${ids.client}', 'soon', 'soon', '${status}', 'soon')`,
  )
const kindsOf = (mails: LeasedMail[]) => mails.map(({ projects }) => projects[0]!.updates.map(({ kind }) => kind))

describeOnPostgres(
  'updates of projects on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(() => {
      sql('delete from private.mail_outbox; delete from public.notification_settings')
    })

    it('are mailed to the other side, each once [FORT-115]', () => {
      const project = rooms.createProject()
      add(project, 'client', 'brief_submitted', 'Brief')
      rooms.start(project)
      rooms.run('admin', `select public.hold_project('${project}', 'client', 'We need access.')`)
      rooms.run('admin', `select public.resume_project('${project}')`)
      expect(rooms.lease()).toEqual([])
      rooms.passTime('5 minutes')
      const mails = rooms.lease()
      const to = (address: string) => mails.filter(({ recipient }) => recipient === address)
      expect(kindsOf(to('admin@fortnight.example'))).toEqual([['brief_submitted']])
      expect(to('client@fortnight.example')[0]!.projects[0]!.updates).toMatchObject([
        { kind: 'held_for_client', subject: 'We need access.', author: 'Ada Marsh' },
        { kind: 'resumed', subject: '' },
      ])
      for (const mail of mails) rooms.finish(mail)
      add(project, 'team', 'case_added', 'Rush order')
      rooms.passTime('5 minutes')
      expect(kindsOf(rooms.lease())).toEqual([['case_added']])
    })

    it('name the steps that were moved, with their new days [FORT-115]', () => {
      const project = rooms.createProject()
      rooms.start(project)
      const [step, version] = sql(
        `select id, updated_at from public.project_steps where project_id = '${project}' and kind = 'test'`,
      ).split('|')
      rooms.run('admin', `select public.move_project_step('${step}', '2025-09-17', '2025-09-17', 'Ill', '${version}')`)
      rooms.passTime('5 minutes')
      expect(rooms.lease()[0]!.projects[0]!.updates.map(({ subject }) => subject)).toEqual([
        'test step to Sep 17, 2025',
        'launch step to Sep 18 – Sep 19, 2025',
      ])
    })

    it('follow the setting of the status: off, or in the digest of all projects [FORT-115]', () => {
      const [project, other] = [rooms.createProject(), rooms.createProject()]
      choose('off')
      add(project, 'team', 'case_added', 'Rush order')
      expect(rooms.states()).toEqual([])
      sql("update public.notification_settings set status = 'daily'")
      add(project, 'team', 'case_added', 'Weekend')
      add(other, 'team', 'case_added', 'Refund')
      expect(rooms.states()).toEqual(['digest waiting 0'])
      sql("update private.mail_outbox set send_after = now() where state = 'waiting'")
      const [digest] = rooms.lease()
      expect(digest!.projects.flatMap(({ updates }) => updates.map(({ subject }) => subject)).sort()).toEqual([
        'Refund',
        'Weekend',
      ])
    })

    it('are told at most twenty at once, and nothing after the project was deleted [FORT-115]', () => {
      const [project, deleted] = [rooms.createProject(), rooms.createProject()]
      for (let number = 0; number < 21; number += 1) add(project, 'team', 'case_added', `Case ${number}`)
      add(deleted, 'team', 'case_added', 'x'.repeat(201))
      rooms.run('client', `delete from public.projects where id = '${deleted}'`)
      rooms.passTime('5 minutes')
      const mails = rooms.lease()
      expect(mails.map(({ projects }) => projects[0]!.updates.length)).toEqual([20])
    })

    it('belong to the export of the client, without ids of the team [FORT-118]', () => {
      const project = rooms.createProject()
      rooms.start(project)
      rooms.run('admin', `select public.hold_project('${project}', 'us', 'Ill')`)
      const exported = JSON.parse(rooms.run('client', 'select public.export_own_data()')) as {
        projects: { id: string; updates: unknown[] }[]
      }
      expect(exported.projects.find(({ id }) => id === project)!.updates).toEqual([
        {
          ...{ id: expect.any(Number) as number, side: 'team', kind: 'held_for_us', subject: 'Ill', by: 'team' },
          created_at: expect.any(String) as string,
        },
      ])
      expect(JSON.stringify(exported)).not.toContain(ids.admin)
    })

    it('cannot be read or added by anyone through the API [FORT-119]', () => {
      const project = rooms.createProject()
      for (const user of ['client', 'admin'] as const) {
        expect(() => rooms.run(user, 'select * from private.project_updates')).toThrow('permission denied')
        expect(() => rooms.run(user, `select private.add_project_update('${project}', 'team', 'x', 'y')`)).toThrow(
          'permission denied',
        )
      }
    })
  },
)
