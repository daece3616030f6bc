-- Clients and their past, as the back office lists and counts them.

-- One page of the back office's list of clients, searched by name, email and company. State is 'onboarded', 'pending'
-- or ''. Every row carries the number of all matches; a page past the end is the last one. Security definer, because
-- the policies let an admin read every row and checking each costs as much as the search.
create function public.admin_customers(
  searched text default '', in_state text default '', sorted text default 'newest', page integer default 1,
  page_size integer default 25
)
  returns table (
    id uuid, name text, email text, mobile_number text, company_name text, how_heard_about_us text, team_size text,
    role text, onboarding_completed boolean, created_at timestamptz, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(searched));
  row_limit integer := least(greatest(page_size, 1), 1000);
  conditions text := concat_ws(' and ',
    'user_type = ''client''',
    case in_state when 'onboarded' then 'onboarding_completed' when 'pending' then 'not onboarding_completed' end,
    case when search_term <> '' then format('strpos(search_text, %L) > 0', search_term) end);
  result record;
begin
  perform private.require_admin();
  if char_length(search_term) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  result := private.paginate_ids(
    'public.user_profiles where ' || conditions,
    case sorted when 'oldest' then 'created_at, id desc' when 'name' then 'lower(name), id' else 'created_at desc, id' end,
    case sorted when 'oldest' then 'created_at desc, id' when 'name' then 'lower(name) desc, id desc' else 'created_at, id desc' end,
    page, row_limit);
  return query
  select
    client.id, client.name, client.email, client.mobile_number, client.company_name, client.how_heard_about_us,
    client.team_size, client.role, client.onboarding_completed, client.created_at, result.total
  from unnest(result.ids) with ordinality as entry (id, ordinal)
  join public.user_profiles as client on client.id = entry.id
  order by entry.ordinal;
end;
$$;
revoke execute on function public.admin_customers(text, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_customers(text, text, text, integer, integer) to authenticated;

-- Counts clients: all, onboarded, pending, and new in the current month of the given time zone. The API returns at most
-- 1,000 rows, so the browser cannot count them.
create function public.customer_stats(tz text default 'UTC')
  returns table (total bigint, onboarded bigint, pending bigint, this_month bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  month timestamp := date_trunc('month', now() at time zone tz);
begin
  perform private.require_admin();
  return query
  select
    count(*),
    count(*) filter (where onboarding_completed),
    count(*) filter (where not onboarding_completed),
    count(*) filter (where created_at >= month at time zone tz and created_at < (month + interval '1 month') at time zone tz)
  from public.user_profiles
  where user_type = 'client';
end;
$$;
revoke execute on function public.customer_stats(text) from public, anon, authenticated;
grant execute on function public.customer_stats(text) to authenticated;

-- What is known about a customer's past, newest first: sign-up, last change of the profile, newsletter at the contact
-- address, and events of the customer's projects. At most 100 rows.
create function public.customer_history(customer uuid)
  returns table (
    kind text, created_at timestamptz, "by" text, project_id uuid, project_name text, from_value text, to_value text,
    changed_fields text[]
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  with profile as (
    select * from public.user_profiles where id = customer and user_type = 'client'
  ),
  newsletter as (
    select subscriber.* from public.newsletter_subscribers as subscriber, profile
    where lower(subscriber.email) = lower(profile.email)
  ),
  entries (kind, created_at, tie_breaker, actor_id, project_id, project_name, from_value, to_value, changed_fields) as (
    select 'joined', profile.created_at, 0::bigint, null::uuid, null::uuid, null, null, null, '{}'::text[] from profile
    union all
    select 'profile_changed', profile.updated_at, 0, null, null, null, null, null, '{}' from profile
    where profile.updated_at > profile.created_at
    union all
    select 'newsletter_asked', consented_at, 0, null, null, null, null, null, '{}' from newsletter
    union all
    select 'newsletter_confirmed', confirmed_at, 0, null, null, null, null, null, '{}' from newsletter
    where confirmed_at is not null
    union all
    select 'newsletter_ended', unsubscribed_at, 0, null, null, null, null, null, '{}' from newsletter
    where unsubscribed_at is not null
    union all
    (
      select event.kind, event.created_at, event.id, event.actor_id, project.id, project.name, event.from_value,
        event.to_value, event.changed_fields
      from public.project_events as event
      join public.projects as project on project.id = event.project_id
      where project.user_id = (select id from profile)
      order by event.id desc
      limit 100
    )
  )
  select entries.kind, entries.created_at, private.actor_label(entries.actor_id), entries.project_id,
    entries.project_name, entries.from_value, entries.to_value, entries.changed_fields
  from entries
  order by entries.created_at desc, entries.tie_breaker desc
  limit 100;
end;
$$;
revoke execute on function public.customer_history(uuid) from public, anon, authenticated;
grant execute on function public.customer_history(uuid) to authenticated;
