SET local check_function_bodies = off;

ALTER TABLE "public"."release_events"
  DROP CONSTRAINT "release_events_kind_check";

CREATE TABLE "private"."canary_sums" (
  "area"      text     NOT NULL,
  "is_canary" boolean  NOT NULL,
  "metric"    text     NOT NULL,
  "bucket"    smallint NOT NULL,
  "count"     bigint   NOT NULL,
  CONSTRAINT "canary_sums_bucket_check" CHECK (((bucket >= 0) AND (bucket <= 120))),
  CONSTRAINT "canary_sums_count_check" CHECK ((count > 0)),
  CONSTRAINT "canary_sums_metric_check" CHECK ((metric = ANY (ARRAY['VIEWS'::text, 'FAILED'::text, 'LCP'::text, 'INP'::text]))),
  CONSTRAINT "canary_sums_pkey" PRIMARY KEY (area, is_canary, metric, bucket)
);

ALTER TABLE "private"."canary_sums"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."build_views" (
  "day"    date   NOT NULL,
  "area"   text   NOT NULL,
  "build"  text   NOT NULL,
  "views"  bigint NOT NULL,
  "failed" bigint NOT NULL,
  CONSTRAINT "build_views_area_check" CHECK ((area ~ '^[a-z][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT "build_views_build_check" CHECK ((build ~ '^[0-9a-f]{12}$'::text)),
  CONSTRAINT "build_views_failed_check" CHECK ((failed >= 0)),
  CONSTRAINT "build_views_pkey" PRIMARY KEY (day, area, build),
  CONSTRAINT "build_views_views_check" CHECK ((views >= 0))
);

ALTER TABLE "public"."build_views"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."build_views" FROM "anon";

CREATE TABLE "public"."release_canaries" (
  "area"          text                     NOT NULL,
  "build"         text                     NOT NULL,
  "stable_build"  text                     NOT NULL,
  "share"         smallint                 NOT NULL,
  "error_margin"  smallint                 NOT NULL,
  "vitals_margin" smallint                 NOT NULL,
  "min_views"     integer                  NOT NULL,
  "promote_at"    timestamp with time zone,
  "reason"        text                     NOT NULL,
  "started_by"    uuid,
  "updated_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "release_canaries_area_check" CHECK ((area ~ '^[a-z][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT "release_canaries_build_check" CHECK ((build ~ '^[0-9a-f]{12}$'::text)),
  CONSTRAINT "release_canaries_error_margin_check" CHECK (((error_margin >= 0) AND (error_margin <= 1000))),
  CONSTRAINT "release_canaries_min_views_check" CHECK (((min_views >= 50) AND (min_views <= 1000000))),
  CONSTRAINT "release_canaries_pkey" PRIMARY KEY (area),
  CONSTRAINT "release_canaries_reason_check" CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 500))),
  CONSTRAINT "release_canaries_share_check" CHECK (((share >= 1) AND (share <= 100))),
  CONSTRAINT "release_canaries_stable_build_check" CHECK ((stable_build ~ '^[0-9a-f]{12}$'::text)),
  CONSTRAINT "release_canaries_two_builds" CHECK ((build <> stable_build)),
  CONSTRAINT "release_canaries_vitals_margin_check" CHECK (((vitals_margin >= 0) AND (vitals_margin <= 1000)))
);

ALTER TABLE "public"."release_canaries"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."release_canaries" FROM "anon";

ALTER TABLE "public"."release_events"
  ADD COLUMN "share" smallint;

