-- What went wrong in browsers, without anything about the visitor. The web servers record sums, never single events: a flood
-- of reports makes numbers larger and not the tables longer.

-- The builds that were live when something went wrong, and the commits they were made from.
create table private.client_builds (
  area text not null check (area ~ '^[a-z][a-z0-9-]{0,39}$'),
  build text not null check (build ~ '^[0-9a-f]{12}$'),
  commit_url text check (char_length(commit_url) <= 200),
  first_seen timestamptz not null default now(),
  -- The live build of an area is the one that was seen last.
  last_seen timestamptz not null default now(),
  primary key (area, build)
);

-- One row per cause: everything that the list of the back office shows.
create table private.client_error_causes (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  area text not null check (area ~ '^[a-z][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('error', 'rejection', 'load', 'boundary')),
  message text not null check (char_length(message) between 1 and 300),
  stack text not null check (char_length(stack) <= 4000),
  -- The newest ten, at most.
  routes text[] not null,
  builds text[] not null,
  browsers text[] not null,
  first_build text not null,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  count bigint not null check (count > 0)
);
comment on column private.client_error_causes.stack is 'Of the newest occurrence, in the positions of the sources when the source maps of its build were found.';
comment on column private.client_error_causes.first_build is 'The build in which the cause was first seen; empty when it was unknown.';

create index client_error_causes_newest on private.client_error_causes (last_seen desc, id);
create index client_error_causes_first on private.client_error_causes (first_seen);

-- How often a cause was seen on a day, for the sparklines.
create table private.client_error_days (
  cause text not null references private.client_error_causes (id) on delete cascade,
  day date not null,
  count bigint not null check (count > 0),
  primary key (cause, day)
);

-- How often a cause was seen on a day, by build, route and browser family.
create table public.client_errors (
  day date not null,
  cause text not null,
  build text not null check (build = '' or build ~ '^[0-9a-f]{12}$'),
  route text not null check (char_length(route) between 1 and 100),
  browser text not null check (char_length(browser) between 1 and 20),
  count bigint not null check (count > 0),
  primary key (day, cause, build, route, browser)
);
comment on column public.client_errors.build is 'Of the area in which the error was made; empty when it is none that was released.';

create index client_errors_by_cause on public.client_errors (cause, day);

revoke all on private.client_builds, private.client_error_causes, private.client_error_days
  from public, anon, authenticated;
revoke all on public.client_errors from anon, authenticated;
grant select on public.client_errors to authenticated;
grant all on public.client_errors to service_role;

-- Without policies: only functions read and write them.
alter table private.client_builds enable row level security;
alter table private.client_error_causes enable row level security;
alter table private.client_error_days enable row level security;
alter table public.client_errors enable row level security;

create policy "Admins read errors of browsers" on public.client_errors
  for select to authenticated
  using ((select private.is_admin()));

-- The first ten of a list with one more value in front.
create function private.with_newest(list text[], value text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select (array[value] || array_remove(list, value))[1:10];
$$;
revoke execute on function private.with_newest(text[], text) from public;

-- Remembers which builds are live: [{area, build, commit_url}].
create function private.record_live_builds(live jsonb) returns void
  language sql
  set search_path = ''
as $$
  insert into private.client_builds as known (area, build, commit_url)
  select entry ->> 'area', entry ->> 'build', entry ->> 'commit_url'
  from jsonb_array_elements(live) as entry
  order by 1, 2
  on conflict (area, build) do update
  set last_seen = now(), commit_url = coalesce(excluded.commit_url, known.commit_url);
$$;
revoke execute on function private.record_live_builds(jsonb) from public;

-- Adds sums of errors: [{cause, area, kind, message, stack, build, route, browser, count, failed}], at most 500 of them, while
-- the builds in `live` are the current ones. `failed` is in how many page views they were the first of their area. A day has at most 500 new causes and 20,000 different sums; what is beyond them is
-- dropped, so that reports cannot fill the disk. Returns how many sums were kept. For the web server.
create function public.record_client_errors(errors jsonb, live jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  new_causes_left integer := 500 - (select count(*) from private.client_error_causes where first_seen >= today);
  rows_left integer := 20000 - (
    select count(*) from (select from public.client_errors where day = today limit 20000) as counted);
  reported record;
  is_new boolean;
  kept integer := 0;
begin
  perform private.record_live_builds(live);
  for reported in
    select * from jsonb_to_recordset(errors) as sum (
      cause text, area text, kind text, message text, stack text, build text, route text, browser text, count bigint
    )
    -- Always in the same order, so that two servers do not wait for each other.
    order by sum.cause, sum.build, sum.route, sum.browser
    limit 500
  loop
    is_new := not exists (select from private.client_error_causes where id = reported.cause);
    continue when is_new and new_causes_left <= 0;
    insert into private.client_error_causes as known
      (id, area, kind, message, stack, routes, builds, browsers, first_build, count)
    values (
      reported.cause, reported.area, reported.kind, reported.message, reported.stack, array[reported.route],
      array_remove(array[reported.build], ''), array[reported.browser], reported.build, reported.count)
    on conflict (id) do update set
      message = excluded.message,
      stack = excluded.stack,
      routes = private.with_newest(known.routes, reported.route),
      builds = case when reported.build = '' then known.builds else private.with_newest(known.builds, reported.build) end,
      browsers = private.with_newest(known.browsers, reported.browser),
      last_seen = now(),
      count = known.count + excluded.count;
    insert into private.client_error_days as known (cause, day, count) values (reported.cause, today, reported.count)
    on conflict (cause, day) do update set count = known.count + excluded.count;
    if rows_left > 0 then
      insert into public.client_errors as known (day, cause, build, route, browser, count)
      values (today, reported.cause, reported.build, reported.route, reported.browser, reported.count)
      on conflict (day, cause, build, route, browser) do update set count = known.count + excluded.count;
      rows_left := rows_left - 1;
    end if;
    if is_new then new_causes_left := new_causes_left - 1; end if;
    kept := kept + 1;
  end loop;
  perform private.add_build_views((
    select jsonb_agg(jsonb_build_object('area', sum.area, 'build', sum.build, 'views', 0, 'failed', sum.failed))
    from jsonb_to_recordset(errors) as sum (area text, build text, failed bigint)
    where sum.build <> '' and sum.failed > 0
  ));
  return kept;
end;
$$;
revoke execute on function public.record_client_errors(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_client_errors(jsonb, jsonb) to service_role;

-- Deletes what is older than 30 days, and returns how many causes that were.
create function public.purge_client_errors() returns bigint
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  oldest date := (now() at time zone 'UTC')::date - 30;
  purged bigint;
begin
  delete from public.client_errors where day < oldest;
  delete from private.client_error_days where day < oldest;
  delete from private.client_builds where last_seen < oldest;
  delete from private.client_error_causes where last_seen < oldest;
  get diagnostics purged = row_count;
  return purged;
end;
$$;
revoke execute on function public.purge_client_errors() from public, anon, authenticated;
grant execute on function public.purge_client_errors() to service_role;

-- Of one cause: the builds it was seen in with their commits, newest first, and since which live build it is new. It is new
-- since a build when it was never seen in an earlier one.
create function private.client_error_builds(cause private.client_error_causes)
  returns table (builds jsonb, new_since text)
  language sql
  stable
  -- Otherwise the planner expects 1,000 rows, and compiles the whole query.
  rows 1
  set search_path = ''
as $$
  select
    coalesce((
      select jsonb_agg(jsonb_build_object('build', seen.build, 'commit_url', known.commit_url) order by seen.place)
      from unnest(cause.builds) with ordinality as seen (build, place)
      left join private.client_builds as known on known.area = cause.area and known.build = seen.build
    ), '[]'),
    (
      select live.build from private.client_builds as live
      where live.area = cause.area and live.build = cause.first_build
        and not exists (
          select from private.client_builds as later
          where later.area = cause.area and later.last_seen > live.last_seen
        )
        and exists (
          select from private.client_builds as earlier
          where earlier.area = cause.area and earlier.first_seen < live.first_seen
        )
    );
$$;
revoke execute on function private.client_error_builds(private.client_error_causes) from public;

-- One page of the causes, those seen last first, searched in message, route and build. Area is one of theirs or ''. `days`
-- are the counts of the last 14 days, today last. Every row carries the number of all matches.
create function public.admin_client_errors(
  searched text default '', in_area text default '', page integer default 1, page_size integer default 25
)
  returns table (
    id text, area text, kind text, message text, routes text[], browsers text[], builds jsonb, new_since text,
    first_seen timestamptz, last_seen timestamptz, count bigint, days bigint[], total bigint
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
  today date := (now() at time zone 'UTC')::date;
begin
  perform private.require_admin();
  return query
  with matching as (
    select cause.id, cause.last_seen from private.client_error_causes as cause
    where (in_area = '' or cause.area = in_area) and (
      search_term = ''
      or strpos(lower(concat_ws(' ', cause.message, array_to_string(cause.routes || cause.builds, ' '))), search_term) > 0)
  ), counted as (
    select count(*) as total from matching
  ), listed as (
    select matching.id, matching.last_seen, counted.total from matching, counted
    order by matching.last_seen desc, matching.id
    limit row_limit
    offset row_limit * (least(greatest(page, 1), greatest((select (total + row_limit - 1) / row_limit from counted), 1)) - 1)
  )
  select
    cause.id, cause.area, cause.kind, cause.message, cause.routes, cause.browsers, seen_in.builds, seen_in.new_since,
    cause.first_seen, cause.last_seen, cause.count,
    array(
      select coalesce(counts.count, 0) from generate_series(13, 0, -1) as ago
      left join private.client_error_days as counts on counts.cause = cause.id and counts.day = today - ago
      order by ago desc
    ),
    listed.total
  from listed
  join private.client_error_causes as cause on cause.id = listed.id
  cross join private.client_error_builds(cause) as seen_in
  order by listed.last_seen desc, listed.id;
end;
$$;
revoke execute on function public.admin_client_errors(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_client_errors(text, text, integer, integer) to authenticated;

-- One cause with its stack, and how often it was seen in the last 30 days by build, route and browser family, most often
-- first; no row when it does not exist.
create function public.client_error(cause text)
  returns table (
    id text, area text, kind text, message text, stack text, builds jsonb, new_since text, first_seen timestamptz,
    last_seen timestamptz, count bigint, by_build jsonb, by_route jsonb, by_browser jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  with sums as materialized (
    select seen.build, seen.route, seen.browser, sum(seen.count) as count from public.client_errors as seen
    where seen.cause = client_error.cause
    group by seen.build, seen.route, seen.browser
  )
  select
    found.id, found.area, found.kind, found.message, found.stack, seen_in.builds, seen_in.new_since, found.first_seen,
    found.last_seen, found.count,
    (select coalesce(jsonb_agg(top), '[]') from (
      select build as name, sum(count) as count from sums group by build order by 2 desc, 1 limit 10) as top),
    (select coalesce(jsonb_agg(top), '[]') from (
      select route as name, sum(count) as count from sums group by route order by 2 desc, 1 limit 10) as top),
    (select coalesce(jsonb_agg(top), '[]') from (
      select browser as name, sum(count) as count from sums group by browser order by 2 desc, 1 limit 10) as top)
  from private.client_error_causes as found
  cross join private.client_error_builds(found) as seen_in
  where found.id = client_error.cause;
end;
$$;
revoke execute on function public.client_error(text) from public, anon, authenticated;
grant execute on function public.client_error(text) to authenticated;
