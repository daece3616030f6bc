import { createHash } from 'node:crypto'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { asUser, createRoomSql, ids, openSessions, prepareRooms } from '../support/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>
let project: string

type ApprovalMail = { id: number; lease: string; kind: string; recipient: string; token: string; projects: object[] }

/** Puts a version of a deliverable with one link up; returns its id. */
function putUp(deliverable: string = crypto.randomUUID()) {
  const items = '[{"url": "https://demo.example:8443/agent?secret=1", "label": "The demo"}]'
  return rooms.run(
    'admin',
    `select public.save_deliverable_draft('${deliverable}', '${project}', 'Test report', 'Notes', '${items}');
     select public.request_approval(id, updated_at) from public.deliverable_versions
     where deliverable_id = '${deliverable}' and state = 'draft'`,
  )
}
const openVersion = () =>
  sql(`select id from public.deliverable_versions where project_id = '${project}' and state = 'open'`)
const stateOf = (version: string) => sql(`select state from public.deliverable_versions where id = '${version}'`)
const lease = () => rooms.lease({ lease: 120, delay: 0 }) as unknown as ApprovalMail[]
const choose = (status: string) =>
  rooms.run(
    'client',
    `insert into public.notification_settings (user_id, status) values ('${ids.client}', '${status}')`,
  )
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const outcomeOf = (token: string) =>
  sql(`select public.decision_request('${hashOf(token)}') ->> 'outcome'`, 'service_role')
const decideSql = (token: string, decision = 'approved', comment = '') =>
  `select public.decide_by_link('${hashOf(token)}', '${decision}', '${comment}')`
const decide = (...args: Parameters<typeof decideSql>) => sql(decideSql(...args), 'service_role')
const ageLinks = (interval: string) =>
  sql(`update private.decision_links set created_at = created_at - interval '${interval}'`)
const approveAll = (version: string) =>
  `select public.decide_deliverable('${version}', (
    select jsonb_agg(jsonb_build_object('item', id, 'decision', 'approved'))
    from public.deliverable_items where version_id = '${version}'))`

/** Puts a version up; returns it with the token of its mail. */
function mailedRequest(deliverable?: string) {
  putUp(deliverable)
  const mail = lease().find(({ kind }) => kind === 'approval')!
  return { version: openVersion(), token: mail.token, mail }
}

