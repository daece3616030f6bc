import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { createRoomSql, ids, openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let rooms: ReturnType<typeof createRoomSql>
let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']

/** A project of the seeded client with a plan that was signed off so many days of the business ago. */
function signOffProject(plan: string, daysAgo: number) {
  const project = rooms.createProject()
  sql(`update public.projects set budget_range = '${plan}', started_on = '2025-09-01' where id = '${project}';
    select private.append_acceptance(gen_random_uuid(), '${project}', '${ids.client}',
      private.sign_off_basis('${project}') || '{"name": "Noor Haddad", "salt": "5d1f0c7be2a94386"}',
      now() - interval '${daysAgo} days')`)
  return project
}
const queueNotices = () => Number(sql('select public.queue_support_notices()', 'service_role'))
/** The job looks at the clock: the digest is written at any hour, other mails from nine o'clock on. */
const choose = (status: string) =>
  sql(`insert into public.notification_settings (user_id, status) values ('${ids.client}', '${status}')
    on conflict (user_id) do update set status = excluded.status`)
const told = (project: string) =>
  sql(`select string_agg(kind, ' ' order by id) from private.project_updates where project_id = '${project}'`)

describeOnPostgres(
  'the handover on a real Postgres',
  (started) => {
    postgres = started
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(() => {
      sql(`update public.projects set deleted_at = now() where user_id = '${ids.client}' and deleted_at is null;
        delete from private.mail_outbox; delete from private.project_updates;`)
      choose('daily')
    })

    it('includes the days of support that the price list promises for each plan [FORT-167]', () => {
      const promised = sql(`select name, private.support_days(name),
        (select substring(feature from '^(\\d+) days of support') from unnest(features) as feature
          where feature like '%days of support%') from public.pricing_plans order by position`)
      expect(promised.split('\n')).toEqual([
        ...['Starter Agent|7|7', 'Professional Agent|14|14', 'Enterprise Agent|30|30'],
      ])
      for (const [plan, days] of [
        ['starter-agent', 7],
        ['professional-agent', 14],
        ['enterprise-agent', 30],
        ['custom', 30],
        ['Business Agent', 30],
        ['something else', 7],
      ]) {
        expect(sql(`select private.support_days('${plan}')`)).toBe(String(days))
      }
    })

    it('counts days of the business from the sign-off, also where the day is another one in UTC [FORT-167]', () => {
      const project = signOffProject('professional-agent', 2)
      const support = JSON.parse(
        rooms.run('client', `select public.project_handover('${project}') -> 'support'`),
      ) as Record<string, unknown>
      expect(support).toMatchObject({ days: 14, days_left: 12 })
      // Half past eleven in the evening in UTC is the next day in Lisbon's summer.
      expect(sql("select private.business_day('2026-07-01 23:30+00')")).toBe('2026-07-02')
    })

    it('tells the client three days before its end and on the last day, and never twice [FORT-168]', () => {
      const [early, soon, last, ended] = [3, 4, 7, 8].map((days) => signOffProject('starter-agent', days))
      expect([queueNotices(), queueNotices()]).toEqual([2, 0])
      expect([early, soon, last, ended].map((project) => told(project!))).toEqual([
        ...['', 'support_ending', 'support_last_day', ''],
      ])
      expect(sql("select string_agg(kind || ' ' || user_id, ',') from private.mail_outbox")).toBe(
        `digest ${ids.client}`,
      )
    })

    it('catches up when no server ran on the day, but tells nothing of the past [FORT-168]', () => {
      const project = signOffProject('starter-agent', 6)
      expect(queueNotices()).toBe(1)
      expect(told(project)).toBe('support_ending')
    })

    it('is not mailed to those who want no mails, and not for deleted projects [FORT-168]', () => {
      const project = signOffProject('starter-agent', 7)
      choose('off')
      expect(queueNotices()).toBe(0)
      choose('daily')
      sql(`update public.projects set deleted_at = now() where id = '${project}'`)
      expect(queueNotices()).toBe(0)
    })

    it('is counted once by servers that look for it at the same time [FORT-168]', async () => {
      signOffProject('starter-agent', 7)
      const [first, second] = openSessions(postgres)
      for (const { execute } of [first, second]) await execute('set role service_role')
      await first.execute('begin')
      const early = await first.execute('select public.queue_support_notices()')
      const waiting = second.execute('select public.queue_support_notices()')
      await first.execute('commit')
      expect([early.output, (await waiting).output]).toEqual(['1', '0'])
      await Promise.all([first.end(), second.end()])
    })

    it('mails each change of a money-back request to the other side [FORT-175]', () => {
      choose('soon')
      const project = rooms.createProject()
      rooms.start(project)
      sql('delete from private.mail_outbox; delete from private.project_updates')
      const refund = crypto.randomUUID()
      rooms.run('client', `select public.request_refund('${refund}', '${project}', 'It is late')`)
      rooms.run('admin', `select public.decide_refund('${refund}', 'approved')`)
      rooms.run('admin', `select public.mark_refund_paid('${refund}', private.business_day(now()), 'TR-91')`)
      rooms.passTime('5 minutes')
      const mails = rooms.lease()
      const to = (name: string) =>
        mails
          .filter(({ recipient }) => recipient === `${name}@fortnight.example`)
          .flatMap(({ projects }) => projects[0]!.updates.map(({ kind }) => kind))
      expect({ client: to('client'), admin: to('admin') }).toEqual({
        client: ['refund_approved', 'refund_paid_back'],
        admin: ['refund_requested'],
      })
    })

    it('lets one of two decisions at the same moment count [FORT-173]', async () => {
      const project = rooms.createProject()
      rooms.start(project)
      const refund = crypto.randomUUID()
      rooms.run('client', `select public.request_refund('${refund}', '${project}', 'It is late')`)
      const [first, second] = openSessions(postgres)
      const claims = `select set_config('request.jwt.claims', '{"sub": "${ids.admin}", "session_id": "${ids.admin}"}', false)`
      for (const { execute } of [first, second]) {
        await execute('set role authenticated')
        await execute(claims)
      }
      await first.execute('begin')
      await first.execute(`select public.decide_refund('${refund}', 'approved')`)
      const waiting = second.execute(`select public.decide_refund('${refund}', 'declined', 'No')`)
      await first.execute('commit')
      expect((await waiting).message).toContain('was approved in the meantime')
      await Promise.all([first.end(), second.end()])
      expect(sql(`select state from public.refunds where id = '${refund}'`)).toBe('approved')
    })

    it('reminds no one of a project whose money is paid back [FORT-177]', () => {
      const project = rooms.createProject()
      rooms.start(project)
      rooms.run('admin', `select public.set_project_total('${project}', 450000, 'Quote 12')`)
      const waits = () => sql(`select count(*) from private.client_waits where project_id = '${project}'`)
      expect(waits()).toBe('1')
      const refund = crypto.randomUUID()
      rooms.run('client', `select public.request_refund('${refund}', '${project}', 'It is late')`)
      rooms.run('admin', `select public.decide_refund('${refund}', 'approved')`)
      expect(waits()).toBe('0')
    })
  },
)
