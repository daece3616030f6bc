-- The calendar of the business: its time zone, its holidays, and counting in working days. A day is a day of the
-- business's zone, wherever its clients are.

create table public.holidays (
  day date primary key check (day between date '2000-01-01' and date '2100-12-31'),
  name text not null check (name ~ '\S' and char_length(name) <= 80)
);
comment on table public.holidays is 'Days on which the business does not work. Weekends are not listed.';

revoke all on public.holidays from anon, authenticated;
grant select, insert, delete on public.holidays to authenticated;
grant all on public.holidays to service_role;

alter table public.holidays enable row level security;

create policy "Users read holidays" on public.holidays
  for select to authenticated
  using ((select private.caller_id()) is not null);

create policy "Admins create holidays" on public.holidays
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins delete holidays" on public.holidays
  for delete to authenticated
  using ((select private.is_admin()));

-- The time zone in which the business counts its days.
create function private.business_zone() returns text
  language sql
  immutable
  set search_path = ''
as $$
  select 'Europe/Lisbon';
$$;
revoke execute on function private.business_zone() from public;
grant execute on function private.business_zone() to authenticated, service_role;

-- The day of the business at a time.
create function private.business_day(at timestamptz) returns date
  language sql
  stable
  set search_path = ''
as $$
  select (at at time zone private.business_zone())::date;
$$;
revoke execute on function private.business_day(timestamptz) from public;
grant execute on function private.business_day(timestamptz) to authenticated, service_role;

-- Whether the business works on a day: Monday to Friday, unless it is a holiday.
create function private.is_working_day(day date) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select extract(isodow from is_working_day.day) < 6
    and not exists (select 1 from public.holidays as holiday where holiday.day = is_working_day.day);
$$;
revoke execute on function private.is_working_day(date) from public;
grant execute on function private.is_working_day(date) to authenticated, service_role;

-- How many working days there are from a day, which counts itself, until another one, which does not. Negative when
-- `until_day` is the earlier one. It counts weekdays by whole weeks and subtracts holidays, so it reads no long list of days.
create function public.working_days_between(from_day date, until_day date) returns integer
  language sql
  stable
  set search_path = ''
as $$
  with span as (
    select least(from_day, until_day) as first_day, greatest(from_day, until_day) as end_day
  ),
  weekdays as (
    select (end_day - first_day) / 7 * 5 + (
      select count(*) from generate_series(0, (end_day - first_day) % 7 - 1) as rest (days)
      where extract(isodow from first_day + rest.days) < 6
    ) as total
    from span
  )
  select (sign(until_day - from_day) * (weekdays.total - (
    select count(*) from public.holidays as holiday
    where holiday.day >= span.first_day and holiday.day < span.end_day and extract(isodow from holiday.day) < 6
  )))::integer
  from span, weekdays;
$$;
revoke execute on function public.working_days_between(date, date) from public, anon, authenticated;
grant execute on function public.working_days_between(date, date) to authenticated, service_role;

-- The working day that comes `days` after a day, or before it when negative. A day without work counts as the next working
-- day, which is also what 0 returns; null when either is unknown. At most 10,000 days, because it goes from day to day.
create function public.add_working_days(start_day date, days integer) returns date
  language plpgsql
  stable
  strict
  set search_path = ''
as $$
declare
  day date := start_day;
  remaining integer := abs(days);
begin
  if remaining > 10000 then
    raise exception 'At most 10,000 working days can be added.' using errcode = '22023';
  end if;
  while not private.is_working_day(day) loop
    day := day + 1;
  end loop;
  while remaining > 0 loop
    day := day + sign(days)::integer;
    if private.is_working_day(day) then
      remaining := remaining - 1;
    end if;
  end loop;
  return day;
end;
$$;
revoke execute on function public.add_working_days(date, integer) from public, anon, authenticated;
grant execute on function public.add_working_days(date, integer) to authenticated, service_role;
