-- How fast pages are for visitors, without anything about them. Only sums are kept: how many page views fell into which
-- bucket of a metric.

create table public.web_vitals (
  day date not null,
  route text not null check (char_length(route) between 1 and 100),
  -- Of the area that owns the page; empty when it is none that was released.
  area text not null check (area ~ '^[a-z][a-z0-9-]{0,39}$'),
  build text not null check (build = '' or build ~ '^[0-9a-f]{12}$'),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'TASKS')),
  -- Of TASKS, whose scripts they ran; empty for all other metrics.
  script text not null check (script = '' or script ~ '^[a-z][a-z0-9-]{0,39}$'),
  bucket smallint not null check (bucket between 0 and 120),
  count bigint not null check (count > 0),
  primary key (day, route, area, build, metric, script, bucket),
  check ((metric = 'TASKS') = (script <> ''))
);
comment on column public.web_vitals.bucket is 'A value v is in bucket n when it is about 1.1 ^ n: milliseconds, and thousandths of CLS.';
comment on column public.web_vitals.metric is 'TASKS: milliseconds of long tasks in the first ten seconds of scripts.';

create index web_vitals_by_route on public.web_vitals (route, day);

revoke all on public.web_vitals from anon, authenticated;
grant select on public.web_vitals to authenticated;
grant all on public.web_vitals to service_role;

alter table public.web_vitals enable row level security;

create policy "Admins read vitals" on public.web_vitals
  for select to authenticated
  using ((select private.is_admin()));

