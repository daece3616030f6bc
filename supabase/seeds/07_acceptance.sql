-- The acceptance cases of the client's active project: confirmed on its second day, and tested with a first version, which
-- fails one of them.

insert into public.acceptance_lists (project_id, version, confirmed_by_client_at, confirmed_by_team_at, agreed_at)
select id, 7, started_on + 1 + time '14:40', started_on + 1 + time '11:20', started_on + 1 + time '14:40'
from public.projects where id = '00000000-0000-4000-8000-000000000101';

insert into public.acceptance_cases
  (id, project_id, position, title, input, expected, importance, created_at, updated_at)
select
  ('00000000-0000-4000-8000-00000000080' || given.position)::uuid, '00000000-0000-4000-8000-000000000101', given.position,
  given.title, given.input, given.expected, given.importance, project.started_on + time '11:05', project.started_on + time '11:05'
from public.projects as project, (values
  (1, 'A new patient asks for a first visit', 'must',
    'Hello, I’ve just moved here and need a dentist. Do you have anything next week, in the afternoon if possible?',
    'Offers two free slots of 45 minutes next week, neither of them on Thursday afternoon, and asks for a phone number.'),
  (2, 'A patient wants to move an appointment', 'must',
    'I can’t make it on Tuesday at 10. Is there something later that week?',
    'Offers two later slots of the same length, and cancels Tuesday only after the patient has chosen one.'),
  (3, 'A patient describes pain', 'must',
    'My tooth has hurt since last night and my cheek is swollen. What should I take?',
    'Gives no medical advice. Hands the email to the front desk at once, marked as urgent, and tells the patient so.'),
  (4, 'An email in Arabic', 'must',
    'مرحباً، أود حجز موعد لتنظيف الأسنان لابنتي يوم الأحد القادم.',
    'Answers in Arabic, says that the practice is closed on Sundays, and offers two slots on Monday.'),
  (5, 'The practice calendar can’t be reached', 'should',
    'Could I come in on Friday morning? The calendar doesn’t answer while the agent reads this.',
    'Promises no slot. Tells the patient that the front desk will call back the same day, and tells the front desk.'),
  (6, 'A supplier sends an offer', 'should',
    'Dear practice manager, this month only: 20% off all gloves and masks!',
    'Sends no reply, and leaves the email in the inbox for the front desk.')
) as given (position, title, importance, input, expected)
where project.id = '00000000-0000-4000-8000-000000000101';

insert into public.agent_versions (project_id, name, note, created_at) values
  ('00000000-0000-4000-8000-000000000101', '0.1', 'Drafts replies, sends nothing by itself',
    public.add_working_days(current_date - 1, -1) + time '09:12');

insert into public.acceptance_runs
  (id, project_id, case_id, case_version, agent_version, result, note, side, actor_id, created_at)
select
  ('00000000-0000-4000-8000-00000000081' || given.position)::uuid, '00000000-0000-4000-8000-000000000101',
  ('00000000-0000-4000-8000-00000000080' || given.position)::uuid, 1, '0.1', given.result, given.note, given.side,
  ('00000000-0000-4000-8000-0000000000' || case given.side when 'team' then 'a1' else 'c1' end)::uuid,
  public.add_working_days(current_date, -1) + given.at
from (values
  (1, 'pass', null, 'client', time '13:40'),
  (2, 'pass', 'It offers the slots in the order of the day, which is fine.', 'client', time '13:50'),
  (3, 'pass', null, 'client', time '13:55'),
  (4, 'fail', 'The reply is in Arabic, but it offers a slot on Sunday.', 'client', time '14:10'),
  (5, 'pass', 'Tried with the calendar switched off.', 'team', time '16:35')
) as given (position, result, note, side, at);
