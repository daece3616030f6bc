-- Every mail that the product sends, written in the transaction of what it tells of. The web servers send them: each
-- leases some, sends them and reports the result, so any number of servers may run and any of them may be killed.

create table private.mail_outbox (
  id bigint generated always as identity primary key,
  -- 'direct' contains its text. The others are about projects, and their text is made from what is new when they are sent.
  kind text not null check (kind in ('direct', 'activity', 'digest', 'reminder', 'approval')),
  label text not null check (char_length(label) <= 60),
  user_id uuid references public.user_profiles (id) on delete cascade,
  project_id uuid references public.projects (id) on delete cascade,
  recipient text check (char_length(recipient) <= 320),
  subject text check (char_length(subject) <= 500),
  content jsonb,
  -- A mail with the same key is written once.
  unique_key text unique check (char_length(unique_key) <= 200),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped', 'failed')),
  attempts integer not null default 0,
  send_after timestamptz not null default now(),
  messages_since timestamptz,
  files_since timestamptz,
  status_since timestamptz,
  covers_until timestamptz,
  lease uuid,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((kind = 'direct') = (user_id is null))
);
comment on column private.mail_outbox.content is 'Text, HTML and unsubscribe link of a direct mail, which version a mail about approval is about. Removed once it is sent, because it may contain links that sign in.';
comment on column private.mail_outbox.lease is 'Of the server that sends it or tried to. While send_after has not come, no other server takes it.';
comment on column private.mail_outbox.messages_since is 'From when on a mail about projects tells messages; null: it tells none. The same for files and the status.';
comment on column private.mail_outbox.covers_until is 'The end of the period that a mail about projects covers. Set when it is first leased, so that a second attempt has the same content. What happens later goes into another mail.';
comment on column private.mail_outbox.state is 'Skipped: nothing was left to tell. Failed: set aside after the last attempt.';

create index mail_outbox_due on private.mail_outbox (send_after, id) where state = 'waiting';
create index mail_outbox_newest on private.mail_outbox (id desc) include (state);
create index mail_outbox_by_user on private.mail_outbox (user_id);
create index mail_outbox_by_project on private.mail_outbox (project_id);
-- What happens before a mail about projects is sent goes into that mail: one for each project, or one digest of all.
create unique index mail_outbox_one_open on private.mail_outbox (user_id, project_id, kind) nulls not distinct
  where kind in ('activity', 'digest') and state = 'waiting' and covers_until is null;

revoke all on private.mail_outbox from public, anon, authenticated;

-- Without a policy: only functions read and write it.
alter table private.mail_outbox enable row level security;

-- Writes a mail that contains its text. A second one with the same key is not written. For the web server.
create function public.queue_mail(
  label text, recipient text, subject text, content jsonb, unique_key text default null
)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.mail_outbox (kind, label, recipient, subject, content, unique_key)
  values ('direct', queue_mail.label, queue_mail.recipient, queue_mail.subject, queue_mail.content, queue_mail.unique_key)
  on conflict (unique_key) do nothing;
$$;
revoke execute on function public.queue_mail(text, text, text, jsonb, text) from public, anon, authenticated;
grant execute on function public.queue_mail(text, text, text, jsonb, text) to service_role;

-- Leases due mails to a server for some seconds, at most 20, and returns what it needs to send them: id, lease, kind,
-- label, attempts, recipient, subject and content, or for a mail about projects what private.mail_news() returns, or
-- private.approval_mail(). Those that have nothing to tell any more are skipped, at most 200 of them in one call. Activity
-- is told after a delay, so that several messages become one mail. A server that is killed loses its lease, and another
-- one sends the mail, but one that was begun eight times without a result is set aside: it may be what kills them.
create function public.lease_mails(
  max_mails integer default 20, lease_seconds integer default 120, delay_seconds integer default 300
)
  returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mail private.mail_outbox;
  details jsonb;
  leased integer := 0;
begin
  for tried in 1..200 loop
    exit when leased >= least(greatest(max_mails, 1), 20);
    -- Not now(): what others have added to this mail until it was locked belongs into it.
    update private.mail_outbox as due_mail
    set lease = gen_random_uuid(), attempts = due_mail.attempts + 1,
      covers_until = coalesce(due_mail.covers_until, clock_timestamp()),
      send_after = now() + make_interval(secs => lease_seconds)
    where due_mail.id = (
      select due.id from private.mail_outbox as due
      where due.state = 'waiting' and due.send_after <= now()
        and (due.kind <> 'activity' or due.lease is not null or due.created_at <= now() - make_interval(secs => delay_seconds))
      order by due.send_after, due.id
      limit 1
      for update skip locked
    )
    returning due_mail.* into mail;
    exit when not found;
    if mail.attempts > 8 then
      update private.mail_outbox set state = 'failed', finished_at = now(), attempts = 8,
        last_error = coalesce(last_error, 'The server stopped eight times while sending it.')
      where id = mail.id;
      insert into private.live_events (kind, for_admins) values ('mail', true);
      continue;
    end if;
    details := case mail.kind
      when 'direct' then
        jsonb_build_object('recipient', mail.recipient, 'subject', mail.subject, 'content', mail.content)
      when 'approval' then private.approval_mail(mail)
      else private.mail_news(mail)
    end;
    if details is null then
      update private.mail_outbox set state = 'skipped', finished_at = now() where id = mail.id;
    else
      leased := leased + 1;
      return next details || jsonb_build_object(
        'id', mail.id, 'lease', mail.lease, 'kind', mail.kind, 'label', mail.label, 'attempts', mail.attempts);
    end if;
  end loop;
