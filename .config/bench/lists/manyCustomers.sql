-- 100,000 customers with three projects each. Without triggers and foreign keys, which would make it take minutes.
set session_replication_role = replica;

insert into public.user_profiles (id, name, email, mobile_number, company_name, onboarding_completed, created_at)
select
  ('00000000-0000-4000-b000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Person ' || md5(n::text), 'person' || n || '@customers.example',
  '+49 30 ' || n, 'Company ' || n % 4000, n % 10 <> 0, now() - n * interval '7 minutes'
from generate_series(1, 100000) as n;

insert into public.projects (user_id, name, description, status, priority, budget_range, created_at, updated_at, deleted_at)
select
  profile.id, 'Project ' || n || ' of ' || left(profile.name, 12),
  repeat('An agent that answers the mail of our shop and books returns. ', 4),
  (array['draft', 'active', 'on-hold', 'completed'])[1 + (ascii(right(profile.email, 19)) + n) % 4], 'medium', 'custom',
  profile.created_at + n * interval '1 second', profile.created_at + n * interval '1 hour',
  case when n = 3 and not profile.onboarding_completed then now() end
from public.user_profiles as profile, generate_series(1, 3) as n
where profile.email like '%@customers.example';

set session_replication_role = origin;
analyze;
