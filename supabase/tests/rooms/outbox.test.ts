import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>

describeOnPostgres(
  'the outbox on a real Postgres',
  (started) => {
    postgres = started
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(() => {
      sql('delete from private.mail_outbox; delete from public.notification_settings; delete from private.live_events')
    })

    it('has no mail that waits after seeding [ROOM-70]', () => {
      expect(rooms.lease({ lease: 1, delay: 0 })).toEqual([])
    })

    it('tells what the other side wrote, added and changed after five minutes, as one mail for each project [ROOM-70]', () => {
      const [project, other] = [rooms.createProject(), rooms.createProject()]
      rooms.write('admin', project, 'One')
      rooms.write('admin', project, 'Two')
      rooms.run('admin', `update public.projects set status = 'active' where id = '${project}'`)
      rooms.write('admin', other, 'Elsewhere')
      expect(rooms.lease()).toEqual([])
      rooms.passTime('5 minutes')
      const mails = rooms.lease()
      expect(mails).toMatchObject([
        {
          ...{ kind: 'activity', recipient: 'client@fortnight.example', attempts: 1 },
          projects: [
            {
              ...{ id: project, messages: [{ body: 'One', author: 'Ada Marsh' }, { body: 'Two' }] },
              statuses: [{ from: 'draft', to: 'active' }],
            },
          ],
        },
        { projects: [{ id: other, messages: [{ body: 'Elsewhere' }], statuses: [] }] },
      ])
      for (const mail of mails) rooms.finish(mail)
      rooms.passTime('1 hour')
      expect(rooms.lease()).toEqual([])
    })

    it('tells the team what the client did, and nobody what they did themselves [ROOM-70]', () => {
      const project = rooms.createProject()
      rooms.write('client', project, 'A question')
      rooms.run('client', `update public.projects set status = 'on-hold' where id = '${project}'`)
      rooms.passTime('5 minutes')
      expect(rooms.lease()).toMatchObject([
        {
          recipient: 'admin@fortnight.example',
          projects: [{ messages: [{ body: 'A question' }], statuses: [{ to: 'on-hold' }] }],
        },
      ])
    })

    it('skips what was read or deleted in the meantime [ROOM-71]', () => {
      const [read, deleted, gone] = [rooms.createProject(), rooms.createProject(), rooms.createProject()]
      const sequence = rooms.write('admin', read)
      for (const project of [deleted, gone]) rooms.write('admin', project)
      rooms.run('client', `select public.set_read_mark('${read}', ${sequence})`)
      rooms.run(
        'admin',
        `select public.delete_message(id) from public.project_messages where project_id = '${deleted}'`,
      )
      rooms.run('client', `delete from public.projects where id = '${gone}'`)
      rooms.passTime('5 minutes')
      expect(rooms.lease()).toEqual([])
      expect(rooms.states()).toEqual(Array(3).fill('activity skipped 1'))
    })

    it('never tells an infected file [ROOM-71]', () => {
      const project = rooms.createProject()
      const upload = crypto.randomUUID()
      sql(`select public.begin_file_upload('${ids.admin}', '${project}', '${upload}', 'bad.exe', 1, '', 10, 10)`)
      sql(`select public.finish_file_upload('${upload}', 'x/y', '${'a'.repeat(64)}', 'pending')`)
      sql(`select public.record_scan('${upload}', true)`)
      rooms.passTime('5 minutes')
      expect(rooms.lease()).toEqual([])
    })

    it('begins a new mail for what happens after one was leased [ROOM-72]', () => {
      const project = rooms.createProject()
      rooms.write('admin', project, 'One')
      rooms.passTime('5 minutes')
      const [first] = rooms.lease()
      rooms.write('admin', project, 'Two')
      rooms.finish(first!)
      rooms.passTime('5 minutes')
      expect(rooms.lease()).toMatchObject([{ projects: [{ messages: [{ body: 'Two' }] }] }])
    })

    it('says the same when it is sent again [ROOM-72]', () => {
      const project = rooms.createProject()
      rooms.write('admin', project, 'One')
      rooms.passTime('5 minutes')
      const [first] = rooms.lease()
      rooms.write('admin', project, 'Two')
      rooms.finish(first!, ", 'Connection refused'")
      rooms.passTime('1 minute')
      const again = rooms.lease()
      expect(again).toMatchObject([{ id: first!.id, attempts: 2, projects: [{ messages: [{ body: 'One' }] }] }])
    })

    it('tells a message that began before the mail it is told in was written [ROOM-72]', async () => {
      const project = rooms.createProject()
      const [first, second] = openSessions(postgres)
      await first.execute('begin')
      await first.execute('set local role authenticated')
      await first.execute(`set local request.jwt.claims = '{"sub": "${ids.admin}", "session_id": "${ids.admin}"}'`)
      await first.execute('select now()')
      // The mail is written by the second one, whose transaction began later.
      rooms.write('admin', project, 'Second')
      await first.execute(`select public.send_message(gen_random_uuid(), '${project}', 'First')`)
      await first.execute('commit')
      await Promise.all([first.end(), second.end()])
      rooms.passTime('5 minutes')
      const told = rooms.lease().flatMap(({ projects }) => projects[0]!.messages.map(({ body }) => body))
      expect(told.sort()).toEqual(['First', 'Second'])
    })
  },
)
