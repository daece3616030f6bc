-- Feature flags: parts of an area that admins turn on and off, or on for a share of visitors, without a release. The code of
-- the area declares its flags with their defaults; a row here replaces the default. Every change is logged with its reason.

create table public.feature_flags (
  area text not null check (area ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text not null check (name ~ '^[a-z][A-Za-z0-9]{0,59}$'),
  kind text not null check (kind in ('boolean', 'percentage')),
  percentage smallint not null check (percentage between 0 and 100),
  updated_at timestamptz not null default now(),
  primary key (area, name),
  constraint feature_flags_boolean_is_all_or_none check (kind = 'percentage' or percentage in (0, 100))
);
comment on column public.feature_flags.percentage is 'The share of visitors for whom the flag is on. A boolean flag is on for all, 100, or for none.';

create trigger touch_updated_at
  before update on public.feature_flags
  for each row execute function private.touch_updated_at();

-- What was changed, when, why and by whom. Written once, never changed.
create table public.feature_flag_events (
  id bigint generated always as identity primary key,
  area text not null,
  name text not null,
  kind text not null check (kind in ('boolean', 'percentage')),
  from_percentage smallint,
  to_percentage smallint,
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  actor_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on column public.feature_flag_events.from_percentage is 'Null when nothing was stored, so that the default of the code applied.';
comment on column public.feature_flag_events.to_percentage is 'Null when the stored value was removed, so that the default of the code applies.';
comment on column public.feature_flag_events.actor_id is 'Null when the account is gone.';

create index feature_flag_events_by_flag on public.feature_flag_events (area, name, id desc);
create index feature_flag_events_by_actor on public.feature_flag_events (actor_id);

create trigger keep_logged_event
  before update or delete on public.feature_flag_events
  for each row execute function private.keep_logged_event('What happened to a flag cannot be changed.');

revoke all on public.feature_flags, public.feature_flag_events from anon, authenticated;
grant select on public.feature_flags, public.feature_flag_events to authenticated;
grant all on public.feature_flags, public.feature_flag_events to service_role;

alter table public.feature_flags enable row level security;
alter table public.feature_flag_events enable row level security;

create policy "Admins read flags" on public.feature_flags
  for select to authenticated
  using ((select private.is_admin()));

create policy "Admins read what happened to flags" on public.feature_flag_events
  for select to authenticated
  using ((select private.is_admin()));

-- What the web server reads whenever the content version has changed. Pages show visitors the effect of it anyway.
create function public.feature_flag_values() returns table (area text, name text, percentage smallint)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select stored.area, stored.name, stored.percentage
  from public.feature_flags as stored
  order by stored.area, stored.name;
$$;
revoke execute on function public.feature_flag_values() from public, anon, authenticated;
grant execute on function public.feature_flag_values() to anon, authenticated, service_role;

-- All stored flags with their last change.
create function public.admin_feature_flags()
  returns table (
    area text, name text, kind text, percentage smallint, updated_at timestamptz, last_reason text, changed_by text,
    changed_at timestamptz
  )
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    stored.area, stored.name, stored.kind, stored.percentage, stored.updated_at, last.reason, profile.name, last.created_at
  from public.feature_flags as stored
  left join lateral (
    select event.reason, event.actor_id, event.created_at
    from public.feature_flag_events as event
    where event.area = stored.area and event.name = stored.name
    order by event.id desc limit 1
  ) as last on true
  left join public.user_profiles as profile on profile.id = last.actor_id
  order by stored.area, stored.name;
end;
$$;
revoke execute on function public.admin_feature_flags() from public, anon, authenticated;
grant execute on function public.admin_feature_flags() to authenticated;

-- Stores the value of a flag. Returns the stored row, or no row when it is no longer the version that the caller knows, which
-- is null for a flag that is not stored: then nothing is changed. Storing what is stored already logs nothing.
create function public.set_feature_flag(
  area text, name text, kind text, percentage integer, reason text, base_version timestamptz default null
)
  returns setof public.feature_flags
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  stored public.feature_flags;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(set_feature_flag.reason);
  if coalesce(set_feature_flag.area, '') !~ '^[a-z][a-z0-9-]{0,39}$' then
    raise exception 'This is not the name of an area.' using errcode = 'PT422';
  end if;
  if coalesce(set_feature_flag.name, '') !~ '^[a-z][A-Za-z0-9]{0,59}$' then
    raise exception 'The name of a flag starts with a lowercase letter and has at most 60 letters and digits.'
      using errcode = 'PT422';
  end if;
  if set_feature_flag.kind is null or set_feature_flag.kind not in ('boolean', 'percentage') then
    raise exception 'A flag is boolean or a percentage.' using errcode = 'PT422';
  end if;
  if set_feature_flag.percentage is null or set_feature_flag.percentage not between 0 and 100 then
    raise exception 'A percentage is a whole number from 0 to 100.' using errcode = 'PT422';
  end if;
  if set_feature_flag.kind = 'boolean' and set_feature_flag.percentage not in (0, 100) then
    raise exception 'A boolean flag is on for all visitors or for none.' using errcode = 'PT422';
  end if;
  select * into stored from public.feature_flags as flag
  where flag.area = set_feature_flag.area and flag.name = set_feature_flag.name for update;
  if stored.updated_at is distinct from base_version then
    return;
  end if;
  if stored.kind = set_feature_flag.kind and stored.percentage = set_feature_flag.percentage then
    return query select stored.*;
    return;
  end if;
  -- Two admins may store a flag for the first time at once: the second waits here, and changes nothing.
  return query
  insert into public.feature_flags as flag (area, name, kind, percentage)
  values (set_feature_flag.area, set_feature_flag.name, set_feature_flag.kind, set_feature_flag.percentage)
  on conflict on constraint feature_flags_pkey do update
  set kind = excluded.kind, percentage = excluded.percentage
  where flag.updated_at = base_version
  returning flag.*;
  if found then
    insert into public.feature_flag_events (area, name, kind, from_percentage, to_percentage, reason, actor_id)
    values (
      set_feature_flag.area, set_feature_flag.name, set_feature_flag.kind, stored.percentage, set_feature_flag.percentage,
      stored_reason, (select private.caller_id())
    );
  end if;
end;
$$;
revoke execute on function public.set_feature_flag(text, text, text, integer, text, timestamptz) from public, anon, authenticated;
grant execute on function public.set_feature_flag(text, text, text, integer, text, timestamptz) to authenticated;

-- Removes the stored value of a flag as the caller knows it, so that the default of the code applies.
create function public.remove_feature_flag(area text, name text, reason text, base_version timestamptz) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  stored public.feature_flags;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(remove_feature_flag.reason);
  select * into stored from public.feature_flags as flag
  where flag.area = remove_feature_flag.area and flag.name = remove_feature_flag.name for update;
  if stored.name is null then
    raise exception 'This flag is not stored any more.' using errcode = 'PT404';
  end if;
  if stored.updated_at is distinct from base_version then
    raise exception 'Someone else has changed this flag. Look at its new value before you remove it.' using errcode = 'PT409';
  end if;
  delete from public.feature_flags as flag where flag.area = stored.area and flag.name = stored.name;
  insert into public.feature_flag_events (area, name, kind, from_percentage, to_percentage, reason, actor_id)
  values (stored.area, stored.name, stored.kind, stored.percentage, null, stored_reason, (select private.caller_id()));
end;
$$;
revoke execute on function public.remove_feature_flag(text, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.remove_feature_flag(text, text, text, timestamptz) to authenticated;
