-- The support after the sign-off of a project: for how many days, until when, and the mails before it ends. Derived from the
-- sign-off, which never changes.

-- How many days of support a plan includes, by its name or its value in a project: what its entry in the price list and the
-- pricing page promise. Every plan includes the fewest.
create function private.support_days(plan text) returns integer
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when plan ~* '^\s*professional\M' then 14
    when plan ~* '^\s*(enterprise|business|custom)\M' then 30
    else 7
  end;
$$;
revoke execute on function private.support_days(text) from public;

create index acceptances_by_time on public.acceptances (accepted_at);

-- The support of each project that is signed off. The last day is a day of the business, as the first one: that of the
-- sign-off, after which the days begin.
create view private.support_periods as
  select
    document.project_id, record.accepted_at, included.days,
    private.business_day(record.accepted_at) + included.days as last_day
  from public.acceptance_documents as document
  join public.acceptances as record on record.id = document.acceptance_id
  cross join lateral (select private.support_days(document.content::jsonb ->> 'plan') as days) as included;

revoke all on private.support_periods from public, anon, authenticated;

-- Which mails about the end of a support were written: three days before the last day, and on it.
create table private.support_notices (
  project_id uuid not null references public.projects (id) on delete cascade,
  days_before integer not null check (days_before in (0, 3)),
  created_at timestamptz not null default now(),
  primary key (project_id, days_before)
);

revoke all on private.support_notices from public, anon, authenticated;

-- Without a policy: only functions read and write it.
alter table private.support_notices enable row level security;

-- Writes the mails to clients whose support ends, and returns how many. At 9:00 of the business's time zone, but for those
-- who get a digest: that is sent before. The web server calls it every hour; of servers that do so at once, one counts a mail.
create function public.queue_support_notices() returns bigint
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  today date := private.business_day(now());
  hour_of_day time := (now() at time zone private.business_zone())::time;
  due record;
  written bigint := 0;
begin
  for due in
    select period.project_id, period.last_day, case when period.last_day = today then 0 else 3 end as days_before
    from private.support_periods as period
    join public.projects as room on room.id = period.project_id and room.deleted_at is null
    cross join lateral (select private.notification_setting(room.user_id, 'status') as setting) as chosen
    -- The quick condition first: no plan includes more days.
    where period.accepted_at >= now() - interval '32 days'
      -- A server that was down catches up, but tells nothing of the past.
      and period.last_day between today and today + 3
      and chosen.setting <> 'off'
      and (chosen.setting = 'daily' or hour_of_day >= time '9:00')
    -- In one order, so that two servers never wait for each other.
    order by period.project_id
  loop
    insert into private.support_notices (project_id, days_before) values (due.project_id, due.days_before)
    on conflict do nothing;
    if found then
      perform private.add_project_update(
        due.project_id, 'team', case due.days_before when 0 then 'support_last_day' else 'support_ending' end,
        to_char(due.last_day, 'FMDay, FMMonth FMDD'));
      written := written + 1;
    end if;
  end loop;
  return written;
end;
$$;
revoke execute on function public.queue_support_notices() from public, anon, authenticated;
grant execute on function public.queue_support_notices() to service_role;

-- The support of a project with the days that are left, negative ones when it has ended; null before the sign-off.
create function private.support_json(project uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'days', period.days, 'last_day', period.last_day, 'days_left', period.last_day - private.business_day(now()))
    from private.support_periods as period
    where period.project_id = support_json.project
  );
end;
$$;
revoke execute on function private.support_json(uuid) from public;
