-- The calendar of the business: its time zone, its holidays, and counting in working days. A day is a day of the
-- business's zone, wherever its clients are.

create table public.holidays (
  day date primary key check (day between date '2000-01-01' and date '2100-12-31'),
  name text not null check (name ~ '\S' and char_length(name) <= 80)
);
comment on table public.holidays is 'Days on which the business does not work. Weekends are not listed.';

revoke all on public.holidays from anon, authenticated;
grant select, insert, delete on public.holidays to authenticated;
grant all on public.holidays to service_role;

alter table public.holidays enable row level security;

create policy "Users read holidays" on public.holidays
  for select to authenticated
  using ((select private.caller_id()) is not null);

create policy "Admins create holidays" on public.holidays
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins delete holidays" on public.holidays
  for delete to authenticated
  using ((select private.is_admin()));

-- The time zone in which the business counts its days.
create function private.business_zone() returns text
  language sql
  immutable
  set search_path = ''
as $$
  select 'Europe/Lisbon';
$$;
revoke execute on function private.business_zone() from public;
grant execute on function private.business_zone() to authenticated, service_role;

-- The day of the business at a time.
create function private.business_day(at timestamptz) returns date
  language sql
  stable
  set search_path = ''
as $$
  select (at at time zone private.business_zone())::date;
$$;
revoke execute on function private.business_day(timestamptz) from public;
grant execute on function private.business_day(timestamptz) to authenticated, service_role;

-- Whether the business works on a day: Monday to Friday, unless it is a holiday.
create function private.is_working_day(day date) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select extract(isodow from is_working_day.day) < 6
    and not exists (select 1 from public.holidays as holiday where holiday.day = is_working_day.day);
$$;
revoke execute on function private.is_working_day(date) from public;
grant execute on function private.is_working_day(date) to authenticated, service_role;

-- How many working days there are from a day, which counts itself, until another one, which does not. Negative when
-- `until_day` is the earlier one. It counts weekdays by whole weeks and subtracts holidays, so it reads no long list of days.
create function public.working_days_between(from_day date, until_day date) returns integer
  language sql
  stable
  set search_path = ''
as $$
  with span as (
    select least(from_day, until_day) as first_day, greatest(from_day, until_day) as end_day
  ),
  weekdays as (
    select (end_day - first_day) / 7 * 5 + (
      select count(*) from generate_series(0, (end_day - first_day) % 7 - 1) as rest (days)
      where extract(isodow from first_day + rest.days) < 6
    ) as total
    from span
  )
  select (sign(until_day - from_day) * (weekdays.total - (
    select count(*) from public.holidays as holiday
    where holiday.day >= span.first_day and holiday.day < span.end_day and extract(isodow from holiday.day) < 6
  )))::integer
  from span, weekdays;
$$;
revoke execute on function public.working_days_between(date, date) from public, anon, authenticated;
grant execute on function public.working_days_between(date, date) to authenticated, service_role;

-- The working day that comes `days` after a day, or before it when negative. A day without work counts as the next working
-- day, which is also what 0 returns. At most 10,000 days, because it goes from day to day.
create function public.add_working_days(start_day date, days integer) returns date
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  day date := start_day;
  remaining integer := abs(days);
begin
  if remaining > 10000 then
    raise exception 'At most 10,000 working days can be added.' using errcode = '22023';
  end if;
  while not private.is_working_day(day) loop
    day := day + 1;
  end loop;
  while remaining > 0 loop
    day := day + sign(days)::integer;
    if private.is_working_day(day) then
      remaining := remaining - 1;
    end if;
  end loop;
  return day;
end;
$$;
revoke execute on function public.add_working_days(date, integer) from public, anon, authenticated;
grant execute on function public.add_working_days(date, integer) to authenticated, service_role;

-- The dated steps of a delivery, its holds, and what happened to both. Only the functions in project_plans.sql
-- write them, and events never change.

