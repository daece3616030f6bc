SET local check_function_bodies = off;

CREATE TABLE "public"."web_vitals" (
  "day"    date     NOT NULL,
  "route"  text     NOT NULL,
  "area"   text     NOT NULL,
  "build"  text     NOT NULL,
  "metric" text     NOT NULL,
  "script" text     NOT NULL,
  "bucket" smallint NOT NULL,
  "count"  bigint   NOT NULL,
  CONSTRAINT "web_vitals_area_check" CHECK ((area = ANY (ARRAY['shell'::text, 'marketing'::text, 'portal'::text, 'backoffice'::text]))),
  CONSTRAINT "web_vitals_bucket_check" CHECK (((bucket >= 0) AND (bucket <= 120))),
  CONSTRAINT "web_vitals_build_check" CHECK (((build = ''::text) OR (build ~ '^[0-9a-f]{12}$'::text))),
  CONSTRAINT "web_vitals_check" CHECK (((metric = 'TASKS'::text) = (script <> ''::text))),
  CONSTRAINT "web_vitals_count_check" CHECK ((count > 0)),
  CONSTRAINT "web_vitals_metric_check" CHECK ((metric = ANY (ARRAY['LCP'::text, 'INP'::text, 'CLS'::text, 'FCP'::text, 'TTFB'::text, 'TASKS'::text]))),
  CONSTRAINT "web_vitals_pkey" PRIMARY KEY (day, route, area, build, metric, script, bucket),
  CONSTRAINT "web_vitals_route_check" CHECK (((char_length(route) >= 1) AND (char_length(route) <= 100))),
  CONSTRAINT "web_vitals_script_check" CHECK ((script = ANY (ARRAY[''::text, 'shell'::text, 'marketing'::text, 'portal'::text, 'backoffice'::text, 'other'::text])))
);

ALTER TABLE "public"."web_vitals"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."web_vitals" FROM "anon";

CREATE OR REPLACE FUNCTION private.vital_p75 (
  metric  text,
  buckets smallint[],
  counts  numeric[]
)
  RETURNS numeric
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.admin_web_vitals (
  in_area text DEFAULT ''::text
)
  RETURNS TABLE (
    route text,
    area  text,
    views bigint,
    p75   jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."admin_web_vitals"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.purge_web_vitals()
  RETURNS bigint
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with purged as (
    delete from public.web_vitals where day < (now() at time zone 'UTC')::date - 30 returning 1
  )
  select count(*) from purged;
$function$;

REVOKE ALL ON FUNCTION "public"."purge_web_vitals"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_web_vitals (
  vitals jsonb,
  live   jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  return kept;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."record_web_vitals"(jsonb, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.route_web_vitals (
  of_route text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."route_web_vitals"(text) FROM PUBLIC, "anon", "service_role";

CREATE INDEX web_vitals_by_route ON public.web_vitals USING btree (route, day);

CREATE POLICY "Admins read vitals" ON "public"."web_vitals"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

COMMENT ON COLUMN "public"."web_vitals"."bucket" IS 'A value v is in bucket n when it is about 1.1 ^ n: milliseconds, and thousandths of CLS.';

COMMENT ON COLUMN "public"."web_vitals"."metric" IS 'TASKS: milliseconds of long tasks in the first ten seconds of scripts.';

REVOKE ALL ON FUNCTION "private"."vital_p75"(text, smallint[], numeric[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."admin_web_vitals"(text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."purge_web_vitals"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."record_web_vitals"(jsonb, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."route_web_vitals"(text) TO "authenticated";

REVOKE ALL ON TABLE "public"."web_vitals" FROM "authenticated";

GRANT SELECT ON TABLE "public"."web_vitals" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."web_vitals" TO "service_role";