end;
$$;
revoke execute on function public.lease_mails(integer, integer, integer) from public, anon, authenticated;
grant execute on function public.lease_mails(integer, integer, integer) to service_role;

-- Records the result of sending a leased mail. Without an error it was sent. With one it is tried again, each time after
-- a longer pause, and set aside when the mail server rejects it for good or after eight attempts (about two hours). A
-- lease that has passed to another server changes nothing.
create function public.finish_mail(
  mail bigint, lease uuid, error text default null, is_permanent boolean default false, subject text default null
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  new_state text;
begin
  update private.mail_outbox as sent set
    state = case
      when finish_mail.error is null then 'sent'
      when is_permanent or sent.attempts >= 8 then 'failed'
      else 'waiting'
    end,
    content = case when finish_mail.error is not null then sent.content end,
    subject = coalesce(sent.subject, left(finish_mail.subject, 500)),
    last_error = left(finish_mail.error, 500),
    finished_at = case when finish_mail.error is null or is_permanent or sent.attempts >= 8 then now() end,
    send_after = now() + make_interval(secs => least(60 * 2 ^ (sent.attempts - 1), 7200))
  where sent.id = finish_mail.mail and sent.lease = finish_mail.lease and sent.state = 'waiting'
  returning sent.state into new_state;
  if new_state = 'failed' then
    insert into private.live_events (kind, for_admins) values ('mail', true);
  end if;
end;
$$;
revoke execute on function public.finish_mail(bigint, uuid, text, boolean, text) from public, anon, authenticated;
grant execute on function public.finish_mail(bigint, uuid, text, boolean, text) to service_role;

-- Deletes mails that ended more than 30 days ago, and returns how many. A reminder stays as long as its wait, so that it is
-- not written again.
create function public.purge_mails() returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  with purged as (
    delete from private.mail_outbox as ended
    where ended.finished_at < now() - interval '30 days' and not exists (
      select 1 from private.room_summaries as summary
      where ended.kind = 'reminder' and summary.project_id = ended.project_id and summary.waiting_for = 'team'
        and summary.waiting_since <= ended.created_at
    )
    returning 1
  )
  select count(*) from purged;
$$;
revoke execute on function public.purge_mails() from public, anon, authenticated;
grant execute on function public.purge_mails() to service_role;

-- One page of the back office's list of mails, newest first, searched by address and subject. State is one of theirs or
-- ''. Texts are not shown, because links in them sign in. Every row carries the number of all matches.
create function public.admin_mails(
  searched text default '', in_state text default '', page integer default 1, page_size integer default 25
)
  returns table (
    id bigint, kind text, label text, recipient text, subject text, project_id uuid, project_name text, state text,
    attempts integer, send_after timestamptz, last_error text, created_at timestamptz, finished_at timestamptz,
    total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(left(searched, 100)));
  row_limit integer := least(greatest(page_size, 1), 100);
begin
  perform private.require_admin();
  return query
  with matching as (
    select mail.id, mail.state from private.mail_outbox as mail
    left join auth.users as account on account.id = mail.user_id
    where (in_state = '' or mail.state = in_state) and (
      search_term = ''
      or strpos(lower(concat_ws(' ', mail.recipient, account.email, mail.subject)), search_term) > 0)
  ), counted as (
    select count(*) as total from matching
  ), listed as (
    select matching.id, counted.total from matching, counted
    order by matching.id desc
    limit row_limit
    offset row_limit * (least(greatest(page, 1), greatest((select (total + row_limit - 1) / row_limit from counted), 1)) - 1)
  )
  select
    mail.id, mail.kind, mail.label, coalesce(mail.recipient, account.email), mail.subject, mail.project_id, room.name,
    mail.state, mail.attempts, mail.send_after, mail.last_error, mail.created_at, mail.finished_at, listed.total
  from listed
  join private.mail_outbox as mail on mail.id = listed.id
  left join auth.users as account on account.id = mail.user_id
  left join public.projects as room on room.id = mail.project_id
  order by mail.id desc;
end;
$$;
revoke execute on function public.admin_mails(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_mails(text, text, integer, integer) to authenticated;

-- Sends a mail that was set aside once more, with eight new attempts.
create function public.retry_mail(mail bigint) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.mail_outbox as again
  set state = 'waiting', attempts = 0, send_after = now(), finished_at = null
  where again.id = retry_mail.mail and again.state = 'failed';
  if not found then
    raise exception 'This mail is not one that failed.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function public.retry_mail(bigint) from public, anon, authenticated;
grant execute on function public.retry_mail(bigint) to authenticated;
