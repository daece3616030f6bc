-- Who is calling. For functions that run with the caller's rights: those do not reach into the schema auth everywhere.
create function private.caller() returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select auth.uid();
$$;
revoke execute on function private.caller() from public;
grant execute on function private.caller() to authenticated;

-- One page of the caller's own projects that have the status and contain the searched text in name, description or
-- requirements, whatever the case. An empty text or status leaves that condition out. A page past the end is the last
-- one. Every row carries the number of all matching projects, which is 0 when there is no row.
-- The text is compared as it is: no character of it has a meaning of its own.
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
  needle text := lower(trim(searched));
  size integer := least(greatest(page_size, 1), 100);
begin
  if char_length(needle) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  return query
  with matching as (
    select own.* from public.projects as own
    where own.user_id = (select private.caller()) and own.deleted_at is null
      and (in_status = '' or own.status = in_status)
      and (
        needle = ''
        or strpos(lower(concat_ws(e'\n', own.name, own.description, own.requirements)), needle) > 0
      )
  ),
  counted as (select count(*) as number from matching)
  select
    matching.id, matching.name, matching.description, matching.budget_range, matching.timeline, matching.priority,
    matching.requirements, matching.status, matching.started_on, matching.created_at, matching.updated_at,
    counted.number
  from matching, counted
  order by
    case in_order when 'name' then lower(matching.name) end,
    case in_order
      when 'name' then null when 'oldest' then null when 'changed' then matching.updated_at else matching.created_at
    end desc,
    matching.created_at,
    matching.id
  limit size
  offset size * (least(greatest(page, 1), greatest(ceil((select number from counted)::numeric / size), 1)) - 1);
end;
$$;
revoke execute on function public.own_projects(text, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.own_projects(text, text, text, integer, integer) to authenticated;
