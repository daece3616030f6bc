-- Mails about what happens in projects: to whom, how soon, and what they tell. Each person chooses per kind whether it is
-- mailed soon, once a day or not at all.

create table public.notification_settings (
  user_id uuid primary key default auth.uid() references public.user_profiles (id) on delete cascade,
  messages text not null default 'soon' check (messages in ('soon', 'daily', 'off')),
  files text not null default 'soon' check (files in ('soon', 'daily', 'off')),
  status text not null default 'soon' check (status in ('soon', 'daily', 'off')),
  reminders text not null default 'soon' check (reminders in ('soon', 'off')),
  updated_at timestamptz not null default now()
);
comment on table public.notification_settings is 'Without a row, everything is mailed soon.';
comment on column public.notification_settings.reminders is 'For admins: a client has waited for an answer for a working day. For clients: the project waits for them.';

create trigger touch_updated_at
  before update on public.notification_settings
  for each row execute function private.touch_updated_at();

revoke all on public.notification_settings from anon, authenticated;
grant select on public.notification_settings to authenticated;
grant insert (user_id, messages, files, status, reminders) on public.notification_settings to authenticated;
grant update (messages, files, status, reminders) on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;

alter table public.notification_settings enable row level security;

create policy "Users read their own notification settings" on public.notification_settings
  for select to authenticated
  using (user_id = (select private.caller_id()));

create policy "Users create their own notification settings" on public.notification_settings
  for insert to authenticated
  with check (user_id = (select private.caller_id()));

create policy "Users change their own notification settings" on public.notification_settings
  for update to authenticated
  using (user_id = (select private.caller_id()))
  with check (user_id = (select private.caller_id()));

-- The tokens of unsubscribe links. They never change: every mail ever sent contains one.
create table private.notification_tokens (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text, '-', '')
);

revoke all on private.notification_tokens from public, anon, authenticated;

-- Without a policy: only functions read and write it.
alter table private.notification_tokens enable row level security;

-- The token of the link by which a person turns mails about projects off. The first mail makes it.
create function private.unsubscribe_token(person uuid) returns text
  language sql
  set search_path = ''
as $$
  insert into private.notification_tokens (user_id) values (person) on conflict do nothing;
  select link.token from private.notification_tokens as link where link.user_id = person;
$$;
revoke execute on function private.unsubscribe_token(uuid) from public;

-- Turns off all mails about projects for the person whose unsubscribe link has this token, without a sign-in. Returns
-- nothing, so that known and unknown tokens look the same.
create function public.unsubscribe_notifications(token text) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.notification_settings (user_id, messages, files, status, reminders)
  select link.user_id, 'off', 'off', 'off', 'off' from private.notification_tokens as link
  where link.token = unsubscribe_notifications.token
  on conflict (user_id) do update set messages = 'off', files = 'off', status = 'off', reminders = 'off';
$$;
revoke execute on function public.unsubscribe_notifications(text) from public, anon, authenticated;
grant execute on function public.unsubscribe_notifications(text) to service_role;