ALTER TABLE "public"."release_events"
  ADD COLUMN "is_automatic" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.add_build_views (
  sums jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.add_to_canaries (
  sums jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  with running as (
    -- A canary that ends now waits for this.
    select * from public.release_canaries for key share
  )
  insert into private.canary_sums as known (area, is_canary, metric, bucket, count)
  select canary.area, sum.build = canary.build, sum.metric, coalesce(sum.bucket, 0), sum(sum.count)
  from jsonb_to_recordset(sums) as sum (area text, build text, metric text, bucket smallint, count bigint)
  join running as canary on canary.area = sum.area and sum.build in (canary.build, canary.stable_build)
  where sum.metric in ('VIEWS', 'FAILED', 'LCP', 'INP')
  group by 1, 2, 3, 4
  -- Always in the same order, so that two servers do not wait for each other.
  order by 1, 2, 3, 4
  on conflict (area, is_canary, metric, bucket) do update set count = known.count + excluded.count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.canary_arm (
  of_area   text,
  of_canary boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'views', coalesce(sum(count) filter (where metric = 'VIEWS'), 0),
    'failed', coalesce(sum(count) filter (where metric = 'FAILED'), 0),
    'lcp', coalesce(jsonb_object_agg(bucket, count) filter (where metric = 'LCP'), '{}'),
    'inp', coalesce(jsonb_object_agg(bucket, count) filter (where metric = 'INP'), '{}')
  )
  from private.canary_sums
  where area = of_area and is_canary = of_canary;
$function$;

CREATE OR REPLACE FUNCTION private.canary_figures()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'area', canary.area, 'build', canary.build, 'stable_build', canary.stable_build, 'share', canary.share,
    'error_margin', canary.error_margin, 'vitals_margin', canary.vitals_margin, 'min_views', canary.min_views,
    'promote_at', canary.promote_at, 'is_due', coalesce(canary.promote_at <= now(), false), 'reason', canary.reason,
    'started_by', profile.name, 'updated_at', canary.updated_at,
    'running_seconds', floor(extract(epoch from now() - canary.updated_at)),
    'canary', private.canary_arm(canary.area, true), 'stable', private.canary_arm(canary.area, false)
  ) order by canary.area), '[]')
  from public.release_canaries as canary
  left join public.user_profiles as profile on profile.id = canary.started_by;
$function$;

