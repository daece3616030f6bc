import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, prepareRooms } from '../support/projects/postgresRooms.ts'

let rooms: ReturnType<typeof createRoomSql>
let sql: TemporaryPostgres['sql']

function createStarted() {
  const project = rooms.createProject()
  sql(`update public.projects set budget_range = 'professional-agent' where id = '${project}'`)
  rooms.start(project)
  return project
}
const updatesTold = () => {
  rooms.passTime('5 minutes')
  const mails = rooms.lease()
  for (const mail of mails) rooms.finish(mail)
  return mails.flatMap(({ projects }) => projects[0]!.updates.map(({ kind, subject }) => `${kind}: ${subject}`))
}
const stateOf = (project: string, part: number) =>
  sql(`select concat_ws(' ', state, due_on) from public.instalments where project_id = '${project}' and part = ${part}`)

describeOnPostgres(
  'instalments on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(() => {
      sql('delete from private.mail_outbox')
    })

    it('are mailed to the client when they are due and when they are paid [FORT-130]', () => {
      const project = createStarted()
      expect(updatesTold()).toEqual(['instalment_due: first installment of $2,250 (due Sep 1, 2025)'])
      const [id, version] = sql(
        `select id, updated_at from public.instalments where project_id = '${project}' and part = 1`,
      ).split('|')
      rooms.run('admin', `select public.mark_instalment_paid('${id}', '2025-09-03', 'TR-77', '${version}')`)
      expect(updatesTold()).toEqual(['instalment_paid: first installment of $2,250 (paid Sep 3, 2025)'])
    })

    it('are mailed when they are corrected, without the reason [FORT-130]', () => {
      const project = createStarted()
      const correct = (correction: string, more = '') => {
        const [id, version] = sql(
          `select id, updated_at from public.instalments where project_id = '${project}' and part = 1`,
        ).split('|')
        rooms.run('admin', `select public.correct_instalment('${id}', '${correction}', 'Agreed', '${version}'${more})`)
      }
      updatesTold()
      correct('amount', ', 200050')
      correct('void')
      correct('reinstate')
      expect(updatesTold()).toEqual([
        'instalment_corrected: first installment is now $2,000.50 instead of $2,250',
        'instalment_corrected: first installment of $2,000.50 is void',
        'instalment_corrected: first installment of $2,000.50 is open again',
      ])
    })

    it('are due on the new first day when that moves, unless the team has chosen another one [FORT-136]', () => {
      const project = createStarted()
      const moveTo = (day: string) => {
        const [step, version] = sql(
          `select id, updated_at from public.project_steps where project_id = '${project}' and position = 1`,
        ).split('|')
        rooms.run(
          'admin',
          `select public.move_project_step('${step}', '${day}', '${day}', 'You asked for it', '${version}')`,
        )
      }
      updatesTold()
      moveTo('2025-09-08')
      expect(stateOf(project, 1)).toBe('due 2025-09-08')
      expect(updatesTold()).toContain('instalment_due: first installment of $2,250 (due Sep 8, 2025)')
      sql(`update public.instalments set due_on = '2025-09-20' where project_id = '${project}' and part = 1`)
      moveTo('2025-09-15')
      expect(stateOf(project, 1)).toBe('due 2025-09-20')
    })

    it('are due a second time when the project is accepted, once [FORT-131]', () => {
      const project = createStarted()
      updatesTold()
      const accept = (day: string) => sql(`select private.set_second_instalment_due('${project}', '${day}')`)
      accept('2025-09-18')
      accept('2025-09-25')
      expect(stateOf(project, 2)).toBe('due 2025-09-18')
      expect(updatesTold()).toEqual(['instalment_due: second installment of $2,250 (due Sep 18, 2025)'])
    })

    it('wait for the total when the project is accepted before it is known [FORT-131]', () => {
      const project = rooms.createProject()
      rooms.start(project)
      sql(`select private.set_second_instalment_due('${project}', '2025-09-18')`)
      expect(stateOf(project, 2)).toBe('planned 2025-09-18')
      expect(updatesTold()).toEqual([])
      rooms.run('admin', `select public.set_project_total('${project}', 100001, 'Quote')`)
      expect(stateOf(project, 2)).toBe('due 2025-09-18')
      expect(updatesTold()).toEqual([
        'instalment_due: first installment of $500.01 (due Sep 1, 2025)',
        'instalment_due: second installment of $500 (due Sep 18, 2025)',
      ])
    })

    it('are due at the acceptance, too, when a payment in advance is taken back [FORT-131]', () => {
      const project = createStarted()
      const read = () =>
        sql(`select id, updated_at from public.instalments where project_id = '${project}' and part = 2`).split('|')
      const [id, version] = read()
      rooms.run('admin', `select public.mark_instalment_paid('${id}', '2025-09-03', 'TR-78', '${version}')`)
      sql(`select private.set_second_instalment_due('${project}', '2025-09-18')`)
      expect(stateOf(project, 2)).toBe('paid 2025-09-18')
      rooms.run('admin', `select public.correct_instalment('${id}', 'unpaid', 'Not ours', '${read()[1]}')`)
      expect(stateOf(project, 2)).toBe('due 2025-09-18')
    })

    it('are none at the acceptance of a project that never had any [FORT-131]', () => {
      const project = rooms.createProject()
      expect(sql(`select private.set_second_instalment_due('${project}', '2025-09-18')`)).toBe('')
      expect(stateOf(project, 2)).toBe('')
    })

    it.each([
      ['50', '$0.50'],
      ['5', '$0.05'],
      ['225000', '$2,250'],
      ['1000000000', '$10,000,000'],
      ['123456789', '$1,234,567.89'],
    ])('of %s cents are written as %s [FORT-130]', (cents, text) => {
      expect(sql(`select private.format_dollars(${cents})`)).toBe(text)
    })
  },
)
