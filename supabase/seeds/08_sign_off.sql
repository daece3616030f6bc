-- The finished project of the client: its cases, what was delivered, and its sign-off three weeks after the start.

insert into public.acceptance_lists (project_id, version, confirmed_by_client_at, confirmed_by_team_at, agreed_at) values
  ('00000000-0000-4000-8000-000000000103', 4, public.add_working_days(current_date - 37, -1) + time '14:40',
    public.add_working_days(current_date - 37, -1) + time '11:20',
    public.add_working_days(current_date - 37, -1) + time '14:40');

insert into public.acceptance_cases
  (id, project_id, position, title, input, expected, importance, created_at, updated_at)
select
  ('00000000-0000-4000-8000-00000000082' || given.position)::uuid, '00000000-0000-4000-8000-000000000103', given.position,
  given.title, given.input, given.expected, given.importance, public.add_working_days(current_date - 38, -1) + time '09:12',
  public.add_working_days(current_date - 38, -1) + time '09:12'
from (values
  (1, 'A patient asks about a line of the bill', 'must', 'What is line 2150 on my bill, and why does it cost so much?',
    'Explains the treatment in one sentence and names the price list. Gives no medical advice.'),
  (2, 'A patient needs a copy of the receipt', 'must', 'Could you send me my May receipt again?',
    'Sends the receipt to the address on file only, and says so.'),
  (3, 'A bill from before the software switch', 'should', 'I still have a question about my 2019 bill.',
    'Says that it can’t read bills from before 2021, and hands the email to the front desk.')
) as given (position, title, importance, input, expected);

insert into public.agent_versions (project_id, name, note, created_at) values
  ('00000000-0000-4000-8000-000000000103', '1.0', 'Sends replies by itself',
    public.add_working_days(current_date - 22, -1) + time '09:12');

insert into public.acceptance_runs
  (id, project_id, case_id, case_version, agent_version, result, note, side, actor_id, created_at)
select
  ('00000000-0000-4000-8000-00000000083' || given.position)::uuid, '00000000-0000-4000-8000-000000000103',
  ('00000000-0000-4000-8000-00000000082' || given.position)::uuid, 1, '1.0', given.result, given.note, 'client',
  '00000000-0000-4000-8000-0000000000c1', public.add_working_days(current_date - 21, -1) + time '11:00'
from (values (1, 'pass', null), (2, 'pass', null), (3, 'fail', 'It looks for the bill and finds none, but doesn’t hand it over.'))
  as given (position, result, note);

insert into public.deliverables (id, project_id, name, created_at) values
  ('00000000-0000-4000-8000-000000000703', '00000000-0000-4000-8000-000000000103', 'Handbook',
    public.add_working_days(current_date - 22, -1) + time '15:30');
insert into public.deliverable_versions (id, deliverable_id, project_id, number, notes) values
  ('00000000-0000-4000-8000-000000000713', '00000000-0000-4000-8000-000000000703', '00000000-0000-4000-8000-000000000103', 1,
    'How to switch the agent off, read its log and change its texts.');
insert into public.deliverable_items (id, version_id, position, kind, label, url) values
  ('00000000-0000-4000-8000-000000000724', '00000000-0000-4000-8000-000000000713', 1, 'link', 'The handbook',
    'https://demo.fortnight.example/harbor-lane/handbook');
update public.deliverable_versions set state = 'open', requested_by = '00000000-0000-4000-8000-0000000000a1',
  requested_at = public.add_working_days(current_date - 21, -1) + time '14:10'
where id = '00000000-0000-4000-8000-000000000713';
update public.deliverable_items set decision = 'approved' where version_id = '00000000-0000-4000-8000-000000000713';
update public.deliverable_versions set state = 'approved', ended_by = '00000000-0000-4000-8000-0000000000c1',
  ended_at = public.add_working_days(current_date - 20, -1) + time '10:25'
where id = '00000000-0000-4000-8000-000000000713';

select private.append_acceptance(
  '00000000-0000-4000-8000-000000000901', '00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000c1',
  private.sign_off_basis('00000000-0000-4000-8000-000000000103') || '{"name": "Noor Haddad", "salt": "5d1f0c7be2a94386"}',
  public.add_working_days(current_date - 19, -1) + time '14:40');
insert into public.project_events (project_id, actor_id, kind, created_at) values
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000c1', 'accepted',
    public.add_working_days(current_date - 19, -1) + time '14:40');

-- The project was last changed by the sign-off.
alter table public.projects disable trigger touch_updated_at;
update public.projects set updated_at = public.add_working_days(current_date - 19, -1) + time '14:40'
where id = '00000000-0000-4000-8000-000000000103';
alter table public.projects enable trigger touch_updated_at;

delete from private.live_events;
