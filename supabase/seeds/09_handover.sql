-- What was handed over with the finished project of the client, what is prepared for the active one, and a money-back request
-- that was withdrawn once the agent had passed. Both sides are told about it already: what these rows would mail is deleted.

insert into public.handover_items
  (id, project_id, kind, title, note, link, team_ticked_at, team_ticked_by, client_ticked_at, client_ticked_by, created_at, updated_at)
select
  ('00000000-0000-4000-8000-0000000009' || item.number)::uuid, ('00000000-0000-4000-8000-000000000' || item.project)::uuid,
  item.kind, item.title, item.note, item.link,
  now() - item.team_age, case when item.team_age is not null then '00000000-0000-4000-8000-0000000000a1'::uuid end,
  now() - item.client_age, case when item.client_age is not null then '00000000-0000-4000-8000-0000000000c1'::uuid end,
  now() - item.age, now() - item.age
from (values
  ('11', '103', 'repository', 'The source code is in your repository', 'With the history, the prompts and the acceptance cases.',
    'https://git.harbor-lane.example/invoice-questions', interval '21 days', interval '20 days', interval '22 days'),
  ('12', '103', 'accounts', 'The agent runs in your accounts', 'Hosting and the language model are billed to you.', null,
    interval '21 days', interval '20 days', interval '22 days'),
  ('13', '103', 'documents', 'You have the handbook', null, 'https://demo.fortnight.example/harbor-lane/manual',
    interval '21 days', interval '19 days', interval '22 days'),
  ('14', '103', 'training', 'Handover call with the front desk', 'An hour, with the recording for those who could not join.', null,
    interval '19 days', interval '19 days', interval '22 days'),
  ('21', '101', 'repository', 'The source code is in your repository', 'With the history, the prompts and the acceptance cases.',
    'https://git.harbor-lane.example/appointment-desk', interval '2 days', null, interval '3 days'),
  ('22', '101', 'accounts', 'The agent runs in your accounts', 'Hosting and the language model are billed to you.', null,
    null, null, interval '3 days'),
  ('23', '101', 'documents', 'You have the handbook', null, null, null, null, interval '3 days')
) as item (number, project, kind, title, note, link, team_age, client_age, age);

insert into public.refunds (id, project_id, state, reason, created_at) values
  ('00000000-0000-4000-8000-000000000931', '00000000-0000-4000-8000-000000000103', 'withdrawn',
    'It still sends receipts to addresses that are not on file.', now() - interval '23 days');
insert into public.refund_events (project_id, refund_id, kind, reason, actor_id, created_at)
select
  refund.project_id, refund.id, event.kind, event.reason, '00000000-0000-4000-8000-0000000000c1', now() - event.age
from public.refunds as refund, lateral (values
  ('requested', refund.reason, interval '23 days'),
  ('withdrawn', null, interval '22 days')
) as event (kind, reason, age)
where refund.id = '00000000-0000-4000-8000-000000000931'
order by event.age desc;

delete from private.project_updates where kind in ('refund_requested', 'refund_withdrawn');
delete from private.mail_outbox;
delete from private.live_events;
