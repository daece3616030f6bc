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

-- Days as mails write them, such as "Sep 1 – Sep 12, 2025".
create function private.format_days(first_day date, last_day date) returns text
  language sql
  stable
  set search_path = ''
as $$
  select case when first_day < last_day then to_char(first_day, 'FMMon FMDD – ') else '' end
    || to_char(last_day, 'FMMon FMDD, YYYY');
$$;
revoke execute on function private.format_days(date, date) from public;

-- Mails the client what the team moved, held and resumed.
create function private.notify_step_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.add_project_update(
    new.project_id,
    'team',
    case new.kind when 'moved' then 'step_moved' when 'held' then 'held_for_' || new.waits_for else 'resumed' end,
    case new.kind
      when 'moved' then concat(new.step, ' step to ', private.format_days(new.to_first_day, new.to_last_day))
      when 'held' then new.reason
      else ''
    end);
  return null;
end;
$$;
revoke execute on function private.notify_step_event() from public;

create trigger notify_step_event
  after insert on public.project_step_events
  for each row when (new.kind in ('moved', 'held', 'resumed')) execute function private.notify_step_event();
