SET local check_function_bodies = off;

CREATE TABLE "private"."project_updates" (
  "id"         bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "project_id" uuid                     NOT NULL,
  "side"       text                     NOT NULL,
  "actor_id"   uuid,
  "kind"       text                     NOT NULL,
  "subject"    text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "project_updates_kind_check" CHECK (((kind ~ '^[a-z_]+$'::text) AND (char_length(kind) <= 40))),
  CONSTRAINT "project_updates_pkey" PRIMARY KEY (id),
  CONSTRAINT "project_updates_side_check" CHECK ((side = ANY (ARRAY['client'::text, 'team'::text]))),
  CONSTRAINT "project_updates_subject_check" CHECK ((char_length(subject) <= 200))
);

ALTER TABLE "private"."project_updates"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.add_project_update (
  project uuid,
  side    text,
  kind    text,
  subject text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.project_updates (project_id, side, actor_id, kind, subject)
  values (
    add_project_update.project, add_project_update.side, (select private.caller_id()), add_project_update.kind,
    left(coalesce(add_project_update.subject, ''), 200)
  );
  perform private.queue_notifications(add_project_update.project, add_project_update.side, 'status');
end;
$function$;

CREATE OR REPLACE FUNCTION private.export_updates (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('updates', (
    select coalesce(jsonb_agg(
      to_jsonb(entry) - array['project_id', 'actor_id'] || jsonb_build_object('by', private.actor_label(entry.actor_id))
      order by entry.id
    ), '[]')
    from private.project_updates as entry where entry.project_id = export_updates.project
  ));
$function$;

CREATE OR REPLACE FUNCTION private.format_days (
  first_day date,
  last_day  date
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when first_day < last_day then to_char(first_day, 'FMMon FMDD – ') else '' end
    || to_char(last_day, 'FMMon FMDD, YYYY');
$function$;

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
  if mail.kind = 'reminder' and not (receiver.is_admin and private.notification_setting(receiver.id, 'reminders') = 'soon') then
    return null;
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
  insert into private.notification_tokens (user_id) values (receiver.id) on conflict do nothing;
  return jsonb_build_object(
    'recipient', receiver.email, 'name', receiver.name, 'is_admin', receiver.is_admin, 'projects', projects,
    'unsubscribe_token', (select link.token from private.notification_tokens as link where link.user_id = receiver.id));
end;
$function$;

CREATE OR REPLACE FUNCTION private.notify_step_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.add_project_update(
    new.project_id,
    'team',
    case new.kind when 'moved' then 'step_moved' when 'held' then 'held_for_' || new.waits_for else 'resumed' end,
    case new.kind
      when 'moved' then concat(new.step, ' step to ', private.format_days(new.to_first_day, new.to_last_day))
      when 'held' then new.reason
      else ''
    end);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.project_news (
  project        uuid,
  person         uuid,
  messages_since timestamp with time zone,
  files_since    timestamp with time zone,
  status_since   timestamp with time zone,
  until          timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_admin boolean := exists (select 1 from public.user_profiles where id = person and user_type = 'admin');
  other_side text := case when is_admin then 'client' else 'team' end;
  read_sequence bigint := coalesce((
    select mark.sequence from public.project_reads as mark
    where mark.project_id = project_news.project and mark.user_id = person
  ), 0);
  messages jsonb;
  files jsonb;
  statuses jsonb;
  updates jsonb;
begin
  select jsonb_agg(jsonb_build_object('author', private.author_name(message.author_id), 'body', left(message.body, 1000),
    'at', message.created_at) order by message.sequence)
  into messages
  from (
    select * from public.project_messages as entry
    where entry.project_id = project_news.project and entry.side = other_side and entry.deleted_at is null
      and entry.sequence > read_sequence and entry.created_at between messages_since and until
    order by entry.sequence limit 20
  ) as message;
  select jsonb_agg(jsonb_build_object('author', private.author_name(version.uploaded_by), 'name', file.name,
    'version', version.version, 'at', version.created_at) order by version.sequence)
  into files
  from (
    select * from public.project_file_versions as entry
    where entry.project_id = project_news.project and entry.side = other_side and entry.scan_state <> 'infected'
      and entry.sequence > read_sequence and entry.created_at between files_since and until
    order by entry.sequence limit 20
  ) as version
  join public.project_files as file on file.id = version.file_id;
  select jsonb_agg(jsonb_build_object('from', event.from_value, 'to', event.to_value, 'at', event.created_at) order by event.id)
  into statuses
  from public.project_events as event
  where event.project_id = project_news.project and event.kind = 'status' and event.actor_id is distinct from person
    and (not is_admin or event.actor_id = (select room.user_id from public.projects as room where room.id = event.project_id))
    and event.created_at between status_since and until;
  select jsonb_agg(jsonb_build_object('kind', told.kind, 'subject', told.subject,
    'author', private.author_name(told.actor_id), 'at', told.created_at) order by told.id)
  into updates
  from (
    select * from private.project_updates as entry
    where entry.project_id = project_news.project and entry.side = other_side
      and entry.created_at between status_since and until
    order by entry.id limit 20
  ) as told;
  if messages is null and files is null and statuses is null and updates is null then
    return null;
  end if;
  -- Nothing about a project that was deleted, or that is not the person's: an admin may have become a client since.
  return (
    select jsonb_build_object('id', room.id, 'name', room.name, 'messages', coalesce(messages, '[]'),
      'files', coalesce(files, '[]'), 'statuses', coalesce(statuses, '[]'), 'updates', coalesce(updates, '[]'))
    from public.projects as room
    where room.id = project_news.project and room.deleted_at is null and (is_admin or room.user_id = person)
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.export_own_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := (select private.caller_id());
begin
  if caller is null then
    raise exception 'Only a signed-in person has data to export.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', account.id,
        'email', account.email,
        'created_at', account.created_at,
        'confirmed_at', account.email_confirmed_at,
        'last_sign_in_at', account.last_sign_in_at,
        'sign_up', account.raw_user_meta_data
      )
      from auth.users as account where account.id = caller
    ),
    'sessions', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'created_at', session.created_at,
          'last_used_at', coalesce(session.refreshed_at at time zone 'UTC', session.updated_at, session.created_at),
          'user_agent', session.user_agent,
          'ip', host(session.ip)
        )
        order by session.created_at, session.id
      ), '[]')
      from auth.sessions as session where session.user_id = caller
    ),
    'known_devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('created_at', device.created_at, 'last_used_at', device.last_used_at) order by device.created_at
      ), '[]')
      from private.known_devices as device where device.user_id = caller
    ),
    'profile', (select to_jsonb(profile) - 'search_text' from public.user_profiles as profile where profile.id = caller),
    'projects', (
      select coalesce(jsonb_agg(
        to_jsonb(own) - array['user_id', 'search_text'] || jsonb_build_object('history', (
          select coalesce(jsonb_agg(
            to_jsonb(event) - array['project_id', 'actor_id']
              || jsonb_build_object('by', private.actor_label(event.actor_id))
            order by event.id
          ), '[]')
          from public.project_events as event where event.project_id = own.id
        )) || private.export_room(own.id, caller) || private.export_plan(own.id) || private.export_updates(own.id)
        order by own.created_at, own.id
      ), '[]')
      from public.projects as own where own.user_id = caller
    ),
    'notifications', (
      select to_jsonb(chosen) - 'user_id' from public.notification_settings as chosen where chosen.user_id = caller
    ),
    'calendar_feed', (
      select jsonb_build_object('created_at', feed.created_at) from public.calendar_feeds as feed where feed.user_id = caller
    ),
    'newsletter', (
      select to_jsonb(subscriber) - 'id' from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = private.caller_confirmed_email()
    )
  );
