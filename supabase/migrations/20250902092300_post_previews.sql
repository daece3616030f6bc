-- Secret links to a post that is not public yet, for whoever an admin hands one to. A link ends after a week at the
-- latest, with its post, or when an admin deletes it.
create table public.post_previews (
  -- 244 random bits.
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    check (token ~ '^[0-9a-f]{64}$'),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  check (expires_at <= created_at + interval '7 days')
);

create index post_previews_of_a_post on public.post_previews (post_id);

revoke all on public.post_previews from anon, authenticated;
grant select, delete on public.post_previews to authenticated;
grant insert (post_id) on public.post_previews to authenticated;
grant all on public.post_previews to service_role;

alter table public.post_previews enable row level security;

create policy "Admins read preview links" on public.post_previews
  for select to authenticated
  using ((select private.is_admin()));

-- The moment of creation is the present one, or a week would have no end.
create policy "Admins create preview links" on public.post_previews
  for insert to authenticated
  with check ((select private.is_admin()) and created_at = now());

create policy "Admins delete preview links" on public.post_previews
  for delete to authenticated
  using ((select private.is_admin()));

-- The post behind a link; no row when there is no such link, or no longer. Whoever has the link may see it, and only it.
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
