import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { aFewDays, aWeekAndMore, createReminderSql } from '../support/projects/clientReminders.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let reminders: ReturnType<typeof createReminderSql>
let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']

/** A project without a brief, with a case that its client has written. */
function createProjectWithCase() {
  const project = reminders.createProject()
  reminders.run('admin', `select public.skip_brief('${project}', 'Agreed on the phone')`)
  saveCase(project, 'Refund')
  return project
}
const saveCase = (project: string, title: string) =>
  reminders.run(
    'client',
    `select public.save_acceptance_case(gen_random_uuid(), '${project}', '${title}', 'A complaint', 'An apology', 'must')`,
  )
const confirmList = (user: 'client' | 'admin', project: string) =>
  reminders.run(
    user,
    `select public.confirm_acceptance_list('${project}', version) from public.acceptance_lists where project_id = '${project}'`,
  )
const propose = (user: 'client' | 'admin', project: string, title: string) => {
  const proposal = crypto.randomUUID()
  const content = `'${title}', 'A complaint', 'An apology', 'must'`
  reminders.run(
    user,
    `select public.propose_acceptance_change('${proposal}', '${project}', 'create', 'Reason', null, ${content})`,
  )
  return proposal
}
const decide = (proposal: string) =>
  reminders.run('client', `select public.decide_acceptance_proposal('${proposal}', 'declined')`)

describeOnPostgres(
  'what clients are reminded of on a real Postgres',
  (started) => {
    postgres = started
    ;({ sql } = postgres)
    prepareRooms(postgres)
    reminders = createReminderSql(postgres)
  },
  () => {
    beforeEach(() => {
      reminders.reset()
    })

    it('is a list of acceptance cases that only the team has confirmed, until an edit ends that [FORT-181, FORT-182]', () => {
      const project = createProjectWithCase()
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(0)
      confirmList('admin', project)
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(1)
      expect(reminders.kindsOf(project)).toEqual(['cases'])
      saveCase(project, 'Weekend')
      reminders.passTime(aWeekAndMore)
      expect(reminders.queueReminders()).toBe(0)
      confirmList('admin', project)
      reminders.passTime(aFewDays)
      confirmList('client', project)
      expect(reminders.queueReminders()).toBe(0)
    })

    it('are proposals of the team about the cases, as one sentence, each reminded of twice [FORT-180, FORT-181]', () => {
      const project = createProjectWithCase()
      confirmList('admin', project)
      confirmList('client', project)
      propose('client', project, 'Theirs')
      const first = propose('admin', project, 'Weekend')
      const second = propose('admin', project, 'Night')
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(1)
      expect(reminders.kindsOf(project)).toEqual(['case_proposal'])
      reminders.passTime(aWeekAndMore)
      expect(reminders.queueReminders()).toBe(1)
      decide(first)
      expect(reminders.kindsOf(project)).toEqual(['case_proposal'])
      expect(reminders.queueReminders()).toBe(0)
      decide(second)
      reminders.passTime('100 days')
      expect(reminders.queueReminders()).toBe(0)
    })

    it('is the sign-off, as soon as every must has passed, until the client signs [FORT-181]', () => {
      const project = createProjectWithCase()
      confirmList('admin', project)
      confirmList('client', project)
      reminders.run('admin', `select public.start_project_steps('${project}', (now() - interval '10 days')::date)`)
      reminders.run('admin', `select public.add_agent_version('${project}', '1.0')`)
      const record = (result: string) =>
        reminders.run(
          'admin',
          `select public.record_acceptance_run(gen_random_uuid(), id, version, '1.0', '${result}', 'Tried it')
            from public.acceptance_cases where project_id = '${project}'`,
        )
      record('fail')
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(0)
      record('pass')
      expect(reminders.queueReminders()).toBe(0)
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(1)
      expect(reminders.kindsOf(project)).toEqual(['sign_off'])
      reminders.run(
        'client',
        `select public.sign_off('${project}', 'Carla Cases', public.sign_off_state('${project}') ->> 'basis_hash', true)`,
      )
      sql(`update public.instalments set state = 'planned', due_on = null where project_id = '${project}'`)
      reminders.passTime(aWeekAndMore)
      expect(reminders.queueReminders()).toBe(0)
    })

    it('is told once where the second time has come before the first mail [FORT-180]', () => {
      const project = reminders.createProject()
      reminders.choose('off')
      reminders.passTime('30 days')
      expect(reminders.queueReminders()).toBe(0)
      reminders.choose('soon')
      expect([reminders.queueReminders(), reminders.queueReminders()]).toEqual([1, 0])
      expect(reminders.kindsOf(project)).toEqual(['brief'])
    })

    it('is told once by servers that look for it at the same time [FORT-180]', async () => {
      reminders.createProject()
      reminders.passTime(aFewDays)
      const [first, second] = openSessions(postgres)
      for (const { execute } of [first, second]) await execute('set role service_role')
      await first.execute('begin')
      const early = await first.execute('select public.queue_client_reminders()')
      const waiting = second.execute('select public.queue_client_reminders()')
      await first.execute('commit')
      expect([early.output, (await waiting).output]).toEqual(['1', '0'])
      await Promise.all([first.end(), second.end()])
    })

    it('is only a payment once a project is completed [FORT-182]', () => {
      const open = reminders.createProject()
      const paid = createProjectWithCase()
      reminders.run('admin', `select public.start_project_steps('${paid}', (now() - interval '30 days')::date)`)
      reminders.run('admin', `select public.set_project_total('${paid}', 450000, 'Quote 12')`)
      reminders.run('admin', `select public.hold_project('${paid}', 'client', 'We need the mailbox.')`)
      sql(`update public.projects set status = 'completed' where id in ('${open}', '${paid}')`)
      sql('delete from private.mail_outbox')
      reminders.passTime(aFewDays)
      expect(reminders.queueReminders()).toBe(1)
      expect(reminders.kindsOf(paid)).toEqual(['payment'])
    })
  },
)
