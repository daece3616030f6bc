SET local check_function_bodies = off;

CREATE TABLE "private"."client_builds" (
  "area"       text                     NOT NULL,
  "build"      text                     NOT NULL,
  "commit_url" text,
  "first_seen" timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "client_builds_area_check" CHECK ((area = ANY (ARRAY['shell'::text, 'marketing'::text, 'portal'::text, 'backoffice'::text]))),
  CONSTRAINT "client_builds_build_check" CHECK ((build ~ '^[0-9a-f]{12}$'::text)),
  CONSTRAINT "client_builds_commit_url_check" CHECK ((char_length(commit_url) <= 200)),
  CONSTRAINT "client_builds_pkey" PRIMARY KEY (area, build)
);

ALTER TABLE "private"."client_builds"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."client_error_causes" (
  "id"          text                     NOT NULL,
  "area"        text                     NOT NULL,
  "kind"        text                     NOT NULL,
  "message"     text                     NOT NULL,
  "stack"       text                     NOT NULL,
  "routes"      text[]                   NOT NULL,
  "builds"      text[]                   NOT NULL,
  "browsers"    text[]                   NOT NULL,
  "first_build" text                     NOT NULL,
  "first_seen"  timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen"   timestamp with time zone NOT NULL DEFAULT now(),
  "count"       bigint                   NOT NULL,
  CONSTRAINT "client_error_causes_area_check" CHECK ((area = ANY (ARRAY['shell'::text, 'marketing'::text, 'portal'::text, 'backoffice'::text]))),
  CONSTRAINT "client_error_causes_count_check" CHECK ((count > 0)),
  CONSTRAINT "client_error_causes_id_check" CHECK ((id ~ '^[0-9a-f]{32}$'::text)),
  CONSTRAINT "client_error_causes_kind_check" CHECK ((kind = ANY (ARRAY['error'::text, 'rejection'::text, 'load'::text, 'boundary'::text]))),
  CONSTRAINT "client_error_causes_message_check" CHECK (((char_length(message) >= 1) AND (char_length(message) <= 300))),
  CONSTRAINT "client_error_causes_pkey" PRIMARY KEY (id),
  CONSTRAINT "client_error_causes_stack_check" CHECK ((char_length(stack) <= 4000))
);

ALTER TABLE "private"."client_error_causes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."client_error_days" (
  "cause" text   NOT NULL,
  "day"   date   NOT NULL,
  "count" bigint NOT NULL,
  CONSTRAINT "client_error_days_count_check" CHECK ((count > 0)),
  CONSTRAINT "client_error_days_pkey" PRIMARY KEY (cause, day)
);

ALTER TABLE "private"."client_error_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."client_errors" (
  "day"     date   NOT NULL,
  "cause"   text   NOT NULL,
  "build"   text   NOT NULL,
  "route"   text   NOT NULL,
  "browser" text   NOT NULL,
  "count"   bigint NOT NULL,
  CONSTRAINT "client_errors_browser_check" CHECK (((char_length(browser) >= 1) AND (char_length(browser) <= 20))),
  CONSTRAINT "client_errors_build_check" CHECK (((build = ''::text) OR (build ~ '^[0-9a-f]{12}$'::text))),
  CONSTRAINT "client_errors_count_check" CHECK ((count > 0)),
  CONSTRAINT "client_errors_pkey" PRIMARY KEY (day, cause, build, route, browser),
  CONSTRAINT "client_errors_route_check" CHECK (((char_length(route) >= 1) AND (char_length(route) <= 100)))
);

ALTER TABLE "public"."client_errors"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."client_errors" FROM "anon";

CREATE OR REPLACE FUNCTION private.client_error_builds (
  cause private.client_error_causes
)
  RETURNS TABLE (
    builds    jsonb,
    new_since text
  )
  LANGUAGE sql
  STABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.record_live_builds (
  live jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.client_builds as known (area, build, commit_url)
  select entry ->> 'area', entry ->> 'build', entry ->> 'commit_url'
  from jsonb_array_elements(live) as entry
  order by 1, 2
  on conflict (area, build) do update
  set last_seen = now(), commit_url = coalesce(excluded.commit_url, known.commit_url);
$function$;

CREATE OR REPLACE FUNCTION private.with_newest (
  list  text[],
  value text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (array[value] || array_remove(list, value))[1:10];
$function$;

CREATE OR REPLACE FUNCTION public.admin_client_errors (
  searched  text    DEFAULT ''::text,
  in_area   text    DEFAULT ''::text,
  page      integer DEFAULT 1,
  page_size integer DEFAULT 25
)
  RETURNS TABLE (
    id         text,
    area       text,
    kind       text,
    message    text,
    routes     text[],
    browsers   text[],
    builds     jsonb,
    new_since  text,
    first_seen timestamp with time zone,
    last_seen  timestamp with time zone,
    count      bigint,
    days       bigint[],
    total      bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."admin_client_errors"(text, text, integer, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.client_error (
  cause text
)
  RETURNS TABLE (
    id         text,
    area       text,
    kind       text,
    message    text,
    stack      text,
    builds     jsonb,
    new_since  text,
    first_seen timestamp with time zone,
    last_seen  timestamp with time zone,
    count      bigint,
    by_build   jsonb,
    by_route   jsonb,
    by_browser jsonb
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
$function$;

REVOKE ALL ON FUNCTION "public"."client_error"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.purge_client_errors()
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."purge_client_errors"() FROM PUBLIC, "anon", "authenticated";

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
  return kept;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."record_client_errors"(jsonb, jsonb) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."client_error_days"
  ADD CONSTRAINT "client_error_days_cause_fkey" FOREIGN KEY (cause) REFERENCES private.client_error_causes(id) ON DELETE CASCADE;

CREATE INDEX client_error_causes_first ON private.client_error_causes USING btree (first_seen);

CREATE INDEX client_error_causes_newest ON private.client_error_causes USING btree (last_seen DESC, id);

CREATE INDEX client_errors_by_cause ON public.client_errors USING btree (cause, day);

CREATE POLICY "Admins read errors of browsers" ON "public"."client_errors"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

COMMENT ON COLUMN "private"."client_error_causes"."first_build" IS 'The build in which the cause was first seen; empty when it was unknown.';

COMMENT ON COLUMN "private"."client_error_causes"."stack" IS 'Of the newest occurrence, in the positions of the sources when the source maps of its build were found.';

COMMENT ON COLUMN "public"."client_errors"."build" IS 'Of the area in which the error was made; empty when it is none that was released.';

REVOKE ALL ON FUNCTION "private"."client_error_builds"(private.client_error_causes) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_live_builds"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."with_newest"(text[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."admin_client_errors"(text, text, integer, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."client_error"(text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."purge_client_errors"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."record_client_errors"(jsonb, jsonb) TO "service_role";

REVOKE ALL ON TABLE "public"."client_errors" FROM "authenticated";

GRANT SELECT ON TABLE "public"."client_errors" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."client_errors" TO "service_role";
