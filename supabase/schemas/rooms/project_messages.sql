-- The conversation of a project: messages of the client and the team, how far each person has read, and which side waits
-- for an answer. Messages are written by functions only.

-- One order for the messages and files of all rooms. A read mark is a number in it.
create sequence private.room_sequence;

-- Gives a message or file its number once no other one of its room is being stored. Otherwise a later number could be
-- seen first, and who marks that as read would never see the earlier one.
create function private.take_room_sequence() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform 1 from public.projects where id = new.project_id for no key update;
  new.sequence := nextval('private.room_sequence');
  return new;
end;
$$;
revoke execute on function private.take_room_sequence() from public;

-- Text as it is searched: in words. Without these characters the parser would keep file names, addresses and the like as
-- one word each.
create function private.searchable(text text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select translate(text, '._-/\@:+&%=?#~<>|*"`()[]{}', repeat(' ', 40));
$$;
revoke execute on function private.searchable(text) from public;
grant execute on function private.searchable(text) to service_role;

create table public.project_messages (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  sequence bigint not null,
  author_id uuid references public.user_profiles (id) on delete set null,
  side text not null check (side in ('client', 'team')),
  body text not null check (char_length(body) <= 5000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  -- Stored, because splitting long texts takes too long to do it for all of them in a search.
  words tsvector not null generated always as (to_tsvector('simple', private.searchable(body))) stored
);
comment on column public.project_messages.id is 'Chosen by the sender, so that a message that is sent again is stored once.';
comment on column public.project_messages.author_id is 'Null when the account is gone; then the name is gone, too.';
comment on column public.project_messages.deleted_at is 'When the author deleted it. The text is removed then; the place in the conversation stays.';

create unique index project_messages_in_order on public.project_messages (project_id, sequence);
create index project_messages_by_author on public.project_messages (author_id, created_at);
-- A search for rare words reads the one, a search for common words the other.
create index project_messages_words on public.project_messages using gin (words);
create index project_messages_by_sequence on public.project_messages (sequence);

create trigger take_room_sequence
  before insert on public.project_messages
  for each row execute function private.take_room_sequence();

-- How far each person has read in each project.
create table public.project_reads (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  sequence bigint not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, project_id)
);

create index project_reads_by_project on public.project_reads (project_id);

-- What lists need to know of each conversation: its last message and file, and who waits for an answer since when.
-- Derived by triggers; a test computes it again.
create table private.room_summaries (
  project_id uuid primary key references public.projects (id) on delete cascade,
  last_message_id uuid,
  last_sequence bigint not null,
  -- Sequence numbers of the last message or file of each side.
  last_client_sequence bigint not null default 0,
  last_team_sequence bigint not null default 0,
  last_at timestamptz not null,
  waiting_for text check (waiting_for in ('client', 'team')),
  waiting_since timestamptz,
  check ((waiting_for is null) = (waiting_since is null))
);
comment on column private.room_summaries.waiting_since is 'When the first message or file came that the other side has not answered.';

create index room_summaries_waiting on private.room_summaries (waiting_for, waiting_since, project_id);
create index room_summaries_latest on private.room_summaries (last_at desc, project_id);

revoke all on private.room_summaries from public, anon, authenticated;

-- Without a policy: only functions read and write it.
alter table private.room_summaries enable row level security;

-- Which side of a project's conversation the caller is on: 'client' or 'team'; null for others. The room of a deleted
-- project is open to admins for reading only.
create function private.room_side(project uuid, is_writing boolean default true) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when (select private.is_admin()) then 'team' else 'client' end
  from public.projects as room
  where room.id = room_side.project and case
    when (select private.is_admin()) then room.deleted_at is null or not is_writing
    else room.user_id = (select private.caller_id()) and room.deleted_at is null
  end;
$$;
revoke execute on function private.room_side(uuid, boolean) from public;
grant execute on function private.room_side(uuid, boolean) to authenticated;

-- The same, and an error for others: a foreign project is as unknown as one that never existed.
create function private.require_room(project uuid, is_writing boolean default true) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  side text := private.room_side(project, is_writing);
begin
  -- Otherwise a page that is open would say that the project is gone.
  if (select private.caller_id()) is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if side is null and is_writing and private.room_side(project, false) is not null then
    raise exception 'This project was deleted. Restore it to write in its room.' using errcode = 'PT409';
  end if;
  if side is null then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  return side;
end;
$$;
revoke execute on function private.require_room(uuid, boolean) from public;
grant execute on function private.require_room(uuid, boolean) to authenticated;

-- What the name of an author is to the readers of a room; null when the account is gone.
create function private.author_name(author uuid) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return (select name from public.user_profiles where id = author);
end;
$$;
revoke execute on function private.author_name(uuid) from public;

-- Records activity of one side in the summary of its room. A side that has answered waits for the other one.
create function private.record_room_activity(project uuid, side text, at_sequence bigint, at timestamptz, message uuid)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.room_summaries as room
    (project_id, last_message_id, last_sequence, last_client_sequence, last_team_sequence, last_at, waiting_for, waiting_since)
  values (
    record_room_activity.project, message, at_sequence,
    case side when 'client' then at_sequence else 0 end,
    case side when 'team' then at_sequence else 0 end,
    at,
    case side when 'client' then 'team' else 'client' end,
    at
  )
  on conflict (project_id) do update set
    last_message_id = coalesce(excluded.last_message_id, room.last_message_id),
    last_sequence = greatest(room.last_sequence, excluded.last_sequence),
    last_client_sequence = greatest(room.last_client_sequence, excluded.last_client_sequence),
    last_team_sequence = greatest(room.last_team_sequence, excluded.last_team_sequence),
    last_at = excluded.last_at,
    waiting_for = excluded.waiting_for,
    waiting_since = case
      when room.waiting_for = excluded.waiting_for then room.waiting_since else excluded.waiting_since
    end;
$$;
revoke execute on function private.record_room_activity(uuid, text, bigint, timestamptz, uuid) from public;

-- Keeps the summary and tells open browsers about a message.
create function private.follow_message() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_room_activity(new.project_id, new.side, new.sequence, new.created_at, new.id);
  end if;
  perform private.record_live_event('message', new.project_id);
  return null;
end;
$$;
revoke execute on function private.follow_message() from public;

create trigger follow_message
  after insert or update on public.project_messages
  for each row execute function private.follow_message();

create function private.announce_read_mark() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.live_events (kind, project_id, user_id) values ('read', new.project_id, new.user_id);
  return null;
end;
$$;
revoke execute on function private.announce_read_mark() from public;

create trigger announce_read_mark
  after insert or update on public.project_reads
  for each row execute function private.announce_read_mark();

revoke all on public.project_messages from anon, authenticated;
grant select on public.project_messages to authenticated;
grant all on public.project_messages to service_role;

alter table public.project_messages enable row level security;

create policy "Users who may read a project read its messages" on public.project_messages
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

revoke all on public.project_reads from anon, authenticated;
grant select on public.project_reads to authenticated;
grant all on public.project_reads to service_role;

alter table public.project_reads enable row level security;

create policy "Users read how far they have read themselves" on public.project_reads
  for select to authenticated
  using (user_id = (select private.caller_id()));

-- How far the caller has read in a room, and whether it is closed.
create function public.project_room(project uuid)
  returns table (side text, read_sequence bigint, last_sequence bigint, is_closed boolean)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  own_side text := private.require_room(project_room.project, is_writing => false);
begin
  return query
  select
    own_side,
    coalesce((
      select mark.sequence from public.project_reads as mark
      where mark.project_id = room.id and mark.user_id = (select private.caller_id())
    ), 0),
    coalesce((select summary.last_sequence from private.room_summaries as summary where summary.project_id = room.id), 0),
    room.deleted_at is not null
  from public.projects as room where room.id = project_room.project;
end;
$$;
revoke execute on function public.project_room(uuid) from public, anon, authenticated;
grant execute on function public.project_room(uuid) to authenticated;

-- Marks a room as read up to a sequence number, or as unread from there. A mark only moves forward unless it is to be
-- unread, and never past what there is.
create function public.set_read_mark(project uuid, up_to bigint, is_unread boolean default false) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_room(set_read_mark.project, is_writing => false);
  insert into public.project_reads as mark (project_id, user_id, sequence)
  values (set_read_mark.project, (select private.caller_id()), least(greatest(up_to, 0), coalesce((
    select summary.last_sequence from private.room_summaries as summary where summary.project_id = set_read_mark.project
  ), 0)))
  on conflict (user_id, project_id) do update set sequence = excluded.sequence, updated_at = now()
  where is_unread or mark.sequence < excluded.sequence;
end;
$$;
revoke execute on function public.set_read_mark(uuid, bigint, boolean) from public, anon, authenticated;
grant execute on function public.set_read_mark(uuid, bigint, boolean) to authenticated;
