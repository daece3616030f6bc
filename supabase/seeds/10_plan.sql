-- The plans of the projects of the client that have started: fourteen working days each. The active one has started on a
-- Monday, between 5 and 11 days ago, so on whatever day of the week this runs, the agent is being built and nothing is overdue.
-- The finished one was launched three days late, on the day of its sign-off. The third one has been on hold for the client since
-- the week before.

insert into public.project_steps (project_id, kind, first_day, last_day)
select
  project.id, step.kind,
  public.add_working_days(project.started_on, step.from_day - 1),
  public.add_working_days(project.started_on, step.to_day - 1)
from public.projects as project, (values
  ('discovery', 1, 2),
  ('build', 3, 10),
  ('test', 11, 12),
  ('launch', 13, 14)
) as step (kind, from_day, to_day)
where project.started_on is not null;

update public.project_steps as step
set done_at = public.add_working_days(project.started_on, done.day - 1) + time '15:00'
from public.projects as project, (values
  ('101', 'discovery', 2),
  ('103', 'discovery', 2),
  ('103', 'build', 10),
  ('103', 'test', 16),
  ('103', 'launch', 17),
  ('104', 'discovery', 2)
) as done (project, kind, day)
where project.id = ('00000000-0000-4000-8000-000000000' || done.project)::uuid
  and step.project_id = project.id and step.kind = done.kind;

insert into public.project_step_events
  (project_id, kind, step, to_first_day, to_last_day, actor_id, created_at)
select
  event.project_id, event.kind, event.step, event.to_first_day, event.to_last_day,
  '00000000-0000-4000-8000-0000000000a1', event.created_at
from (
  select project_id, 'started' as kind, null as step, min(first_day) as to_first_day, max(last_day) as to_last_day,
    min(first_day) + time '09:00' as created_at
  from public.project_steps group by project_id
  union all
  select project_id, 'done', kind, null, null, done_at from public.project_steps where done_at is not null
) as event
order by event.created_at;

insert into public.project_holds (project_id, waits_for, reason, held_from) values
  ('00000000-0000-4000-8000-000000000104', 'client', 'Tell us which three suppliers to compare.',
    current_date - 9 + time '16:45');
insert into public.project_step_events (project_id, kind, waits_for, reason, actor_id, created_at)
select project_id, 'held', waits_for, reason, '00000000-0000-4000-8000-0000000000a1', held_from from public.project_holds;

-- The client knows all of this, and was reminded of the hold twice.
insert into private.client_reminders (project_id, wait, waiting_since, reminded)
select project_id, id::text, held_from, 2 from public.project_holds;
delete from private.project_updates;
delete from private.mail_outbox;
delete from private.live_events;