end;
$function$;

ALTER TABLE "private"."project_updates"
  ADD CONSTRAINT "project_updates_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."project_updates"
  ADD CONSTRAINT "project_updates_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

CREATE INDEX project_updates_by_actor ON private.project_updates USING btree (actor_id);

CREATE INDEX project_updates_by_project ON private.project_updates USING btree (project_id, created_at);

CREATE INDEX project_updates_by_time ON private.project_updates USING btree (created_at);

CREATE TRIGGER notify_step_event
  AFTER INSERT ON public.project_step_events
  FOR EACH ROW
  WHEN ((new.kind = ANY (ARRAY['moved'::text, 'held'::text, 'resumed'::text])))
  EXECUTE FUNCTION private.notify_step_event();

COMMENT ON COLUMN "private"."project_updates"."actor_id" IS 'Null when the account is gone, or when no person did it.';

COMMENT ON COLUMN "private"."project_updates"."kind" IS 'Chooses the sentence of the mail, in shell/server/mail/projectMails/updateSentence.ts.';

COMMENT ON COLUMN "private"."project_updates"."side" IS 'Who did it.';

COMMENT ON COLUMN "private"."project_updates"."subject" IS 'What the sentence names, such as a step and its days.';

REVOKE ALL ON FUNCTION "private"."add_project_update"(uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_updates"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."format_days"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_step_event"() FROM PUBLIC;
