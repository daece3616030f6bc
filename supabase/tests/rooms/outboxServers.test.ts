import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, type LeasedMail, openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>

const mailsFrom = (line: string) => JSON.parse(line) as LeasedMail
const directMail = (key: string, content = '{"text": "Your link: secret"}') =>
  `select public.queue_mail('Test', 'to@example.com', 'Subject', '${content}', '${key}')`

describeOnPostgres(
  'the servers that send the outbox of a real Postgres',
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
      expect(
        rooms
          .lease()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(leased[0]!.sort())
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
      expect(JSON.parse(listed)).toMatchObject({
        recipient: 'to@example.com',
        subject: 'Subject',
        state: 'sent',
        total: 1,
      })
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
