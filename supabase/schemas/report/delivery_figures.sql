-- How long deliveries take and whether they are on time: figures for everyone, and for the report of the back office.
-- Days are working days of the business.

-- The working days from before all plans until today. width_bucket() tells how many of them there are until a day: the
-- difference of two such numbers is what working_days_between() counts, without reading holidays for each of many projects.
-- Functions that count in them plan their query each time, with the list as a constant: a variable is copied for each row.
create function private.past_working_days() returns date[]
  language sql
  stable
  set search_path = ''
as $$
  select array(
    -- From a Monday on.
    select date '1999-12-27' + number
    from generate_series(0, private.business_day(now()) - date '1999-12-27') as number
    where number % 7 < 5
      and not exists (select 1 from public.holidays as holiday where holiday.day = date '1999-12-27' + number)
    order by number
  );
$$;
revoke execute on function private.past_working_days() from public;

-- How much two spans have in common, each from one number until another. Without settings of its own, so that the planner
-- makes it part of a query.
create function private.overlap(from_a integer, until_a integer, from_b integer, until_b integer) returns integer
  language sql
  immutable
as $$
  select greatest(least(until_a, until_b) - greatest(from_a, from_b), 0);
$$;
revoke execute on function private.overlap(integer, integer, integer, integer) from public;

-- Deliveries that ended since a day, of a plan unless it is ''. Days count from the first day of the plan to the day of
-- acceptance, both included, without those on hold for the client; null when the money went back. On time is what was
-- accepted on the last day of the plan as it was first made, or before. Only holds for the client move that day, by what
-- they took; what the team holds or moves does not. A hold that begins after that day no longer does: holds follow each
-- other, so the sum of those before tells where it was.
-- A deleted project counts, too, so that a deletion does not improve the figures. One without a dated plan does not.
create function private.ended_deliveries(ended_since date, of_plan text, working_days date[])
  returns table (project_id uuid, days integer, is_on_time boolean)
  language plpgsql
  stable
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
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
$$;
revoke execute on function private.ended_deliveries(date, text, date[]) from public;

-- The figures of these deliveries: how many they are, how many of them ended with the money back, how long the accepted ones
-- took, and the share of all that was on time. It is less than 100 percent while one was late, however close it is.
create function private.promise_figures(
  ended_since date, of_plan text, working_days date[],
  out projects integer, out refunded integer, out median_days double precision, out p90_days double precision,
  out on_time_percent integer
)
  language sql
  stable
  set search_path = ''
as $$
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
$$;
revoke execute on function private.promise_figures(date, text, date[]) from public;

-- What the public pages say about the last 365 days. No row while fewer than five projects were accepted: they would say
-- little, and might tell about a single one.
create function public.delivery_promise()
  returns table (projects integer, median_days double precision, on_time_percent integer)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select figures.projects, figures.median_days, figures.on_time_percent
  from private.promise_figures(private.business_day(now()) - 364, '', private.past_working_days()) as figures
  where figures.projects - figures.refunded >= 5;
$$;
revoke execute on function public.delivery_promise() from public, anon, authenticated;
grant execute on function public.delivery_promise() to anon, authenticated, service_role;
