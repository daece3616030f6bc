-- What changed a moment ago, for the browsers that are open: the web server reads it and tells those who may know. An
-- event only names what to load again, so it contains nothing that a policy would have to protect.

create table private.live_events (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('message', 'file', 'read', 'project', 'note', 'inbox', 'mail')),
  project_id uuid,
  -- Who is told: the client with this id, all admins, or both.
  user_id uuid,
  for_admins boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column private.live_events.transaction_id is 'Ids become visible out of order, because transactions end out of order. Readers go by this, then by id.';

create index live_events_in_order on private.live_events (transaction_id, id);
create index live_events_created_at on private.live_events (created_at);

revoke all on private.live_events from public, anon, authenticated;

-- Without a policy: only the functions below read and write it.
alter table private.live_events enable row level security;

-- Records an event of a project for its client and for all admins, or for admins only.
create function private.record_live_event(kind text, project uuid, for_client boolean default true) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.live_events (kind, project_id, user_id, for_admins)
  select
    record_live_event.kind,
    record_live_event.project,
    case when for_client then (select user_id from public.projects where id = record_live_event.project) end,
    true;
$$;
revoke execute on function private.record_live_event(text, uuid, boolean) from public;

-- The events after a cursor, oldest first, at most 500, each with the cursor to go on from. Without a cursor it returns
-- one row without a kind: the cursor of now; after 'recent' that of ten seconds ago, for browsers that load their data
-- while they connect. It leaves out what a running transaction could still precede, so nothing is ever skipped. For the
-- web server.
create function public.live_events_after(after text default '')
  returns table (cursor text, kind text, project_id uuid, user_id uuid, for_admins boolean)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  after_transaction xid8;
  after_id bigint;
begin
  if after = 'recent' then
    return query
    select
      coalesce((
        select concat(event.transaction_id, '-', event.id) from private.live_events as event
        where event.created_at < now() - interval '10 seconds' and event.transaction_id < horizon
        order by event.transaction_id desc, event.id desc
        limit 1
      ), '0-0'),
      null::text, null::uuid, null::uuid, false;
    return;
  end if;
  if coalesce(after, '') !~ '^\d{1,18}-\d{1,18}$' then
    return query
    select concat(horizon::text::numeric - 1, '-', '999999999999999999'), null::text, null::uuid, null::uuid, false;
    return;
  end if;
  after_transaction := split_part(after, '-', 1)::xid8;
  after_id := split_part(after, '-', 2)::bigint;
  return query
  select concat(event.transaction_id, '-', event.id), event.kind, event.project_id, event.user_id, event.for_admins
  from private.live_events as event
  where (event.transaction_id, event.id) > (after_transaction, after_id) and event.transaction_id < horizon
  order by event.transaction_id, event.id
  limit 500;
end;
$$;
revoke execute on function public.live_events_after(text) from public, anon, authenticated;
grant execute on function public.live_events_after(text) to service_role;

-- Which of these sessions still exist. The web server ends the streams of the others.
create function public.existing_sessions(sessions uuid[]) returns setof uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select session.id from auth.sessions as session where session.id = any (sessions);
$$;
revoke execute on function public.existing_sessions(uuid[]) from public, anon, authenticated;
grant execute on function public.existing_sessions(uuid[]) to service_role;

-- Deletes events of more than an hour ago, and returns how many. A browser that was away for longer loads all again.
create function public.purge_live_events() returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  with purged as (delete from private.live_events where created_at < now() - interval '1 hour' returning 1)
  select count(*) from purged;
$$;
revoke execute on function public.purge_live_events() from public, anon, authenticated;
grant execute on function public.purge_live_events() to service_role;

-- A change of a project's own fields, for lists and pages that are open.
create function private.announce_project() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.live_events (kind, project_id, user_id, for_admins) values ('project', new.id, new.user_id, true);
  return null;
end;
$$;
revoke execute on function private.announce_project() from public;

create trigger announce_project
  after insert or update on public.projects
  for each row execute function private.announce_project();
