-- Posts of the public blog, written in Markdown. The slug is the post's address.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 160),
  title text not null check (trim(title) <> '' and char_length(title) <= 200),
  excerpt text not null check (trim(excerpt) <> '' and char_length(excerpt) <= 600),
  content text not null default '' check (char_length(content) <= 100000),
  category text not null default 'General' check (
    category in ('General', 'Case Studies', 'Education', 'Technical', 'Future Trends', 'Best Practices')
  ),
  tags text[] not null default '{}' check (
    cardinality(tags) <= 20 and array_position(tags, null) is null and char_length(array_to_string(tags, '')) <= 1000
  ),
  author text not null default 'Fortnight Team' check (trim(author) <> '' and char_length(author) <= 120),
  read_time text not null default '5 min read' check (char_length(read_time) <= 40),
  publish_date date not null default current_date,
  updated_at timestamptz not null default now(),
  image_url text not null check (image_url ~* '^(https?://|/[a-z0-9])' and char_length(image_url) <= 2000),
  published boolean not null default true,
  meta_title text check (char_length(meta_title) <= 60),
  meta_description text check (char_length(meta_description) <= 160),
  og_image_url text check (og_image_url ~* '^(https?://|/[a-z0-9])' and char_length(og_image_url) <= 2000),
  canonical_url text check (canonical_url ~* '^https?://' and char_length(canonical_url) <= 2000),
  focus_keyword text check (char_length(focus_keyword) <= 120),
  schema_type text not null default 'Article' check (
    schema_type in ('Article', 'BlogPosting', 'NewsArticle', 'TechArticle')
  )
);
comment on column public.blog_posts.image_url is 'A web address, or the path of a picture that the site itself serves.';

create index blog_posts_published_newest_first on public.blog_posts (publish_date desc, id) where published;

create trigger touch_updated_at
  before update on public.blog_posts
  for each row execute function private.touch_updated_at();

revoke all on public.blog_posts from anon, authenticated;
grant select on public.blog_posts to anon, authenticated;
grant insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;

alter table public.blog_posts enable row level security;

create policy "Visitors read published posts" on public.blog_posts
  for select to anon
  using (published);

create policy "Everyone reads published posts and admins read all" on public.blog_posts
  for select to authenticated
  using (published or (select private.is_admin()));

create policy "Admins create posts" on public.blog_posts
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins change posts" on public.blog_posts
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete posts" on public.blog_posts
  for delete to authenticated
  using ((select private.is_admin()));
