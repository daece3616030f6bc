-- Former addresses of posts, so that links to a renamed post keep working. Written by a trigger of blog_posts only.
create table public.slug_redirects (
  from_slug text primary key check (char_length(from_slug) <= 160),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index slug_redirects_of_a_post on public.slug_redirects (post_id);

-- A post always wins over a redirect: an address in use never leads elsewhere.
create function private.remember_slug() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.slug_redirects where from_slug = new.slug;
  if tg_op = 'UPDATE' and new.slug <> old.slug then
    insert into public.slug_redirects (from_slug, post_id) values (old.slug, new.id)
    on conflict (from_slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  return null;
end;
$$;
revoke execute on function private.remember_slug() from public;

create trigger remember_slug
  after insert or update of slug on public.blog_posts
  for each row execute function private.remember_slug();

revoke all on public.slug_redirects from anon, authenticated;
grant select on public.slug_redirects to anon, authenticated;
grant all on public.slug_redirects to service_role;

alter table public.slug_redirects enable row level security;

create policy "Whoever may read a post reads its former addresses" on public.slug_redirects
  for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where blog_posts.id = post_id));
