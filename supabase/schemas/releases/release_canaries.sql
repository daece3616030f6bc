-- Canaries: a share of visitors gets another build of an area than all others, until it is promoted or halted. Web servers add
-- up what happens with both builds, compare them, and halt the canary when its build is worse.

create table public.release_canaries (
  area text primary key check (area ~ '^[a-z][a-z0-9-]{0,39}$'),
  build text not null check (build ~ '^[0-9a-f]{12}$'),
  stable_build text not null check (stable_build ~ '^[0-9a-f]{12}$'),
  share smallint not null check (share between 1 and 100),
  error_margin smallint not null check (error_margin between 0 and 1000),
  vitals_margin smallint not null check (vitals_margin between 0 and 1000),
  min_views integer not null check (min_views between 50 and 1000000),
  promote_at timestamptz,
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  started_by uuid references public.user_profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  constraint release_canaries_two_builds check (build <> stable_build)
);
comment on column public.release_canaries.share is 'Of visitors, in percent.';
comment on column public.release_canaries.error_margin is 'By how many percent more page views may fail than with the stable build.';
comment on column public.release_canaries.vitals_margin is 'By how many percent p75 of LCP and INP may be larger than with the stable build.';
comment on column public.release_canaries.min_views is 'Page views of the canary before anything is decided.';
comment on column public.release_canaries.promote_at is 'When the canary is promoted by itself; null when an admin does that.';
comment on column public.release_canaries.updated_at is 'Since when the builds are compared: a change starts over.';

create index release_canaries_by_admin on public.release_canaries (started_by);

create trigger touch_updated_at
  before update on public.release_canaries
  for each row execute function private.touch_updated_at();

-- What happened with the two builds of a canary since they are compared.
create table private.canary_sums (
  area text not null references public.release_canaries (area) on delete cascade,
  is_canary boolean not null,
  metric text not null check (metric in ('VIEWS', 'FAILED', 'LCP', 'INP')),
  -- Of LCP and INP as in web_vitals.
  bucket smallint not null check (bucket between 0 and 120),
  count bigint not null check (count > 0),
  primary key (area, is_canary, metric, bucket)
);

revoke all on private.canary_sums from public, anon, authenticated;
revoke all on public.release_canaries from anon, authenticated;
grant select on public.release_canaries to authenticated;
grant all on public.release_canaries to service_role;

-- Without policies: only functions read and write the sums.
alter table private.canary_sums enable row level security;
alter table public.release_canaries enable row level security;

create policy "Admins read canaries" on public.release_canaries
  for select to authenticated
  using ((select private.is_admin()));

-- Adds to the sums of the canaries that compare these builds: [{area, build, metric, bucket, count}]. Others are ignored.
create function private.add_to_canaries(sums jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  with running as (
    -- A canary that ends now waits for this.
    select * from public.release_canaries for key share
  )
  insert into private.canary_sums as known (area, is_canary, metric, bucket, count)
  select canary.area, sum.build = canary.build, sum.metric, coalesce(sum.bucket, 0), sum(sum.count)
  from jsonb_to_recordset(sums) as sum (area text, build text, metric text, bucket smallint, count bigint)
  join running as canary on canary.area = sum.area and sum.build in (canary.build, canary.stable_build)
  where sum.metric in ('VIEWS', 'FAILED', 'LCP', 'INP')
  group by 1, 2, 3, 4
  -- Always in the same order, so that two servers do not wait for each other.
  order by 1, 2, 3, 4
  on conflict (area, is_canary, metric, bucket) do update set count = known.count + excluded.count;
end;
$$;
revoke execute on function private.add_to_canaries(jsonb) from public;

-- What the web server reads whenever the content version has changed. Every page says which builds it uses.
create function public.running_canaries()
  returns table (area text, build text, stable_build text, share smallint, updated_at timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select canary.area, canary.build, canary.stable_build, canary.share, canary.updated_at
  from public.release_canaries as canary
  order by canary.area;
$$;
revoke execute on function public.running_canaries() from public, anon, authenticated;
grant execute on function public.running_canaries() to anon, authenticated, service_role;

-- What happened with one of the two builds: {views, failed, lcp, inp}, the vitals as {bucket: count}.
create function private.canary_arm(of_area text, of_canary boolean) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'views', coalesce(sum(count) filter (where metric = 'VIEWS'), 0),
    'failed', coalesce(sum(count) filter (where metric = 'FAILED'), 0),
    'lcp', coalesce(jsonb_object_agg(bucket, count) filter (where metric = 'LCP'), '{}'),
    'inp', coalesce(jsonb_object_agg(bucket, count) filter (where metric = 'INP'), '{}')
  )
  from private.canary_sums
  where area = of_area and is_canary = of_canary;
$$;
revoke execute on function private.canary_arm(text, boolean) from public;

create function private.canary_figures() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'area', canary.area, 'build', canary.build, 'stable_build', canary.stable_build, 'share', canary.share,
    'error_margin', canary.error_margin, 'vitals_margin', canary.vitals_margin, 'min_views', canary.min_views,
    'promote_at', canary.promote_at, 'is_due', coalesce(canary.promote_at <= now(), false), 'reason', canary.reason,
    'started_by', profile.name, 'updated_at', canary.updated_at,
    'running_seconds', floor(extract(epoch from now() - canary.updated_at)),
    'canary', private.canary_arm(canary.area, true), 'stable', private.canary_arm(canary.area, false)
  ) order by canary.area), '[]')
  from public.release_canaries as canary
  left join public.user_profiles as profile on profile.id = canary.started_by;
