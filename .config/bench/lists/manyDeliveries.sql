-- 100,000 projects of 4,000 clients over the last three years with their briefs, plans, holds, cases, deliverables and
-- sign-offs, and five million rows of what happened to them. Without triggers and foreign keys, which would make it take
-- hours. What happens to a project follows from its number, so every run measures the same.
set session_replication_role = replica;

insert into public.user_profiles (id, name, email, company_name)
select ('00000000-0000-4000-b000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Person ' || n, 'person' || n || '@customers.example', 'Company ' || n
from generate_series(1, 4000) as n;

insert into public.holidays (day, name)
select make_date(2020 + number / 8, 1 + number % 8, 1 + 3 * (number % 8)), 'Holiday' from generate_series(0, 79) as number
on conflict do nothing;

-- 19 of 20 have started, 9 of 10 are agreed on cases, 17 of 20 tested, and 8 of 10 signed off. Those of the last three weeks
-- are on their way.
create temporary table given as
select
  n, ('00000000-0000-4000-d000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
  now() - (100001 - n) * interval '945 seconds' as created_at,
  (now() - (100001 - n) * interval '945 seconds')::date + 5 as first_day,
  n % 20 <> 0 as is_started, n % 10 <> 0 as is_agreed, n % 20 > 2 as is_tested, n % 10 > 1 as is_signed_off,
  n % 7 as delay, (100001 - n) * interval '945 seconds' < interval '35 days' as is_recent
from generate_series(1, 100000) as n;
update given set is_tested = false, is_signed_off = false where is_recent;

insert into public.projects (id, user_id, name, description, budget_range, status, created_at, started_on)
select
  id, ('00000000-0000-4000-b000-' || lpad(to_hex(1 + n % 4000), 12, '0'))::uuid, 'Project ' || n,
  'Reads what customers write, sorts it and drafts an answer, number ' || n,
  (array['starter-agent', 'professional-agent', 'enterprise-agent', 'custom'])[1 + n % 4],
  case when is_signed_off then 'completed' when is_started then 'active' else 'draft' end, created_at,
  case when is_started then first_day end
from given;

insert into public.project_briefs (project_id, version_id, submitted_at, accepted_at, created_at, updated_at)
select
  id, (select version.id from public.brief_versions as version where version.published_at is not null order by version.number desc limit 1),
  case when n % 30 <> 0 then created_at + (1 + delay % 3) * interval '1 day' end,
  case when is_started then created_at + (2 + delay % 3) * interval '1 day' end, created_at, created_at
from given;
insert into public.brief_answers (project_id, question_id, value, updated_at)
select given.id, (asked.question ->> 'id')::uuid, 'The front desk does it by hand, number ' || given.n, given.created_at
from given
cross join (
  select jsonb_array_elements(version.questions) as question
  from public.brief_versions as version where version.published_at is not null order by version.number desc
) as asked;

-- Days that are a weekend are none on which the office would set a date, but cost as much to read.
insert into public.project_steps (project_id, kind, first_day, last_day, done_at)
select
  given.id, step.kind, given.first_day + step.first, given.first_day + step.last,
  case
    when given.is_signed_off or (given.is_tested and step.last < 18) or (given.first_day + step.last + given.delay < current_date and given.is_recent)
    then given.first_day + step.last + given.delay + time '15:00' end
from given
cross join (values ('discovery', 0, 1), ('build', 2, 13), ('test', 14, 16), ('launch', 17, 18)) as step (kind, first, last)
where given.is_started;

insert into public.project_holds (project_id, waits_for, reason, held_from, held_until)
select
  id, case when n % 3 = 0 then 'us' else 'client' end, 'Access is missing', first_day + 4 + time '10:00',
  case when n % 10 > 1 or not is_recent then first_day + 7 + time '10:00' end
from given where is_started and n % 4 = 1;

-- 1.2 million, of which one tells the first plan.
insert into public.project_step_events (project_id, kind, step, reason, to_first_day, to_last_day, created_at)
select
  given.id, case event when 0 then 'started' else 'moved' end, case when event > 0 then 'build' end,
  case when event > 0 then 'The client was ill' end, given.first_day, given.first_day + 18 + event,
  given.created_at + event * interval '1 day'
from given, generate_series(0, 12) as event
where given.is_started;

-- 1.3 million.
insert into public.project_events (project_id, kind, changed_fields, created_at)
select given.id, case event when 0 then 'created' else 'edited' end, '{description}', given.created_at + event * interval '1 day'
from given, generate_series(0, 12) as event;

-- 0.8 million.
insert into public.project_brief_events (project_id, kind, created_at)
select given.id, case event when 0 then 'started' when 7 then 'accepted' else 'asked' end, given.created_at + event * interval '1 hour'
from given, generate_series(0, 7) as event;

insert into public.acceptance_lists (project_id, version, confirmed_by_client_at, confirmed_by_team_at, agreed_at)
select id, 7, first_day + 2, first_day + 2, first_day + 2 from given where is_agreed;
insert into public.acceptance_cases (id, project_id, position, title, input, expected, importance, created_at, updated_at)
select
  ('00000000-0000-4000-' || to_hex(40960 + position) || '-' || lpad(to_hex(given.n), 12, '0'))::uuid, given.id, position,
  'A customer asks for number ' || position, 'Where is my order ' || given.n || '?', 'Names the day and the carrier.',
  case when position < 5 then 'must' else 'should' end, given.created_at, given.created_at
from given, generate_series(1, 7) as position where given.is_agreed;
insert into public.agent_versions (project_id, name, created_at)
select given.id, '0.' || version, given.first_day + version from given, generate_series(1, 3) as version
where given.is_tested and given.is_agreed;

-- 1.7 million.
insert into public.acceptance_runs (id, project_id, case_id, case_version, agent_version, result, side, created_at)
select
  gen_random_uuid(), given.id, ('00000000-0000-4000-' || to_hex(40960 + position) || '-' || lpad(to_hex(given.n), 12, '0'))::uuid, 1,
  '0.' || version, case when version = 3 or position % 2 = 0 then 'pass' else 'fail' end, 'client', given.first_day + version
from given, generate_series(1, 7) as position, generate_series(1, 3) as version
where given.is_tested and given.is_agreed;

insert into public.deliverables (id, project_id, name, created_at)
select
  ('00000000-0000-4000-' || to_hex(45056 + item) || '-' || lpad(to_hex(given.n), 12, '0'))::uuid, given.id, 'Handbook ' || item, given.created_at
from given, generate_series(1, 2) as item where given.is_started;
insert into public.deliverable_versions (deliverable_id, project_id, number, state, requested_at, ended_at, updated_at)
select id, project_id, 1, 'approved', created_at, created_at, created_at from public.deliverables where name like 'Handbook %';
insert into public.deliverable_items (version_id, position, kind, label, url)
select version.id, position, 'link', 'Page ' || position, 'https://files.example.com/' || position
from public.deliverable_versions as version, generate_series(1, 3) as position
where version.project_id in (select id from given);

-- The chain is read by its times only, so its hashes need not fit.
insert into public.acceptances (id, sequence, project_code, accepted_at, document_hash, previous_hash, record_hash)
select
  id, 1000 + n, 'FN-' || upper(lpad(to_hex(n), 8, '0')), first_day + 18 + delay + time '16:00',
  repeat('0', 64), private.sha256_hex('previous ' || n), private.sha256_hex('record ' || n)
from given where is_signed_off and is_started;
insert into public.acceptance_documents (acceptance_id, project_id, content, signed_by)
select id, id, repeat('{"title":"A customer asks for number","result":"pass"},', 30), '00000000-0000-4000-8000-0000000000c1'
from given where is_signed_off and is_started;

-- 71,000, of which 500 are published.
insert into public.testimonials (project_id, rating, body, name_form, shown_name, consented_at, published_at, position, created_at)
select
  id, 1 + n % 5, 'Since the agent has read the mail of project ' || n || ', we answer on the same day.', 'first', 'Client ' || n,
  case when n % 3 > 0 then first_day + 20 end, case when n % 150 = 2 then first_day + 21 end, case when n % 150 = 2 then n end,
  first_day + 20
from given where is_signed_off and is_started and n % 17 > 0;

-- Of every 50, one that is not signed off.
insert into public.refunds (id, project_id, state, reason, created_at)
select id, id, 'approved', 'It is late', first_day + 21 + time '12:00' from given where n % 50 = 11 and not is_recent;

insert into private.room_summaries (project_id, last_sequence, last_at, waiting_for, waiting_since)
select
  id, 1000 + n, created_at, case when n % 50 = 0 then 'team' when n % 50 = 1 then 'client' end,
  case when n % 50 < 2 then created_at end
from given
on conflict do nothing;

insert into private.deliveries select * from private.computed_deliveries on conflict do nothing;

set session_replication_role = origin;
