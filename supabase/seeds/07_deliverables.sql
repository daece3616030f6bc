-- What the client of the first project has approved, and what waits for a decision.

insert into public.deliverables (id, project_id, name, created_at)
select '00000000-0000-4000-8000-000000000701'::uuid, id, 'Rules of the agent', started_on + 1 + time '15:10'
from public.projects where id = '00000000-0000-4000-8000-000000000101'
union all
select '00000000-0000-4000-8000-000000000702', '00000000-0000-4000-8000-000000000101', 'Reply drafts, first run',
  public.add_working_days(current_date - 1, -1) + time '09:20';

insert into public.deliverable_versions (id, deliverable_id, project_id, number, notes)
values
  ('00000000-0000-4000-8000-000000000711', '00000000-0000-4000-8000-000000000701', '00000000-0000-4000-8000-000000000101', 1,
    'What the agent answers itself, what it hands to the front desk, and what it never says.'),
  ('00000000-0000-4000-8000-000000000712', '00000000-0000-4000-8000-000000000702', '00000000-0000-4000-8000-000000000101', 1,
    'We ran 50 emails from last month: 46 drafts, and four that went to the front desk, as agreed. Above all, please check the tone.');

insert into public.deliverable_items (id, version_id, position, kind, label, url) values
  ('00000000-0000-4000-8000-000000000721', '00000000-0000-4000-8000-000000000711', 1, 'link', 'The rules, on one page',
    'https://demo.fortnight.example/harbor-lane/rules'),
  ('00000000-0000-4000-8000-000000000722', '00000000-0000-4000-8000-000000000712', 1, 'link', 'The 46 drafted replies',
    'https://demo.fortnight.example/harbor-lane/drafts'),
  ('00000000-0000-4000-8000-000000000723', '00000000-0000-4000-8000-000000000712', 2, 'link', 'Try it with one of your own emails',
    'https://demo.fortnight.example/harbor-lane/try');

update public.deliverable_versions set state = 'open', requested_by = '00000000-0000-4000-8000-0000000000a1',
  requested_at = (select started_on + 1 + time '15:10' from public.projects where id = project_id)
where id = '00000000-0000-4000-8000-000000000711';
update public.deliverable_items set decision = 'approved' where version_id = '00000000-0000-4000-8000-000000000711';
update public.deliverable_versions set state = 'approved', ended_by = '00000000-0000-4000-8000-0000000000c1',
  ended_at = (select started_on + 2 + time '10:05' from public.projects where id = project_id)
where id = '00000000-0000-4000-8000-000000000711';

update public.deliverable_versions set state = 'open', requested_by = '00000000-0000-4000-8000-0000000000a1',
  requested_at = public.add_working_days(current_date - 1, -1) + time '09:30'
where id = '00000000-0000-4000-8000-000000000712';

delete from private.live_events;
