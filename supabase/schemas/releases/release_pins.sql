-- Pins: all web servers serve the pinned build of an area in place of the one that its pointer names, until the pin is removed.
-- Every change is logged with its reason.

create table public.release_pins (
  area text primary key check (area ~ '^[a-z][a-z0-9-]{0,39}$'),
  build text not null check (build ~ '^[0-9a-f]{12}$'),
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  pinned_by uuid references public.user_profiles (id) on delete set null,
  updated_at timestamptz not null default now()
);
comment on column public.release_pins.pinned_by is 'Null when the account is gone.';

create index release_pins_by_admin on public.release_pins (pinned_by);

create trigger touch_updated_at
  before update on public.release_pins
  for each row execute function private.touch_updated_at();

-- What was done to releases, when and why. Written once, never changed.
create table public.release_events (
  id bigint generated always as identity primary key,
  area text not null,
  kind text not null check (kind in (
    'pinned', 'unpinned', 'canary_started', 'canary_changed', 'canary_halted', 'canary_promoted', 'canary_ended'
  )),
  build text not null,
  from_build text,
  share smallint,
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  actor_id uuid references public.user_profiles (id) on delete set null,
  is_automatic boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column public.release_events.from_build is 'The build that was pinned before, null when there was none; of a canary, the stable build.';
comment on column public.release_events.share is 'Of a canary: its share of visitors, in percent.';
comment on column public.release_events.actor_id is 'Null when the account is gone, and when a web server did it.';

create index release_events_by_area on public.release_events (area, id desc);
create index release_events_by_actor on public.release_events (actor_id);

create trigger keep_logged_event
  before update or delete on public.release_events
  for each row execute function private.keep_logged_event('What was done to a release cannot be changed.');

revoke all on public.release_pins, public.release_events from anon, authenticated;
grant select on public.release_pins, public.release_events to authenticated;
grant all on public.release_pins, public.release_events to service_role;

alter table public.release_pins enable row level security;
alter table public.release_events enable row level security;

create policy "Admins read pins" on public.release_pins
  for select to authenticated
  using ((select private.is_admin()));

create policy "Admins read what was done to releases" on public.release_events
  for select to authenticated
  using ((select private.is_admin()));

-- What the web server reads whenever the content version has changed. Every page says which builds it uses.
create function public.pinned_builds() returns table (area text, build text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select pin.area, pin.build from public.release_pins as pin order by pin.area;
$$;
revoke execute on function public.pinned_builds() from public, anon, authenticated;
grant execute on function public.pinned_builds() to anon, authenticated, service_role;

-- Pins a build, or another one in place of the pinned one. `base_version` is the version of the pin that the admin has seen,
-- null for none: when a colleague was faster, nothing is changed. The web server calls it once it has tried the build.
create function public.pin_release(area text, build text, reason text, base_version timestamptz default null)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  pinned public.release_pins;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(pin_release.reason);
  if coalesce(pin_release.area, '') !~ '^[a-z][a-z0-9-]{0,39}$' then
    raise exception 'This is not the name of an area.' using errcode = 'PT422';
  end if;
  if coalesce(pin_release.build, '') !~ '^[0-9a-f]{12}$' then
    raise exception 'A build has twelve of the characters 0-9 and a-f.' using errcode = 'PT422';
  end if;
  select * into pinned from public.release_pins as pin where pin.area = pin_release.area for update;
  if pinned.updated_at is distinct from base_version then
    raise exception 'A colleague has changed this pin in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  -- Two admins may pin an area for the first time at once: the second waits here, and changes nothing.
  insert into public.release_pins as pin (area, build, reason, pinned_by)
  values (pin_release.area, pin_release.build, stored_reason, (select private.caller_id()))
  on conflict on constraint release_pins_pkey do update
  set build = excluded.build, reason = excluded.reason, pinned_by = excluded.pinned_by
  where pin.updated_at = base_version;
  if not found then
    raise exception 'A colleague has changed this pin in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  insert into public.release_events (area, kind, build, from_build, reason, actor_id)
  values (pin_release.area, 'pinned', pin_release.build, pinned.build, stored_reason, (select private.caller_id()));
end;
$$;
revoke execute on function public.pin_release(text, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.pin_release(text, text, text, timestamptz) to authenticated;

-- Removes the pin of an area as the admin knows it, so that what its pointer names is served again.
create function public.unpin_release(area text, reason text, base_version timestamptz) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  pinned public.release_pins;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(unpin_release.reason);
  select * into pinned from public.release_pins as pin where pin.area = unpin_release.area for update;
  if pinned.area is null then
    raise exception 'This pin has been removed already.' using errcode = 'PT404';
  end if;
  if pinned.updated_at is distinct from base_version then
    raise exception 'A colleague has changed this pin in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  delete from public.release_pins as pin where pin.area = pinned.area;
  insert into public.release_events (area, kind, build, from_build, reason, actor_id)
  values (pinned.area, 'unpinned', pinned.build, pinned.build, stored_reason, (select private.caller_id()));
end;
$$;
revoke execute on function public.unpin_release(text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.unpin_release(text, text, timestamptz) to authenticated;