create table public.project_steps (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('discovery', 'build', 'test', 'launch')),
  position integer not null generated always as
    (array_position(array['discovery', 'build', 'test', 'launch'], kind)) stored,
  first_day date not null check (first_day between date '2000-01-01' and date '2100-12-31'),
  last_day date not null check (last_day between date '2000-01-01' and date '2100-12-31'),
  done_at timestamptz,
  updated_at timestamptz not null default now(),
  check (first_day <= last_day)
);
comment on column public.project_steps.first_day is 'A day of the business''s time zone, as last_day.';

create unique index project_steps_in_order on public.project_steps (project_id, position);

create trigger touch_updated_at
  before update on public.project_steps
  for each row execute function private.touch_updated_at();

-- When the clock of a project stood still, for whom and why.
create table public.project_holds (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  waits_for text not null check (waits_for in ('us', 'client')),
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  held_from timestamptz not null default now(),
  held_until timestamptz,
  check (held_from <= held_until)
);
comment on column public.project_holds.held_until is 'Null while the clock stands still.';

create index project_holds_by_project on public.project_holds (project_id, held_from);
create unique index project_holds_one_open on public.project_holds (project_id) where held_until is null;

-- What happened to the steps of a project, when, why and by whom. Written once, never changed.
create table public.project_step_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('started', 'moved', 'done', 'reopened', 'held', 'resumed')),
  step text check (step in ('discovery', 'build', 'test', 'launch')),
  waits_for text check (waits_for in ('us', 'client')),
  reason text check (char_length(reason) <= 500),
  from_first_day date,
  from_last_day date,
  to_first_day date,
  to_last_day date,
  actor_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on column public.project_step_events.step is 'Null when it concerns all of them.';
comment on column public.project_step_events.actor_id is 'Null when the account is gone.';

create index project_step_events_by_project on public.project_step_events (project_id, id);
create index project_step_events_by_actor on public.project_step_events (actor_id);

-- Refuses every change of an event, also with the secret key, but for what follows from a deletion: that of the project
-- removes its events, that of an account its id.
create function private.keep_step_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from public.projects where id = old.project_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('actor_id', null)
    and not exists (select 1 from public.user_profiles where id = old.actor_id) then
    return new;
  end if;
  raise exception 'What happened to a step cannot be changed.' using errcode = '42501';
end;
$$;
revoke execute on function private.keep_step_event() from public;

create trigger keep_step_event
  before update or delete on public.project_step_events
  for each row execute function private.keep_step_event();

-- Tells open browsers of both sides.
create function private.announce_step_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.record_live_event('project', new.project_id);
  return null;
end;
$$;
revoke execute on function private.announce_step_event() from public;

create trigger announce_step_event
  after insert on public.project_step_events
  for each row execute function private.announce_step_event();

revoke all on public.project_steps, public.project_holds, public.project_step_events from anon, authenticated;
grant select on public.project_steps, public.project_holds, public.project_step_events to authenticated;
grant all on public.project_steps, public.project_holds, public.project_step_events to service_role;

alter table public.project_steps enable row level security;
alter table public.project_holds enable row level security;
alter table public.project_step_events enable row level security;

create policy "Users who may read a project read its steps" on public.project_steps
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read its holds" on public.project_holds
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read what happened to its steps" on public.project_step_events
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- The first day of a project that has steps is that of the first one, also where it is edited as a field.
create function private.guard_planned_start() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  planned date := (select first_day from public.project_steps where project_id = new.id and position = 1);
begin
  if planned is not null and new.started_on is distinct from planned then
    raise exception 'The plan of this project sets its first day. Move its first step instead.' using errcode = 'PT409';
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_planned_start() from public;

create trigger guard_planned_start
  before update of started_on on public.projects
  for each row when (new.started_on is distinct from old.started_on) execute function private.guard_planned_start();

-- The plan of a delivery: discovery, build, test and launch with their dates. Admins start, move, finish and hold it, each
-- with an event. A hold pauses the clock: when it ends, what is left moves on.

