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
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  zone text := private.business_zone();
begin
  return query
  with holds as materialized (
    select
      delivery.project_id, hold.held_from,
      width_bucket(delivery.started_on - 1, working_days) as started_at,
      width_bucket(delivery.planned_until - 1, working_days) as planned_at,
      width_bucket((hold.held_from at time zone zone)::date - 1, working_days) as held_at,
      width_bucket(least((hold.held_until at time zone zone)::date, delivery.ended_on) - 1, working_days) as resumed_at
    from public.project_holds as hold
    join private.deliveries as delivery on delivery.project_id = hold.project_id
    where hold.waits_for = 'client' and delivery.ended_on >= ended_since
      and (hold.held_from at time zone zone)::date < delivery.ended_on
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
    delivery.project_id,
    case when delivery.is_accepted then greatest(
      width_bucket(delivery.ended_on, working_days) - width_bucket(delivery.started_on - 1, working_days)
        - coalesce(held.days, 0), 0)::integer
    end,
    delivery.is_accepted and width_bucket(delivery.ended_on - 1, working_days)
      <= width_bucket(delivery.planned_until - 1, working_days) + coalesce(held.moved, 0)
  from private.deliveries as delivery
  left join held on held.project_id = delivery.project_id
  where delivery.ended_on >= ended_since and delivery.planned_until is not null
    and (of_plan = '' or delivery.plan = of_plan);
end;
$function$;

CREATE OR REPLACE FUNCTION private.report_durations (
  ended_since  date,
  of_plan      text,
  working_days date[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  zone text := private.business_zone();
  today date := private.business_day(now());
begin
  return (
    with holds as materialized (
      select
        delivery.*,
        width_bucket((hold.held_from at time zone zone)::date - 1, working_days) as held_at,
        width_bucket((hold.held_until at time zone zone)::date - 1, working_days) as resumed_at
      from public.project_holds as hold
      join private.deliveries as delivery on delivery.project_id = hold.project_id
      where hold.waits_for = 'client' and (delivery.launch_done_on is null or delivery.launch_done_on >= ended_since)
    ), held as (
      select
        project_id,
        sum(private.overlap(
          held_at, resumed_at, width_bucket(started_on - 1, working_days), width_bucket(discovery_done_on - 1, working_days)
        )) as discovery,
        sum(private.overlap(
          held_at, resumed_at, width_bucket(discovery_done_on, working_days), width_bucket(build_done_on - 1, working_days)
        )) as build,
        sum(private.overlap(
          held_at, resumed_at, width_bucket(build_done_on, working_days), width_bucket(test_done_on - 1, working_days)
        )) as test,
        sum(private.overlap(
          held_at, resumed_at, width_bucket(test_done_on, working_days), width_bucket(launch_done_on - 1, working_days)
        )) as launch
      from holds group by project_id
    ), samples as (
      select
        case when brief_sent_on >= ended_since then brief_sent - brief_created end as brief,
        case when brief_accepted_on >= ended_since then brief_accepted - brief_sent end as review,
        case when brief_accepted_on is not null and started_on between ended_since and today
          then greatest(started + 1 - brief_accepted, 0) end as start,
        case when discovery_done_on >= ended_since
          then greatest(discovery_done - started - coalesce(held.discovery, 0), 0) end as discovery,
        case when build_done_on >= ended_since then build_done - discovery_done - coalesce(held.build, 0) end as build,
        case when test_done_on >= ended_since then test_done - build_done - coalesce(held.test, 0) end as test,
        case when launch_done_on >= ended_since then launch_done - test_done - coalesce(held.launch, 0) end as launch
      from (
        select
          delivery.*,
          width_bucket(delivery.brief_created_on, working_days) as brief_created,
          width_bucket(delivery.brief_sent_on, working_days) as brief_sent,
          width_bucket(delivery.brief_accepted_on, working_days) as brief_accepted,
          width_bucket(delivery.started_on - 1, working_days) as started,
          width_bucket(delivery.discovery_done_on, working_days) as discovery_done,
          width_bucket(delivery.build_done_on, working_days) as build_done,
          width_bucket(delivery.test_done_on, working_days) as test_done,
          width_bucket(delivery.launch_done_on, working_days) as launch_done
        from private.deliveries as delivery
        where not delivery.is_deleted and (of_plan = '' or delivery.plan = of_plan)
          and ended_since <= greatest(
            delivery.brief_sent_on, delivery.brief_accepted_on, delivery.started_on, delivery.discovery_done_on,
            delivery.build_done_on, delivery.test_done_on, delivery.launch_done_on)
        -- So that the planner does not compute a number again wherever it is used.
        offset 0
      ) as numbered
      left join held on held.project_id = numbered.project_id
    )
    select jsonb_build_array(
      private.duration_json('brief', count(brief), percentile_cont(array[0.5, 0.9]) within group (order by brief)),
      private.duration_json('review', count(review), percentile_cont(array[0.5, 0.9]) within group (order by review)),
      private.duration_json('start', count(start), percentile_cont(array[0.5, 0.9]) within group (order by start)),
      private.duration_json('discovery', count(discovery), percentile_cont(array[0.5, 0.9]) within group (order by discovery)),
      private.duration_json('build', count(build), percentile_cont(array[0.5, 0.9]) within group (order by build)),
      private.duration_json('test', count(test), percentile_cont(array[0.5, 0.9]) within group (order by test)),
      private.duration_json('launch', count(launch), percentile_cont(array[0.5, 0.9]) within group (order by launch)))
    from samples
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.report_waiting (
  first_day    date,
  of_plan      text,
  working_days date[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  zone text := private.business_zone();
  since timestamptz := first_day::timestamp at time zone zone;
  today date := private.business_day(now());
begin
  return (
    with holds as (
      select
        hold.waits_for as side, hold.project_id, hold.held_until is null and delivery.ended_on is null as is_open,
        width_bucket(least((hold.held_until at time zone zone)::date, delivery.ended_on, today) - 1, working_days)
          - width_bucket(greatest((hold.held_from at time zone zone)::date, first_day) - 1, working_days) as days
      from public.project_holds as hold
      join private.deliveries as delivery on delivery.project_id = hold.project_id and not delivery.is_deleted
      where (hold.held_until is null or hold.held_until >= since) and (of_plan = '' or delivery.plan = of_plan)
        and (delivery.ended_on is null or delivery.ended_on >= greatest((hold.held_from at time zone zone)::date, first_day))
    ), held as (
      select
        holds.side, count(*) filter (where holds.is_open) as open_holds, count(distinct holds.project_id) as projects,
        sum(holds.days) as days
      from holds group by holds.side
    ), messages as (
      select summary.waiting_for, count(*) as rooms
      from private.room_summaries as summary
      join private.deliveries as delivery on delivery.project_id = summary.project_id and not delivery.is_deleted
      where summary.waiting_for is not null and (of_plan = '' or delivery.plan = of_plan)
      group by summary.waiting_for
    )
    select jsonb_agg(
      jsonb_build_object(
        'side', side.name, 'conversations', coalesce(messages.rooms, 0), 'on_hold', coalesce(held.open_holds, 0),
        'held_projects', coalesce(held.projects, 0), 'held_days', coalesce(held.days, 0)
      ) order by side.name desc
    )
    from (values ('us', 'team'), ('client', 'client')) as side (name, waiting_for)
    left join messages on messages.waiting_for = side.waiting_for
    left join held on held.side = side.name
  );
end;
$function$;
