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
    jsonb_build_object('kind', waiting.kind, 'subject', waiting.subject, 'since', waiting.waiting_since)
    order by waiting.waiting_since, waiting.wait)
  from private.client_waits as waiting
  join private.client_reminders as reminder
    on reminder.project_id = waiting.project_id and reminder.wait = waiting.wait
    and reminder.waiting_since = waiting.waiting_since
  where waiting.project_id = reminded_waits.project;
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

CREATE OR REPLACE FUNCTION public.queue_client_reminders()
  RETURNS bigint
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with due as (
    select waiting.project_id, waiting.wait, waiting.waiting_since, room.user_id
    from private.client_waits as waiting
    join public.projects as room on room.id = waiting.project_id and room.deleted_at is null
    left join private.client_reminders as earlier
      on earlier.project_id = waiting.project_id and earlier.wait = waiting.wait
      and earlier.waiting_since = waiting.waiting_since
    where coalesce(earlier.reminded, 0) < 2
      -- The quick condition first.
      and waiting.waiting_since <= now() - interval '1 day'
      and private.reminder_time(waiting.waiting_since, coalesce(earlier.reminded, 0) + 1) <= now()
      and private.notification_setting(room.user_id, 'reminders') = 'soon'
  ),
  counted as (
    insert into private.client_reminders (project_id, wait, waiting_since)
    select project_id, wait, waiting_since from due
    on conflict (project_id, wait, waiting_since) do update set reminded = 2
  ),
  mails as (
    insert into private.mail_outbox (kind, label, user_id, project_id)
    select distinct 'reminder', 'Waiting for the client', user_id, project_id from due
    returning 1
  )
  select count(*) from mails;
$function$;

REVOKE ALL ON FUNCTION "public"."queue_client_reminders"() FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."client_reminders"
  ADD CONSTRAINT "client_reminders_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

CREATE VIEW "private"."client_waits" AS  SELECT brief.project_id,
    'brief'::text AS kind,
    'brief'::text AS wait,
    ''::text AS subject,
    COALESCE(( SELECT max(event.created_at) AS max
           FROM public.project_brief_events event
          WHERE ((event.project_id = brief.project_id) AND (event.kind = 'reopened'::text))), brief.created_at) AS waiting_since
   FROM public.project_briefs brief
  WHERE ((brief.submitted_at IS NULL) AND (brief.accepted_at IS NULL) AND (brief.skipped_at IS NULL))
UNION ALL
 SELECT query.project_id,
    'brief_question'::text AS kind,
    'brief_question'::text AS wait,
    ''::text AS subject,
    min(query.created_at) AS waiting_since
   FROM ((public.brief_queries query
     JOIN public.project_messages message ON (((message.id = query.message_id) AND (message.deleted_at IS NULL))))
     JOIN public.project_briefs brief ON (((brief.project_id = query.project_id) AND (brief.submitted_at IS NOT NULL) AND (brief.accepted_at IS NULL) AND (brief.skipped_at IS NULL))))
  WHERE (query.resolved_at IS NULL)
  GROUP BY query.project_id
UNION ALL
 SELECT version.project_id,
    'approval'::text AS kind,
    (version.id)::text AS wait,
    concat('“', deliverable.name, '”, version ', version.number) AS subject,
    version.requested_at AS waiting_since
   FROM (public.deliverable_versions version
     JOIN public.deliverables deliverable ON ((deliverable.id = version.deliverable_id)))
  WHERE (version.state = 'open'::text)
UNION ALL
 SELECT hold.project_id,
    'hold'::text AS kind,
    (hold.id)::text AS wait,
    hold.reason AS subject,
    hold.held_from AS waiting_since
   FROM public.project_holds hold
  WHERE ((hold.held_until IS NULL) AND (hold.waits_for = 'client'::text))
UNION ALL
 SELECT instalment.project_id,
    'payment'::text AS kind,
    (instalment.id)::text AS wait,
    concat(
        CASE instalment.part
            WHEN 1 THEN 'first'::text
            ELSE 'second'::text
        END, ' installment of ', private.format_dollars(instalment.amount_cents), ', due ', to_char((instalment.due_on)::timestamp with time zone, 'FMMon FMDD, YYYY'::text)) AS subject,
    ((instalment.due_on)::timestamp without time zone AT TIME ZONE private.business_zone()) AS waiting_since
   FROM public.instalments instalment
  WHERE (instalment.state = 'due'::text);

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