-- Locks a project whose steps an admin changes, so that changes run one after the other. An error for other callers.
create function private.require_plan_access(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.projects;
begin
  perform private.require_admin();
  select * into target from public.projects where id = require_plan_access.project for no key update;
  if target.id is null then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  if target.deleted_at is not null then
    raise exception 'This project was deleted. Restore it to change its plan.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_plan_access(uuid) from public;

-- Raises an error while the clock of a project stands still.
create function private.require_running_clock(project uuid) returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if exists (select 1 from public.project_holds where project_id = project and held_until is null) then
    raise exception 'This project is on hold. Resume it first.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_running_clock(uuid) from public;

-- A reason as it is stored; an error without one.
create function private.require_reason(reason text) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if coalesce(reason, '') !~ '\S' then
    raise exception 'Please give a reason.' using errcode = 'PT422';
  end if;
  if char_length(trim(reason)) > 500 then
    raise exception 'A reason has at most 500 characters.' using errcode = 'PT422';
  end if;
  return trim(reason);
end;
$$;
revoke execute on function private.require_reason(text) from public;

-- Gives a step new days and records it.
create function private.set_step_days(step public.project_steps, new_first_day date, new_last_day date, reason text)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if (step.first_day, step.last_day) = (new_first_day, new_last_day) then
    return;
  end if;
  update public.project_steps set first_day = new_first_day, last_day = new_last_day where id = step.id;
  insert into public.project_step_events
    (project_id, kind, step, reason, from_first_day, from_last_day, to_first_day, to_last_day, actor_id)
  values
    (step.project_id, 'moved', step.kind, reason, step.first_day, step.last_day, new_first_day, new_last_day,
      (select private.caller_id()));
end;
$$;
revoke execute on function private.set_step_days(public.project_steps, date, date, text) from public;

-- Lists of projects read the first day from the project.
create function private.copy_first_day(project uuid) returns void
  language sql
  set search_path = ''
as $$
  update public.projects set started_on = step.first_day
  from public.project_steps as step
  where projects.id = project and step.project_id = project and step.position = 1
    and projects.started_on is distinct from step.first_day;
$$;
revoke execute on function private.copy_first_day(uuid) from public;

-- How many working days a plan takes: the most that its delivery time on the price list says, such as 14 of "10-14 days".
-- Between 7 and 21, which the day strip can show, and 14 where the list does not tell.
create function private.plan_days(plan text) returns integer
  language sql
  stable
  set search_path = ''
as $$
  select least(greatest(coalesce((
    select (regexp_match(listed.timeline, '(\d{1,4})\s*(?:working )?days?', 'i'))[1]::integer
    from public.pricing_plans as listed
    where trim('-' from regexp_replace(lower(listed.name), '[^a-z0-9]+', '-', 'g')) = plan
    order by listed.position, listed.id limit 1
  ), 14), 7), 21);
$$;
revoke execute on function private.plan_days(text) from public;

-- Starts a project: four steps, one after the other, which share the days of its plan as 2, 8, 2 and 2 share fourteen. A
-- first day without work counts as the next working day.
create function public.start_project_steps(project uuid, first_day date) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  days integer;
  short_days integer;
  step_days integer;
  step_kind text;
  step_first_day date;
  step_last_day date;
begin
  perform private.require_plan_access(start_project_steps.project);
  if exists (select 1 from public.project_steps where project_id = start_project_steps.project) then
    raise exception 'This project has started already.' using errcode = 'PT409';
  end if;
  select private.plan_days(budget_range) into days from public.projects where id = start_project_steps.project;
  short_days := round(days / 7.0);
  step_first_day := public.add_working_days(start_project_steps.first_day, 0);
  foreach step_kind in array array['discovery', 'build', 'test', 'launch'] loop
    step_days := case step_kind when 'build' then days - 3 * short_days else short_days end;
    step_last_day := public.add_working_days(step_first_day, step_days - 1);
    insert into public.project_steps (project_id, kind, first_day, last_day)
    values (start_project_steps.project, step_kind, step_first_day, step_last_day);
    step_first_day := public.add_working_days(step_last_day, 1);
  end loop;
  perform private.copy_first_day(start_project_steps.project);
  insert into public.project_step_events (project_id, kind, to_first_day, to_last_day, actor_id)
  values (
    start_project_steps.project, 'started', public.add_working_days(start_project_steps.first_day, 0), step_last_day,
    (select private.caller_id())
  );
end;
$$;
revoke execute on function public.start_project_steps(uuid, date) from public, anon, authenticated;
grant execute on function public.start_project_steps(uuid, date) to authenticated;

-- Moves a step. The steps after it follow by as many working days as its last day moves, so their order stays. Returns the
-- stored step, or no row when it is no longer the version that the caller knows: then nothing is moved.
create function public.move_project_step(
  step uuid, first_day date, last_day date, reason text, base_version timestamptz
)
  returns setof public.project_steps
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.project_steps;
  following public.project_steps;
  stored_reason text;
  shift integer;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(move_project_step.reason);
  select * into target from public.project_steps where id = step;
  if target.id is null then
    raise exception 'There is no such step.' using errcode = 'PT404';
  end if;
  perform private.require_plan_access(target.project_id);
  -- Again, because another admin may have moved it before this one had access.
  select * into target from public.project_steps where id = step;
  if target.updated_at is distinct from base_version then
    return;
  end if;
  perform private.require_running_clock(target.project_id);
  if target.done_at is not null then
    raise exception 'This step is done. Reopen it to move it.' using errcode = 'PT409';
  end if;
  if move_project_step.first_day > move_project_step.last_day then
    raise exception 'A step cannot end before it begins.' using errcode = 'PT422';
  end if;
  if not private.is_working_day(move_project_step.first_day) or not private.is_working_day(move_project_step.last_day) then
    raise exception 'A step begins and ends on a working day. Weekends and holidays are none.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from public.project_steps as earlier
    where earlier.project_id = target.project_id and earlier.position < target.position
      and earlier.last_day >= move_project_step.first_day
  ) then
    raise exception 'The step before it has not ended by then. Move that one first.' using errcode = 'PT422';
  end if;
  shift := public.working_days_between(target.last_day, move_project_step.last_day);
  if abs(shift) > 250 then
    raise exception 'A step moves by at most 250 working days at once.' using errcode = 'PT422';
  end if;
  perform private.set_step_days(target, move_project_step.first_day, move_project_step.last_day, stored_reason);
  for following in
    select * from public.project_steps
    where project_id = target.project_id and position > target.position
    order by position
  loop
    perform private.set_step_days(
      following, public.add_working_days(following.first_day, shift), public.add_working_days(following.last_day, shift),
      stored_reason);
  end loop;
  perform private.copy_first_day(target.project_id);
  return query select * from public.project_steps where id = step;
