-- The lists of customers and projects in the back office, one page at a time, searched, filtered and sorted here. Every
-- row carries the number of all that match. A page past the end is the last one. The searched text is compared as it is.
-- Once the caller is known to be an admin, the policies would let everything pass, and cost as much as the search itself:
-- so they are not asked again for every row.

-- Clients, searched by name, e-mail and company. State is 'onboarded', 'pending' or nothing.
create function public.admin_customers(
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
declare
  needle text := lower(trim(searched));
  size integer := least(greatest(page_size, 1), 1000);
  narrowed text := concat_ws(' and ',
    'client.user_type = ''client''',
    case in_state when 'onboarded' then 'client.onboarding_completed' when 'pending' then 'not client.onboarding_completed' end,
    case when needle <> '' then 'strpos(client.search_text, $1) > 0' end);
  ordered text := case sorted
    when 'oldest' then 'created_at, id desc' when 'name' then 'lower(name), id' else 'created_at desc, id' end;
  matching bigint;
begin
  perform private.require_admin();
  if char_length(needle) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  execute format('select count(*) from public.user_profiles as client where %s', narrowed) into matching using needle;
  return query execute format(
    'select id, name, email, mobile_number, company_name, how_heard_about_us, team_size, role, onboarding_completed,
      created_at, $2
    from public.user_profiles as client where %s order by %s limit $3 offset $4', narrowed, ordered)
  using needle, matching, size, size * (least(greatest(page, 1), greatest(ceil(matching::numeric / size), 1)) - 1)::bigint;
end;
$$;
revoke execute on function public.admin_customers(text, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_customers(text, text, text, integer, integer) to authenticated;

-- Projects with their clients, searched by name and description and by name, e-mail and company of the client. Status is
-- one of theirs, 'deleted' for those put aside, or nothing for all others.
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
declare
  needle text := lower(trim(searched));
  size integer := least(greatest(page_size, 1), 1000);
  narrowed text := concat_ws(' and ',
    case in_status when 'deleted' then 'project.deleted_at is not null' else 'project.deleted_at is null' end,
    case when in_status not in ('', 'deleted') then 'project.status = $2' end,
    case when of_client is not null then 'project.user_id = $3' end,
    case when needle <> '' then '(strpos(project.search_text, $1) > 0 or project.user_id in (
      select client.id from public.user_profiles as client where strpos(client.search_text, $1) > 0))' end);
  ordered text := case sorted
    when 'oldest' then 'created_at, id desc'
    when 'name' then 'lower(name), id'
    when 'changed' then 'updated_at desc, id'
    else 'created_at desc, id'
  end;
  matching bigint;
begin
  perform private.require_admin();
  if char_length(needle) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  -- A search reads every project, so it does so once and counts what it has found. Without one, counting and finding a
  -- page have an index each.
  if needle = '' then
    execute format('select count(*) from public.projects as project where %s', narrowed)
    into matching using needle, in_status, of_client;
  end if;
  return query execute format(
    'with found as %s materialized (
      select project.id, project.name, project.created_at, project.updated_at from public.projects as project where %s
    ),
    shown as (
      select * from found order by %s limit $5
      offset $5 * (least(greatest($6, 1), greatest(ceil(coalesce($4, (select count(*) from found))::numeric / $5), 1)) - 1)::bigint
    )
    select
      placed.id, project.user_id, project.name, project.description, project.budget_range, project.timeline, project.priority,
      project.requirements, project.status, project.started_on, project.created_at, project.updated_at,
      project.deleted_at, client.name, client.email, client.company_name, coalesce($4, (select count(*) from found))
    from (select id, row_number() over (order by %s) as place from shown) as placed
    join public.projects as project on project.id = placed.id
    join public.user_profiles as client on client.id = project.user_id
    order by placed.place',
    case when needle = '' then 'not' end, narrowed, ordered, ordered)
  using needle, in_status, of_client, matching, size, page;
end;
$$;
revoke execute on function public.admin_projects(text, text, uuid, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_projects(text, text, uuid, text, integer, integer) to authenticated;

-- As before, with the month as two moments: working out the month of every customer took longer than all the rest.
create or replace function public.customer_stats(tz text default 'UTC')
  returns table (total bigint, onboarded bigint, pending bigint, this_month bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  month timestamp := date_trunc('month', now() at time zone tz);
begin
  perform private.require_admin();
  return query
  select
    count(*),
    count(*) filter (where onboarding_completed),
    count(*) filter (where not onboarding_completed),
    count(*) filter (where created_at >= month at time zone tz and created_at < (month + interval '1 month') at time zone tz)
  from public.user_profiles
  where user_type = 'client';
end;
$$;

-- As before, without asking the policies for every row.
alter function public.project_stats() security definer;
