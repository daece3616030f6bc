-- The report of the back office: how far projects get, how long the parts of a delivery take, for whom projects wait, and
-- what is overdue. It counts in working days, as the figures for everyone do, which it contains.

-- How far the projects got that were created since a day.
create function private.report_funnel(created_since date, of_plan text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with counted as (
    select array[
      count(*),
      count(delivery.brief_sent_on),
      count(delivery.brief_accepted_on),
      count(*) filter (where delivery.started_on <= (select private.business_day(now()))),
      count(delivery.agreed_on),
      count(*) filter (where delivery.test_done_on is not null or delivery.is_accepted),
      count(*) filter (where delivery.is_accepted)
    ] as projects
    from private.deliveries as delivery
    where not delivery.is_deleted and delivery.created_on >= created_since and (of_plan = '' or delivery.plan = of_plan)
  )
  select jsonb_agg(
    jsonb_build_object('stage', stage.name, 'projects', counted.projects[stage.position]) order by stage.position
  )
  from counted, unnest(array['created', 'brief_sent', 'brief_accepted', 'started', 'cases_agreed', 'tested', 'signed_off'])
    with ordinality as stage (name, position);
$$;
revoke execute on function private.report_funnel(date, text) from public;

-- A row of the durations: how many projects, and the median and 90th percentile of their days.
create function private.duration_json(part text, projects bigint, percentiles double precision[]) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select jsonb_build_object(
    'part', part, 'projects', projects,
    'median_days', round(percentiles[1]::numeric, 1), 'p90_days', round(percentiles[2]::numeric, 1));
$$;
revoke execute on function private.duration_json(text, bigint, double precision[]) from public;

-- How many working days the parts of a delivery took that ended since a day, today at the latest. Each counts from the day
-- after the one before it ended, the first step from its first day, so that no day counts twice. Days on hold for the client
-- do not count.
create function private.report_durations(ended_since date, of_plan text, working_days date[]) returns jsonb
  language plpgsql
  stable
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
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
$$;
revoke execute on function private.report_durations(date, text, date[]) from public;

-- For whom projects wait: now, in conversations and on hold, and how many working days they were on hold since a day. What
-- has ended waits for no one.
create function private.report_waiting(first_day date, of_plan text, working_days date[]) returns jsonb
  language plpgsql
  stable
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
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
$$;
revoke execute on function private.report_waiting(date, text, date[]) from public;

-- Projects whose next step should be done by now, the longest overdue first: how many, and the first 100. Not those that have
-- ended, nor those that have been on hold for the client since the step was not late yet: a hold for the team excuses nothing.
create function private.report_overdue(of_plan text) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := private.business_day(now());
begin
  return (
    with late as (
      select delivery.project_id, delivery.plan, delivery.next_step, delivery.due_on, count(*) over () as total
      from private.deliveries as delivery
      where delivery.due_on < today and delivery.ended_on is null and not delivery.is_deleted
        and (of_plan = '' or delivery.plan = of_plan)
        and not exists (
          select 1 from public.project_holds as hold
          where hold.project_id = delivery.project_id and hold.held_until is null and hold.waits_for = 'client'
            and private.business_day(hold.held_from) <= delivery.due_on
        )
      order by delivery.due_on, delivery.project_id
      limit 100
    )
    select jsonb_build_object(
      'total', coalesce(max(late.total), 0),
      'projects', coalesce(jsonb_agg(
        jsonb_build_object(
          'id', room.id, 'name', room.name, 'client', client.name, 'plan', late.plan, 'step', late.next_step,
          'last_day', late.due_on, 'days_late', public.working_days_between(late.due_on, today)
        ) order by late.due_on, late.project_id
      ), '[]'))
    from late
    join public.projects as room on room.id = late.project_id
    join public.user_profiles as client on client.id = room.user_id
  );
end;
$$;
revoke execute on function private.report_overdue(text) from public;

-- The report of the back office about the last 30, 90 or 365 days, of a plan unless it is ''.
create function public.delivery_report(days integer default 365, of_plan text default '') returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  today date := private.business_day(now());
  first_day date;
  working_days date[];
  figures record;
begin
  perform private.require_admin();
  if days is null or days not in (30, 90, 365) or of_plan is null then
    raise exception 'A report is about the last 30, 90 or 365 days.' using errcode = 'PT422';
  end if;
  first_day := today - days + 1;
  working_days := private.past_working_days();
  figures := private.promise_figures(first_day, of_plan, working_days);
  return jsonb_build_object(
    'first_day', first_day, 'last_day', today,
    'promise', to_jsonb(figures),
    'funnel', private.report_funnel(first_day, of_plan),
    'durations', private.report_durations(first_day, of_plan, working_days) || jsonb_build_array(jsonb_build_object(
      'part', 'delivery', 'projects', figures.projects - figures.refunded,
      'median_days', figures.median_days, 'p90_days', figures.p90_days)),
    'waiting', private.report_waiting(first_day, of_plan, working_days),
    'overdue', private.report_overdue(of_plan)
  );
end;
$$;
revoke execute on function public.delivery_report(integer, text) from public, anon, authenticated;
grant execute on function public.delivery_report(integer, text) to authenticated;