end;
$$;
revoke execute on function public.move_project_step(uuid, date, date, text, timestamptz) from public, anon, authenticated;
grant execute on function public.move_project_step(uuid, date, date, text, timestamptz) to authenticated;

-- Marks a step as done, or as not done. Steps are done in their order. Does nothing where it is so already.
create function private.set_step_done(step uuid, is_done boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.project_steps;
begin
  perform private.require_admin();
  select * into target from public.project_steps where id = step;
  if target.id is null then
    raise exception 'There is no such step.' using errcode = 'PT404';
  end if;
  perform private.require_plan_access(target.project_id);
  select * into target from public.project_steps where id = step;
  if (target.done_at is not null) = is_done then
    return;
  end if;
  perform private.require_running_clock(target.project_id);
  if is_done and exists (
    select 1 from public.project_steps as earlier
    where earlier.project_id = target.project_id and earlier.position < target.position and earlier.done_at is null
  ) then
    raise exception 'The step before it is not done yet.' using errcode = 'PT409';
  end if;
  if not is_done and exists (
    select 1 from public.project_steps as later
    where later.project_id = target.project_id and later.position > target.position and later.done_at is not null
  ) then
    raise exception 'The step after it is done. Reopen that one first.' using errcode = 'PT409';
  end if;
  update public.project_steps set done_at = case when is_done then now() end where id = step;
  insert into public.project_step_events (project_id, kind, step, actor_id)
  values (target.project_id, case when is_done then 'done' else 'reopened' end, target.kind, (select private.caller_id()));
end;
$$;
revoke execute on function private.set_step_done(uuid, boolean) from public;
grant execute on function private.set_step_done(uuid, boolean) to authenticated;

create function public.complete_project_step(step uuid) returns void
  language sql
  set search_path = ''
as $$
  select private.set_step_done(step, is_done => true);
$$;
revoke execute on function public.complete_project_step(uuid) from public, anon, authenticated;
grant execute on function public.complete_project_step(uuid) to authenticated;

create function public.reopen_project_step(step uuid) returns void
  language sql
  set search_path = ''
as $$
  select private.set_step_done(step, is_done => false);
$$;
revoke execute on function public.reopen_project_step(uuid) from public, anon, authenticated;
grant execute on function public.reopen_project_step(uuid) to authenticated;

-- Stops the clock of a project that has steps left to do.
create function public.hold_project(project uuid, waits_for text, reason text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  stored_reason text;
begin
  perform private.require_plan_access(hold_project.project);
  stored_reason := private.require_reason(hold_project.reason);
  if waits_for is null or waits_for not in ('us', 'client') then
    raise exception 'A hold waits for us or for the client.' using errcode = 'PT422';
  end if;
  if not exists (
    select 1 from public.project_steps where project_id = hold_project.project and done_at is null
  ) then
    raise exception 'This project has no steps left to do.' using errcode = 'PT409';
  end if;
  if exists (select 1 from public.project_holds where project_id = hold_project.project and held_until is null) then
    raise exception 'This project is on hold already.' using errcode = 'PT409';
  end if;
  insert into public.project_holds (project_id, waits_for, reason)
  values (hold_project.project, hold_project.waits_for, stored_reason);
  insert into public.project_step_events (project_id, kind, waits_for, reason, actor_id)
  values (hold_project.project, 'held', hold_project.waits_for, stored_reason, (select private.caller_id()));
end;
$$;
revoke execute on function public.hold_project(uuid, text, text) from public, anon, authenticated;
grant execute on function public.hold_project(uuid, text, text) to authenticated;

-- Starts the clock again. The days that were still to come move on by the working days of the hold, from the day on which
-- it began until the day before the one on which it ends.
create function public.resume_project(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  hold public.project_holds;
  step public.project_steps;
  first_held_day date;
  held_days integer;
begin
  perform private.require_plan_access(resume_project.project);
  select * into hold from public.project_holds where project_id = resume_project.project and held_until is null;
  if hold.id is null then
    raise exception 'This project is not on hold.' using errcode = 'PT409';
  end if;
  update public.project_holds set held_until = now() where id = hold.id;
  insert into public.project_step_events (project_id, kind, waits_for, reason, actor_id)
  values (resume_project.project, 'resumed', hold.waits_for, hold.reason, (select private.caller_id()));
  first_held_day := private.business_day(hold.held_from);
  held_days := public.working_days_between(first_held_day, private.business_day(now()));
  for step in
    select * from public.project_steps
    where project_id = resume_project.project and done_at is null and last_day >= first_held_day
    order by position
  loop
    perform private.set_step_days(
      step,
      case
        when step.first_day < first_held_day then step.first_day
        else public.add_working_days(step.first_day, held_days)
      end,
      public.add_working_days(step.last_day, held_days),
      hold.reason);
  end loop;
  perform private.copy_first_day(resume_project.project);
end;
$$;
revoke execute on function public.resume_project(uuid) from public, anon, authenticated;
grant execute on function public.resume_project(uuid) to authenticated;

-- How many working days a project has waited for a side, those of an open hold until today included.
create function private.waited_days(project uuid, side text) returns integer
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(sum(public.working_days_between(
    private.business_day(hold.held_from), private.business_day(coalesce(hold.held_until, now())))), 0)::integer
  from public.project_holds as hold
  where hold.project_id = project and hold.waits_for = side;
$$;
revoke execute on function private.waited_days(uuid, text) from public;
grant execute on function private.waited_days(uuid, text) to authenticated;

-- The days of a project's plan on which is worked: without those of holds that have ended, weekends and holidays. A day on
-- which a step begins or ends stays, also when it has become a holiday.
create function private.planned_days(project uuid) returns date[]
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(array_agg(planned.day order by planned.day), '{}')
  from (
    select span.first_day + number as day
    from (
      select min(first_day) as first_day, max(last_day) as last_day from public.project_steps where project_id = project
    ) as span, generate_series(0, span.last_day - span.first_day) as number
  ) as planned
  where exists (
    select 1 from public.project_steps as step
    where step.project_id = project and planned.day in (step.first_day, step.last_day)
  ) or (private.is_working_day(planned.day) and not exists (
    select 1 from public.project_holds as hold
    where hold.project_id = project and planned.day >= private.business_day(hold.held_from)
      and planned.day < private.business_day(hold.held_until)
  ));
$$;
revoke execute on function private.planned_days(uuid) from public;
grant execute on function private.planned_days(uuid) to authenticated;

-- The plans of projects that have started: their steps, holds, days, and how long they have waited for each side. It runs
-- with the caller's rights, so projects that the caller may not read have none. Only the first 25, one page of a list.
create function public.project_plans(projects uuid[])
  returns table (
    project_id uuid, zone text, days date[], steps jsonb, holds jsonb, waited_for_us integer, waited_for_client integer
  )
  language sql
  stable
  set search_path = ''
as $$
  select
    started.project_id, private.business_zone(), private.planned_days(started.project_id),
    (
      select jsonb_agg(to_jsonb(step) - array['project_id', 'position'] order by step.position)
      from public.project_steps as step where step.project_id = started.project_id
    ),
    (
      select coalesce(jsonb_agg(
        to_jsonb(hold) - 'project_id' || jsonb_build_object(
          'first_day', private.business_day(hold.held_from),
          'days', public.working_days_between(
            private.business_day(hold.held_from), private.business_day(coalesce(hold.held_until, now())))
        ) order by hold.held_from desc
      ), '[]')
      from public.project_holds as hold where hold.project_id = started.project_id
    ),
    private.waited_days(started.project_id, 'us'), private.waited_days(started.project_id, 'client')
  from public.project_steps as started
  where started.project_id = any ((project_plans.projects)[1:25]) and started.position = 1;
$$;
revoke execute on function public.project_plans(uuid[]) from public, anon, authenticated;
grant execute on function public.project_plans(uuid[]) to authenticated;

-- What happened to the steps of a project, newest first, at most 200; empty for callers who may not read the project.
create function public.project_step_history(project uuid)
  returns table (
    id bigint, kind text, step text, waits_for text, reason text, from_first_day date, from_last_day date,
    to_first_day date, to_last_day date, created_at timestamptz, "by" text
  )
  language sql
  stable
  set search_path = ''
as $$
  select
    event.id, event.kind, event.step, event.waits_for, event.reason, event.from_first_day, event.from_last_day,
    event.to_first_day, event.to_last_day, event.created_at, private.actor_label(event.actor_id)
  from public.project_step_events as event
  where event.project_id = project
  order by event.id desc
  limit 200;
$$;
revoke execute on function public.project_step_history(uuid) from public, anon, authenticated;
grant execute on function public.project_step_history(uuid) to authenticated;

-- The plan of a project as its client exports it.
create function private.export_plan(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('plan', jsonb_build_object(
    'steps', (
      select coalesce(jsonb_agg(to_jsonb(step) - 'project_id' order by step.position), '[]')
      from public.project_steps as step where step.project_id = export_plan.project
    ),
    'holds', (
      select coalesce(jsonb_agg(to_jsonb(hold) - 'project_id' order by hold.held_from), '[]')
      from public.project_holds as hold where hold.project_id = export_plan.project
    ),
    'history', (
      select coalesce(jsonb_agg(
        to_jsonb(event) - array['project_id', 'actor_id'] || jsonb_build_object('by', private.actor_label(event.actor_id))
        order by event.id
      ), '[]')
      from public.project_step_events as event where event.project_id = export_plan.project
    )
  ));
$$;
revoke execute on function private.export_plan(uuid) from public;

-- The calendar feed of a client: a secret link to the steps of all their projects, which calendar programs read without a
-- sign-in. A new link replaces the old one; without a row there is none.

create table public.calendar_feeds (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  created_at timestamptz not null default now()
);

revoke all on public.calendar_feeds from anon, authenticated;
grant select, delete on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;

alter table public.calendar_feeds enable row level security;

create policy "Users read the link of their own calendar feed" on public.calendar_feeds
  for select to authenticated
  using (user_id = (select private.caller_id()));

create policy "Users revoke their own calendar feed" on public.calendar_feeds
  for delete to authenticated
  using (user_id = (select private.caller_id()));

-- Creates the caller's feed, or gives it another link: the one before then opens nothing. Security definer, because no one
-- may choose a token.
create function public.renew_calendar_feed() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (select private.caller_id()) is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  insert into public.calendar_feeds (user_id) values ((select private.caller_id()))
  on conflict (user_id) do update set token = default, created_at = default;
end;
$$;
revoke execute on function public.renew_calendar_feed() from public, anon, authenticated;
grant execute on function public.renew_calendar_feed() to authenticated;

-- The steps of all projects of the client whose feed has this token; null for unknown tokens. For the web server.
create function public.calendar_feed(token text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', step.id, 'kind', step.kind, 'first_day', step.first_day, 'last_day', step.last_day,
        'updated_at', step.updated_at, 'project_id', own.id, 'project_name', own.name,
        'is_on_hold', step.done_at is null and exists (
          select 1 from public.project_holds as hold where hold.project_id = own.id and hold.held_until is null)
      ) order by step.first_day, step.id
    ), '[]')
    from public.projects as own
    join public.project_steps as step on step.project_id = own.id
    where own.user_id = feed.user_id and own.deleted_at is null
  )
  from public.calendar_feeds as feed where feed.token = calendar_feed.token;
$$;
revoke execute on function public.calendar_feed(text) from public, anon, authenticated;
grant execute on function public.calendar_feed(text) to service_role;

-- Everything that is stored about the caller, deleted projects included.
create or replace function public.export_own_data() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select private.caller_id());
begin
  if caller is null then
    raise exception 'Only a signed-in person has data to export.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', account.id,
        'email', account.email,
        'created_at', account.created_at,
        'confirmed_at', account.email_confirmed_at,
        'last_sign_in_at', account.last_sign_in_at,
        'sign_up', account.raw_user_meta_data
      )
      from auth.users as account where account.id = caller
    ),
    'sessions', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'created_at', session.created_at,
          'last_used_at', coalesce(session.refreshed_at at time zone 'UTC', session.updated_at, session.created_at),
          'user_agent', session.user_agent,
          'ip', host(session.ip)
        )
        order by session.created_at, session.id
      ), '[]')
      from auth.sessions as session where session.user_id = caller
    ),
    'known_devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('created_at', device.created_at, 'last_used_at', device.last_used_at) order by device.created_at
      ), '[]')
      from private.known_devices as device where device.user_id = caller
    ),
    'profile', (select to_jsonb(profile) - 'search_text' from public.user_profiles as profile where profile.id = caller),
    'projects', (
      select coalesce(jsonb_agg(
        to_jsonb(own) - array['user_id', 'search_text'] || jsonb_build_object('history', (
          select coalesce(jsonb_agg(
            to_jsonb(event) - array['project_id', 'actor_id']
              || jsonb_build_object('by', private.actor_label(event.actor_id))
            order by event.id
          ), '[]')
          from public.project_events as event where event.project_id = own.id
        )) || private.export_room(own.id, caller) || private.export_plan(own.id)
        order by own.created_at, own.id
      ), '[]')
      from public.projects as own where own.user_id = caller
    ),
    'notifications', (
      select to_jsonb(chosen) - 'user_id' from public.notification_settings as chosen where chosen.user_id = caller
    ),
    'calendar_feed', (
      select jsonb_build_object('created_at', feed.created_at) from public.calendar_feeds as feed where feed.user_id = caller
    ),
    'newsletter', (
      select to_jsonb(subscriber) - 'id' from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = private.caller_confirmed_email()
    )
  );
end;
$$;