CREATE OR REPLACE FUNCTION private.end_canary (
  of_area      text,
  base_version timestamp with time zone,
  outcome      text,
  why          text,
  actor        uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  ended public.release_canaries;
begin
  delete from public.release_canaries as canary
  where canary.area = of_area and canary.updated_at = base_version
  returning * into ended;
  if not found then return false; end if;
  if outcome = 'canary_promoted' then
    insert into public.release_pins as pin (area, build, reason, pinned_by)
    values (ended.area, ended.build, why, coalesce(actor, ended.started_by))
    on conflict on constraint release_pins_pkey do update
    set build = excluded.build, reason = excluded.reason, pinned_by = excluded.pinned_by;
  end if;
  insert into public.release_events (area, kind, build, from_build, share, reason, actor_id, is_automatic)
  values (ended.area, outcome, ended.build, ended.stable_build, ended.share, why, actor, actor is null);
  return true;
end;
$function$;

CREATE OR REPLACE FUNCTION public.admin_build_figures (
  of_area text
)
  RETURNS TABLE (
    build  text,
    views  bigint,
    failed bigint,
    lcp    numeric,
    inp    numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."admin_build_figures"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_canaries()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return private.canary_figures();
end;
$function$;

REVOKE ALL ON FUNCTION "public"."admin_canaries"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.compared_canaries()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.canary_figures();
$function$;

REVOKE ALL ON FUNCTION "public"."compared_canaries"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.decide_canary (
  area         text,
  base_version timestamp with time zone,
  outcome      text,
  reason       text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if outcome not in ('canary_halted', 'canary_promoted', 'canary_ended') then
    raise exception 'There is no such outcome.' using errcode = 'PT422';
  end if;
  return private.end_canary(decide_canary.area, base_version, outcome, left(decide_canary.reason, 500), null);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."decide_canary"(text, timestamp WITH time zone, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.end_canary (
  area         text,
  is_promoted  boolean,
  reason       text,
  base_version timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(end_canary.reason);
  if not exists (select from public.release_canaries as canary where canary.area = end_canary.area) then
    raise exception 'This canary has ended already.' using errcode = 'PT404';
  end if;
  if not private.end_canary(
    end_canary.area, base_version, case when is_promoted then 'canary_promoted' else 'canary_halted' end, stored_reason,
    (select private.caller_id())) then
    raise exception 'A colleague has changed this canary in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."end_canary"(text, boolean, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.purge_web_vitals()
  RETURNS bigint
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from public.build_views where day < (now() at time zone 'UTC')::date - 30;
  with purged as (
    delete from public.web_vitals where day < (now() at time zone 'UTC')::date - 30 returning 1
  )
  select count(*) from purged;
$function$;

CREATE OR REPLACE FUNCTION public.record_client_errors (
  errors jsonb,
  live   jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.record_page_views (
  views jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if jsonb_array_length(views) > 100 then
    raise exception 'At most 100 builds can be recorded at once.' using errcode = 'PT422';
  end if;
  perform private.add_build_views(views);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."record_page_views"(jsonb) FROM PUBLIC, "anon", "authenticated";

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
  perform private.add_to_canaries(vitals);
  return kept;
end;
$function$;

CREATE OR REPLACE FUNCTION public.running_canaries()
  RETURNS TABLE (
    area         text,
    build        text,
    stable_build text,
    share        smallint,
    updated_at   timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select canary.area, canary.build, canary.stable_build, canary.share, canary.updated_at
  from public.release_canaries as canary
  order by canary.area;
$function$;

CREATE OR REPLACE FUNCTION public.start_canary (
  area                text,
  build               text,
  stable_build        text,
  share               integer,
  error_margin        integer,
  vitals_margin       integer,
  min_views           integer,
  promote_after_hours integer,
  reason              text,
  base_version        timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  running public.release_canaries;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(start_canary.reason);
  if coalesce(start_canary.area, '') !~ '^[a-z][a-z0-9-]{0,39}$' then
    raise exception 'This is not the name of an area.' using errcode = 'PT422';
  end if;
  if coalesce(start_canary.build, '') !~ '^[0-9a-f]{12}$' or coalesce(start_canary.stable_build, '') !~ '^[0-9a-f]{12}$' then
    raise exception 'A build has twelve of the characters 0-9 and a-f.' using errcode = 'PT422';
  end if;
  if start_canary.build = start_canary.stable_build then
    raise exception 'All visitors get this build already.' using errcode = 'PT422';
  end if;
  if coalesce(start_canary.share, 0) not between 1 and 100 then
    raise exception 'A share is between 1 and 100 percent.' using errcode = 'PT422';
  end if;
  if coalesce(start_canary.error_margin, -1) not between 0 and 1000
    or coalesce(start_canary.vitals_margin, -1) not between 0 and 1000 then
    raise exception 'A margin is between 0 and 1,000 percent.' using errcode = 'PT422';
  end if;
  if coalesce(start_canary.min_views, 0) not between 50 and 1000000 then
    raise exception 'Between 50 and 1,000,000 page views are needed for a decision.' using errcode = 'PT422';
  end if;
  if start_canary.promote_after_hours not between 1 and 720 then
    raise exception 'A canary is promoted after 1 to 720 hours.' using errcode = 'PT422';
  end if;
  select * into running from public.release_canaries as canary where canary.area = start_canary.area for update;
  if running.updated_at is distinct from base_version then
    raise exception 'A colleague has changed this canary in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  -- Two admins may start a canary of an area at once: the second waits here, and changes nothing.
  insert into public.release_canaries as canary
    (area, build, stable_build, share, error_margin, vitals_margin, min_views, promote_at, reason, started_by)
  values (
    start_canary.area, start_canary.build, start_canary.stable_build, start_canary.share, start_canary.error_margin,
    start_canary.vitals_margin, start_canary.min_views, now() + make_interval(hours => promote_after_hours),
    stored_reason, (select private.caller_id()))
  on conflict on constraint release_canaries_pkey do update set
    build = excluded.build, stable_build = excluded.stable_build, share = excluded.share,
    error_margin = excluded.error_margin, vitals_margin = excluded.vitals_margin, min_views = excluded.min_views,
    promote_at = excluded.promote_at, reason = excluded.reason, started_by = excluded.started_by
  where canary.updated_at = base_version;
  if not found then
    raise exception 'A colleague has changed this canary in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  -- Another share or build makes what was counted before useless.
  delete from private.canary_sums as sums where sums.area = start_canary.area;
  insert into public.release_events (area, kind, build, from_build, share, reason, actor_id)
  values (
    start_canary.area, case when base_version is null then 'canary_started' else 'canary_changed' end, start_canary.build,
    start_canary.stable_build, start_canary.share, stored_reason, (select private.caller_id()));
end;
$function$;

REVOKE ALL ON FUNCTION "public"."start_canary"(text, text, text, integer, integer, integer, integer, integer, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."canary_sums"
  ADD CONSTRAINT "canary_sums_area_fkey" FOREIGN KEY (area) REFERENCES public.release_canaries(area) ON DELETE CASCADE;

ALTER TABLE "public"."release_canaries"
  ADD CONSTRAINT "release_canaries_started_by_fkey" FOREIGN KEY (started_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."release_events"
  ADD CONSTRAINT "release_events_kind_check"
    CHECK
    ((kind = ANY (ARRAY['pinned'::text, 'unpinned'::text, 'canary_started'::text, 'canary_changed'::text, 'canary_halted'::text, 'canary_promoted'::text, 'canary_ended'::text])));

CREATE INDEX build_views_by_build ON public.build_views USING btree (area, build);

CREATE INDEX release_canaries_by_admin ON public.release_canaries USING btree (started_by);

CREATE TRIGGER bump_content_version_on_delete
  AFTER DELETE ON public.release_canaries REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_insert
  AFTER INSERT ON public.release_canaries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.release_canaries REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.release_canaries
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE POLICY "Admins read how often builds failed" ON "public"."build_views"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins read canaries" ON "public"."release_canaries"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

COMMENT ON COLUMN "public"."build_views"."views" IS 'Without crawlers, and without pages that a cache in front of the servers sent.';

COMMENT ON COLUMN "public"."release_canaries"."error_margin" IS 'By how many percent more page views may fail than with the stable build.';

COMMENT ON COLUMN "public"."release_canaries"."min_views" IS 'Page views of the canary before anything is decided.';

COMMENT ON COLUMN "public"."release_canaries"."promote_at" IS 'When the canary is promoted by itself; null when an admin does that.';

COMMENT ON COLUMN "public"."release_canaries"."share" IS 'Of visitors, in percent.';

COMMENT ON COLUMN "public"."release_canaries"."updated_at" IS 'Since when the builds are compared: a change starts over.';

COMMENT ON COLUMN "public"."release_canaries"."vitals_margin" IS 'By how many percent p75 of LCP and INP may be larger than with the stable build.';

COMMENT ON COLUMN "public"."release_events"."actor_id" IS 'Null when the account is gone, and when a web server did it.';

COMMENT ON COLUMN "public"."release_events"."from_build" IS 'The build that was pinned before, null when there was none; of a canary, the stable build.';

COMMENT ON COLUMN "public"."release_events"."share" IS 'Of a canary: its share of visitors, in percent.';

REVOKE ALL ON FUNCTION "private"."add_build_views"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_to_canaries"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."canary_arm"(text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."canary_figures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_canary"(text, timestamp WITH time zone, text, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."admin_build_figures"(text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."admin_canaries"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."compared_canaries"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."decide_canary"(text, timestamp WITH time zone, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."end_canary"(text, boolean, text, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."record_page_views"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."running_canaries"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."running_canaries"() TO "anon", "authenticated", "service_role";

GRANT EXECUTE ON FUNCTION "public"."start_canary"(text, text, text, integer, integer, integer, integer, integer, text, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON TABLE "public"."build_views" FROM "authenticated";

GRANT SELECT ON TABLE "public"."build_views" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."build_views" TO "service_role";

REVOKE ALL ON TABLE "public"."release_canaries" FROM "authenticated";

GRANT SELECT ON TABLE "public"."release_canaries" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."release_canaries" TO "service_role";
