import { createHash } from 'node:crypto'
import type { TemporaryPostgres } from '../../../../../.config/database/temporaryPostgres.ts'
import { createRoomSql, ids } from '../postgresRooms.ts'

export type ApprovalMail = {
  id: number
  lease: string
  kind: string
  recipient: string
  token: string
  projects: object[]
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The statement by which the web server decides. */
export const decideByLinkSql = (token: string, decision = 'approved', comment = '') =>
  `select public.decide_by_link('${hashOf(token)}', '${decision}', '${comment}')`

/** The statement by which a client decides about each item in the same way. */
export const decideSql = (version: string, decision = 'approved') =>
  `select public.decide_deliverable('${version}', (
    select jsonb_agg(jsonb_build_object('item', id, 'decision', '${decision}', 'comment', 'By page'))
    from public.deliverable_items where version_id = '${version}'))`

/** Requests for approval in new projects of the seeded client on a real Postgres. */
export function createRequestSql(postgres: TemporaryPostgres) {
  const { sql } = postgres
  const rooms = createRoomSql(postgres)
  let project = ''
  const lease = () => rooms.lease({ lease: 120, delay: 0 }) as unknown as ApprovalMail[]
  const openVersion = () =>
    sql(`select id from public.deliverable_versions where project_id = '${project}' and state = 'open'`)
  const saveDraft = (deliverable: string = crypto.randomUUID()) => {
    const items = '[{"url": "https://demo.example:8443/agent?secret=1", "label": "The demo"}]'
    rooms.run(
      'admin',
      `select public.save_deliverable_draft('${deliverable}', '${project}', 'Test report', 'Notes', '${items}')`,
    )
    return sql(`select id from public.deliverable_versions where deliverable_id = '${deliverable}' and state = 'draft'`)
  }
  const putUpSql = (draft: string) =>
    `select public.request_approval(id, updated_at) from public.deliverable_versions where id = '${draft}'`
  const putUp = (deliverable?: string) => rooms.run('admin', putUpSql(saveDraft(deliverable)))
  return {
    ...{ rooms, lease, openVersion, saveDraft, putUpSql, putUp },
    /** Empties the outbox and what decides about mails, and creates a project for the requests; returns its id. */
    begin: () => {
      sql(
        'delete from private.mail_outbox; delete from public.notification_settings; delete from private.decision_links',
      )
      project = rooms.createProject()
      sql('delete from private.mail_outbox')
      return project
    },
    stateOf: (version: string) => sql(`select state from public.deliverable_versions where id = '${version}'`),
    /** Chooses when the client gets mails about the status. */
    choose: (status: string) =>
      rooms.run(
        'client',
        `insert into public.notification_settings (user_id, status) values ('${ids.client}', '${status}')`,
      ),
    outcomeOf: (token: string) =>
      sql(`select public.decision_request('${hashOf(token)}') ->> 'outcome'`, 'service_role'),
    decide: (...args: Parameters<typeof decideByLinkSql>) => sql(decideByLinkSql(...args), 'service_role'),
    isStoredHash: (token: string) => sql('select token_hash from private.decision_links') === hashOf(token),
    ageLinks: (interval: string) =>
      sql(`update private.decision_links set created_at = created_at - interval '${interval}'`),
    /** Puts a version up; returns it with the token of its mail. */
    mailRequest: (deliverable?: string) => {
      putUp(deliverable)
      const mail = lease().find(({ kind }) => kind === 'approval')!
      return { version: openVersion(), token: mail.token, mail }
    },
  }
}
