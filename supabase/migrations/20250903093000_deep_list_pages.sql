-- The back office's long lists, with a page from anywhere in them about as quick as the first one. The way to a page is
-- found in indexes that hold all it takes (order, filter and id), from the nearer end of the list; only the rows that
-- are shown are read. Before, every row on the way was.
drop index public.user_profiles_clients_newest_first, public.user_profiles_clients_by_name;
create index user_profiles_clients_newest_first on public.user_profiles (created_at desc, id)
  include (onboarding_completed) where user_type = 'client';
create index user_profiles_clients_by_name on public.user_profiles (lower(name), id)
  include (name, onboarding_completed) where user_type = 'client';

drop index public.projects_newest_first, public.projects_by_name, public.projects_by_change;
create index projects_kept_newest_first on public.projects (created_at desc, id)
  include (status) where deleted_at is null;
create index projects_kept_by_name on public.projects (lower(name), id)
  include (name, status) where deleted_at is null;
create index projects_kept_by_change on public.projects (updated_at desc, id)
  include (status) where deleted_at is null;

-- The ids on one page of `listed` (what follows FROM), in their order, and how many rows there are in all. A page past
-- the end is the last one. `backwards` is the order `forwards` the other way round. The texts become part of a query:
-- values in them have to be quoted.
create function private.ids_of_page(
  listed text, forwards text, backwards text, page integer, page_size integer, out ids uuid[], out matching bigint
)
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  skipped bigint;
  wanted bigint;
  is_nearer_to_end boolean;
begin
  execute 'select count(*) from ' || listed into matching;
  skipped := page_size * (least(greatest(page, 1), greatest(ceil(matching::numeric / page_size), 1)) - 1)::bigint;
  wanted := least(page_size, matching - skipped);
  is_nearer_to_end := skipped > matching / 2;
  execute format(
    'select array(select id from %s order by %s limit $1 offset $2)',
    listed, case when is_nearer_to_end then backwards else forwards end)
  into ids using wanted, case when is_nearer_to_end then matching - skipped - wanted else skipped end;
  if is_nearer_to_end then
    ids := array(select found.id from unnest(ids) with ordinality as found (id, place) order by found.place desc);
  end if;
end;
$$;
revoke execute on function private.ids_of_page(text, text, text, integer, integer) from public;

-- As before.
create or replace function public.admin_customers(
  searched text default '', in_state text default '', sorted text default 'newest', page integer default 1,
  page_size integer default 25
)
  returns table (
    id uuid, name text, email text, mobile_number text, company_name text, how_heard_about_us text, team_size text,
    role text, onboarding_completed boolean, created_at timestamptz, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  needle text := lower(trim(searched));
  size integer := least(greatest(page_size, 1), 1000);
  narrowed text := concat_ws(' and ',
    'user_type = ''client''',
    case in_state when 'onboarded' then 'onboarding_completed' when 'pending' then 'not onboarding_completed' end,
    case when needle <> '' then format('strpos(search_text, %L) > 0', needle) end);
  shown record;
begin
  perform private.require_admin();
  if char_length(needle) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  shown := private.ids_of_page(
    'public.user_profiles where ' || narrowed,
    case sorted when 'oldest' then 'created_at, id desc' when 'name' then 'lower(name), id' else 'created_at desc, id' end,
    case sorted when 'oldest' then 'created_at desc, id' when 'name' then 'lower(name) desc, id desc' else 'created_at, id desc' end,
    page, size);
  return query
  select
    client.id, client.name, client.email, client.mobile_number, client.company_name, client.how_heard_about_us,
    client.team_size, client.role, client.onboarding_completed, client.created_at, shown.matching
  from unnest(shown.ids) with ordinality as placed (id, place)
  join public.user_profiles as client on client.id = placed.id
  order by placed.place;
end;
$$;

-- As before. A search reads every project, so it does so once: it counts and sorts what it has found.
create or replace function public.admin_projects(
  searched text default '', in_status text default '', of_client uuid default null, sorted text default 'newest',
  page integer default 1, page_size integer default 25
)
  returns table (
    id uuid, user_id uuid, name text, description text, budget_range text, timeline text, priority text,
    requirements text, status text, started_on date, created_at timestamptz, updated_at timestamptz,
    deleted_at timestamptz, client_name text, client_email text, client_company text, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  needle text := lower(trim(searched));
  size integer := least(greatest(page_size, 1), 1000);
  narrowed text := concat_ws(' and ',
    case in_status when 'deleted' then 'deleted_at is not null' else 'deleted_at is null' end,
    case when in_status not in ('', 'deleted') then format('status = %L', in_status) end,
    case when of_client is not null then format('user_id = %L', of_client) end);
  forwards text := case sorted
    when 'oldest' then 'created_at, id desc'
    when 'name' then 'lower(name), id'
    when 'changed' then 'updated_at desc, id'
    else 'created_at desc, id' end;
  backwards text := case sorted
    when 'oldest' then 'created_at desc, id'
    when 'name' then 'lower(name) desc, id desc'
    when 'changed' then 'updated_at, id desc'
    else 'created_at, id desc' end;
  shown record;
begin
  perform private.require_admin();
  if char_length(needle) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  if needle = '' then
    shown := private.ids_of_page('public.projects where ' || narrowed, forwards, backwards, page, size);
  else
    execute format(
      'with found as materialized (
        select id, name, created_at, updated_at from public.projects
        where %s and (strpos(search_text, $1) > 0 or user_id in (
          select client.id from public.user_profiles as client where strpos(client.search_text, $1) > 0))
      )
      select
        array(select id from found order by %s limit $2 offset
          $2 * (least(greatest($3, 1), greatest(ceil((select count(*) from found)::numeric / $2), 1)) - 1)::bigint) as ids,
        (select count(*) from found) as matching', narrowed, forwards)
    into shown using needle, size, page;
  end if;
  return query
  select
    project.id, project.user_id, project.name, project.description, project.budget_range, project.timeline,
    project.priority, project.requirements, project.status, project.started_on, project.created_at, project.updated_at,
    project.deleted_at, client.name, client.email, client.company_name, shown.matching
  from unnest(shown.ids) with ordinality as placed (id, place)
  join public.projects as project on project.id = placed.id
  join public.user_profiles as client on client.id = project.user_id
  order by placed.place;
end;
$$;
