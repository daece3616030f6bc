-- What was handed over with the finished project of the client, what is prepared for the active one, and a money-back request
-- of day 15, the first on which the guarantee allows one, that was withdrawn on day 16 once the agent had passed. Both sides are
-- told about it already: what these rows would mail is deleted.

-- A day of a project, or as many working days before today when negative.
create function pg_temp.day_of(project text, number integer) returns date
  language sql
  strict
as $$
  select case when number < 0 then public.add_working_days(current_date, number)
    else public.add_working_days(started_on, number - 1) end
  from public.projects where id = ('00000000-0000-4000-8000-000000000' || project)::uuid;
$$;

insert into public.handover_items
  (id, project_id, kind, title, note, link, team_ticked_at, team_ticked_by, client_ticked_at, client_ticked_by, created_at, updated_at)
select
  ('00000000-0000-4000-8000-0000000009' || item.number)::uuid, ('00000000-0000-4000-8000-000000000' || item.project)::uuid,
  item.kind, item.title, item.note, item.link,
  pg_temp.day_of(project, team_day) + time '10:15',
  case when item.team_day is not null then '00000000-0000-4000-8000-0000000000a1'::uuid end,
  pg_temp.day_of(project, client_day) + time '11:30',
  case when item.client_day is not null then '00000000-0000-4000-8000-0000000000c1'::uuid end,
  pg_temp.day_of(project, creation_day) + time '09:12', pg_temp.day_of(project, creation_day) + time '09:12'
from (values
  ('11', '103', 'repository', 'Source code in your repository', 'Includes the history, prompts, and acceptance cases.',
    'https://git.harbor-lane.example/invoice-questions', 14, 15, 13),
  ('12', '103', 'accounts', 'Agent running in your accounts', 'Hosting and the language model are billed to you.', null,
    14, 15, 13),
  ('13', '103', 'documents', 'Handbook', null, 'https://demo.fortnight.example/harbor-lane/handbook',
    17, 17, 13),
  ('14', '103', 'training', 'Handover call with the front desk', 'An hour, with the recording for anyone who couldn’t join.', null,
    17, 17, 13),
  ('21', '101', 'repository', 'Source code in your repository', 'Includes the history, prompts, and acceptance cases.',
    'https://git.harbor-lane.example/appointment-desk', -1, null, -2),
  ('22', '101', 'accounts', 'Agent running in your accounts', 'Hosting and the language model are billed to you.', null,
    null, null, -2),
  ('23', '101', 'documents', 'Handbook', null, null, null, null, -2)
) as item (number, project, kind, title, note, link, team_day, client_day, creation_day);

insert into public.refunds (id, project_id, state, reason, created_at) values
  ('00000000-0000-4000-8000-000000000931', '00000000-0000-4000-8000-000000000103', 'withdrawn',
    'It still sends receipts to addresses that are not on file.', pg_temp.day_of('103', 15) + time '10:30');
insert into public.refund_events (project_id, refund_id, kind, reason, actor_id, created_at)
select
  refund.project_id, refund.id, event.kind, event.reason, '00000000-0000-4000-8000-0000000000c1', event.created_at
from public.refunds as refund, lateral (values
  ('requested', refund.reason, refund.created_at),
  ('withdrawn', null, pg_temp.day_of('103', 16) + time '16:10')
) as event (kind, reason, created_at)
where refund.id = '00000000-0000-4000-8000-000000000931'
order by event.created_at;

drop function pg_temp.day_of;
delete from private.project_updates where kind in ('refund_requested', 'refund_withdrawn');
delete from private.mail_outbox;
delete from private.live_events;
