import type { TemporaryPostgres } from '../../../../.config/database/temporaryPostgres.ts'
import { openSession } from '../postgresSession.ts'

export const ids = {
  admin: '00000000-0000-4000-8000-0000000000a1',
  client: '00000000-0000-4000-8000-0000000000c1',
}

/** What one of the seeded people sends, as one statement. */
export const asUser = (user: keyof typeof ids, statement: string) =>
  `set local role authenticated; set local request.jwt.claims = '{"sub": "${ids[user]}", "session_id": "${ids[user]}"}'; ${statement}`

/** Migrates and seeds a Postgres, with a session for each of the seeded people. */
export function prepareRooms({ supabase, sql }: TemporaryPostgres) {
  supabase(['db', 'push', '--include-seed'])
  sql(
    `insert into auth.sessions (id, user_id, created_at) values ${Object.values(ids)
      .map((id) => `('${id}', '${id}', now())`)
      .join()}`,
  )
}

/** Rooms on a real Postgres, whose clock is turned by changing times that are stored. */
export function createRoomSql({ sql }: TemporaryPostgres) {
  const run = (user: keyof typeof ids, statement: string) => sql(`begin; ${asUser(user, statement)}; commit`)
  return {
    run,
    /** A new project of the seeded client. */
    createProject: () => {
      const id = crypto.randomUUID()
      sql(`insert into public.projects (id, user_id, name) values ('${id}', '${ids.client}', 'Roomy')`)
      return id
    },
    /** Starts a project like one from before the first questionnaire, which needs no brief. */
    start: (project: string) => {
      sql(`delete from public.project_briefs where project_id = '${project}'`)
      run('admin', `select public.start_project_steps('${project}', '2025-09-01')`)
    },
    /** Sends a message; returns its number. */
    write: (user: keyof typeof ids, project: string, body = 'Hello') =>
      Number(run(user, `select public.send_message(gen_random_uuid(), '${project}', '${body}')`)),
    /** Leases due mails as the web server does. */
    lease: (seconds = { lease: 120, delay: 300 }) => {
      const lines = sql(`select public.lease_mails(20, ${seconds.lease}, ${seconds.delay})`, 'service_role')
      return lines
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LeasedMail)
    },
    finish: ({ id, lease }: LeasedMail, more = '') =>
      sql(`select public.finish_mail(${id}, '${lease}'${more})`, 'service_role'),
    /** Moves all mails into the past, with what they cover and what they tell. */
    passTime: (interval: string) =>
      sql(`update private.mail_outbox set created_at = created_at - interval '${interval}',
          send_after = send_after - interval '${interval}', covers_until = covers_until - interval '${interval}',
          messages_since = messages_since - interval '${interval}', files_since = files_since - interval '${interval}',
          status_since = status_since - interval '${interval}',
          finished_at = finished_at - interval '${interval}';
        update public.project_messages set created_at = created_at - interval '${interval}';
        update public.project_file_versions set created_at = created_at - interval '${interval}';
        update public.project_events set created_at = created_at - interval '${interval}';
        update private.project_updates set created_at = created_at - interval '${interval}';
        update private.room_summaries set waiting_since = waiting_since - interval '${interval}';`),
    states: () =>
      sql("select concat_ws(' ', kind, state, attempts) from private.mail_outbox order by id")
        .split('\n')
        .filter(Boolean),
  }
}

export type LeasedMail = {
  id: number
  lease: string
  kind: string
  attempts: number
  recipient: string
  subject?: string
  content?: unknown
  unsubscribe_token: string
  projects: {
    id: string
    messages: { body: string; author: string }[]
    files: { name: string }[]
    statuses: { from: string; to: string }[]
    updates: { kind: string; subject: string; author: string | null }[]
    waiting_since?: string
    waits?: { kind: string; subject: string }[]
  }[]
}

/** Two connections, each of which runs one statement after the other, and waits with it for the other one. */
export function openSessions(postgres: TemporaryPostgres) {
  return [openSession(postgres), openSession(postgres)] as const
}
