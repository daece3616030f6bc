-- How many page views the web servers sent with each build, and how many of them failed: the page could not be rendered, or its
-- scripts reported an error. Only sums are kept.

create table public.build_views (
  day date not null,
  area text not null check (area ~ '^[a-z][a-z0-9-]{0,39}$'),
  build text not null check (build ~ '^[0-9a-f]{12}$'),
  views bigint not null check (views >= 0),
  failed bigint not null check (failed >= 0),
  primary key (day, area, build)
);
comment on column public.build_views.views is 'Without crawlers, and without pages that a cache in front of the servers sent.';

create index build_views_by_build on public.build_views (area, build);

revoke all on public.build_views from anon, authenticated;
grant select on public.build_views to authenticated;
grant all on public.build_views to service_role;

alter table public.build_views enable row level security;

create policy "Admins read how often builds failed" on public.build_views
  for select to authenticated
  using ((select private.is_admin()));

-- Adds to the views of builds, and to the canaries that compare these builds: [{area, build, views, failed}].
create function private.add_build_views(sums jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  insert into public.build_views as known (day, area, build, views, failed)
  select (now() at time zone 'UTC')::date, sum.area, sum.build, sum(sum.views), sum(sum.failed)
  from jsonb_to_recordset(sums) as sum (area text, build text, views bigint, failed bigint)
  group by sum.area, sum.build
  -- Always in the same order, so that two servers do not wait for each other.
  order by sum.area, sum.build
  on conflict (day, area, build) do update
  set views = known.views + excluded.views, failed = known.failed + excluded.failed;
  perform private.add_to_canaries((
    select jsonb_agg(jsonb_build_object('area', sum.area, 'build', sum.build, 'metric', kind.metric, 'count', kind.count))
    from jsonb_to_recordset(sums) as sum (area text, build text, views bigint, failed bigint)
    cross join lateral (values ('VIEWS', sum.views), ('FAILED', sum.failed)) as kind (metric, count)
    where kind.count > 0
  ));
end;
$$;
revoke execute on function private.add_build_views(jsonb) from public;

-- Adds page views that were sent, and those that could not be rendered: [{area, build, views, failed}], at most 100 of them.
-- For the web server.
create function public.record_page_views(views jsonb) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if jsonb_array_length(views) > 100 then
    raise exception 'At most 100 builds can be recorded at once.' using errcode = 'PT422';
  end if;
  perform private.add_build_views(views);
end;
$$;
revoke execute on function public.record_page_views(jsonb) from public, anon, authenticated;
grant execute on function public.record_page_views(jsonb) to service_role;

-- Of each build of an area that visitors had in the last 30 days: page views, failed ones, and the p75 of LCP and INP in
-- milliseconds.
create function public.admin_build_figures(of_area text)
  returns table (build text, views bigint, failed bigint, lcp numeric, inp numeric)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  oldest date := (now() at time zone 'UTC')::date - 30;
begin
  perform private.require_admin();
  return query
  with buckets as (
    select vital.build, vital.metric, vital.bucket, sum(vital.count) as count
    from public.web_vitals as vital
    where vital.area = of_area and vital.build <> '' and vital.metric in ('LCP', 'INP') and vital.day > oldest
    group by vital.build, vital.metric, vital.bucket
  ), vitals as (
    select buckets.build, buckets.metric,
      private.vital_p75(buckets.metric, array_agg(buckets.bucket), array_agg(buckets.count)) as value
    from buckets
    group by buckets.build, buckets.metric
  ), seen as (
    select days.build, sum(days.views)::bigint as views, sum(days.failed)::bigint as failed
    from public.build_views as days
    where days.area = of_area and days.day > oldest
    group by days.build
  )
  select seen.build, seen.views, seen.failed, lcp.value, inp.value
  from seen
  left join vitals as lcp on lcp.build = seen.build and lcp.metric = 'LCP'
  left join vitals as inp on inp.build = seen.build and inp.metric = 'INP'
  order by seen.views desc, seen.build
  limit 100;
end;
$$;
revoke execute on function public.admin_build_figures(text) from public, anon, authenticated;
grant execute on function public.admin_build_figures(text) to authenticated;
