-- The example projects. All times of one count from the day it started, a Monday: the active one between 5 and 11 days ago, the
-- finished one between 34 and 40. So their order is the same on whatever day of the week this runs.

insert into public.projects
  (id, user_id, name, description, budget_range, timeline, priority, requirements, status, started_on, created_at, updated_at)
values
  ('00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-0000000000c1', 'Appointment desk agent',
    'Answers patient emails about appointments, offers free slots from the practice calendar, and hands anything clinical to the front desk.',
    'professional-agent', '1-2-weeks', 'high',
    'Reads the shared inbox and the practice calendar. Must never give medical advice. Replies in English and Arabic.',
    'active', date_trunc('week', current_date - 5)::date, current_date - 12 + time '09:40', current_date - 2 + time '10:25'),
  ('00000000-0000-4000-8000-000000000102', '00000000-0000-4000-8000-0000000000c1', 'Recall reminders',
    'Writes to patients whose six-month checkup is due and books the ones who answer.',
    'starter-agent', '1-2-weeks', 'medium', null, 'draft', null,
    current_date - 3 + time '10:20', current_date - 3 + time '10:20'),
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000c1', 'Invoice questions',
    'Explains a bill line by line and sends a copy of the receipt on request.',
    'starter-agent', 'flexible', 'low', 'Connected to the accounting export. Read-only.', 'completed',
    date_trunc('week', current_date - 34)::date, current_date - 44 + time '11:05', current_date - 44 + time '11:05'),
  ('00000000-0000-4000-8000-000000000104', '00000000-0000-4000-8000-0000000000c1', 'Supplier price watch',
    'Compares the prices of consumables at three suppliers every Monday and writes a one-page summary.',
    'custom', 'asap', 'urgent', null, 'on-hold', public.add_working_days(current_date - 9, -3),
    current_date - 25 + time '15:20', current_date - 9 + time '16:45');

-- The history of these projects, instead of the one event that each insert has recorded. The clients write on any day, the team
-- on working days. The finished project was completed by its sign-off, which 08_sign_off.sql adds.
delete from public.project_events where project_id in (
  '00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000102',
  '00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-000000000104');
insert into public.project_events
  (project_id, actor_id, kind, from_value, to_value, changed_fields, created_at)
select
  project.id, ('00000000-0000-4000-8000-0000000000' || case event.actor when 'admin' then 'a1' else 'c1' end)::uuid,
  event.kind, event.from_value, event.to_value, event.fields::text[], event.day + event.at
from public.projects as project, lateral (values
  ('101', 'client', 'created', null, 'draft', '{}', current_date - 12, time '09:40'),
  ('101', 'client', 'edited', null, null, '{description,requirements}', current_date - 12, time '15:10'),
  ('101', 'admin', 'status', 'draft', 'active', '{}', project.started_on, time '08:40'),
  ('101', 'admin', 'edited', null, null, '{started_on}', project.started_on, time '08:45'),
  ('101', 'client', 'priority', 'medium', 'high', '{}', current_date - 2, time '10:25'),
  ('102', 'client', 'created', null, 'draft', '{}', current_date - 3, time '10:20'),
  ('103', 'client', 'created', null, 'draft', '{}', current_date - 44, time '11:05'),
  ('103', 'admin', 'status', 'draft', 'active', '{}', project.started_on - 3, time '09:20'),
  ('103', 'admin', 'edited', null, null, '{started_on}', project.started_on - 3, time '09:25'),
  ('104', 'client', 'created', null, 'draft', '{}', current_date - 25, time '15:20'),
  ('104', 'client', 'priority', 'medium', 'urgent', '{}', current_date - 24, time '09:15'),
  ('104', 'admin', 'status', 'draft', 'active', '{}', public.add_working_days(current_date - 16, -1), time '09:30'),
  ('104', 'admin', 'edited', null, null, '{started_on}', public.add_working_days(current_date - 16, -1), time '09:40'),
  ('104', 'admin', 'status', 'active', 'on-hold', '{}', current_date - 9, time '16:45')
) as event (project, actor, kind, from_value, to_value, fields, day, at)
where project.id = ('00000000-0000-4000-8000-000000000' || event.project)::uuid
order by event.day + event.at;
