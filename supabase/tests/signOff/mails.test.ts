import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, prepareRooms } from '../support/projects/postgresRooms.ts'

let rooms: ReturnType<typeof createRoomSql>
let sql: TemporaryPostgres['sql']

const call = (statement: string) => rooms.run('client', `select public.${statement}`)

/** What the mails that are due tell each of the seeded people, by kind and subject. */
function toldTo() {
  rooms.passTime('5 minutes')
  const mails = rooms.lease()
  for (const mail of mails) rooms.finish(mail)
  const to = (name: string) =>
    mails
      .filter(({ recipient }) => recipient === `${name}@fortnight.example`)
      .flatMap(({ projects }) => projects[0]!.updates.map(({ kind, subject }) => `${kind} ${subject}`))
  return { client: to('client'), admin: to('admin') }
}

describeOnPostgres(
  'mails about the sign-off on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    it('tell the team of waivers and the sign-off, and confirm it to the client, once [FORT-149]', () => {
      const [project, id] = [rooms.createProject(), crypto.randomUUID()]
      sql(`update public.projects set started_on = '2025-09-01' where id = '${project}'`)
      call(`save_acceptance_case('${id}', '${project}', 'Refund', 'In', 'Out', 'must')`)
      for (const user of ['client', 'admin'] as const) {
        rooms.run(user, `select public.confirm_acceptance_list('${project}', 2)`)
      }
      toldTo()
      call(`waive_acceptance_case('${id}', 1, 'Too rare')`)
      call(`take_back_waiver('${id}')`)
      call(`waive_acceptance_case('${id}', 1, 'Too rare')`)
      for (let attempt = 0; attempt < 2; attempt++) {
        call(`sign_off('${project}', 'Noor Haddad', public.sign_off_state('${project}') ->> 'basis_hash', true)`)
      }
      const acceptance = sql(`select acceptance_id from public.acceptance_documents where project_id = '${project}'`)
      const waived = 'case_waived “Refund” (Too rare)'
      expect(toldTo()).toEqual({
        client: [`sign_off_confirmed ${acceptance}`],
        admin: [waived, 'waiver_taken_back “Refund”', waived, 'signed_off Noor Haddad'],
      })
    })
  },
)
