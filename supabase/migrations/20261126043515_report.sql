SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.accepted_deliveries (
  accepted_since timestamp with time zone,
  of_plan        text
)
  RETURNS TABLE (
    project_id uuid,
    days       integer,
    is_on_time boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  zone text := private.business_zone();
  holidays date[] := private.weekday_holidays();
begin
  return query
  with accepted as (
    select document.project_id, (record.accepted_at at time zone zone)::date as accepted_day
    from public.acceptances as record
    join public.acceptance_documents as document on document.acceptance_id = record.id
    where record.accepted_at >= accepted_since
  ), planned as materialized (
    select
      accepted.project_id, accepted.accepted_day,
      private.working_day_number(accepted.accepted_day, holidays) as accepted_number,
      private.working_day_number(accepted.accepted_day + 1, holidays) as end_number,
      private.working_day_number(room.started_on, holidays) as first_number,
      private.working_day_number(start.to_last_day, holidays) as planned_number
    from accepted
    join public.project_step_events as start on start.project_id = accepted.project_id and start.kind = 'started'
    join public.projects as room on room.id = accepted.project_id and (of_plan = '' or room.budget_range = of_plan)
  ), holds as (
    select
      planned.project_id, planned.planned_number, planned.first_number, hold.waits_for, hold.held_from,
      private.working_day_number((hold.held_from at time zone zone)::date, holidays) as from_number,
      private.working_day_number(
        least((hold.held_until at time zone zone)::date, planned.accepted_day), holidays) as until_number
    from planned
    join public.project_holds as hold on hold.project_id = planned.project_id
    where (hold.held_from at time zone zone)::date < planned.accepted_day
  ), ordered as (
    select
      holds.*,
      coalesce(sum(holds.until_number - holds.from_number) filter (where holds.waits_for = 'client') over (
        partition by holds.project_id order by holds.held_from rows between unbounded preceding and 1 preceding
      ), 0) as days_before
    from holds
  ), held as (
    select
      ordered.project_id,
      sum(greatest(ordered.until_number - greatest(ordered.from_number, ordered.first_number), 0)) as days,
      coalesce(sum(ordered.until_number - ordered.from_number) filter (
        where ordered.waits_for = 'client' and ordered.from_number <= ordered.planned_number + ordered.days_before
      ), 0) as days_moved
    from ordered group by ordered.project_id
  )
  select
    planned.project_id,
    greatest(planned.end_number - planned.first_number - coalesce(held.days, 0), 0)::integer,
    planned.accepted_number <= planned.planned_number + coalesce(held.days_moved, 0)
  from planned left join held on held.project_id = planned.project_id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.promise_figures (
  accepted_since timestamp with time zone,
  of_plan        text,
  OUT            projects integer,
  OUT            median_days numeric,
  OUT            p90_days numeric,
  OUT            on_time_percent integer
)
  RETURNS record
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    count(*)::integer,
    round((percentile_cont(0.5) within group (order by delivery.days))::numeric, 1),
    round((percentile_cont(0.9) within group (order by delivery.days))::numeric, 1),
    case
      when count(*) = 0 then null
      when bool_and(delivery.is_on_time) then 100
      else least(round(100.0 * count(*) filter (where delivery.is_on_time) / count(*)), 99)::integer
    end
  from private.accepted_deliveries(accepted_since, of_plan) as delivery;
$function$;

CREATE OR REPLACE FUNCTION private.report_durations (
  ended_since timestamp with time zone,
  of_plan     text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  zone text := private.business_zone();
  holidays date[] := private.weekday_holidays();
  today date := private.business_day(now());
begin
  return (
    with rooms as (
      select room.id, room.started_on from public.projects as room
      where room.deleted_at is null and (of_plan = '' or room.budget_range = of_plan)
    ), done as materialized (
      select
        step.project_id, step.kind,
        private.working_day_number(step.first_day, holidays) as first_number,
        private.working_day_number((step.done_at at time zone zone)::date, holidays) as done_number,
        private.working_day_number((step.done_at at time zone zone)::date + 1, holidays) as end_number
      from public.project_steps as step join rooms on rooms.id = step.project_id
      where step.done_at >= ended_since
    ), held as (
      select done.project_id, done.kind, sum(greatest(
        least(private.working_day_number((hold.held_until at time zone zone)::date, holidays), done.done_number)
          - greatest(private.working_day_number((hold.held_from at time zone zone)::date, holidays), done.first_number), 0)) as days
      from done join public.project_holds as hold on hold.project_id = done.project_id
      group by done.project_id, done.kind
    ), briefs as materialized (
      select
        rooms.started_on, brief.submitted_at, brief.accepted_at,
        private.working_day_number((brief.created_at at time zone zone)::date, holidays) as created_number,
        private.working_day_number((brief.submitted_at at time zone zone)::date, holidays) as sent_number,
        private.working_day_number((brief.accepted_at at time zone zone)::date, holidays) as accepted_number
      from public.project_briefs as brief join rooms on rooms.id = brief.project_id
      where brief.submitted_at is not null
    ), samples as (
      select 'brief' as part, briefs.sent_number - briefs.created_number as days
      from briefs where briefs.submitted_at >= ended_since
      union all
      select 'review', briefs.accepted_number - briefs.sent_number from briefs where briefs.accepted_at >= ended_since
      union all
      select 'start', greatest(private.working_day_number(briefs.started_on, holidays) - briefs.accepted_number, 0)
      from briefs
      where briefs.accepted_at is not null and briefs.started_on between (ended_since at time zone zone)::date and today
      union all
      select done.kind, greatest(done.end_number - done.first_number - coalesce(held.days, 0), 0)::integer
      from done left join held on held.project_id = done.project_id and held.kind = done.kind
    ), figures as (
      select
        samples.part, count(*) as projects,
        percentile_cont(array[0.5, 0.9]) within group (order by samples.days) as percentiles
      from samples group by samples.part
    )
    select jsonb_agg(
      jsonb_build_object(
        'part', part.name, 'projects', coalesce(figures.projects, 0),
        'median_days', round(figures.percentiles[1]::numeric, 1), 'p90_days', round(figures.percentiles[2]::numeric, 1)
      ) order by part.position
    )
    from unnest(array['brief', 'review', 'start', 'discovery', 'build', 'test', 'launch'])
      with ordinality as part (name, position)
    left join figures on figures.part = part.name
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.report_funnel (
  created_since timestamp with time zone,
  of_plan       text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with cohort as (
    select
      brief.submitted_at is not null as is_sent, brief.accepted_at is not null as is_accepted,
      room.started_on <= private.business_day(now()) as is_started, list.agreed_at is not null as is_agreed,
      test.project_id is not null or document.project_id is not null as is_tested,
      document.project_id is not null as is_signed_off
    from public.projects as room
    left join public.project_briefs as brief on brief.project_id = room.id
    left join public.acceptance_lists as list on list.project_id = room.id
    -- A step is not done before its project exists.
    left join public.project_steps as test
      on test.project_id = room.id and test.position = 3 and test.done_at >= created_since
    left join public.acceptance_documents as document on document.project_id = room.id
    where room.deleted_at is null and room.created_at >= created_since and (of_plan = '' or room.budget_range = of_plan)
  ), counted as (
    select array[
      count(*), count(*) filter (where is_sent), count(*) filter (where is_accepted), count(*) filter (where is_started),
      count(*) filter (where is_agreed), count(*) filter (where is_tested), count(*) filter (where is_signed_off)
    ] as projects
    from cohort
  )
  select jsonb_agg(jsonb_build_object('stage', stage.name, 'projects', counted.projects[stage.position]) order by stage.position)
  from counted, unnest(array['created', 'brief_sent', 'brief_accepted', 'started', 'cases_agreed', 'tested', 'signed_off'])
    with ordinality as stage (name, position);
$function$;

CREATE OR REPLACE FUNCTION private.report_overdue (
  of_plan text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  holidays date[] := private.weekday_holidays();
  today date := private.business_day(now());
begin
  return (
    with late as (
      select distinct on (step.project_id) step.project_id, step.kind, step.last_day
      from public.project_steps as step
      where step.done_at is null and step.last_day < today
      order by step.project_id, step.position
    ), listed as (
      select room.id, room.name, room.user_id, room.budget_range, late.kind, late.last_day, count(*) over () as total
      from late
      join public.projects as room on room.id = late.project_id and room.deleted_at is null
      where (of_plan = '' or room.budget_range = of_plan)
        and not exists (select 1 from public.acceptance_documents as document where document.project_id = room.id)
        and not exists (
          select 1 from public.project_holds as hold where hold.project_id = room.id and hold.held_until is null
        )
      order by late.last_day, room.id
      limit 100
    )
    select jsonb_build_object(
      'total', coalesce(max(listed.total), 0),
      'projects', coalesce(jsonb_agg(
        jsonb_build_object(
          'id', listed.id, 'name', listed.name, 'client', client.name, 'plan', listed.budget_range, 'step', listed.kind,
          'last_day', listed.last_day,
          'days_late', private.working_day_number(today, holidays) - private.working_day_number(listed.last_day, holidays)
        ) order by listed.last_day, listed.id
      ), '[]'))
    from listed join public.user_profiles as client on client.id = listed.user_id
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.report_start (
  days integer
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (private.business_day(now()) - days + 1)::timestamp at time zone private.business_zone();
$function$;

CREATE OR REPLACE FUNCTION private.report_waiting (
  since   timestamp with time zone,
  of_plan text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  zone text := private.business_zone();
  holidays date[] := private.weekday_holidays();
  today date := private.business_day(now());
  first_day date := (since at time zone zone)::date;
begin
  return (
    with holds as (
      select
        hold.waits_for as side, hold.project_id, hold.held_until is null as is_open,
        greatest(
          private.working_day_number(coalesce((hold.held_until at time zone zone)::date, today), holidays)
            - private.working_day_number(greatest((hold.held_from at time zone zone)::date, first_day), holidays), 0) as days
      from public.project_holds as hold
      join public.projects as room on room.id = hold.project_id and room.deleted_at is null
      where (hold.held_until is null or hold.held_until >= since) and (of_plan = '' or room.budget_range = of_plan)
    ), messages as (
      select case summary.waiting_for when 'team' then 'us' else 'client' end as side, count(*) as rooms
      from private.room_summaries as summary
      join public.projects as room on room.id = summary.project_id and room.deleted_at is null
      where summary.waiting_for is not null and (of_plan = '' or room.budget_range = of_plan)
      group by 1
    )
    select jsonb_agg(
      jsonb_build_object(
        'side', side.name, 'conversations', coalesce((select messages.rooms from messages where messages.side = side.name), 0),
        'on_hold', (select count(*) from holds where holds.side = side.name and holds.is_open),
        'held_projects', (select count(distinct holds.project_id) from holds where holds.side = side.name),
        'held_days', coalesce((select sum(holds.days) from holds where holds.side = side.name), 0)
      ) order by side.position
    )
    from unnest(array['us', 'client']) with ordinality as side (name, position)
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.weekday_holidays()
  RETURNS date[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array(select day from public.holidays where extract(isodow from day) < 6 order by day);
$function$;

CREATE OR REPLACE FUNCTION private.working_day_number (
  day              date,
  weekday_holidays date[]
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  AS $function$
  select (day - date '1999-12-27') / 7 * 5 + least((day - date '1999-12-27') % 7, 5) - width_bucket(day - 1, weekday_holidays);
$function$;

CREATE OR REPLACE FUNCTION public.delivery_promise()
  RETURNS TABLE (
    projects        integer,
    median_days     numeric,
    on_time_percent integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select figures.projects, figures.median_days, figures.on_time_percent
  from private.promise_figures(private.report_start(365), '') as figures
  where figures.projects >= 5;
$function$;

CREATE OR REPLACE FUNCTION public.delivery_report (
  days    integer DEFAULT 365,
  of_plan text    DEFAULT ''::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  since timestamptz;
  figures record;
begin
  perform private.require_admin();
  if days is null or days not in (30, 90, 365) or of_plan is null then
    raise exception 'A report is about the last 30, 90 or 365 days.' using errcode = 'PT422';
  end if;
  since := private.report_start(days);
  figures := private.promise_figures(since, of_plan);
  return jsonb_build_object(
    'first_day', private.business_day(since), 'last_day', private.business_day(now()),
    'promise', to_jsonb(figures),
    'funnel', private.report_funnel(since, of_plan),
    'durations', private.report_durations(since, of_plan) || jsonb_build_array(jsonb_build_object(
      'part', 'delivery', 'projects', figures.projects, 'median_days', figures.median_days, 'p90_days', figures.p90_days)),
    'waiting', private.report_waiting(since, of_plan),
    'overdue', private.report_overdue(of_plan)
  );
end;
$function$;

REVOKE ALL ON FUNCTION "public"."delivery_report"(integer, text) FROM PUBLIC, "anon", "service_role";

CREATE INDEX acceptance_documents_by_acceptance ON public.acceptance_documents USING btree (acceptance_id) INCLUDE (project_id);

CREATE INDEX acceptances_by_time ON public.acceptances USING btree (accepted_at) INCLUDE (id);

CREATE UNIQUE INDEX project_step_events_first_plan ON public.project_step_events USING btree (project_id) INCLUDE (to_last_day)
  WHERE (kind = 'started'::text);

CREATE INDEX project_steps_by_completion ON public.project_steps USING btree (done_at) INCLUDE (project_id, kind, "position", first_day)
  WHERE (done_at IS NOT NULL);

CREATE INDEX project_steps_by_deadline ON public.project_steps USING btree (last_day) INCLUDE (project_id, kind, "position")
  WHERE (done_at IS NULL);

CREATE INDEX projects_for_report ON public.projects USING btree (id) INCLUDE (budget_range, created_at, started_on, deleted_at);

CREATE TRIGGER bump_content_version_on_delete
  AFTER DELETE ON public.acceptance_documents REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_insert
  AFTER INSERT ON public.acceptance_documents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

REVOKE ALL ON FUNCTION "private"."accepted_deliveries"(timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."promise_figures"(timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_durations"(timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_funnel"(timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_overdue"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_start"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_waiting"(timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."weekday_holidays"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."working_day_number"(date, date[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."delivery_promise"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delivery_promise"() TO "anon", "authenticated", "service_role";

GRANT EXECUTE ON FUNCTION "public"."delivery_report"(integer, text) TO "authenticated";
