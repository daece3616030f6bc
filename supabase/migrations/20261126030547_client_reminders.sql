SET local check_function_bodies = off;

CREATE TABLE "private"."client_reminders" (
  "project_id"    uuid                     NOT NULL,
  "wait"          text                     NOT NULL,
  "waiting_since" timestamp with time zone NOT NULL,
  "reminded"      integer                  NOT NULL DEFAULT 1,
  CONSTRAINT "client_reminders_pkey" PRIMARY KEY (project_id, wait, waiting_since),
  CONSTRAINT "client_reminders_reminded_check" CHECK ((reminded = ANY (ARRAY[1, 2])))
);

ALTER TABLE "private"."client_reminders"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.mail_news (
  mail private.mail_outbox
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  receiver record;
  since record;
  projects jsonb;
begin
  select profile.id, profile.name, profile.user_type = 'admin' as is_admin, account.email::text as email into receiver
  from public.user_profiles as profile
  join auth.users as account on account.id = profile.id and account.email_confirmed_at is not null
  where profile.id = mail.user_id;
  if receiver.id is null then
    return null;
  end if;
  if mail.kind = 'reminder' and private.notification_setting(receiver.id, 'reminders') <> 'soon' then
    return null;
  elsif mail.kind = 'reminder' and not receiver.is_admin then
    select jsonb_agg(jsonb_build_object('id', room.id, 'name', room.name, 'waits', private.reminded_waits(room.id)))
    into projects
    from public.projects as room
    where room.id = mail.project_id and room.user_id = receiver.id and room.deleted_at is null
      and private.reminded_waits(room.id) is not null;
  elsif mail.kind = 'reminder' then
    select jsonb_agg(jsonb_build_object('id', room.id, 'name', room.name, 'waiting_since', summary.waiting_since))
    into projects
    from private.room_summaries as summary
    join public.projects as room on room.id = summary.project_id and room.deleted_at is null
    where summary.project_id = mail.project_id and summary.waiting_for = 'team'
      and summary.waiting_since <= mail.created_at;
  else
    select
      case when private.notification_setting(receiver.id, 'messages') <> 'off' then mail.messages_since end as messages,
      case when private.notification_setting(receiver.id, 'files') <> 'off' then mail.files_since end as files,
      case when private.notification_setting(receiver.id, 'status') <> 'off' then mail.status_since end as status
    into since;
    select jsonb_agg(told.news order by told.news ->> 'name') into projects
    from (
      select private.project_news(
        changed.project_id, receiver.id, since.messages, since.files, since.status, mail.covers_until
      ) as news
      from (
        select mail.project_id where mail.kind = 'activity'
        union
        (
          select entry.project_id from public.project_events as entry
          where mail.kind = 'digest' and entry.kind = 'status'
            and entry.created_at between mail.created_at and mail.covers_until
            and receiver.id in (select private.notified_people(entry.project_id, case when receiver.is_admin then 'client' else 'team' end))
          limit 50
        )
        union
        (
          select entry.project_id from private.project_updates as entry
          where mail.kind = 'digest' and entry.created_at between mail.created_at and mail.covers_until
            and receiver.id in (select private.notified_people(entry.project_id, case when receiver.is_admin then 'client' else 'team' end))
          limit 50
        )
        union
        (
          select summary.project_id from private.room_summaries as summary
          where mail.kind = 'digest' and summary.last_at >= mail.created_at
            and receiver.id in (select private.notified_people(summary.project_id, case when receiver.is_admin then 'client' else 'team' end))
          limit 50
        )
      ) as changed
    ) as told
    where told.news is not null;
  end if;
  if projects is null then
    return null;
  end if;
  return jsonb_build_object(
    'recipient', receiver.email, 'name', receiver.name, 'is_admin', receiver.is_admin, 'projects', projects,
    'unsubscribe_token', private.unsubscribe_token(receiver.id));
end;
$function$;

CREATE OR REPLACE FUNCTION private.reminded_waits (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(
    jsonb_build_object('kind', told.kind, 'subject', told.subject, 'since', told.since) order by told.since, told.kind)
  from (
    select waiting.kind, waiting.subject, min(waiting.waiting_since) as since
    from private.client_waits as waiting
    join private.client_reminders as reminder
      on reminder.project_id = waiting.project_id and reminder.wait = waiting.wait
      and reminder.waiting_since = waiting.waiting_since
    where waiting.project_id = reminded_waits.project
    group by waiting.kind, waiting.subject
  ) as told;
$function$;

CREATE OR REPLACE FUNCTION private.reminder_time (
  waiting_since timestamp with time zone,
  nth           integer
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (
    public.add_working_days(private.business_day(waiting_since), case nth when 1 then 2 else 5 end) + time '9:00'
  ) at time zone private.business_zone();
$function$;

CREATE OR REPLACE FUNCTION private.sign_off_ready_since(project uuid) returns timestamptz
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select greatest(
    max(run.created_at),
    (select list.agreed_at from public.acceptance_lists as list where list.project_id = sign_off_ready_since.project),
    (select max(waiver.created_at) from public.acceptance_waivers as waiver where waiver.project_id = sign_off_ready_since.project),
    (
      select max(proposed.decided_at) from public.acceptance_proposals as proposed
      where proposed.project_id = sign_off_ready_since.project
    ),
    (
      select max(version.ended_at) from public.deliverable_versions as version
      where version.project_id = sign_off_ready_since.project
    ))
  from public.acceptance_runs as run
  where run.project_id = sign_off_ready_since.project
    and run.agent_version = (
      select newest.name from public.agent_versions as newest
      where newest.project_id = sign_off_ready_since.project order by newest.id desc limit 1
    )
  having count(*) > 0 and cardinality(private.sign_off_missing(sign_off_ready_since.project)) = 0
    and not private.is_signed_off(sign_off_ready_since.project);
$$;
REVOKE ALL ON FUNCTION "private"."sign_off_ready_since"(uuid) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.queue_client_reminders()
  RETURNS bigint
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with waits as materialized (
    select * from private.client_waits as waiting where waiting.waiting_since <= now() - interval '1 day'
  ),
  due as (
    select
      waiting.project_id, waiting.wait, waiting.waiting_since,
      case when private.reminder_time(waiting.waiting_since, 2) <= now() then 2 else 1 end as reminded
    from waits as waiting
    left join private.client_reminders as earlier
      on earlier.project_id = waiting.project_id and earlier.wait = waiting.wait
      and earlier.waiting_since = waiting.waiting_since
    where coalesce(earlier.reminded, 0) < 2
      and private.reminder_time(waiting.waiting_since, coalesce(earlier.reminded, 0) + 1) <= now()
      and private.notification_setting(waiting.user_id, 'reminders') = 'soon'
  ),
  counted as (
    insert into private.client_reminders as stored (project_id, wait, waiting_since, reminded)
    select project_id, wait, waiting_since, reminded from due
    on conflict (project_id, wait, waiting_since) do update set reminded = excluded.reminded
      where stored.reminded < excluded.reminded
    returning stored.project_id
  ),
  mails as (
    insert into private.mail_outbox (kind, label, user_id, project_id)
    select distinct 'reminder', 'Waiting for the client', room.user_id, room.id
    from counted
    join public.projects as room on room.id = counted.project_id
    returning 1
  )
  select count(*) from mails;
$function$;

REVOKE ALL ON FUNCTION "public"."queue_client_reminders"() FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."client_reminders"
  ADD CONSTRAINT "client_reminders_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

create view private.client_waits as
  select waiting.project_id, room.user_id, waiting.kind, waiting.wait, waiting.subject, waiting.waiting_since
  from (
    select
      brief.project_id, 'brief' as kind, 'brief' as wait, '' as subject,
      coalesce((
        select max(event.created_at) from public.project_brief_events as event
        where event.project_id = brief.project_id and event.kind = 'reopened'
      ), brief.created_at) as waiting_since
    from public.project_briefs as brief
    where brief.submitted_at is null and brief.accepted_at is null and brief.skipped_at is null
    union all
    select query.project_id, 'brief_question', query.id::text, '', query.created_at
    from public.brief_queries as query
    join public.project_messages as message on message.id = query.message_id and message.deleted_at is null
    join public.project_briefs as brief on brief.project_id = query.project_id
      and brief.submitted_at is not null and brief.accepted_at is null and brief.skipped_at is null
    where query.resolved_at is null
    union all
    select list.project_id, 'cases', 'cases', '', list.confirmed_by_team_at
    from public.acceptance_lists as list
    where list.agreed_at is null and list.confirmed_by_team_at is not null
      and exists (select 1 from public.acceptance_cases as stored where stored.project_id = list.project_id and stored.deleted_at is null)
    union all
    select proposal.project_id, 'case_proposal', proposal.id::text, '', proposal.created_at
    from public.acceptance_proposals as proposal
    where proposal.decision is null and proposal.side = 'team'
    union all
    select version.project_id, 'approval', version.id::text, concat('“', deliverable.name, '”, version ', version.number), version.requested_at
    from public.deliverable_versions as version
    join public.deliverables as deliverable on deliverable.id = version.deliverable_id
    where version.state = 'open'
    union all
    select tested.id, 'sign_off', 'sign_off', '', private.sign_off_ready_since(tested.id)
    from (
      select running.id from public.projects as running
      where running.status <> 'completed' and running.deleted_at is null
        and exists (select 1 from public.agent_versions as version where version.project_id = running.id)
      -- The function takes half a millisecond: it is called for these projects alone, not for all.
      offset 0
    ) as tested
    union all
    select hold.project_id, 'hold', hold.id::text, hold.reason, hold.held_from
    from public.project_holds as hold
    where hold.held_until is null and hold.waits_for = 'client'
    union all
    select
      instalment.project_id, 'payment', instalment.id::text,
      concat(case instalment.part when 1 then 'first' else 'second' end, ' installment of ',
        private.format_dollars(instalment.amount_cents), ', due ', to_char(instalment.due_on, 'FMMon FMDD, YYYY')),
      instalment.due_on::timestamp at time zone private.business_zone()
    from public.instalments as instalment
    where instalment.state = 'due'
  ) as waiting
  join public.projects as room on room.id = waiting.project_id
  where room.deleted_at is null and (room.status <> 'completed' or waiting.kind = 'payment')
    and waiting.waiting_since is not null;

CREATE INDEX acceptance_lists_confirmed_by_team ON public.acceptance_lists USING btree (confirmed_by_team_at)
  WHERE ((agreed_at IS NULL) AND (confirmed_by_team_at IS NOT NULL));

CREATE INDEX acceptance_proposals_of_team ON public.acceptance_proposals USING btree (created_at)
  WHERE ((decision IS NULL) AND (side = 'team'::text));

CREATE INDEX brief_queries_open ON public.brief_queries USING btree (project_id)
  WHERE (resolved_at IS NULL);

CREATE INDEX instalments_due ON public.instalments USING btree (due_on)
  WHERE (state = 'due'::text);

CREATE INDEX project_briefs_open ON public.project_briefs USING btree (created_at)
  WHERE ((submitted_at IS NULL) AND (accepted_at IS NULL) AND (skipped_at IS NULL));

COMMENT ON COLUMN "public"."notification_settings"."reminders" IS 'For admins: a client has waited for an answer for a working day. For clients: the project waits for them.';

REVOKE ALL ON FUNCTION "private"."reminded_waits"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reminder_time"(timestamp WITH time zone, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."queue_client_reminders"() TO "service_role";