-- How a person is told about a kind of event.
create function private.notification_setting(person uuid, kind text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select coalesce((
    select case kind
      when 'messages' then chosen.messages when 'files' then chosen.files when 'status' then chosen.status
      else chosen.reminders
    end
    from public.notification_settings as chosen where chosen.user_id = person
  ), 'soon');
$$;
revoke execute on function private.notification_setting(uuid, text) from public;

-- Whom one side of a project tells: the client, or the admin who takes care of it, or all admins while nobody does. In
-- one order, so that two events never wait for each other's mails.
create function private.notified_people(project uuid, by_side text) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select room.user_id from public.projects as room
  where room.id = notified_people.project and room.deleted_at is null and by_side = 'team'
  union all
  select assignment.admin_id from public.project_assignments as assignment
  join public.projects as room on room.id = assignment.project_id and room.deleted_at is null
  join public.user_profiles as admin on admin.id = assignment.admin_id and admin.user_type = 'admin'
  where assignment.project_id = notified_people.project and by_side = 'client'
  union all
  select admin.id from public.user_profiles as admin
  where by_side = 'client' and admin.user_type = 'admin'
    and exists (
      select 1 from public.projects as room where room.id = notified_people.project and room.deleted_at is null)
    and not exists (
      select 1 from public.project_assignments as assignment
      join public.user_profiles as assigned on assigned.id = assignment.admin_id and assigned.user_type = 'admin'
      where assignment.project_id = notified_people.project)
  order by 1;
$$;
revoke execute on function private.notified_people(uuid, text) from public;

-- When something that happens now is mailed to a person with this setting: at once, or with the daily digest at 7:00 UTC,
-- before the working day.
create function private.mail_time(setting text) returns timestamptz
  language sql
  stable
  set search_path = ''
as $$
  select case setting
    when 'soon' then now()
    else date_trunc('day', now() at time zone 'UTC' + interval '17 hours') at time zone 'UTC' + interval '7 hours'
  end;
$$;
revoke execute on function private.mail_time(text) from public;

-- Writes the mails about an event, one for each person, unless one waits that will tell it. Updates that one, which locks
-- it, so that no server begins to send it before this event is stored, and begins it with the earlier of two transactions.
create function private.queue_notifications(project uuid, by_side text, event_kind text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
  setting text;
begin
  for person in select * from private.notified_people(queue_notifications.project, by_side) loop
    setting := private.notification_setting(person, event_kind);
    insert into private.mail_outbox
      (kind, label, user_id, project_id, send_after, messages_since, files_since, status_since)
    select
      case setting when 'soon' then 'activity' else 'digest' end,
      case setting when 'soon' then 'Project activity' else 'Daily digest' end,
      person,
      case setting when 'soon' then queue_notifications.project end,
      private.mail_time(setting),
      case event_kind when 'messages' then now() end,
      case event_kind when 'files' then now() end,
      case event_kind when 'status' then now() end
    where setting <> 'off'
    on conflict (user_id, project_id, kind)
      where kind in ('activity', 'digest') and state = 'waiting' and covers_until is null
    do update set created_at = least(mail_outbox.created_at, excluded.created_at),
      messages_since = least(mail_outbox.messages_since, excluded.messages_since),
      files_since = least(mail_outbox.files_since, excluded.files_since),
      status_since = least(mail_outbox.status_since, excluded.status_since);
  end loop;
end;
$$;
revoke execute on function private.queue_notifications(uuid, text, text) from public;

-- Applies a new choice to the mails that wait: what waits for the digest and is now wanted soon is sent at once, and what is
-- off is dropped. What happens from now on goes into other mails, because each kind may go into another one.
create function private.apply_notification_settings() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  digest private.mail_outbox;
begin
  update private.mail_outbox as activity set covers_until = clock_timestamp()
  where activity.user_id = new.user_id and activity.kind = 'activity' and activity.state = 'waiting'
    and activity.covers_until is null;
  delete from private.mail_outbox as waiting
  where waiting.user_id = new.user_id and waiting.kind = 'digest' and waiting.state = 'waiting'
    and waiting.covers_until is null
  returning * into digest;
  insert into private.mail_outbox
    (kind, label, user_id, created_at, send_after, covers_until, messages_since, files_since, status_since)
  select
    'digest', digest.label, digest.user_id, digest.created_at,
    case part.setting when 'soon' then now() else digest.send_after end,
    case part.setting when 'soon' then clock_timestamp() end,
    part.messages_since, part.files_since, part.status_since
  from (
    select
      setting,
      case new.messages when setting then digest.messages_since end as messages_since,
      case new.files when setting then digest.files_since end as files_since,
      case new.status when setting then digest.status_since end as status_since
    from unnest(array['soon', 'daily']) as setting
  ) as part
  where coalesce(part.messages_since, part.files_since, part.status_since) is not null;
  return null;
end;
$$;
revoke execute on function private.apply_notification_settings() from public;

create trigger apply_notification_settings
  after insert or update on public.notification_settings
  for each row execute function private.apply_notification_settings();

create function private.notify_message() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.queue_notifications(new.project_id, new.side, 'messages');
  return null;
end;
$$;
revoke execute on function private.notify_message() from public;

create trigger notify_message
  after insert on public.project_messages
  for each row execute function private.notify_message();

create function private.notify_file() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.queue_notifications(new.project_id, new.side, 'files');
  return null;
end;
$$;
revoke execute on function private.notify_file() from public;

create trigger notify_file
  after insert on public.project_file_versions
  for each row execute function private.notify_file();

-- The other side of who changed the status; the client for changes that were not made through the API.
create function private.notify_status() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.queue_notifications(
    new.project_id,
    case when exists (
      select 1 from public.projects as room where room.id = new.project_id and room.user_id = new.actor_id
    ) then 'client' else 'team' end,
    'status');
  return null;
end;
$$;
revoke execute on function private.notify_status() from public;

create trigger notify_status
  after insert on public.project_events
  for each row when (new.kind = 'status') execute function private.notify_status();

-- What one project has to tell a person: messages, files, changes of the status and updates by the other side, each from a
-- point in time (null: none) until another, as far as the person has not read them; null for nothing. Updates are told with
-- the status.
create function private.project_news(
  project uuid, person uuid, messages_since timestamptz, files_since timestamptz, status_since timestamptz,
  until timestamptz
)
  returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
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
$$;
revoke execute on function private.project_news(uuid, uuid, timestamptz, timestamptz, timestamptz, timestamptz) from public;

-- What a mail about projects tells: recipient, name, is_admin, unsubscribe_token, and `projects`, each as
-- private.project_news() makes it; a reminder has `waiting_since` with its project for an admin, and `waits` for a client, see
-- projects/client_reminders.sql. Null when there is nothing to tell.
create function private.mail_news(mail private.mail_outbox) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.mail_news(private.mail_outbox) from public;

create index project_events_status_by_time on public.project_events (created_at) where kind = 'status';

-- One working day later: Saturdays and Sundays do not count. In UTC.
create function private.one_working_day_after(at timestamptz) returns timestamptz
  language sql
  immutable
  set search_path = ''
as $$
  select (case extract(isodow from started.at)
    when 5 then started.at + interval '3 days'
    when 6 then date_trunc('day', started.at) + interval '3 days'
    when 7 then date_trunc('day', started.at) + interval '2 days'
    else started.at + interval '1 day'
  end) at time zone 'UTC'
  from (select one_working_day_after.at at time zone 'UTC' as at) as started;
$$;
revoke execute on function private.one_working_day_after(timestamptz) from public;

-- Writes a reminder for each project that has waited for the team for a working day, once per wait, to those who take
-- care of it. Returns how many. The web server calls it every hour.
create function public.queue_reminders() returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  with reminded as (
    insert into private.mail_outbox (kind, label, user_id, project_id, unique_key)
    select
      'reminder', 'Waiting for an answer', person, summary.project_id,
      concat('reminder:', summary.project_id, ':', extract(epoch from summary.waiting_since), ':', person)
    from private.room_summaries as summary
    cross join lateral private.notified_people(summary.project_id, 'client') as person
    where summary.waiting_for = 'team'
      -- The first condition, at most a long weekend, is for the index.
      and summary.waiting_since <= now() - interval '1 day'
      and private.one_working_day_after(summary.waiting_since) <= now()
      and private.notification_setting(person, 'reminders') = 'soon'
      and not exists (
        select 1 from private.mail_outbox as earlier
        where earlier.unique_key =
          concat('reminder:', summary.project_id, ':', extract(epoch from summary.waiting_since), ':', person)
      )
    on conflict (unique_key) do nothing
    returning 1
  )
  select count(*) from reminded;
$$;
revoke execute on function public.queue_reminders() from public, anon, authenticated;
grant execute on function public.queue_reminders() to service_role;
