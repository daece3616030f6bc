-- Addresses of posts that were public and have been deleted, so that visitors and search engines hear "gone" and not
-- "never was". Written by triggers of blog_posts only; a post that takes the address over ends the entry.
create table public.deleted_slugs (
  slug text primary key check (char_length(slug) <= 160),
  deleted_at timestamptz not null default now()
);

create function private.remember_deleted_post() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.deleted_slugs (slug)
  select old.slug
  union
  select from_slug from public.slug_redirects where post_id = old.id
  on conflict (slug) do update set deleted_at = now();
  return old;
end;
$$;
revoke execute on function private.remember_deleted_post() from public;

create function private.forget_deleted_slug() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.deleted_slugs where slug = new.slug;
  return null;
end;
$$;
revoke execute on function private.forget_deleted_slug() from public;

-- Before the row goes, because its former addresses go with it.
create trigger remember_deleted_post
  before delete on public.blog_posts
  for each row when (old.published) execute function private.remember_deleted_post();

create trigger forget_deleted_slug
  after insert or update of slug on public.blog_posts
  for each row execute function private.forget_deleted_slug();

revoke all on public.deleted_slugs from anon, authenticated;
grant select on public.deleted_slugs to anon, authenticated;
grant all on public.deleted_slugs to service_role;

alter table public.deleted_slugs enable row level security;

create policy "Everyone reads which posts are gone" on public.deleted_slugs
  for select to anon, authenticated
  using (true);
