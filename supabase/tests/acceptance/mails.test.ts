import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, prepareRooms } from '../support/projects/postgresRooms.ts'

let rooms: ReturnType<typeof createRoomSql>
let sql: TemporaryPostgres['sql']

const call = (user: 'admin' | 'client', statement: string) => rooms.run(user, `select public.${statement}`)

/** What the mails that are due tell each of the seeded people, by kind and subject. */
function toldTo() {
  rooms.passTime('5 minutes')
  const mails = rooms.lease()
  for (const mail of mails) rooms.finish(mail)
  const to = (name: string) =>
    mails
      .filter(({ recipient }) => recipient === `${name}@fortnight.example`)
      .flatMap(({ projects }) => projects[0]!.updates.map(({ kind, subject }) => `${kind} ${subject}`.trim()))
  return { client: to('client'), admin: to('admin') }
}

/** A project with one case, whose list is agreed. */
function createAgreed() {
  const [project, id] = [rooms.createProject(), crypto.randomUUID()]
  call('client', `save_acceptance_case('${id}', '${project}', 'Refund', 'In', 'Out', 'must')`)
  for (const user of ['client', 'admin'] as const) call(user, `confirm_acceptance_list('${project}', 2)`)
  return { project, id, updatedAt: sql(`select updated_at from public.acceptance_cases where id = '${id}'`) }
}

describeOnPostgres(
  'mails about acceptance cases on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    it('tell the other side that a side has confirmed the list, and that it is agreed, each once [FORT-79]', () => {
      const { project } = createAgreed()
      call('client', `confirm_acceptance_list('${project}', 2)`)
      expect(toldTo()).toEqual({ client: ['cases_agreed'], admin: ['cases_confirmed'] })
    })

    it('tell the other side of a proposal, and its own side of the decision [FORT-79]', () => {
      const { project, id, updatedAt } = createAgreed()
      const proposal = crypto.randomUUID()
      toldTo()
      call(
        'client',
        `propose_acceptance_change('${proposal}', '${project}', 'update', 'Better', '${id}', 'Refund?', 'In', 'Out', 'must',
          base_version => '${updatedAt}')`,
      )
      call('admin', `decide_acceptance_proposal('${proposal}', 'declined')`)
      const withdrawn = crypto.randomUUID()
      call(
        'client',
        `propose_acceptance_change('${withdrawn}', '${project}', 'create', 'New', null, 'Weekend', 'In', 'Out', 'must')`,
      )
      call('client', `decide_acceptance_proposal('${withdrawn}', 'withdrawn')`)
      expect(toldTo()).toEqual({
        client: ['case_change_declined Refund'],
        admin: ['case_update_proposed Refund', 'case_create_proposed Weekend'],
      })
    })

    it('tell of a version to test, and of its results at most once an hour [FORT-79]', () => {
      const { project, id } = createAgreed()
      toldTo()
      const record = () =>
        call('client', `record_acceptance_run('${crypto.randomUUID()}', '${id}', 1, '0.1', 'fail', 'Wrong')`)
      call('admin', `add_agent_version('${project}', '0.1')`)
      record()
      record()
      expect(toldTo()).toEqual({ client: ['version_ready 0.1'], admin: ['version_tested 0.1'] })
      record()
      expect(toldTo()).toEqual({ client: [], admin: [] })
      rooms.passTime('1 hour')
      record()
      expect(toldTo()).toEqual({ client: [], admin: ['version_tested 0.1'] })
    })
  },
)
