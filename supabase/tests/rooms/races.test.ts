import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>
let project: string

type Session = ReturnType<typeof openSessions>[number]

const beginAs = async ({ execute }: Session, user: keyof typeof ids) => {
  await execute('begin')
  await execute('set local role authenticated')
  await execute(`set local request.jwt.claims = '{"sub": "${ids[user]}", "session_id": "${ids[user]}"}'`)
}
const send = (body: string, id = crypto.randomUUID()) => `select public.send_message('${id}', '${project}', '${body}')`
const beginUpload = (id: string, bytes: number) =>
  `select public.begin_file_upload('${ids.client}', '${project}', '${id}', 'a.txt', ${bytes}, '', 100, 150)`
const eventsAfter = (cursor: string) =>
  sql(
    `select cursor, kind, project_id from public.live_events_after('${cursor}') where kind is not null`,
    'service_role',
  )
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|'))
const cursorOfNow = () => sql('select cursor from public.live_events_after()', 'service_role')

describeOnPostgres(
  'rooms that several people use at once on a real Postgres',
  (started) => {
    postgres = started
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    let first: Session
    let second: Session
    beforeEach(() => {
      project = rooms.createProject()
      ;[first, second] = openSessions(postgres)
    })
    afterEach(async () => {
      await Promise.all([first.end(), second.end()])
    })

    it('show messages in the order of their numbers, so that no one marks as read what comes later [ROOM-144]', async () => {
      await beginAs(first, 'client')
      const early = await first.execute(send('First'))
      await beginAs(second, 'admin')
      const waiting = second.execute(send('Second'))
      // Nothing can be read between the two: the second one waits for the first.
      expect(sql(`select count(*) from public.project_messages where project_id = '${project}'`)).toBe('0')
      await first.execute('commit')
      const late = await waiting
      await second.execute('commit')
      expect(Number(late.output)).toBeGreaterThan(Number(early.output))
      expect(
        sql(
          `select string_agg(body, ' ' order by sequence) from public.project_messages where project_id = '${project}'`,
        ),
      ).toBe('First Second')
    })

    it('store a message once that is sent twice at the same time [ROOM-2]', async () => {
      const id = crypto.randomUUID()
      await beginAs(first, 'client')
      const stored = await first.execute(send('Once', id))
      await beginAs(second, 'client')
      const waiting = second.execute(send('Once', id))
      await first.execute('commit')
      expect((await waiting).output).toBe(stored.output)
      await second.execute('commit')
      expect(sql(`select count(*) from public.project_messages where id = '${id}'`)).toBe('1')
    })

    it('do not bring back a message that is deleted while it is edited [ROOM-6]', async () => {
      const id = crypto.randomUUID()
      rooms.run('client', send('A secret', id))
      await beginAs(first, 'client')
      await first.execute(`select public.delete_message('${id}')`)
      await beginAs(second, 'client')
      const waiting = second.execute(`select public.edit_message('${id}', 'A secret, edited')`)
      await first.execute('commit')
      await waiting
      await second.execute('commit')
      expect(sql(`select body, deleted_at is not null from public.project_messages where id = '${id}'`)).toBe('|t')
    })

    it('keep the limit of a project for uploads that begin at the same time [ROOM-29]', async () => {
      await first.execute('begin')
      expect((await first.execute(beginUpload(crypto.randomUUID(), 100))).output).toBe('t')
      const waiting = second.execute(beginUpload(crypto.randomUUID(), 100))
      await first.execute('commit')
      expect(await waiting).toMatchObject({ code: 'PT413' })
      expect((await second.execute(beginUpload(crypto.randomUUID(), 50))).output).toBe('t')
    })

    it('do not lose a version of the team to a client who deletes the file at that moment [ROOM-23]', async () => {
      const upload = async (uploader: string) => {
        const id = crypto.randomUUID()
        await first.execute(
          `select public.begin_file_upload('${uploader}', '${project}', '${id}', 'a.txt', 1, '', 9, 99)`,
        )
        return `select public.finish_file_upload('${id}', 'text/plain', '${'a'.repeat(64)}', 'clean')`
      }
      await first.execute(await upload(ids.client))
      const finish = await upload(ids.admin)
      await first.execute('begin')
      await first.execute(finish)
      await beginAs(second, 'client')
      const waiting = second.execute(
        `select public.delete_project_file(id) from public.project_files where project_id = '${project}'`,
      )
      await first.execute('commit')
      expect(await waiting).toMatchObject({ code: 'PT403' })
      await second.execute('commit')
      expect(sql(`select count(*) from public.project_file_versions where project_id = '${project}'`)).toBe('2')
    })

    it('tell open browsers each change once and in order, also those of transactions that end out of order [ROOM-145]', async () => {
      const start = cursorOfNow()
      const other = rooms.createProject()
      await beginAs(first, 'client')
      await first.execute(send('Slow'))
      rooms.run('admin', `select public.send_message(gen_random_uuid(), '${other}', 'Fast')`)
      // The fast one is kept back until nothing can come before it any more.
      const before = eventsAfter(start)
      expect(before.filter(([, kind, of]) => kind === 'message' && of === other)).toEqual([])
      const reached = before.at(-1)?.[0] ?? start
      await first.execute('commit')
      const after = eventsAfter(reached)
      expect(after.filter(([, kind]) => kind === 'message').map(([, , of]) => of)).toEqual([project, other])
      expect(eventsAfter(after.at(-1)![0]!)).toEqual([])
      expect([...before, ...after].map(([cursor]) => cursor)).toEqual(eventsAfter(start).map(([cursor]) => cursor))
    })

    it('go on from any cursor, at most 500 changes at a time, and from now without one [ROOM-145]', () => {
      const start = cursorOfNow()
      sql("insert into private.live_events (kind, for_admins) select 'mail', true from generate_series(1, 1200)")
      const sizes: number[] = []
      for (let cursor = start, page = eventsAfter(cursor); page.length; page = eventsAfter(cursor)) {
        sizes.push(page.length)
        cursor = page.at(-1)![0]!
      }
      expect(sizes).toEqual([500, 500, 200])
      for (const cursor of ['', 'x', '1', '1-2-3', "'' or true"])
        expect(eventsAfter(cursor.replaceAll("'", "''"))).toEqual([])
    })

    it('tell each change only to those who may know, and nothing but what to load again [ROOM-146]', () => {
      const start = cursorOfNow()
      rooms.write('admin', project)
      rooms.run('admin', `insert into public.project_notes (project_id, body) values ('${project}', 'x')`)
      rooms.run('admin', `select public.assign_project('${project}', '${ids.admin}')`)
      rooms.run('admin', `update public.projects set status = 'active' where id = '${project}'`)
      rooms.run('client', `select public.set_read_mark('${project}', 999999999)`)
      const told = sql(
        `select kind, coalesce(user_id::text, '-'), for_admins from public.live_events_after('${start}')`,
        'service_role',
      )
      expect(told.split('\n').sort()).toEqual(
        [
          `message|${ids.client}|t`,
          `read|${ids.admin}|f`,
          'note|-|t',
          'inbox|-|t',
          `project|${ids.client}|t`,
          `read|${ids.client}|f`,
        ].sort(),
      )
    })

    it('forget changes after an hour [ROOM-146]', () => {
      sql("update private.live_events set created_at = now() - interval '59 minutes'")
      expect(sql('select public.purge_live_events()', 'service_role')).toBe('0')
      sql("update private.live_events set created_at = now() - interval '61 minutes'")
      expect(Number(sql('select public.purge_live_events()', 'service_role'))).toBeGreaterThan(0)
    })

    it('know which sessions still exist [ROOM-147]', () => {
      const asked = `select * from public.existing_sessions(array['${ids.client}', '${crypto.randomUUID()}']::uuid[])`
      expect(sql(asked, 'service_role')).toBe(ids.client)
    })

    it('keep the bytes of files from every user, whose web server reads them [ROOM-27]', () => {
      sql(`insert into storage.objects (bucket_id, name) values ('project-files', '${project}/${project}')`)
      for (const user of ['client', 'admin'] as const) {
        const select = "select count(*) from storage.objects where bucket_id = 'project-files'"
        expect(rooms.run(user, select)).toBe('0')
        const insert = `insert into storage.objects (bucket_id, name) values ('project-files', '${project}/x')`
        expect(() => rooms.run(user, insert)).toThrow('row-level security')
      }
      sql('delete from storage.objects')
    })
  },
)
