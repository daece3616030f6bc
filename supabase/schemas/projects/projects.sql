-- The projects of clients: what callers may change, how many there may be, soft deletion, and the lists of both areas.

-- The agent projects of clients. Clients work on their own projects only, admins on all of them.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  name text not null check (trim(name) <> '' and char_length(name) <= 160),
  description text check (char_length(description) <= 5000),
  budget_range text check (char_length(budget_range) <= 120),
  timeline text check (timeline in ('asap', '1-2-weeks', '2-4-weeks', '1-2-months', 'flexible')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  requirements text check (char_length(requirements) <= 10000),
  status text not null default 'draft' check (status in ('draft', 'active', 'on-hold', 'completed')),
  started_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- What the back office searches projects by; stored for the same reason as that of user_profiles.
  search_text text generated always as (lower(name || e'\n' || coalesce(description, ''))) stored,
  constraint projects_name_is_visible check (name ~ '\S'),
  -- Typing errors of a date field: a project of the year 20226 would head every list.
  constraint projects_started_on_is_plausible check (started_on between date '2000-01-01' and date '2100-12-31')
);
comment on column public.projects.budget_range is 'A pricing plan value; free text, because unknown values are shown as they are.';
comment on column public.projects.started_on is 'Day 1 of the delivery, set by an admin. The day strip counts from here.';
comment on column public.projects.deleted_at is 'When it was soft-deleted; null for every other project. Set by a DELETE, unset by restore_project().';

create index projects_by_user_newest_first on public.projects (user_id, created_at desc);
create index projects_by_status_newest_first on public.projects (status, created_at desc);
create index projects_deleted_newest_first on public.projects (created_at desc, id) where deleted_at is not null;
create index projects_undeleted_by_status on public.projects (status) where deleted_at is null;
-- They hold the order, the filter and the id of a list, so that the way to a deep page reads no rows.
create index projects_undeleted_newest_first on public.projects (created_at desc, id)
  include (status) where deleted_at is null;
create index projects_undeleted_by_name on public.projects (lower(name), id)
  include (name, status) where deleted_at is null;
create index projects_undeleted_by_update on public.projects (updated_at desc, id)
  include (status) where deleted_at is null;

create trigger touch_updated_at
  before update on public.projects
  for each row execute function private.touch_updated_at();

-- Refuses values that callers of the API may not choose, whatever the grants of the installation are.
create function private.guard_project() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' and (new.created_at <> now() or new.updated_at <> now()) then
    raise exception 'A new project is created now.' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE'
    and (new.id, new.user_id, new.created_at) is distinct from (old.id, old.user_id, old.created_at) then
    raise exception 'The id, owner and creation time of a project cannot be changed.' using errcode = '42501';
  end if;
  if new.deleted_at is distinct from (case tg_op when 'UPDATE' then old.deleted_at end) then
    raise exception 'A project is deleted by DELETE and brought back by restore_project().' using errcode = '42501';
  end if;
  if new.started_on is distinct from (case tg_op when 'UPDATE' then old.started_on end)
    and not (select private.is_admin()) then
    raise exception 'Only administrators set the first day of a project.' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_project() from public;

create trigger guard_project
  before insert or update on public.projects
  for each row execute function private.guard_project();

-- Raises an error unless the caller has room for a project that is new, or that is restored and was counted before. A
-- client has at most 500 projects, and creates at most 1,000 in all, because deleted ones are kept. Security definer,
-- because clients do not see what they have deleted. Only the caller's projects are counted, so that no client learns
-- how many another one has. Volatile by default: only so it counts the rows that the same statement has stored before.
-- The lock makes concurrent inserts for one account wait, and then count those as well.
create function private.require_project_quota(is_new boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select private.caller_id());
  undeleted_count bigint;
  total_count bigint;
