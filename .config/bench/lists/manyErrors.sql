-- 20,000 causes and ten million sums of errors of 30 days, for the benchmark. Run without triggers, by a superuser.
insert into private.client_builds (area, build, commit_url, first_seen, last_seen)
select 'portal', lpad(to_hex(n), 12, '0'), 'https://git.example/commit/' || n, now() - n * interval '1 day', now() - n * interval '1 day'
from generate_series(1, 20) as n;

insert into private.client_error_causes
  (id, area, kind, message, stack, routes, builds, browsers, first_build, first_seen, last_seen, count)
select lpad(to_hex(n), 32, '0'), (array['shell', 'marketing', 'portal', 'backoffice'])[1 + n % 4], 'error',
  'TypeError: cannot read properties of undefined (reading ' || n || ')', repeat('    at open (portal/src/a.ts:1:1)' || chr(10), 10),
  array['/dashboard', '/project/:id'], array[lpad(to_hex(1 + n % 20), 12, '0')], array['Chrome', 'Safari'],
  lpad(to_hex(1 + n % 20), 12, '0'), now() - interval '20 days', now() - n * interval '1 second', 500
from generate_series(1, 20000) as n;

insert into private.client_error_days (cause, day, count)
select lpad(to_hex(n), 32, '0'), (now() at time zone 'UTC')::date - ago, 7
from generate_series(1, 20000) as n, generate_series(0, 29) as ago;

insert into public.client_errors (day, cause, build, route, browser, count)
select (now() at time zone 'UTC')::date - n % 30, lpad(to_hex(1 + n / 500), 32, '0'), lpad(to_hex(1 + n % 20), 12, '0'),
  '/route' || n / 20 % 25, (array['Chrome', 'Safari', 'Firefox', 'Edge'])[1 + n % 4] || n % 7, 1
from generate_series(0, 9999999) as n
on conflict do nothing;
