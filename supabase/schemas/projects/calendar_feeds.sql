-- The calendar feed of a client: a secret link to the steps of all their projects, which calendar programs read without a
-- sign-in. A new link replaces the old one; without a row there is none.

create table public.calendar_feeds (
  user_id uuid primary key references public.user_profiles (id) on delete cascade,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  created_at timestamptz not null default now()
);

revoke all on public.calendar_feeds from anon, authenticated;
grant select, delete on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;

alter table public.calendar_feeds enable row level security;

create policy "Users read the link of their own calendar feed" on public.calendar_feeds
  for select to authenticated
  using (user_id = (select private.caller_id()));

create policy "Users revoke their own calendar feed" on public.calendar_feeds
  for delete to authenticated
  using (user_id = (select private.caller_id()));

-- Creates the caller's feed, or gives it another link: the one before then opens nothing. Security definer, because no one
-- may choose a token.
create function public.renew_calendar_feed() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (select private.caller_id()) is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  insert into public.calendar_feeds (user_id) values ((select private.caller_id()))
  on conflict (user_id) do update set token = default, created_at = default;
end;
$$;
revoke execute on function public.renew_calendar_feed() from public, anon, authenticated;
grant execute on function public.renew_calendar_feed() to authenticated;

-- The steps of all projects of the client whose feed has this token; null for unknown tokens. For the web server.
create function public.calendar_feed(token text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', step.id, 'kind', step.kind, 'first_day', step.first_day, 'last_day', step.last_day,
        'updated_at', step.updated_at, 'project_id', own.id, 'project_name', own.name,
        'is_on_hold', step.done_at is null and exists (
          select 1 from public.project_holds as hold where hold.project_id = own.id and hold.held_until is null)
      ) order by step.first_day, step.id
    ), '[]')
    from public.projects as own
    join public.project_steps as step on step.project_id = own.id
    where own.user_id = feed.user_id and own.deleted_at is null
  )
  from public.calendar_feeds as feed where feed.token = calendar_feed.token;
$$;
revoke execute on function public.calendar_feed(text) from public, anon, authenticated;
grant execute on function public.calendar_feed(text) to service_role;
