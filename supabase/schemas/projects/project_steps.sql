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

create trigger keep_logged_event
  before update or delete on public.project_step_events
  for each row execute function private.keep_logged_event('What happened to a step cannot be changed.');

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
