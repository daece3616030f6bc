import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { createRequestSql, decideSql } from '../support/projects/deliverables/requestsOnPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { ids, prepareRooms } from '../support/projects/postgresRooms.ts'

let sql: TemporaryPostgres['sql']
let requests: ReturnType<typeof createRequestSql>
let project: string

const countMails = () => sql("select count(*) from private.mail_outbox where kind = 'approval'")

describeOnPostgres(
  'a request for approval on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    requests = createRequestSql(postgres)
  },
  () => {
    beforeEach(() => {
      project = requests.begin()
    })

    it('is mailed to the client at once, with what is to be decided and a link [FORT-86]', () => {
      const { mail, token } = requests.mailRequest()
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
      requests.choose('daily')
      requests.putUp()
      expect(requests.lease()).toEqual([])
      expect(
        sql("select extract(hour from send_after at time zone 'UTC') from private.mail_outbox where kind = 'approval'"),
      ).toBe('7')
      sql("delete from private.mail_outbox; update public.notification_settings set status = 'off'")
      requests.putUp()
      expect(countMails()).toBe('0')
    })

    it('is not mailed any more when it has ended, or mails have been turned off [FORT-86]', () => {
      requests.putUp()
      requests.rooms.run('client', decideSql(requests.openVersion()))
      requests.putUp()
      requests.choose('off')
      expect(requests.lease().filter(({ kind }) => kind === 'approval')).toEqual([])
      expect(sql("select string_agg(distinct state, ' ') from private.mail_outbox where kind = 'approval'")).toBe(
        'skipped',
      )
    })

    it('is not mailed any more when its project was deleted [FORT-86]', () => {
      requests.putUp()
      requests.rooms.run('client', `delete from public.projects where id = '${project}'`)
      expect(requests.lease().filter(({ kind }) => kind === 'approval')).toEqual([])
    })

    it('is followed by a mail to the team about the decision, by page or by mail [FORT-97]', () => {
      requests.decide(requests.mailRequest().token, 'changes', 'The logo')
      requests.putUp()
      requests.rooms.run('client', decideSql(requests.openVersion()))
      requests.rooms.passTime('5 minutes')
      const told = requests.rooms.lease().filter(({ recipient }) => recipient === 'admin@fortnight.example')
      expect(told.map(({ projects }) => projects[0]!.updates)).toMatchObject([
        [
          { kind: 'changes_requested', subject: '“Test report”, version 1', author: null },
          { kind: 'deliverable_approved', subject: '“Test report”, version 1', author: 'Noor Haddad' },
        ],
      ])
    })

    it('is told to the open browsers of both sides, a draft to those of the team [FORT-91]', () => {
      const events = () =>
        sql(`select concat_ws(' ', kind, coalesce(user_id::text, '-'), for_admins) from private.live_events
          where project_id = '${project}' order by id`).split('\n')
      const [draft, both] = ['project - t', `project ${ids.client} t`]
      sql('delete from private.live_events')
      requests.putUp()
      expect(events()).toEqual([draft, both])
      sql('delete from private.live_events')
      requests.rooms.run('client', decideSql(requests.openVersion()))
      expect(events()).toEqual([both])
    })

    it('can be decided when the admin who has put it up is deleted, and stays as it was decided [FORT-85]', () => {
      const admin = crypto.randomUUID()
      sql(`insert into auth.users (id, email) values ('${admin}', '${admin}@example.com');
        insert into public.user_profiles (id, name, email, user_type)
        values ('${admin}', 'Leaving', '${admin}@example.com', 'admin') on conflict (id) do update set user_type = 'admin'`)
      const version = requests.saveDraft()
      sql(`update public.deliverable_versions set state = 'open', requested_at = now(), requested_by = '${admin}'
        where id = '${version}'`)
      sql(`delete from auth.users where id = '${admin}'`)
      const people = () =>
        sql(`select concat_ws(' ', state, coalesce(requested_by::text, '-'), ended_by = '${ids.client}')
          from public.deliverable_versions where id = '${version}'`)
      expect(people()).toBe('open -')
      requests.rooms.run('client', decideSql(version))
      expect(people()).toBe('approved - t')
    })
  },
)
