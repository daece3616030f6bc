SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.ended_deliveries (
  ended_since  date,
  of_plan      text,
  working_days date[]
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
begin
  return query
  with ended as materialized (
    select
      delivery.project_id, delivery.is_accepted, delivery.ended_on,
      width_bucket(delivery.started_on - 1, working_days) as started_at,
      width_bucket(delivery.planned_until - 1, working_days) as planned_at
    from private.deliveries as delivery
    where delivery.ended_on >= ended_since and delivery.planned_until is not null
      and (of_plan = '' or delivery.plan = of_plan)
  ), holds as materialized (
    select
      ended.project_id, ended.started_at, ended.planned_at, hold.held_from,
      width_bucket((hold.held_from at time zone zone)::date - 1, working_days) as held_at,
      width_bucket(least((hold.held_until at time zone zone)::date, ended.ended_on) - 1, working_days) as resumed_at
    from ended
    join public.project_holds as hold on hold.project_id = ended.project_id and hold.waits_for = 'client'
    where ended.is_accepted and (hold.held_from at time zone zone)::date < ended.ended_on
  ), ordered as (
    select
      holds.*,
      coalesce(sum(holds.resumed_at - holds.held_at) over (
        partition by holds.project_id order by holds.held_from rows between unbounded preceding and 1 preceding
      ), 0) as moved_before
    from holds
  ), held as (
    select
      ordered.project_id,
      sum(greatest(ordered.resumed_at - greatest(ordered.held_at, ordered.started_at), 0)) as days,
      sum(ordered.resumed_at - ordered.held_at) filter (
        where ordered.held_at <= ordered.planned_at + ordered.moved_before
      ) as moved
    from ordered group by ordered.project_id
  )
  select
    ended.project_id,
    case when ended.is_accepted
      then greatest(width_bucket(ended.ended_on, working_days) - ended.started_at - coalesce(held.days, 0), 0)::integer
    end,
    ended.is_accepted and width_bucket(ended.ended_on - 1, working_days) <= ended.planned_at + coalesce(held.moved, 0)
  from ended left join held on held.project_id = ended.project_id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.overlap (
  from_a  integer,
  until_a integer,
  from_b  integer,
  until_b integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  AS $function$
  select greatest(least(until_a, until_b) - greatest(from_a, from_b), 0);
$function$;

CREATE OR REPLACE FUNCTION private.past_working_days()
  RETURNS date[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array(
    -- From a Monday on.
    select date '1999-12-27' + number
    from generate_series(0, private.business_day(now()) - date '1999-12-27') as number
    where number % 7 < 5
      and not exists (select 1 from public.holidays as holiday where holiday.day = date '1999-12-27' + number)
    order by number
  );
$function$;

CREATE OR REPLACE FUNCTION private.promise_figures (
  ended_since  date,
  of_plan      text,
  working_days date[],
  OUT          projects integer,
  OUT          refunded integer,
  OUT          median_days double precision,
  OUT          p90_days double precision,
  OUT          on_time_percent integer
)
  RETURNS record
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    counted.projects, counted.refunded,
    round(counted.percentiles[1]::numeric, 1)::double precision, round(counted.percentiles[2]::numeric, 1)::double precision,
    case
      when counted.projects = 0 then null
      when counted.on_time = counted.projects then 100
      else least(round(100.0 * counted.on_time / counted.projects), 99)
    end::integer
  from (
    select
      count(*)::integer as projects, (count(*) - count(delivery.days))::integer as refunded,
      count(*) filter (where delivery.is_on_time) as on_time,
      percentile_cont(array[0.5, 0.9]) within group (order by delivery.days) as percentiles
    from private.ended_deliveries(ended_since, of_plan, working_days) as delivery
  ) as counted;
$function$;

CREATE OR REPLACE FUNCTION public.delivery_promise()
  RETURNS TABLE (
    projects        integer,
    median_days     double precision,
    on_time_percent integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select figures.projects, figures.median_days, figures.on_time_percent
  from private.promise_figures(private.business_day(now()) - 364, '', private.past_working_days()) as figures
  where figures.projects - figures.refunded >= 5;
$function$;

REVOKE ALL ON FUNCTION "private"."ended_deliveries"(date, text, date[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."overlap"(integer, integer, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."past_working_days"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."promise_figures"(date, text, date[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."delivery_promise"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delivery_promise"() TO "anon", "authenticated", "service_role";
