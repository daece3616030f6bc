-- Addresses that posts had before: those of renamed posts lead to the new one, those of deleted posts answer "gone".

-- Former addresses of posts, so that links to a renamed post keep working. Written by triggers of blog_posts only.
create table public.slug_redirects (
  from_slug text primary key check (char_length(from_slug) <= 160),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index slug_redirects_by_post on public.slug_redirects (post_id);

-- Whether the post was ever public at this address. A redirect becomes public with its post, so addresses of drafts
-- must not become redirects: they may reveal a title. A revision lasts until the next one, so a post that was
-- unpublished to be renamed counts as well.
create function private.was_public_at(post uuid, slug text) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1
    from (
      select revision.post as row, lead(revision.saved_at, 1, now()) over (order by revision.id) as until
      from public.post_revisions as revision where revision.post_id = was_public_at.post
    ) as state
    where state.row ->> 'slug' = slug and (state.row ->> 'published')::boolean
      and (state.row ->> 'publish_at' is null or (state.row ->> 'publish_at')::timestamptz <= state.until)
  );
$$;
revoke execute on function private.was_public_at(uuid, text) from public;

-- Adds a redirect when a public post is renamed. A post always wins over a redirect: an address in use never leads
-- elsewhere. Triggers run in the order of their names, so the revision with the new slug is stored before.
create function private.update_slug_redirects() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.slug_redirects where from_slug = new.slug;
  if tg_op = 'UPDATE' and new.slug <> old.slug and private.was_public_at(old.id, old.slug) then
    insert into public.slug_redirects (from_slug, post_id) values (old.slug, new.id)
    on conflict (from_slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  return null;
end;
$$;
revoke execute on function private.update_slug_redirects() from public;

create trigger update_slug_redirects
  after insert or update of slug on public.blog_posts
  for each row execute function private.update_slug_redirects();

revoke all on public.slug_redirects from anon, authenticated;
grant select on public.slug_redirects to anon, authenticated;
grant all on public.slug_redirects to service_role;

alter table public.slug_redirects enable row level security;

create policy "Everyone who may read a post reads its redirects" on public.slug_redirects
  for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where blog_posts.id = post_id));

-- Addresses of deleted posts that were public, so that the server responds with 410 and not 404. Written by triggers of
-- blog_posts only; a post that takes the address over removes the entry. post_id finds the former addresses of a post
-- whose deletion is undone, which inserts it again.
create table public.deleted_slugs (
  slug text primary key check (char_length(slug) <= 160),
  deleted_at timestamptz not null default now(),
  post_id uuid
);

create index deleted_slugs_by_post on public.deleted_slugs (post_id);

-- Stores the addresses of a deleted post, former ones included.
create function private.record_deleted_slugs() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.deleted_slugs (slug, post_id)
  select old.slug, old.id
  union
  select from_slug, old.id from public.slug_redirects where post_id = old.id
  on conflict (slug) do update set deleted_at = now(), post_id = excluded.post_id;
  return old;
end;
$$;
revoke execute on function private.record_deleted_slugs() from public;

-- Before the delete, because the redirects are deleted with the post. Only for posts that were public.
create trigger record_deleted_slugs
  before delete on public.blog_posts
  for each row when (old.published and (old.publish_at is null or old.publish_at <= now()))
  execute function private.record_deleted_slugs();

-- Removes the entry of an address that is in use again, and restores the redirects of a post that is inserted again.
create function private.clear_deleted_slug() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.deleted_slugs where slug = new.slug;
  if tg_op = 'INSERT' then
    with restored as (delete from public.deleted_slugs where post_id = new.id returning slug)
    insert into public.slug_redirects (from_slug, post_id) select slug, new.id from restored
    on conflict (from_slug) do nothing;
  end if;
  return null;
end;
$$;
revoke execute on function private.clear_deleted_slug() from public;

create trigger clear_deleted_slug
  after insert or update of slug on public.blog_posts
  for each row execute function private.clear_deleted_slug();

revoke all on public.deleted_slugs from anon, authenticated;
grant select on public.deleted_slugs to anon, authenticated;
grant all on public.deleted_slugs to service_role;

alter table public.deleted_slugs enable row level security;

create policy "Everyone reads which posts were deleted" on public.deleted_slugs
  for select to anon, authenticated
  using (true);