describeOnPostgres(
  'a request for approval on a real Postgres',
  (started) => {
    postgres = started
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    beforeEach(() => {
      sql(
        'delete from private.mail_outbox; delete from public.notification_settings; delete from private.decision_links',
      )
      project = rooms.createProject()
      sql('delete from private.mail_outbox')
    })

    it('is mailed to the client at once, with what is to be decided and a link [FORT-86]', () => {
      const { mail, token } = mailedRequest()
      expect(mail).toMatchObject({
        ...{ kind: 'approval', recipient: 'client@fortnight.example', is_admin: false },
        projects: [
          {
            ...{ id: project, name: 'Roomy', deliverable: 'Test report', version: 1, notes: 'Notes' },
            items: [{ label: 'The demo', host: 'demo.example:8443', file_version: null }],
          },
        ],
      })
      expect(token).toMatch(/^[0-9a-f]{64}$/)
      expect(JSON.stringify(mail)).not.toContain('secret=1')
    })

    it('is mailed with the digest or not at all, as the client has chosen for the status [FORT-86]', () => {
      choose('daily')
      putUp()
      expect(lease()).toEqual([])
      expect(
        sql("select extract(hour from send_after at time zone 'UTC') from private.mail_outbox where kind = 'approval'"),
      ).toBe('7')
      sql("delete from private.mail_outbox; update public.notification_settings set status = 'off'")
      putUp()
      expect(sql("select count(*) from private.mail_outbox where kind = 'approval'")).toBe('0')
    })

    it('is not mailed any more when it has ended, or mails have been turned off [FORT-86]', () => {
      putUp()
      rooms.run('client', approveAll(openVersion()))
      putUp()
      choose('off')
      expect(lease().filter(({ kind }) => kind === 'approval')).toEqual([])
      expect(sql("select string_agg(distinct state, ' ') from private.mail_outbox where kind = 'approval'")).toBe(
        'skipped',
      )
    })

    it('is decided by its link, which is stored as a hash and read without any effect [FORT-87] [FORT-88]', () => {
      const { version, token } = mailedRequest()
      expect(sql('select token_hash from private.decision_links')).toBe(hashOf(token))
      for (let count = 0; count < 3; count += 1) expect(outcomeOf(token)).toBe('open')
      expect(stateOf(version)).toBe('open')
      expect(decide(token)).toBe('approved')
      expect(stateOf(version)).toBe('approved')
      expect(
        sql(
          `select ended_by = '${ids.client}' and ended_by_mail from public.deliverable_versions where id = '${version}'`,
        ),
      ).toBe('t')
      expect(sql(`select decision from public.deliverable_items where version_id = '${version}'`)).toBe('approved')
    })

    it('is decided once by its link [FORT-87]', () => {
      const { version, token } = mailedRequest()
      expect(decide(token, 'changes', ' The logo ')).toBe('changes')
      expect(sql(`select comment from public.deliverable_versions where id = '${version}'`)).toBe('The logo')
      expect([decide(token), outcomeOf(token)]).toEqual(['used', 'used'])
      expect(stateOf(version)).toBe('changes')
    })

    it('is not decided without a comment where changes are asked for, nor by another word [FORT-87]', () => {
      const { version, token } = mailedRequest()
      expect(() => decide(token, 'changes', ' ')).toThrow('say what should change')
      expect(() => decide(token, 'changes', 'x'.repeat(2_001))).toThrow('2,000')
      expect(() => decide(token, 'void')).toThrow('choose')
      expect(stateOf(version)).toBe('open')
    })

    it('is not decided by a link that is older than seven days or unknown [FORT-87]', () => {
      const { version, token } = mailedRequest()
      ageLinks('6 days 23 hours')
      expect(outcomeOf(token)).toBe('open')
      ageLinks('1 hour')
      expect([outcomeOf(token), decide(token)]).toEqual(['expired', 'expired'])
      expect([outcomeOf('x'), decide('x')]).toEqual(['', 'unknown'])
      expect(stateOf(version)).toBe('open')
    })

    it('is not decided by the link of an earlier version, of a withdrawn or of a decided one [FORT-87]', () => {
      const deliverable = crypto.randomUUID()
      const first = mailedRequest(deliverable)
      const second = mailedRequest(deliverable)
      expect([outcomeOf(first.token), decide(first.token)]).toEqual(['void', 'void'])
      expect(stateOf(second.version)).toBe('open')
      rooms.run('client', approveAll(second.version))
      expect([outcomeOf(second.token), decide(second.token, 'changes', 'Late')]).toEqual(['approved', 'decided'])
    })

    it('is not decided by a link once the project is gone or the client is no client any more [FORT-87]', () => {
      const { version, token } = mailedRequest()
      sql(`update public.user_profiles set user_type = 'admin' where id = '${ids.client}'`)
      expect(decide(token)).toBe('unknown')
      sql(`update public.user_profiles set user_type = 'client' where id = '${ids.client}';
        update public.projects set deleted_at = now() where id = '${project}'`)
      expect([outcomeOf(token), decide(token)]).toEqual(['', 'unknown'])
      expect(stateOf(version)).toBe('open')
    })

    it('gets one decision of two people or tabs that decide at the same moment [FORT-84]', async () => {
      const { version, token } = mailedRequest()
      const [first, second] = openSessions(postgres)
      try {
        await first.execute('begin')
        for (const part of asUser('client', approveAll(version)).split('; ')) await first.execute(part)
        await second.execute('begin')
        await second.execute('set local role service_role')
        const waiting = second.execute(decideSql(token, 'changes', 'Too late'))
        await first.execute('commit')
        expect((await waiting).output).toBe('decided')
        await second.execute('commit')
      } finally {
        await Promise.all([first.end(), second.end()])
      }
      expect(stateOf(version)).toBe('approved')
      expect(sql(`select coalesce(comment, '-') from public.deliverable_versions where id = '${version}'`)).toBe('-')
    })

    it('is followed by a mail to the team about the decision, by page or by mail [FORT-97]', () => {
      putUp()
      rooms.run('client', approveAll(openVersion()))
      decide(mailedRequest().token, 'changes', 'The logo')
      rooms.passTime('5 minutes')
      const told = rooms.lease().filter(({ recipient }) => recipient === 'admin@fortnight.example')
      expect(told.map(({ projects }) => projects[0]!.updates)).toMatchObject([
        [
          { kind: 'deliverable_approved', subject: '“Test report”, version 1', author: 'Noor Haddad' },
          { kind: 'changes_requested', subject: '“Test report”, version 1', author: null },
        ],
      ])
    })

    it('is told to the open browsers of both sides, a draft to those of the team [FORT-91]', () => {
      const events = () =>
        sql(`select concat_ws(' ', kind, coalesce(user_id::text, '-'), for_admins) from private.live_events
          where project_id = '${project}' order by id`).split('\n')
      const [draft, both] = ['project - t', `project ${ids.client} t`]
      sql('delete from private.live_events')
      putUp()
      expect(events()).toEqual([draft, both])
      sql('delete from private.live_events')
      rooms.run('client', approveAll(openVersion()))
      expect(events()).toEqual([both])
    })
  },
)
