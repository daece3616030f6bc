-- What was handed over with the finished project of the client, what is prepared for the active one, and a money-back request
-- that was withdrawn once the agent had passed. Both sides are told about it already: what these rows would mail is deleted.

insert into public.handover_items
  (id, project_id, kind, title, note, link, team_ticked_at, team_ticked_by, client_ticked_at, client_ticked_by, created_at, updated_at)
select
  ('00000000-0000-4000-8000-0000000009' || item.number)::uuid, ('00000000-0000-4000-8000-000000000' || item.project)::uuid,
  item.kind, item.title, item.note, item.link,
  case when item.team_age is not null then public.add_working_days(current_date - item.team_age + 1, -1) + time '10:15' end,
  case when item.team_age is not null then '00000000-0000-4000-8000-0000000000a1'::uuid end,
  case when item.client_age is not null then public.add_working_days(current_date - item.client_age + 1, -1) + time '11:30' end,
  case when item.client_age is not null then '00000000-0000-4000-8000-0000000000c1'::uuid end,
  public.add_working_days(current_date - item.age + 1, -1) + time '09:12',
  public.add_working_days(current_date - item.age + 1, -1) + time '09:12'
from (values
  ('11', '103', 'repository', 'The source code is in your repository', 'Includes the history, prompts and acceptance cases.',
    'https://git.harbor-lane.example/invoice-questions', 22, 21, 22),
  ('12', '103', 'accounts', 'The agent runs in your accounts', 'Hosting and the language model are billed to you.', null,
    22, 21, 22),
  ('13', '103', 'documents', 'You have the handbook', null, 'https://demo.fortnight.example/harbor-lane/handbook',
    21, 20, 22),
  ('14', '103', 'training', 'Handover call with the front desk', 'An hour, with the recording for anyone who couldn’t join.', null,
    20, 20, 22),
  ('21', '101', 'repository', 'The source code is in your repository', 'Includes the history, prompts and acceptance cases.',
    'https://git.harbor-lane.example/appointment-desk', 2, null, 3),
  ('22', '101', 'accounts', 'The agent runs in your accounts', 'Hosting and the language model are billed to you.', null,
    null, null, 3),
  ('23', '101', 'documents', 'You have the handbook', null, null, null, null, 3)
) as item (number, project, kind, title, note, link, team_age, client_age, age);

insert into public.refunds (id, project_id, state, reason, created_at) values
  ('00000000-0000-4000-8000-000000000931', '00000000-0000-4000-8000-000000000103', 'withdrawn',
    'It still sends receipts to addresses that are not on file.',
    public.add_working_days(current_date - 22, -1) + time '10:30');
insert into public.refund_events (project_id, refund_id, kind, reason, actor_id, created_at)
select
  refund.project_id, refund.id, event.kind, event.reason, '00000000-0000-4000-8000-0000000000c1', event.created_at
from public.refunds as refund, lateral (values
  ('requested', refund.reason, public.add_working_days(current_date - 22, -1) + time '10:30'),
  ('withdrawn', null, public.add_working_days(current_date - 21, -1) + time '16:10')
) as event (kind, reason, created_at)
where refund.id = '00000000-0000-4000-8000-000000000931'
order by event.created_at;

delete from private.project_updates where kind in ('refund_requested', 'refund_withdrawn');
delete from private.mail_outbox;
delete from private.live_events;
