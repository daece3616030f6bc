-- Counts for the back office. They are made here because the API returns at most 1000 rows, so a count in the
-- browser would be wrong as soon as the business does well.

-- Clients: all, onboarded, pending, and new in the current month of the given time zone.
create function public.customer_stats(tz text default 'UTC')
  returns table (total bigint, onboarded bigint, pending bigint, this_month bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    count(*),
    count(*) filter (where onboarding_completed),
    count(*) filter (where not onboarding_completed),
    count(*) filter (where date_trunc('month', created_at at time zone tz) = date_trunc('month', now() at time zone tz))
  from public.user_profiles
  where user_type = 'client';
end;
$$;
revoke execute on function public.customer_stats(text) from public, anon, authenticated;
grant execute on function public.customer_stats(text) to authenticated;

-- Projects: all, and by status.
create function public.project_stats()
  returns table (total bigint, active bigint, completed bigint, on_hold bigint, draft bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    count(*),
    count(*) filter (where status = 'active'),
    count(*) filter (where status = 'completed'),
    count(*) filter (where status = 'on-hold'),
    count(*) filter (where status = 'draft')
  from public.projects;
end;
$$;
revoke execute on function public.project_stats() from public, anon, authenticated;
grant execute on function public.project_stats() to authenticated;
