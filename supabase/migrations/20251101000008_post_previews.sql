-- Secret links to posts that are not public yet, which admins hand out. A link expires after a week at the latest, with
-- its post, or when an admin deletes it.
create table public.post_previews (
  -- 244 random bits.
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    check (token ~ '^[0-9a-f]{64}$'),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  check (expires_at <= created_at + interval '7 days')
);

create index post_previews_by_post on public.post_previews (post_id);

revoke all on public.post_previews from anon, authenticated;
grant select, delete on public.post_previews to authenticated;
grant insert (post_id) on public.post_previews to authenticated;
grant all on public.post_previews to service_role;

alter table public.post_previews enable row level security;

create policy "Admins read preview links" on public.post_previews
  for select to authenticated
  using ((select private.is_admin()));

-- A creation time in the future would make the link last longer than a week.
create policy "Admins create preview links" on public.post_previews
  for insert to authenticated
  with check ((select private.is_admin()) and created_at = now());

create policy "Admins delete preview links" on public.post_previews
  for delete to authenticated
  using ((select private.is_admin()));

-- The post behind a link; no row when the link does not exist or has expired. The link is all that a caller needs, so
-- this is security definer.
create function public.previewed_post(link text) returns setof public.blog_posts
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select post.* from public.blog_posts as post
  join public.post_previews as preview on preview.post_id = post.id
  where preview.token = link and preview.expires_at > now();
$$;
revoke execute on function public.previewed_post(text) from public, anon, authenticated;
grant execute on function public.previewed_post(text) to anon, authenticated;
