-- The first questionnaire, and the briefs of the client's projects: one that runs was accepted, the draft is half answered.

insert into public.brief_versions (id, questions, published_at, published_by, created_at)
select
  '00000000-0000-4000-8000-000000000701',
  jsonb_agg(jsonb_build_object(
    'id', '00000000-0000-4000-8000-00000000071' || question.place, 'type', question.type, 'label', question.label,
    'help', question.help, 'required', question.required, 'choices', question.choices::jsonb,
    'min', question.least, 'max', question.most, 'plans', question.plans::jsonb
  ) order by question.place),
  now() - interval '60 days', '00000000-0000-4000-8000-0000000000a1', now() - interval '61 days'
from (values
  (1, 'text', 'What should the agent do?',
    'One job, from what comes in to what has to come out. Describe it as you would to a new colleague.',
    true, '[]', null, null, '[]'),
  (2, 'choice', 'Where does the work come in today?', 'Choose the main one.', true,
    '["Email", "A form or website chat", "Phone or messages", "A system we use", "Files in a folder"]', null, null, '[]'),
  (3, 'text', 'Which systems does it have to read from or write to?',
    'Name the products, such as your mailbox, calendar, or accounting software. We only ask for the access the job needs.',
    true, '[]', null, null, '[]'),
  (4, 'number', 'How often does this job come up in a typical month?', 'A good estimate is enough.', true, '[]', 1, 1000000, '[]'),
  (5, 'text', 'Which languages and what tone should it use?',
    'For example: English and Arabic, friendly, never more than five sentences.', true, '[]', null, null, '[]'),
  (6, 'text', 'Who approves what the agent does, and who can we contact with questions?',
    'A name and how to reach them. In the first days a person approves every action.', true, '[]', null, null, '[]'),
  (7, 'file', 'Examples from your real work',
    'Ten are better than one. Remove anything confidential. To send several files, zip them.', false, '[]',
    null, null, '[]'),
  (8, 'text', 'Is there a date it has to be ready by, and why?', 'Leave it empty if there is none.', false, '[]',
    null, null, '[]'),
  (9, 'text', 'Which rules or audits apply to these systems?',
    'For example where data may be stored, or who signs off a release.', true, '[]', null, null,
    '["enterprise-agent", "custom"]')
) as question (place, type, label, help, required, choices, least, most, plans);

-- A brief is submitted on the day its project was created, and accepted or skipped right before the project became active.
insert into public.project_briefs
  (project_id, version_id, submitted_at, accepted_at, skipped_at, created_at, updated_at)
select
  project.id, '00000000-0000-4000-8000-000000000701',
  case when brief.ending = 'accepted' then project.created_at::date + time '14:40' end,
  case when brief.ending = 'accepted' then activated.created_at - interval '5 minutes' end,
  case when brief.ending = 'skipped' then activated.created_at - interval '5 minutes' end,
  project.created_at, coalesce(activated.created_at - interval '5 minutes', current_date - 1 + time '11:30')
from (values ('101', 'accepted'), ('102', null), ('103', 'accepted'), ('104', 'skipped')) as brief (project, ending)
join public.projects as project on project.id = ('00000000-0000-4000-8000-000000000' || brief.project)::uuid
left join public.project_events as activated on activated.project_id = project.id and activated.to_value = 'active';

insert into public.brief_answers (project_id, question_id, value, updated_at)
select
  project.id, ('00000000-0000-4000-8000-00000000071' || answer.question)::uuid, answer.value,
  project.created_at::date + answer.days + time '11:30'
from (values
  ('101', 1, 'Answer patient emails about appointments: offer free slots, move or cancel bookings, and hand anything clinical to the front desk.', 0),
  ('101', 2, 'Email', 0),
  ('101', 3, 'The shared inbox (Microsoft 365) and the practice calendar. Read and write in both.', 0),
  ('101', 4, '900', 0),
  ('101', 5, 'English and Arabic. Warm and short. Never medical advice.', 0),
  ('101', 6, 'Noor Haddad decides. The front desk approves drafts, desk@harbor-lane.example.', 0),
  ('101', 8, 'Before the holidays, when two of our front desk staff are away.', 0),
  ('102', 1, 'Write to patients whose six-month checkup is due, and book the ones who answer.', 1),
  ('102', 2, 'A system we use', 1),
  ('102', 3, 'The practice calendar, and the list of patients that it exports every Monday.', 2),
  ('102', 4, '260', 2),
  ('103', 1, 'Explain a bill line by line, and send a copy of the receipt on request.', 0),
  ('103', 2, 'Email', 0),
  ('103', 3, 'The export of our accounting software, read-only, and the shared inbox.', 0),
  ('103', 4, '120', 0),
  ('103', 5, 'English. Matter-of-fact, with the amounts in a list.', 0),
  ('103', 6, 'Noor Haddad, by email.', 0)
) as answer (project, question, value, days)
join public.projects as project on project.id = ('00000000-0000-4000-8000-000000000' || answer.project)::uuid;

insert into public.project_brief_events (project_id, kind, reason, actor_id, created_at)
select
  brief.project_id, event.kind, event.reason,
  ('00000000-0000-4000-8000-0000000000' || case event.kind when 'submitted' then 'c1' else 'a1' end)::uuid, event.created_at
from public.project_briefs as brief, lateral (values
  ('submitted', null, brief.submitted_at),
  ('accepted', null, brief.accepted_at),
  ('skipped', 'We went through all questions on the phone.', brief.skipped_at)
) as event (kind, reason, created_at)
where event.created_at is not null
order by event.created_at;
