-- For an unknown day it never returned, because none is a working day.

create or replace function public.add_working_days(start_day date, days integer) returns date
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
