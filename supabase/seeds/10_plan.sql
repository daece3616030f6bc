-- The plan of the client's active project: fourteen working days. It has started on a Monday, between 5 and 11 days ago, so
-- on whatever day of the week this runs, the agent is being built and nothing is overdue.

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
where project.id = '00000000-0000-4000-8000-000000000101';

update public.project_steps set done_at = last_day + time '15:00'
where project_id = '00000000-0000-4000-8000-000000000101' and kind = 'discovery';

insert into public.project_step_events
  (project_id, kind, step, to_first_day, to_last_day, actor_id, created_at)
select
  step.project_id, event.kind, event.step, event.to_first_day, event.to_last_day,
  '00000000-0000-4000-8000-0000000000a1', event.created_at
from public.project_steps as step, lateral (values
  ('started', null, step.first_day,
    (select max(last_day) from public.project_steps as planned where planned.project_id = step.project_id),
    step.first_day + time '09:00'),
  ('done', 'discovery', null, null, step.done_at)
) as event (kind, step, to_first_day, to_last_day, created_at)
where step.project_id = '00000000-0000-4000-8000-000000000101' and step.kind = 'discovery'
order by event.created_at;

delete from private.live_events;