begin
  perform pg_advisory_xact_lock(hashtext('projects:' || caller));
  select count(*) filter (where deleted_at is null), count(*) into undeleted_count, total_count
  from public.projects where user_id = caller;
  -- Checked first, because deleting a project does not lower this count.
  if is_new and total_count >= 1000 then
    raise exception
      'You have created 1,000 projects, deleted ones included, which is the most one account can have. Please get in touch with us.'
      using errcode = 'PT409';
  end if;
  if undeleted_count >= 500 then
    raise exception
      'You have 500 projects, which is the most one account can have. Please delete one that you no longer need.'
      using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_project_quota(boolean) from public;
grant execute on function private.require_project_quota(boolean) to authenticated;

-- Enforces the limits for clients; admins have none. Runs before each row rather than after the statement, so that of
-- 80,000 rows the 501st is the last one examined. A row for another client is refused by its policy.
create function private.limit_projects() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and not (select private.is_admin()) then
    perform private.require_project_quota(is_new => true);
  end if;
  return new;
end;
$$;
revoke execute on function private.limit_projects() from public;

create trigger limit_projects
  before insert on public.projects
  for each row execute function private.limit_projects();

-- Sets deleted_at for a project that the caller may delete. Callers of the API may not write that column themselves.
create function private.soft_delete_project(project uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.projects set deleted_at = now()
  where id = project and deleted_at is null
    and (user_id = (select private.caller_id()) or (select private.is_admin()));
$$;
revoke execute on function private.soft_delete_project(uuid) from public;
grant execute on function private.soft_delete_project(uuid) to authenticated;

-- A project deleted through the API is soft-deleted: its owner no longer sees it and can restore it, admins keep the
-- record. Not security definer, because the caller's role decides: a cascade from the account runs as the owner of the
-- table and deletes the row.
create function private.redirect_delete_to_soft_delete() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return old;
  end if;
  perform private.soft_delete_project(old.id);
  return null;
end;
$$;
revoke execute on function private.redirect_delete_to_soft_delete() from public;

create trigger redirect_delete_to_soft_delete
  before delete on public.projects
  for each row execute function private.redirect_delete_to_soft_delete();

revoke all on public.projects from anon, authenticated;
grant select, delete on public.projects to authenticated;
grant insert (id, user_id, name, description, budget_range, timeline, priority, requirements, status, started_on)
  on public.projects to authenticated;
grant update (name, description, budget_range, timeline, priority, requirements, status, started_on)
  on public.projects to authenticated;
grant all on public.projects to service_role;

alter table public.projects enable row level security;

create policy "Clients read their own projects and admins read all" on public.projects
  for select to authenticated
  using ((user_id = (select private.caller_id()) and deleted_at is null) or (select private.is_admin()));

create policy "Clients create projects for themselves and admins for anyone" on public.projects
  for insert to authenticated
  with check (user_id = (select private.caller_id()) or (select private.is_admin()));

create policy "Clients change their own projects and admins change all" on public.projects
  for update to authenticated
  using ((user_id = (select private.caller_id()) and deleted_at is null) or (select private.is_admin()))
  with check (user_id = (select private.caller_id()) or (select private.is_admin()));

create policy "Clients delete their own projects and admins delete any" on public.projects
  for delete to authenticated
  using ((user_id = (select private.caller_id()) and deleted_at is null) or (select private.is_admin()));

-- Restores a deleted project, for its owner and for admins. Does nothing for a project that is not deleted.
create function public.restore_project(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.projects;
begin
  select * into target from public.projects
  where id = project and (user_id = (select private.caller_id()) or (select private.is_admin()))
  for update;
  if not found then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  if target.deleted_at is null then
    return;
  end if;
  if not (select private.is_admin()) then
    perform private.require_project_quota(is_new => false);
  end if;
  update public.projects set deleted_at = null where id = project;
end;
$$;
revoke execute on function public.restore_project(uuid) from public, anon, authenticated;
grant execute on function public.restore_project(uuid) to authenticated;

-- One page of the caller's own projects that have the status and contain the searched text in name, description or
-- requirements, whatever the case. An empty text or status leaves that condition out. A page past the end is the last
-- one. Every row carries the number of all matches. No character of the searched text has a special meaning.
create function public.own_projects(
  searched text default '', in_status text default '', in_order text default 'newest', page integer default 1,
  page_size integer default 12
)
  returns table (
    id uuid, name text, description text, budget_range text, timeline text, priority text, requirements text,
    status text, started_on date, created_at timestamptz, updated_at timestamptz, total bigint
  )
  language plpgsql
  stable
  set search_path = ''
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(searched));
  row_limit integer := least(greatest(page_size, 1), 100);
begin
  -- An empty list would look as if all projects were gone.
  if (select private.caller_id()) is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if char_length(search_term) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  return query
  with matching as (
    select own.* from public.projects as own
    where own.user_id = (select private.caller_id()) and own.deleted_at is null
      and (in_status = '' or own.status = in_status)
      and (
        search_term = ''
        or strpos(lower(concat_ws(e'\n', own.name, own.description, own.requirements)), search_term) > 0
      )
  ),
  counted as (select count(*) as total from matching)
  select
    matching.id, matching.name, matching.description, matching.budget_range, matching.timeline, matching.priority,
    matching.requirements, matching.status, matching.started_on, matching.created_at, matching.updated_at,
    counted.total
  from matching, counted
  order by
    case in_order when 'name' then lower(matching.name) end,
    case in_order
      when 'name' then null when 'oldest' then null when 'changed' then matching.updated_at else matching.created_at
    end desc,
    matching.created_at,
    matching.id
  limit row_limit
  offset row_limit * (least(greatest(page, 1), greatest(ceil((select total from counted)::numeric / row_limit), 1)) - 1);
end;
$$;
revoke execute on function public.own_projects(text, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.own_projects(text, text, text, integer, integer) to authenticated;

-- Every project with its client, for the back office. It runs with the caller's rights: the policies of projects and
-- user_profiles decide, so a client sees only its own projects here.
create view public.admin_client_projects
  with (security_invoker = true)
as
select
  projects.id,
  projects.user_id,
  projects.name,
  projects.description,
  projects.budget_range,
  projects.timeline,
  projects.priority,
  projects.requirements,
  projects.status,
  projects.started_on,
  projects.created_at,
  projects.updated_at,
  user_profiles.name as client_name,
  user_profiles.email as client_email,
  user_profiles.company_name as client_company
from public.projects
join public.user_profiles on user_profiles.id = projects.user_id
where projects.deleted_at is null;

revoke all on public.admin_client_projects from anon, authenticated;
grant select on public.admin_client_projects to authenticated, service_role;

-- One page of the back office's list of projects with their clients, searched by name and description and by name,
-- email and company of the client. Status is one of theirs, 'deleted' for deleted projects, or '' for all others.
-- Every row carries the number of all matches; a page past the end is the last one. Security definer, as
-- admin_customers(). A search reads the clients once and every project once. Whether many projects match is estimated
-- from the first ones of the list. If many do, the page is read in the order of the list, where matches come soon; if
-- few do, they are collected and sorted.
create function public.admin_projects(
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
  search_term text := lower(trim(searched));
  row_limit integer := least(greatest(page_size, 1), 1000);
  conditions text := concat_ws(' and ',
    case in_status when 'deleted' then 'deleted_at is not null' else 'deleted_at is null' end,
    case when in_status not in ('', 'deleted') then format('status = %L', in_status) end,
    case when of_client is not null then format('user_id = %L', of_client) end);
  order_by text := case sorted
    when 'oldest' then 'created_at, id desc'
    when 'name' then 'lower(name), id'
    when 'changed' then 'updated_at desc, id'
    else 'created_at desc, id' end;
  reverse_order_by text := case sorted
    when 'oldest' then 'created_at desc, id'
    when 'name' then 'lower(name) desc, id desc'
    when 'changed' then 'updated_at, id desc'
    else 'created_at, id desc' end;
  match_condition constant text := '(strpos(search_text, $1) > 0 or user_id in (select unnest($2)))';
  client_ids uuid[];
  sample_size constant integer := 200;
  sample_match_count bigint;
  listed_count bigint;
  match_count bigint;
  found_ids uuid[];
  is_common boolean;
  row_offset bigint;
  is_second_half boolean;
  result record;
begin
  perform private.require_admin();
  if char_length(search_term) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  if search_term = '' then
    result := private.paginate_ids('public.projects where ' || conditions, order_by, reverse_order_by, page, row_limit);
  else
    client_ids := array(
      select client.id from public.user_profiles as client where strpos(client.search_text, search_term) > 0);
    execute format(
      'select count(*) from (
        select search_text, user_id from public.projects where %s order by %s limit $3) as sample
      where %s', conditions, order_by, match_condition)
    into sample_match_count using search_term, client_ids, sample_size;
    is_common := sample_match_count > sample_size / 4;
    if is_common then
      execute format('select count(*) from public.projects where %s and %s', conditions, match_condition)
      into match_count using search_term, client_ids;
    else
      execute format(
        'select count(*), coalesce(array_agg(id) filter (where %s), array[]::uuid[]) from public.projects where %s',
        match_condition, conditions)
      into listed_count, found_ids using search_term, client_ids;
      match_count := cardinality(found_ids);
    end if;
    select match_count as total, found_ids as ids into result;
    row_offset :=
      row_limit * (least(greatest(page, 1), greatest(ceil(result.total::numeric / row_limit), 1)) - 1)::bigint;
    row_limit := least(row_limit, result.total - row_offset);
    is_second_half := row_offset > result.total / 2;
    -- Compares the rows that are read on the way to the page from its nearer end, if matches are spread evenly, with
    -- the matches that would be sorted.
    if is_common
      or (least(row_offset, result.total - row_offset - row_limit) + row_limit)::numeric * listed_count
        < result.total::numeric * result.total then
      execute format(
        'select array(select id from public.projects where %s and %s order by %s limit $3 offset $4)',
        conditions, match_condition, case when is_second_half then reverse_order_by else order_by end)
      into result.ids
      using search_term, client_ids, row_limit,
        case when is_second_half then result.total - row_offset - row_limit else row_offset end;
      if is_second_half then
        result.ids := array(
          select entry.id from unnest(result.ids) with ordinality as entry (id, ordinal) order by entry.ordinal desc);
      end if;
    else
      execute format(
        'select array(select id from public.projects where id = any($1) order by %s limit $2 offset $3)', order_by)
      into result.ids using found_ids, row_limit, row_offset;
    end if;
  end if;
  return query
  select
    project.id, project.user_id, project.name, project.description, project.budget_range, project.timeline,
    project.priority, project.requirements, project.status, project.started_on, project.created_at, project.updated_at,
    project.deleted_at, client.name, client.email, client.company_name, result.total
  from unnest(result.ids) with ordinality as entry (id, ordinal)
  join public.projects as project on project.id = entry.id
  join public.user_profiles as client on client.id = project.user_id
  order by entry.ordinal;
end;
$$;
revoke execute on function public.admin_projects(text, text, uuid, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_projects(text, text, uuid, text, integer, integer) to authenticated;

-- Counts projects that are not deleted: all, and by status. Security definer, as admin_customers().
create function public.project_stats()
  returns table (total bigint, active bigint, completed bigint, on_hold bigint, draft bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    count(*),
    count(*) filter (where status = 'active'),
    count(*) filter (where status = 'completed'),
    count(*) filter (where status = 'on-hold'),
    count(*) filter (where status = 'draft')
  from public.projects
  where deleted_at is null;
end;
$$;
revoke execute on function public.project_stats() from public, anon, authenticated;
grant execute on function public.project_stats() to authenticated;
