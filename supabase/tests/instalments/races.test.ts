import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>
let project: string

type Session = ReturnType<typeof openSessions>[number]

async function beginAsAdmin({ execute }: Session) {
  await execute('begin')
  await execute('set local role authenticated')
  await execute(`set local request.jwt.claims = '{"sub": "${ids.admin}", "session_id": "${ids.admin}"}'`)
}
/** The instalment of a part, with its version. */
const read = (part: number) =>
  sql(`select id, updated_at from public.instalments where project_id = '${project}' and part = ${part}`).split(
    '|',
  ) as [id: string, version: string]
const markPaid = ([id, version]: [string, string], reference: string) =>
  `select reference from public.mark_instalment_paid('${id}', '2025-09-03', '${reference}', '${version}')`
const events = () =>
  sql(`select string_agg(concat_ws(' ', part, kind, reference), ', ' order by id) from public.instalment_events
    where project_id = '${project}'`)

describeOnPostgres(
  'instalments that two admins change at once on a real Postgres',
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
      sql(`update public.projects set budget_range = 'professional-agent' where id = '${project}'`)
      rooms.start(project)
      ;[first, second] = openSessions(postgres)
    })
    afterEach(async () => {
      await Promise.all([first.end(), second.end()])
    })

    it('are paid once: the second admin waits, and then learns of the first [FORT-124]', async () => {
      const instalment = read(1)
      await beginAsAdmin(first)
      expect((await first.execute(markPaid(instalment, 'TR-77'))).output).toBe('TR-77')
      await beginAsAdmin(second)
      const waiting = second.execute(markPaid(instalment, 'TR-99'))
      await first.execute('commit')
      expect(await waiting).toMatchObject({ code: '00000', output: '' })
      await second.execute('commit')
      expect(events()).toBe('1 planned, 1 due, 2 planned, 1 paid TR-77')
    })

    it('keep the day of an acceptance that comes in between [FORT-124] [FORT-131]', async () => {
      const [id, version] = read(2)
      await first.execute('begin')
      await first.execute(`select private.set_second_instalment_due('${project}', '2025-09-18')`)
      await beginAsAdmin(second)
      const waiting = second.execute(
        `select state from public.correct_instalment('${id}', 'amount', 'Agreed', '${version}', 200000)`,
      )
      await first.execute('commit')
      expect(await waiting).toMatchObject({ code: '00000', output: '' })
      await second.execute('commit')
      expect(events()).toBe('1 planned, 1 due, 2 planned, 2 due')
    })

    it('get one total [FORT-122] [FORT-124]', async () => {
      const enterTotal = (cents: number) => `select public.set_project_total('${project}', ${cents}, 'Quote')`
      sql(`delete from public.instalments where project_id = '${project}'`)
      await beginAsAdmin(first)
      await first.execute(enterTotal(100_000))
      await beginAsAdmin(second)
      const waiting = second.execute(enterTotal(200_000))
      await first.execute('commit')
      expect(await waiting).toMatchObject({ code: 'PT409' })
      await second.execute('commit')
      expect(sql(`select sum(amount_cents) from public.instalments where project_id = '${project}'`)).toBe('100000')
    })
  },
)