-- Adds sums: [{route, area, build, metric, script, bucket, count}], at most 2,000 of them, while the builds in `live` are the
-- current ones. A day has at most 20,000 different sums; what is beyond them is dropped. Returns how many sums were kept. For
-- the web server.
create function public.record_web_vitals(vitals jsonb, live jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  rows_left integer := 20000 - (
    select count(*) from (select from public.web_vitals where day = today limit 20000) as counted);
  kept integer;
begin
  perform private.record_live_builds(live);
  insert into public.web_vitals as known (day, route, area, build, metric, script, bucket, count)
  select today, sum.route, sum.area, sum.build, sum.metric, sum.script, sum.bucket, sum.count
  from jsonb_to_recordset(vitals) as sum (
    route text, area text, build text, metric text, script text, bucket smallint, count bigint
  )
  -- Always in the same order, so that two servers do not wait for each other.
  order by sum.route, sum.area, sum.build, sum.metric, sum.script, sum.bucket
  limit least(2000, greatest(rows_left, 0))
  on conflict (day, route, area, build, metric, script, bucket) do update set count = known.count + excluded.count;
  get diagnostics kept = row_count;
  perform private.add_to_canaries(vitals);
  return kept;
end;
$$;
revoke execute on function public.record_web_vitals(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_web_vitals(jsonb, jsonb) to service_role;

-- Deletes what is older than 30 days, and returns how many rows of vitals.
create function public.purge_web_vitals() returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.build_views where day < (now() at time zone 'UTC')::date - 30;
  with purged as (
    delete from public.web_vitals where day < (now() at time zone 'UTC')::date - 30 returning 1
  )
  select count(*) from purged;
$$;
revoke execute on function public.purge_web_vitals() from public, anon, authenticated;
grant execute on function public.purge_web_vitals() to service_role;

-- The value that three of four page views do not exceed, from buckets and their counts: milliseconds, CLS as it is.
create function private.vital_p75(metric text, buckets smallint[], counts numeric[]) returns numeric
  language sql
  immutable
  set search_path = ''
as $$
  select case when metric = 'CLS'
    then case when bucket = 0 then 0 else round(1.1 ^ bucket / 1000, 3) end
    else round(1.1 ^ bucket) end
  from (
    select bucket, sum(count) over (order by bucket) as reached, sum(count) over () as total
    from unnest(buckets, counts) as entry (bucket, count)
  ) as cumulated
  where reached >= 0.75 * total
  order by bucket
  limit 1;
$$;
revoke execute on function private.vital_p75(text, smallint[], numeric[]) from public;

-- The p75 of each metric by route, of the last seven days, the routes with most page views first.
create function public.admin_web_vitals(in_area text default '')
  returns table (route text, area text, views bigint, p75 jsonb)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  with buckets as (
    select vital.route, vital.area, vital.metric, vital.bucket, sum(vital.count) as count
    from public.web_vitals as vital
    where vital.day > (now() at time zone 'UTC')::date - 7 and vital.script = ''
      and (in_area = '' or vital.area = in_area)
    group by vital.route, vital.area, vital.metric, vital.bucket
  ), metrics as (
    select buckets.route, buckets.area, buckets.metric, sum(buckets.count) as views,
      private.vital_p75(buckets.metric, array_agg(buckets.bucket), array_agg(buckets.count)) as value
    from buckets
    group by buckets.route, buckets.area, buckets.metric
  )
  select metrics.route, metrics.area, max(metrics.views)::bigint, jsonb_object_agg(metrics.metric, metrics.value)
  from metrics
  group by metrics.route, metrics.area
  order by max(metrics.views) desc, metrics.route, metrics.area
  limit 200;
end;
$$;
revoke execute on function public.admin_web_vitals(text) from public, anon, authenticated;
grant execute on function public.admin_web_vitals(text) to authenticated;

-- One route: the p75 of each metric by build, newest first, and by day, and the long tasks by the area of their script.
create function public.route_web_vitals(of_route text) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  result jsonb;
begin
  perform private.require_admin();
  with sums as materialized (
    select vital.day, vital.area, vital.build, vital.metric, vital.script, vital.bucket, vital.count
    from public.web_vitals as vital
    where vital.route = of_route and vital.day > (now() at time zone 'UTC')::date - 30
  ), by_build as (
    select area, build, metric, sum(count) as views, max(day) as last_day,
      private.vital_p75(metric, array_agg(bucket), array_agg(count::numeric)) as value
    from (
      select area, build, metric, bucket, sum(count) as count, max(day) as day from sums where script = ''
      group by area, build, metric, bucket
    ) as buckets
    group by area, build, metric
  ), builds as (
    select area, build, max(views) as views, max(last_day) as last_day, jsonb_object_agg(metric, value) as p75
    from by_build group by area, build
  ), by_day as (
    select day, metric, private.vital_p75(metric, array_agg(bucket), array_agg(count::numeric)) as value
    from (
      select day, metric, bucket, sum(count) as count from sums where script = '' group by day, metric, bucket
    ) as buckets
    group by day, metric
  ), days as (
    select day, jsonb_object_agg(metric, value) as p75 from by_day group by day
  ), scripts as (
    select script, sum(count) as views, private.vital_p75('TASKS', array_agg(bucket), array_agg(count::numeric)) as value
    from (
      select script, bucket, sum(count) as count from sums where script <> '' group by script, bucket
    ) as buckets
    group by script
  )
  select jsonb_build_object(
    'builds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'area', builds.area, 'build', builds.build, 'commit_url', known.commit_url, 'views', builds.views, 'p75', builds.p75)
        order by known.first_seen desc nulls last, builds.build), '[]')
      from builds left join private.client_builds as known on known.area = builds.area and known.build = builds.build
    ),
    'days', (
      select jsonb_agg(jsonb_build_object('day', calendar.day::date, 'p75', coalesce(days.p75, '{}')) order by calendar.day)
      from generate_series(
        (now() at time zone 'UTC')::date - 13, (now() at time zone 'UTC')::date, interval '1 day') as calendar (day)
      left join days on days.day = calendar.day::date
    ),
    'scripts', (
      select coalesce(jsonb_agg(jsonb_build_object('script', script, 'views', views, 'p75', value) order by value desc), '[]')
      from scripts
    )
  ) into result;
  return result;
end;
$$;
revoke execute on function public.route_web_vitals(text) from public, anon, authenticated;
grant execute on function public.route_web_vitals(text) to authenticated;
