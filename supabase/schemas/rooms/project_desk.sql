-- What only the team knows about projects: notes, who takes care of a project, saved replies, and the inbox of
-- everything that waits.

-- Notes of the team. A table of its own, so that nothing that reads messages can ever show one to a client.
create table public.project_notes (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  author_id uuid default auth.uid() references public.user_profiles (id) on delete set null,
  body text not null check (body ~ '\S' and char_length(body) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index project_notes_by_project on public.project_notes (project_id, created_at desc);
create index project_notes_by_author on public.project_notes (author_id);

create trigger touch_updated_at
  before update on public.project_notes
  for each row execute function private.touch_updated_at();

-- A note keeps its project, author and time, whatever the caller sends.
create function private.guard_project_note() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' and new.created_at <> now() then
    raise exception 'A new note is written now.' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE' and (new.id, new.project_id, new.author_id, new.created_at)
    is distinct from (old.id, old.project_id, old.author_id, old.created_at) then
    raise exception 'Only the text of a note can be changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_project_note() from public;

create trigger guard_project_note
  before insert or update on public.project_notes
  for each row execute function private.guard_project_note();

-- Tells the team only.
create function private.announce_project_note() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.record_live_event('note', coalesce(new.project_id, old.project_id), for_client => false);
  return null;
end;
$$;
revoke execute on function private.announce_project_note() from public;

create trigger announce_project_note
  after insert or update or delete on public.project_notes
  for each row execute function private.announce_project_note();

revoke all on public.project_notes from anon, authenticated;
grant select, delete on public.project_notes to authenticated;
grant insert (id, project_id, author_id, body) on public.project_notes to authenticated;
grant update (body) on public.project_notes to authenticated;
grant all on public.project_notes to service_role;

alter table public.project_notes enable row level security;

create policy "Admins read notes" on public.project_notes
  for select to authenticated
  using ((select private.is_admin()));

create policy "Admins write notes in their own name" on public.project_notes
  for insert to authenticated
  with check ((select private.is_admin()) and author_id = (select private.caller_id()));

create policy "Admins change notes" on public.project_notes
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete notes" on public.project_notes
  for delete to authenticated
  using ((select private.is_admin()));

-- Which admin takes care of a project.
create table public.project_assignments (
  project_id uuid primary key references public.projects (id) on delete cascade,
  admin_id uuid not null references public.user_profiles (id) on delete cascade,
  assigned_at timestamptz not null default now()
);

create index project_assignments_by_admin on public.project_assignments (admin_id);

revoke all on public.project_assignments from anon, authenticated;
grant select on public.project_assignments to authenticated;
grant all on public.project_assignments to service_role;

alter table public.project_assignments enable row level security;

create policy "Admins read assignments" on public.project_assignments
  for select to authenticated
  using ((select private.is_admin()));

-- Assigns a project to an admin, or to no one.
create function public.assign_project(project uuid, admin uuid default null) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_room(assign_project.project);
  if admin is null then
    delete from public.project_assignments where project_id = assign_project.project;
  elsif not exists (select 1 from public.user_profiles where id = admin and user_type = 'admin') then
    raise exception 'Only an admin can take care of a project.' using errcode = 'PT422';
  else
    insert into public.project_assignments (project_id, admin_id) values (assign_project.project, admin)
    on conflict (project_id) do update set admin_id = excluded.admin_id, assigned_at = now();
  end if;
  perform private.record_live_event('inbox', assign_project.project, for_client => false);
end;
$$;
revoke execute on function public.assign_project(uuid, uuid) from public, anon, authenticated;
grant execute on function public.assign_project(uuid, uuid) to authenticated;

-- The admins, for the choice of who takes care of a project.
create function public.admin_team() returns table (id uuid, name text)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  select member.id, member.name from public.user_profiles as member
  where member.user_type = 'admin' order by lower(member.name), member.id;
end;
$$;
revoke execute on function public.admin_team() from public, anon, authenticated;
grant execute on function public.admin_team() to authenticated;

-- Texts that the team sends often. {name}, {project} and {day} are replaced when one is picked.
create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and char_length(title) <= 120),
  body text not null check (body ~ '\S' and char_length(body) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index saved_replies_title on public.saved_replies (lower(title));

create trigger touch_updated_at
  before update on public.saved_replies
  for each row execute function private.touch_updated_at();

revoke all on public.saved_replies from anon, authenticated;
grant select, insert, update, delete on public.saved_replies to authenticated;
grant all on public.saved_replies to service_role;

alter table public.saved_replies enable row level security;

create policy "Admins read saved replies" on public.saved_replies
  for select to authenticated
  using ((select private.is_admin()));

create policy "Admins create saved replies" on public.saved_replies
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins change saved replies" on public.saved_replies
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete saved replies" on public.saved_replies
  for delete to authenticated
  using ((select private.is_admin()));

-- Ends the wait of a project whose last message needs no answer. `up_to` is the sequence number of the last message or file
-- that the caller has seen: if the client has sent more since then, the project goes on waiting.
create function public.settle_wait(project uuid, up_to bigint) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_room(settle_wait.project);
  update private.room_summaries set waiting_for = null, waiting_since = null
  where project_id = settle_wait.project and last_client_sequence <= up_to;
  if not found and exists (
    select 1 from private.room_summaries as room
    where room.project_id = settle_wait.project and room.last_client_sequence > up_to
  ) then
    raise exception 'The client has sent something new in the meantime. Please look at it first.' using errcode = 'PT409';
  end if;
  perform private.record_live_event('inbox', settle_wait.project, for_client => false);
end;
$$;
revoke execute on function public.settle_wait(uuid, bigint) from public, anon, authenticated;
grant execute on function public.settle_wait(uuid, bigint) to authenticated;

-- One page of the inbox: projects with a conversation. Filter is 'team' for those that wait for us, oldest wait first,
-- 'client' for those that wait for the client, 'mine' for those assigned to the caller that wait for us, or '' for all,
-- latest first. Every row carries the number of all matches; a page past the end is the last one.
create function public.admin_inbox(in_filter text default 'team', page integer default 1, page_size integer default 25)
  returns table (
    project_id uuid, project_name text, status text, started_on date, client_id uuid, client_name text,
    client_company text, waiting_for text, waiting_since timestamptz, assigned_to uuid, assigned_name text,
    last_side text, last_author text, last_body text, is_last_deleted boolean, last_file_count integer,
    last_at timestamptz, last_sequence bigint, unread integer, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := (select private.caller_id());
  listed record;
begin
  perform private.require_admin();
  listed := private.paginate_ids(
    'private.room_summaries as summary
      join (select projects.id from public.projects where projects.deleted_at is null) as room on room.id = summary.project_id'
    || case in_filter
      when 'team' then ' where summary.waiting_for = ''team'''
      when 'client' then ' where summary.waiting_for = ''client'''
      when 'mine' then format(' where summary.waiting_for = ''team'' and exists (
        select 1 from public.project_assignments as assignment
        where assignment.project_id = summary.project_id and assignment.admin_id = %L)', caller)
      else '' end,
    case in_filter when '' then 'summary.last_at desc, summary.project_id' else 'summary.waiting_since, summary.project_id' end,
    case in_filter when '' then 'summary.last_at, summary.project_id desc'
      else 'summary.waiting_since desc, summary.project_id desc' end,
    page, least(greatest(page_size, 1), 100));
  return query
  select
    room.id, room.name, room.status, room.started_on, client.id, client.name, client.company_name,
    summary.waiting_for, summary.waiting_since, assignment.admin_id, private.author_name(assignment.admin_id),
    message.side, private.author_name(message.author_id), left(message.body, 300),
    message.deleted_at is not null,
    (select count(*)::integer from public.project_file_versions as attached where attached.message_id = message.id),
    coalesce(message.created_at, summary.last_at), summary.last_sequence,
    private.count_unread(room.id, 'client', coalesce(mark.sequence, 0)), listed.total
  from unnest(listed.ids) with ordinality as entry (id, ordinal)
  join private.room_summaries as summary on summary.project_id = entry.id
  join public.projects as room on room.id = entry.id
  join public.user_profiles as client on client.id = room.user_id
  left join public.project_assignments as assignment on assignment.project_id = entry.id
  left join public.project_reads as mark on mark.project_id = entry.id and mark.user_id = caller
  left join public.project_messages as message on message.id = summary.last_message_id
  order by entry.ordinal;
end;
$$;
revoke execute on function public.admin_inbox(text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_inbox(text, integer, integer) to authenticated;

-- How many projects wait for the team, and since when the one that waits longest, for the dashboard.
create function public.inbox_stats() returns table (waiting bigint, waiting_since timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select count(*), min(summary.waiting_since)
  from private.room_summaries as summary
  join public.projects as room on room.id = summary.project_id and room.deleted_at is null
  where summary.waiting_for = 'team';
end;
$$;
revoke execute on function public.inbox_stats() from public, anon, authenticated;
grant execute on function public.inbox_stats() to authenticated;
