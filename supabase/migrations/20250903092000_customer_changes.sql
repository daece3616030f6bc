-- When a profile last changed, so that two people who edit it at once learn of each other. Of profiles from before this
-- only their beginning is known.
alter table public.user_profiles add column updated_at timestamptz not null default now();
update public.user_profiles set updated_at = created_at;

create trigger touch_updated_at
  before update on public.user_profiles
  for each row execute function private.touch_updated_at();

-- As before, and a new profile is changed for the first time when it is made, whatever the caller sends.
create or replace function private.guard_user_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' and (new.user_type <> 'client' or new.created_at <> now() or new.updated_at <> now()) then
    raise exception 'A new profile is a client created now.' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE'
    and (new.id, new.user_type, new.created_at) is distinct from (old.id, old.user_type, old.created_at) then
    raise exception 'The id, type and creation time of a profile cannot be changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- What is known of a customer's past, newest first: signing up, the last change of the profile, the newsletter at the
-- contact address, and what happened to the customer's projects. At most a hundred rows.
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
  happened (kind, created_at, place, actor_id, project_id, project_name, from_value, to_value, changed_fields) as (
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
  select happened.kind, happened.created_at, private.author_of(happened.actor_id), happened.project_id,
    happened.project_name, happened.from_value, happened.to_value, happened.changed_fields
  from happened
  order by happened.created_at desc, happened.place desc
  limit 100;
end;
$$;
revoke execute on function public.customer_history(uuid) from public, anon, authenticated;
grant execute on function public.customer_history(uuid) to authenticated;
