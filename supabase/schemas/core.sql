-- What every other file builds on: the private schema, limits of requests, password hashing, and functions that belong
-- to no entity.

-- The private schema holds what the API must not expose: helpers of policies, trigger functions, secret tables. Every
-- role may use the schema, because policies run with the caller's rights, but each function is granted by name.
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

-- What one request may cost, also where browsers send requests to the database directly. The API applies these settings of
-- a role to each request that runs as it. The embedded database applies none: it has no timers.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role anon set idle_in_transaction_session_timeout = '10s';
alter role authenticated set idle_in_transaction_session_timeout = '10s';
alter role anon set work_mem = '4MB';
alter role authenticated set work_mem = '4MB';
-- PostgREST reads the settings of roles when it starts.
notify pgrst, 'reload config';

-- Hashes the passwords of seeded accounts and of new admins. Hosted Supabase has both already; the embedded database
-- has neither.
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Sets updated_at on every update, whatever the caller sends. Forms detect concurrent changes by it, so two changes
-- never carry the same time.
create function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;
revoke execute on function private.touch_updated_at() from public;

-- Refuses every change of a row that logs what happened, also with the secret key, but that the deletion of its project removes
-- it and the deletion of an account the id of who did it. The argument of the trigger is what it says.
create function private.keep_logged_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  logged jsonb := to_jsonb(old);
begin
  if tg_op = 'DELETE' and logged ? 'project_id'
    and not exists (select 1 from public.projects where id = (logged ->> 'project_id')::uuid) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) = logged || jsonb_build_object('actor_id', null)
    and not exists (select 1 from public.user_profiles where id = (logged ->> 'actor_id')::uuid) then
    return new;
  end if;
  raise exception '%', tg_argv[0] using errcode = '42501';
end;
$$;
revoke execute on function private.keep_logged_event() from public;

-- The caller's id while the session of its access token exists; null for everyone else. A token stays valid for up to an
-- hour after its session has ended, so policies and functions ask this and not auth.uid(). Security definer, because the
-- caller's rights do not include the schema auth on every installation. Wrapped in `(select …)` it runs once per
-- statement.
create function private.caller_id() returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select session.user_id from auth.sessions as session
  where session.id = ((select auth.jwt()) ->> 'session_id')::uuid and session.user_id = (select auth.uid());
$$;
revoke execute on function private.caller_id() from public;
grant execute on function private.caller_id() to authenticated;

-- The ids on one page of `source` (what follows FROM), in their order, and how many rows there are in all. A page past
-- the end is the last one. It reads from the nearer end of the list, so a deep page is about as fast as the first.
-- `reverse_order_by` is the reverse of `order_by`. The texts become part of a query: values in them have to be quoted.
create function private.paginate_ids(
  source text, order_by text, reverse_order_by text, page integer, page_size integer, out ids uuid[], out total bigint
)
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  row_offset bigint;
  row_count bigint;
  is_second_half boolean;
begin
  execute 'select count(*) from ' || source into total;
  row_offset := page_size * (least(greatest(page, 1), greatest(ceil(total::numeric / page_size), 1)) - 1)::bigint;
  row_count := least(page_size, total - row_offset);
  is_second_half := row_offset > total / 2;
  execute format(
    'select array(select id from %s order by %s limit $1 offset $2)',
    source, case when is_second_half then reverse_order_by else order_by end)
  into ids using row_count, case when is_second_half then total - row_offset - row_count else row_offset end;
  if is_second_half then
    ids := array(select entry.id from unnest(ids) with ordinality as entry (id, ordinal) order by entry.ordinal desc);
  end if;
end;
$$;
revoke execute on function private.paginate_ids(text, text, text, integer, integer) from public;
