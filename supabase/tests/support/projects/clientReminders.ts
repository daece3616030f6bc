import type { TemporaryPostgres } from '../../../../.config/database/temporaryPostgres.ts'
import { createRoomSql, ids } from './postgresRooms.ts'

const clientEmail = 'client@fortnight.example'

// Where it is stored since when clients are waited for.
const timeColumns = [
  'public.project_briefs.created_at',
  'public.project_brief_events.created_at',
  'public.brief_queries.created_at',
  'public.acceptance_lists.confirmed_by_team_at',
  'public.acceptance_lists.agreed_at',
  'public.acceptance_proposals.created_at',
  'public.acceptance_runs.created_at',
  'public.deliverable_versions.requested_at',
  'public.project_holds.held_from',
  'private.client_reminders.waiting_since',
].map((column) => column.split('.') as [string, string, string])

/** Calendar days that contain two working days but not five, and further ones with the fifth, whatever the day is. */
export const [aFewDays, aWeekAndMore] = ['6 days', '5 days']

/** Reminders of the seeded client on a real Postgres, whose clock is turned by changing times that are stored. */
export function createReminderSql(postgres: TemporaryPostgres) {
  const { sql } = postgres
  const rooms = createRoomSql(postgres)
  /** What the next reminders of a project tell its client, in their order. */
  const remindedOf = (project: string) =>
    rooms
      .lease()
      .filter(
        ({ kind, recipient, projects: [told] }) =>
          kind === 'reminder' && recipient === clientEmail && told!.id === project,
      )
      .flatMap((mail) => {
        rooms.finish(mail)
        return mail.projects[0]!.waits ?? []
      })
  return {
    ...rooms,
    queueReminders: () => Number(sql('select public.queue_client_reminders()', 'service_role')),
    remindedOf,
    kindsOf: (project: string) => remindedOf(project).map(({ kind }) => kind),
    /** Moves everything that clients wait for into the past, with the reminders of it. Events are written once, so without triggers. */
    passTime: (interval: string) =>
      sql(
        `set session_replication_role = replica;${timeColumns
          .map(
            ([schema, table, column]) =>
              `update ${schema}.${table} set ${column} = ${column} - interval '${interval}';`,
          )
          .join('')}`,
      ),
    /** Whether the seeded client wants reminders: 'soon' or 'off'. */
    choose: (reminders: string) =>
      rooms.run(
        'client',
        `insert into public.notification_settings (user_id, reminders) values ('${ids.client}', '${reminders}')
          on conflict (user_id) do update set reminders = excluded.reminders`,
      ),
    /** Removes what earlier tests have left. */
    reset: () =>
      sql(`update public.projects set deleted_at = now() where user_id = '${ids.client}' and deleted_at is null;
        delete from public.holidays; delete from private.mail_outbox; delete from public.notification_settings;`),
  }
}
