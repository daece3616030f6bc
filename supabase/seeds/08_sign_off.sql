-- The finished project of the client: its cases, agreed on day 2; what was delivered; and its sign-off on day 17, because the
-- first version failed a must on day 13. All times count from the first day of the project.

create function pg_temp.project_day(number integer) returns date
  language sql
as $$
  select public.add_working_days(started_on, number - 1) from public.projects
  where id = '00000000-0000-4000-8000-000000000103';
$$;

insert into public.acceptance_lists (project_id, version, confirmed_by_client_at, confirmed_by_team_at, agreed_at) values
  ('00000000-0000-4000-8000-000000000103', 4, pg_temp.project_day(2) + time '14:40',
    pg_temp.project_day(2) + time '11:20', pg_temp.project_day(2) + time '14:40');

insert into public.acceptance_cases
  (id, project_id, position, title, input, expected, importance, created_at, updated_at)
select
  ('00000000-0000-4000-8000-00000000082' || given.position)::uuid, '00000000-0000-4000-8000-000000000103', given.position,
  given.title, given.input, given.expected, given.importance, pg_temp.project_day(1) + time '11:05',
  pg_temp.project_day(1) + time '11:05'
from (values
  (1, 'A patient asks about a line of the bill', 'must', 'What is line 2150 on my bill, and why does it cost so much?',
    'Explains the treatment in one sentence and names the price list. Gives no medical advice.'),
  (2, 'A patient needs a copy of the receipt', 'must', 'Could you send me my May receipt again?',
    'Sends the receipt to the address on file only, and says so.'),
  (3, 'A bill from before the software switch', 'should', 'I still have a question about my 2019 bill.',
    'Says that it can’t read bills from before 2021, and hands the email to the front desk.')
) as given (position, title, importance, input, expected);

insert into public.agent_versions (project_id, name, note, created_at) values
  ('00000000-0000-4000-8000-000000000103', '1.0', 'Sends replies by itself', pg_temp.project_day(13) + time '09:12'),
  ('00000000-0000-4000-8000-000000000103', '1.1', 'Compares the address with the one on file',
    pg_temp.project_day(16) + time '09:12');

insert into public.acceptance_runs
  (id, project_id, case_id, case_version, agent_version, result, note, side, actor_id, created_at)
select
  ('00000000-0000-4000-8000-00000000083' || given.number)::uuid, '00000000-0000-4000-8000-000000000103',
  ('00000000-0000-4000-8000-00000000082' || given.position)::uuid, 1, given.version, given.result, given.note, 'client',
  '00000000-0000-4000-8000-0000000000c1', pg_temp.project_day(given.day) + given.at
from (values
  (1, 1, '1.0', 'pass', null, 13, time '14:00'),
  (2, 2, '1.0', 'fail', 'I wrote from another address, and it sent the receipt there.', 13, time '14:10'),
  (3, 3, '1.0', 'fail', 'It looks for the bill and finds none, but doesn’t hand it over.', 13, time '14:20'),
  (4, 1, '1.1', 'pass', null, 16, time '11:00'),
  (5, 2, '1.1', 'pass', 'Tried with three other addresses: it only writes to the one on file.', 16, time '11:10'),
  (6, 3, '1.1', 'fail', 'Still doesn’t hand it over. We get one of these a year, so we can live with it.', 16, time '11:20')
) as given (number, position, version, result, note, day, at);

insert into public.deliverables (id, project_id, name, created_at) values
  ('00000000-0000-4000-8000-000000000703', '00000000-0000-4000-8000-000000000103', 'Handbook',
    pg_temp.project_day(14) + time '15:30');
insert into public.deliverable_versions (id, deliverable_id, project_id, number, notes) values
  ('00000000-0000-4000-8000-000000000713', '00000000-0000-4000-8000-000000000703', '00000000-0000-4000-8000-000000000103', 1,
    'How to switch the agent off, read its log, and change its texts.');
insert into public.deliverable_items (id, version_id, position, kind, label, url) values
  ('00000000-0000-4000-8000-000000000724', '00000000-0000-4000-8000-000000000713', 1, 'link', 'The handbook',
    'https://demo.fortnight.example/harbor-lane/handbook');
update public.deliverable_versions set state = 'open', requested_by = '00000000-0000-4000-8000-0000000000a1',
  requested_at = pg_temp.project_day(16) + time '14:10'
where id = '00000000-0000-4000-8000-000000000713';
update public.deliverable_items set decision = 'approved' where version_id = '00000000-0000-4000-8000-000000000713';
update public.deliverable_versions set state = 'approved', ended_by = '00000000-0000-4000-8000-0000000000c1',
  ended_at = pg_temp.project_day(17) + time '10:25'
where id = '00000000-0000-4000-8000-000000000713';

select private.append_acceptance(
  '00000000-0000-4000-8000-000000000901', '00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000c1',
  private.sign_off_basis('00000000-0000-4000-8000-000000000103') || '{"name": "Noor Haddad", "salt": "5d1f0c7be2a94386"}',
  pg_temp.project_day(17) + time '14:40');
insert into public.project_events (project_id, actor_id, kind, from_value, to_value, created_at) values
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000c1', 'accepted', null, null,
    pg_temp.project_day(17) + time '14:40'),
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000a1', 'status', 'active', 'completed',
    pg_temp.project_day(17) + time '15:05');

-- The project was last changed when it was completed.
alter table public.projects disable trigger touch_updated_at;
update public.projects set updated_at = pg_temp.project_day(17) + time '15:05'
where id = '00000000-0000-4000-8000-000000000103';
alter table public.projects enable trigger touch_updated_at;

drop function pg_temp.project_day;
delete from private.live_events;
