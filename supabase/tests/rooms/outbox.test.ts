import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, type LeasedMail, openSessions, prepareRooms } from '../support/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>

const mailsFrom = (line: string) => JSON.parse(line) as LeasedMail
const directMail = (key: string, content = '{"text": "Your link: secret"}') =>
  `select public.queue_mail('Test', 'to@example.com', 'Subject', '${content}', '${key}')`

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
      await first.execute("set local role authenticated")
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

    it('passes no mail to two servers, and those of a killed one to the next [ROOM-73]', async () => {
      for (let i = 0; i < 6; i++) sql(directMail(`key ${i}`), 'service_role')
      const [first, second] = openSessions(postgres)
      const lease = 'select public.lease_mails(3, 120, 300)'
      await first.execute('begin')
      const [mine, theirs] = [await first.execute(lease), await second.execute(lease)]
      const leased = [mine, theirs].map(({ output }) => output.split('\n').map((line) => mailsFrom(line).id))
      expect(leased.map((mails) => mails.length)).toEqual([3, 3])
      expect(new Set(leased.flat()).size).toBe(6)
      // Killed before its transaction ended, and after.
      await first.execute('rollback')
      await Promise.all([first.end(), second.end()])
      expect(rooms.lease().map(({ id }) => id).sort()).toEqual(leased[0]!.sort())
      rooms.passTime('2 minutes')
      expect(rooms.lease()).toHaveLength(6)
    })

    it('ignores the result of a server whose lease has passed to another [ROOM-73]', () => {
      sql(directMail('lease'), 'service_role')
      const [slow] = rooms.lease()
      rooms.passTime('2 minutes')
      const [next] = rooms.lease()
      rooms.finish(slow!, ", 'Too late'")
      expect(rooms.states()).toEqual(['direct waiting 2'])
      rooms.finish(next!)
      expect(rooms.states()).toEqual(['direct sent 2'])
    })

    it('tries again after ever longer pauses, and sets a mail aside after eight attempts [ROOM-74]', () => {
      sql(directMail('backoff'), 'service_role')
      const pauses: number[] = []
      for (let attempt = 1; attempt <= 8; attempt++) {
        const [mail] = rooms.lease()
        expect(mail).toMatchObject({ attempts: attempt })
        rooms.finish(mail!, ", 'Connection refused'")
        pauses.push(Number(sql('select round(extract(epoch from send_after - now()) / 60) from private.mail_outbox')))
        rooms.passTime('2 hours')
      }
      expect(pauses.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 32, 64])
      expect(rooms.states()).toEqual(['direct failed 8'])
      expect(rooms.lease()).toEqual([])
      expect(sql("select count(*) from private.live_events where kind = 'mail' and for_admins")).toBe('1')
    })

    it('sets aside a mail that is refused for good, and one that stopped eight servers [ROOM-74]', () => {
      sql(directMail('refused'), 'service_role')
      rooms.finish(rooms.lease()[0]!, ", 'No such mailbox', true")
      sql(directMail('poison'), 'service_role')
      for (let attempt = 1; attempt <= 8; attempt++) {
        expect(rooms.lease()).toHaveLength(1)
        rooms.passTime('2 minutes')
      }
      expect(rooms.lease()).toEqual([])
      expect(rooms.states()).toEqual(['direct failed 1', 'direct failed 8'])
      expect(sql('select last_error from private.mail_outbox order by id')).toBe(
        'No such mailbox\nThe server stopped eight times while sending it.',
      )
    })

    it('sends a mail that was set aside once more when an admin says so [ROOM-75]', () => {
      sql(directMail('again'), 'service_role')
      const [mail] = rooms.lease()
      rooms.finish(mail!, ", 'No such mailbox', true")
      const retry = `select public.retry_mail(${mail!.id})`
      expect(() => rooms.run('client', retry)).toThrow('Only administrators')
      rooms.run('admin', retry)
      expect(rooms.lease()).toMatchObject([{ id: mail!.id, attempts: 1, content: { text: 'Your link: secret' } }])
      expect(() => rooms.run('admin', retry)).toThrow('not one that failed')
    })

    it('writes a mail once for each key, and forgets its text once it is sent [ROOM-76]', () => {
      sql(directMail('once'), 'service_role')
      sql(directMail('once'), 'service_role')
      const [mail, ...more] = rooms.lease()
      expect(more).toEqual([])
      rooms.finish(mail!)
      expect(sql("select count(*) from private.mail_outbox where content::text like '%secret%'")).toBe('0')
      const listed = rooms.run('admin', "select row_to_json(mail) from public.admin_mails('subj', 'sent') as mail")
      expect(JSON.parse(listed)).toMatchObject({ recipient: 'to@example.com', subject: 'Subject', state: 'sent', total: 1 })
      expect(listed).not.toContain('secret')
    })

    it('keeps mails for 30 days after they ended [ROOM-76]', () => {
      sql(directMail('old'), 'service_role')
      rooms.finish(rooms.lease()[0]!)
      rooms.passTime('29 days')
      expect(sql('select public.purge_mails()', 'service_role')).toBe('0')
      rooms.passTime('2 days')
      expect(sql('select public.purge_mails()', 'service_role')).toBe('1')
      expect(rooms.states()).toEqual([])
    })
  },
)
