insert into public.projects
  (id, user_id, name, description, budget_range, timeline, priority, requirements, status, started_on, created_at, updated_at)
values
  ('00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-0000000000c1', 'Appointment desk agent',
    'Answers patient emails about appointments, offers free slots from the practice calendar and hands anything clinical to the front desk.',
    'professional-agent', '1-2-weeks', 'high',
    'Reads the shared inbox and the practice calendar. Must never give medical advice. Replies in English and Arabic.',
    'active', date_trunc('week', current_date - 5)::date, now() - interval '12 days', now() - interval '2 days'),
  ('00000000-0000-4000-8000-000000000102', '00000000-0000-4000-8000-0000000000c1', 'Recall reminders',
    'Writes to patients whose six-month checkup is due and books the ones who answer.',
    'starter-agent', '1-2-weeks', 'medium', null, 'draft', null, now() - interval '3 days', now() - interval '3 days'),
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000c1', 'Invoice questions',
    'Explains a bill line by line and sends a copy of the receipt on request.',
    'starter-agent', 'flexible', 'low', 'Connected to the accounting export. Read-only.', 'completed',
    current_date - 40, now() - interval '44 days', now() - interval '20 days'),
  ('00000000-0000-4000-8000-000000000104', '00000000-0000-4000-8000-0000000000c1', 'Supplier price watch',
    'Compares the prices of consumables at three suppliers every Monday and writes a one-page summary.',
    'custom', 'asap', 'urgent', null, 'on-hold', null, now() - interval '25 days', now() - interval '9 days');

-- The history of these projects, instead of the one event that each insert has recorded.
delete from public.project_events where project_id in (
  '00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000102',
  '00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-000000000104');
insert into public.project_events
  (project_id, actor_id, kind, from_value, to_value, changed_fields, created_at)
select
  ('00000000-0000-4000-8000-000000000' || project)::uuid,
  ('00000000-0000-4000-8000-0000000000' || case actor when 'admin' then 'a1' else 'c1' end)::uuid,
  kind, from_value, to_value, fields::text[], now() - age
from (values
  ('103', 'client', 'created', null, 'draft', '{}', interval '44 days'),
  ('103', 'admin', 'status', 'draft', 'active', '{}', interval '41 days'),
  ('103', 'admin', 'edited', null, null, '{started_on}', interval '40 days'),
  ('104', 'client', 'created', null, 'draft', '{}', interval '25 days'),
  ('104', 'client', 'priority', 'medium', 'urgent', '{}', interval '24 days'),
  ('103', 'admin', 'status', 'active', 'completed', '{}', interval '20 days'),
  ('104', 'admin', 'status', 'draft', 'active', '{}', interval '16 days'),
  ('101', 'client', 'created', null, 'draft', '{}', interval '12 days'),
  ('101', 'client', 'edited', null, null, '{description,requirements}', interval '11 days'),
  ('101', 'admin', 'status', 'draft', 'active', '{}', interval '10 days'),
  ('101', 'admin', 'edited', null, null, '{started_on}', interval '9 days'),
  ('104', 'client', 'status', 'active', 'on-hold', '{}', interval '9 days'),
  ('102', 'client', 'created', null, 'draft', '{}', interval '3 days'),
  ('101', 'client', 'priority', 'medium', 'high', '{}', interval '2 days')
) as event (project, actor, kind, from_value, to_value, fields, age);
