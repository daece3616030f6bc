-- As before, but a search that many projects match does not collect them all: whether they are many shows in the first
-- ones of the list.
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
  matches constant text := '(strpos(search_text, $1) > 0 or user_id in (select unnest($2)))';
  clients uuid[];
  sampled constant integer := 200;
  in_sample bigint;
  listed bigint;
  matching bigint;
  found uuid[];
  is_common boolean;
  skipped bigint;
  is_nearer_to_end boolean;
  shown record;
begin
  perform private.require_admin();
  if char_length(needle) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  if needle = '' then
    shown := private.ids_of_page('public.projects where ' || narrowed, forwards, backwards, page, size);
  else
    clients := array(
      select client.id from public.user_profiles as client where strpos(client.search_text, needle) > 0);
    execute format(
      'select count(*) from (
        select search_text, user_id from public.projects where %s order by %s limit $3) as first_ones
      where %s', narrowed, forwards, matches)
    into in_sample using needle, clients, sampled;
    is_common := in_sample > sampled / 4;
    if is_common then
      execute format('select count(*) from public.projects where %s and %s', narrowed, matches)
      into matching using needle, clients;
    else
      execute format(
        'select count(*), coalesce(array_agg(id) filter (where %s), array[]::uuid[]) from public.projects where %s',
        matches, narrowed)
      into listed, found using needle, clients;
      matching := cardinality(found);
    end if;
    select matching, found as ids into shown;
    skipped := size * (least(greatest(page, 1), greatest(ceil(shown.matching::numeric / size), 1)) - 1)::bigint;
    size := least(size, shown.matching - skipped);
    is_nearer_to_end := skipped > shown.matching / 2;
    -- So many are passed on the way to the page from its nearer end, if there are matches everywhere; so many are sorted.
    if is_common
      or (least(skipped, shown.matching - skipped - size) + size)::numeric * listed < shown.matching::numeric * shown.matching then
      execute format(
        'select array(select id from public.projects where %s and %s order by %s limit $3 offset $4)',
        narrowed, matches, case when is_nearer_to_end then backwards else forwards end)
      into shown.ids
      using needle, clients, size, case when is_nearer_to_end then shown.matching - skipped - size else skipped end;
      if is_nearer_to_end then
        shown.ids := array(
          select one.id from unnest(shown.ids) with ordinality as one (id, place) order by one.place desc);
      end if;
    else
      execute format(
        'select array(select id from public.projects where id = any($1) order by %s limit $2 offset $3)', forwards)
      into shown.ids using found, size, skipped;
    end if;
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
