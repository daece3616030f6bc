-- What the web server and the back office read about all public content: whether it has changed, and how much there is.

-- One number that grows whenever public content changes. The web server reads it every other second and drops its
-- cached pages when it has grown. It is a row and not a sequence, so that it becomes visible with the change itself.
create table public.content_version (
  id boolean primary key default true check (id),
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

insert into public.content_version default values;

-- Increments the version, unless the statement changed no content: a policy stopped it, or it stored what was there.
create function private.bump_content_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  has_changed boolean;
begin
  if tg_op = 'UPDATE' then
    -- The time of a save is not content.
    has_changed := exists (
      select to_jsonb(changed) - 'updated_at' from changed except select to_jsonb(previous) - 'updated_at' from previous
    );
  else
    has_changed := exists (select 1 from changed);
  end if;
  if has_changed then
    update public.content_version set version = version + 1, updated_at = now() where id;
  end if;
  return null;
end;
$$;
revoke execute on function private.bump_content_version() from public;

-- The same for testimonials, of which only the published ones are content: clients save theirs as often as they like, which
-- must not clear the cached pages.
create function private.bump_content_version_of_testimonials() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  has_changed boolean;
begin
  if tg_op = 'UPDATE' then
    has_changed := exists (
      select id, body, shown_name, position from changed where published_at is not null
      except select id, body, shown_name, position from previous where published_at is not null
    ) or exists (
      select id from previous where published_at is not null except select id from changed where published_at is not null
    );
  else
    has_changed := exists (select 1 from changed where published_at is not null);
  end if;
  if has_changed then
    update public.content_version set version = version + 1, updated_at = now() where id;
  end if;
  return null;
end;
$$;
revoke execute on function private.bump_content_version_of_testimonials() from public;

-- The tables that public pages show, and the flags, pins and canaries that decide how.
do $$
declare
  content text;
  bump text;
begin
  foreach content in array array['faqs', 'blog_posts', 'slug_redirects', 'partners', 'pricing_plans', 'add_ons', 'testimonials', 'feature_flags', 'release_pins',
    'release_canaries'
  ] loop
    bump := case content when 'testimonials' then 'bump_content_version_of_testimonials' else 'bump_content_version' end;
    execute format(
      'create trigger bump_content_version_on_insert after insert on public.%I referencing new table as changed
         for each statement execute function private.%I()', content, bump);
    execute format(
      'create trigger bump_content_version_on_update after update on public.%I
         referencing old table as previous new table as changed
         for each statement execute function private.%I()', content, bump);
    execute format(
      'create trigger bump_content_version_on_delete after delete on public.%I referencing old table as changed
         for each statement execute function private.%I()', content, bump);
  end loop;
end;
$$;

revoke all on public.content_version from anon, authenticated;
grant select on public.content_version to anon, authenticated;
grant all on public.content_version to service_role;

alter table public.content_version enable row level security;

create policy "Everyone reads the content version" on public.content_version
  for select to anon, authenticated
  using (true);

-- What the web server compares. A scheduled post becomes public without a write, so the version is not enough: beside
-- it stands how many posts are due. Both together never return to an earlier pair, because any write that lowers the
-- second raises the first.
create function public.content_state() returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select concat(
    (select version from public.content_version),
    '.',
    (select count(*) from public.blog_posts where published and publish_at <= now())
  );
$$;
revoke execute on function public.content_state() from public, anon, authenticated;
grant execute on function public.content_state() to anon, authenticated, service_role;

-- Counts the public content for the overview of the back office, drafts included.
create function public.content_stats()
  returns table (posts bigint, published_posts bigint, partners bigint, faqs bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    (select count(*) from public.blog_posts),
    (select count(*) from public.blog_posts where published),
    (select count(*) from public.partners),
    (select count(*) from public.faqs);
end;
$$;
revoke execute on function public.content_stats() from public, anon, authenticated;
grant execute on function public.content_stats() to authenticated;
