import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, type LeasedMail, prepareRooms } from '../support/projects/postgresRooms.ts'

let rooms: ReturnType<typeof createRoomSql>
let sql: TemporaryPostgres['sql']
let project: string

/** Stores what the client chooses for messages and the status, as the page of the profile does. */
const choose = (messages: string, status = messages) =>
  rooms.run(
    'client',
    `insert into public.notification_settings (user_id, messages, files, status, reminders)
    values ('${ids.client}', '${messages}', 'soon', '${status}', 'soon')
    on conflict (user_id) do update set messages = excluded.messages, status = excluded.status`,
  )
const activate = () => rooms.run('admin', `update public.projects set status = 'active' where id = '${project}'`)
/** What mails tell, as "digest: message, status active". */
const tell = (mails: LeasedMail[]) =>
  mails.map(({ kind, projects }) => {
    const [{ messages, statuses } = { messages: [], statuses: [] }] = projects
    return `${kind}: ${[...messages.map(({ body }) => body), ...statuses.map(({ to }) => `status ${to}`)].join(', ')}`
  })
const sendDue = (delay = 300) => {
  const mails = rooms.lease({ lease: 120, delay })
  for (const mail of mails) rooms.finish(mail)
  return tell(mails)
}
const sendDigest = () => {
  sql("update private.mail_outbox set send_after = now() where kind = 'digest' and state = 'waiting'")
  return sendDue()
}

describeOnPostgres(
  'another choice of mails on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(() => {
      sql('delete from private.mail_outbox; delete from public.notification_settings')
      project = rooms.createProject()
    })

    it('sends what waits for the digest at once when it is wanted soon, and once only [ROOM-88]', () => {
      choose('daily')
      rooms.write('admin', project, 'One')
      activate()
      choose('soon')
      rooms.write('admin', project, 'Two')
      expect(sendDue()).toEqual(['digest: One, status active'])
      rooms.passTime('5 minutes')
      expect(sendDue()).toEqual(['activity: Two'])
      rooms.passTime('1 day')
      expect(sendDue()).toEqual([])
    })

    it('leaves in the digest what is still wanted daily [ROOM-88]', () => {
      choose('daily')
      rooms.write('admin', project, 'One')
      activate()
      choose('soon', 'daily')
      expect(sendDue()).toEqual(['digest: One'])
      rooms.write('admin', project, 'Two')
      expect(sendDigest()).toEqual(['digest: status active'])
      rooms.passTime('5 minutes')
      expect(sendDue()).toEqual(['activity: Two'])
    })

    it('drops what waits for the digest when it is off, also when it is wanted again later [ROOM-88]', () => {
      choose('daily')
      rooms.write('admin', project, 'One')
      activate()
      choose('off', 'daily')
      choose('daily')
      rooms.write('admin', project, 'Two')
      expect(sendDigest()).toEqual(['digest: Two, status active'])
    })

    it('drops what waits for its five minutes when it is off [ROOM-88]', () => {
      choose('soon')
      rooms.write('admin', project, 'One')
      activate()
      choose('off', 'soon')
      rooms.passTime('5 minutes')
      expect(sendDue()).toEqual(['activity: status active'])
    })

    it('still sends what waits for its five minutes when the next ones are wanted daily [ROOM-88]', () => {
      choose('soon')
      rooms.write('admin', project, 'One')
      choose('daily')
      rooms.write('admin', project, 'Two')
      expect(sendDue(0)).toEqual(['activity: One'])
      expect(sendDigest()).toEqual(['digest: Two'])
    })

    it('tells in a digest only what happened since its kind is wanted daily [ROOM-88]', () => {
      choose('daily', 'soon')
      rooms.write('admin', project, 'One')
      activate()
      expect(sendDue(0)).toEqual(['activity: status active'])
      choose('daily')
      rooms.run('admin', `update public.projects set status = 'on-hold' where id = '${project}'`)
      expect(sendDigest()).toEqual(['digest: One, status on-hold'])
    })
  },
)