$$;
revoke execute on function private.canary_figures() from public;

-- All canaries with what happened since their builds are compared.
create function public.admin_canaries() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.canary_figures();
end;
$$;
revoke execute on function public.admin_canaries() from public, anon, authenticated;
grant execute on function public.admin_canaries() to authenticated;

-- The same for the web server, which decides about them.
create function public.compared_canaries() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.canary_figures();
$$;
revoke execute on function public.compared_canaries() from public, anon, authenticated;
grant execute on function public.compared_canaries() to service_role;

-- Starts a canary, or changes the one that the admin has seen in `base_version`, null for none. Margins are in percent.
-- With `promote_after_hours`, it is promoted by itself then, unless it is worse. The web server calls it once it has tried the build.
create function public.start_canary(
  area text, build text, stable_build text, share integer, error_margin integer, vitals_margin integer, min_views integer,
  promote_after_hours integer, reason text, base_version timestamptz default null
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  running public.release_canaries;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(start_canary.reason);
  if coalesce(start_canary.area, '') !~ '^[a-z][a-z0-9-]{0,39}$' then
    raise exception 'This is not the name of an area.' using errcode = 'PT422';
  end if;
  if coalesce(start_canary.build, '') !~ '^[0-9a-f]{12}$' or coalesce(start_canary.stable_build, '') !~ '^[0-9a-f]{12}$' then
    raise exception 'A build has twelve of the characters 0-9 and a-f.' using errcode = 'PT422';
  end if;
  if start_canary.build = start_canary.stable_build then
    raise exception 'All visitors get this build already.' using errcode = 'PT422';
  end if;
  if coalesce(start_canary.share, 0) not between 1 and 100 then
    raise exception 'A share is between 1 and 100 percent.' using errcode = 'PT422';
  end if;
  if coalesce(start_canary.error_margin, -1) not between 0 and 1000
    or coalesce(start_canary.vitals_margin, -1) not between 0 and 1000 then
    raise exception 'A margin is between 0 and 1,000 percent.' using errcode = 'PT422';
  end if;
  if coalesce(start_canary.min_views, 0) not between 50 and 1000000 then
    raise exception 'Between 50 and 1,000,000 page views are needed for a decision.' using errcode = 'PT422';
  end if;
  if start_canary.promote_after_hours not between 1 and 720 then
    raise exception 'A canary is promoted after 1 to 720 hours.' using errcode = 'PT422';
  end if;
  select * into running from public.release_canaries as canary where canary.area = start_canary.area for update;
  if running.updated_at is distinct from base_version then
    raise exception 'A colleague has changed this canary in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  -- Two admins may start a canary of an area at once: the second waits here, and changes nothing.
  insert into public.release_canaries as canary
    (area, build, stable_build, share, error_margin, vitals_margin, min_views, promote_at, reason, started_by)
  values (
    start_canary.area, start_canary.build, start_canary.stable_build, start_canary.share, start_canary.error_margin,
    start_canary.vitals_margin, start_canary.min_views, now() + make_interval(hours => promote_after_hours),
    stored_reason, (select private.caller_id()))
  on conflict on constraint release_canaries_pkey do update set
    build = excluded.build, stable_build = excluded.stable_build, share = excluded.share,
    error_margin = excluded.error_margin, vitals_margin = excluded.vitals_margin, min_views = excluded.min_views,
    promote_at = excluded.promote_at, reason = excluded.reason, started_by = excluded.started_by
  where canary.updated_at = base_version;
  if not found then
    raise exception 'A colleague has changed this canary in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  -- Another share or build makes what was counted before useless.
  delete from private.canary_sums as sums where sums.area = start_canary.area;
  insert into public.release_events (area, kind, build, from_build, share, reason, actor_id)
  values (
    start_canary.area, case when base_version is null then 'canary_started' else 'canary_changed' end, start_canary.build,
    start_canary.stable_build, start_canary.share, stored_reason, (select private.caller_id()));
end;
$$;
revoke execute on function public.start_canary(text, text, text, integer, integer, integer, integer, integer, text, timestamptz)
  from public, anon, authenticated;
grant execute on function public.start_canary(text, text, text, integer, integer, integer, integer, integer, text, timestamptz)
  to authenticated;

-- Ends the canary of an area as the caller knows it, and logs why. All visitors then get the stable build, or the other one when
-- it is promoted: by a pin. `actor` is null for web servers. Returns whether there was such a canary.
create function private.end_canary(of_area text, base_version timestamptz, outcome text, why text, actor uuid) returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  ended public.release_canaries;
begin
  delete from public.release_canaries as canary
  where canary.area = of_area and canary.updated_at = base_version
  returning * into ended;
  if not found then return false; end if;
  if outcome = 'canary_promoted' then
    insert into public.release_pins as pin (area, build, reason, pinned_by)
    values (ended.area, ended.build, why, coalesce(actor, ended.started_by))
    on conflict on constraint release_pins_pkey do update
    set build = excluded.build, reason = excluded.reason, pinned_by = excluded.pinned_by;
  end if;
  insert into public.release_events (area, kind, build, from_build, share, reason, actor_id, is_automatic)
  values (ended.area, outcome, ended.build, ended.stable_build, ended.share, why, actor, actor is null);
  return true;
end;
$$;
revoke execute on function private.end_canary(text, timestamptz, text, text, uuid) from public;

-- Halts a canary, so that all visitors get the stable build, or promotes it, so that all get the other one.
create function public.end_canary(area text, is_promoted boolean, reason text, base_version timestamptz) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(end_canary.reason);
  if not exists (select from public.release_canaries as canary where canary.area = end_canary.area) then
    raise exception 'This canary has ended already.' using errcode = 'PT404';
  end if;
  if not private.end_canary(
    end_canary.area, base_version, case when is_promoted then 'canary_promoted' else 'canary_halted' end, stored_reason,
    (select private.caller_id())) then
    raise exception 'A colleague has changed this canary in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function public.end_canary(text, boolean, text, timestamptz) from public, anon, authenticated;
grant execute on function public.end_canary(text, boolean, text, timestamptz) to authenticated;

-- What a web server decided about a canary as it knows it: 'canary_halted', 'canary_promoted', or 'canary_ended' when visitors
-- no longer get the stable build. Returns whether it was the first to do so.
create function public.decide_canary(area text, base_version timestamptz, outcome text, reason text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if outcome not in ('canary_halted', 'canary_promoted', 'canary_ended') then
    raise exception 'There is no such outcome.' using errcode = 'PT422';
  end if;
  return private.end_canary(decide_canary.area, base_version, outcome, left(decide_canary.reason, 500), null);
end;
$$;
revoke execute on function public.decide_canary(text, timestamptz, text, text) from public, anon, authenticated;
grant execute on function public.decide_canary(text, timestamptz, text, text) to service_role;
