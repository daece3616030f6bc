-- The blog: posts, and the lists of the public site and the back office.

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
  ),
  publish_at timestamptz,
  -- Typing errors of a date field: a post of the year 20226 would head every list.
  constraint blog_posts_publish_date_is_plausible check (publish_date between date '2000-01-01' and date '2100-12-31'),
  -- A day more on either side, because the time is typed in a local time zone.
  constraint blog_posts_publish_at_is_plausible
    check (publish_at between timestamptz '1999-12-31 00:00+00' and timestamptz '2101-01-02 00:00+00')
);
comment on column public.blog_posts.image_url is 'A web address, or the path of a picture that the site itself serves.';
comment on column public.blog_posts.publish_at is 'When a published post becomes public; null or past is at once. The date that readers see is publish_date.';

create index blog_posts_published_newest_first on public.blog_posts (publish_date desc, id) where published;
-- Also lists the categories in use: blog_categories() jumps from one category to the next.
create index blog_posts_by_category_newest_first on public.blog_posts (category, publish_date desc, id)
  where published;
create index blog_posts_scheduled on public.blog_posts (publish_at) where published and publish_at is not null;

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
  using (published and (publish_at is null or publish_at <= now()));

create policy "Everyone reads published posts and admins read all" on public.blog_posts
  for select to authenticated
  using ((published and (publish_at is null or publish_at <= now())) or (select private.is_admin()));

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

-- One page of the public blog: public posts, newest first, that are in the category and contain the searched text in
-- title, excerpt or a tag, whatever the case. Scheduled posts are left out for admins, too. An empty text or category
-- leaves that condition out. A page past the end is the last one. Every row carries the number of all matches. No
-- character of the searched text has a special meaning. It is best sent between two asterisks, *like this*, because the
-- API takes a bare "eq.5" for a filter and a bare "2025" for a number.
create function public.blog_page(
  searched text default '', in_category text default '', page integer default 1, page_size integer default 12
)
  returns table (
    id uuid, slug text, title text, excerpt text, category text, tags text[], author text, read_time text,
    publish_date date, image_url text, total bigint
  )
  language plpgsql
  stable
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(regexp_replace(searched, '^\*(.*)\*$', '\1')));
  row_limit integer := least(greatest(page_size, 1), 100);
  match_count bigint;
begin
  if char_length(search_term) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  select count(*) into match_count from public.blog_posts as post
  where post.published and (post.publish_at is null or post.publish_at <= now())
    and (in_category = '' or post.category = in_category) and (
    search_term = ''
    or strpos(lower(concat_ws(e'\n', post.title, post.excerpt, array_to_string(post.tags, e'\n'))), search_term) > 0
  );
  return query
  select
    post.id, post.slug, post.title, post.excerpt, post.category, post.tags, post.author, post.read_time,
    post.publish_date, post.image_url, match_count
  from public.blog_posts as post
  where post.published and (post.publish_at is null or post.publish_at <= now())
    and (in_category = '' or post.category = in_category) and (
    search_term = ''
    or strpos(lower(concat_ws(e'\n', post.title, post.excerpt, array_to_string(post.tags, e'\n'))), search_term) > 0
  )
  order by post.publish_date desc, post.id
  limit row_limit
  offset row_limit * (least(greatest(page, 1), greatest(ceil(match_count::numeric / row_limit), 1)) - 1);
end;
$$;
revoke execute on function public.blog_page(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.blog_page(text, text, integer, integer) to anon, authenticated;

-- The categories that have public posts, in alphabetical order.
create function public.blog_categories() returns table (category text)
  language sql
  stable
  set search_path = ''
as $$
  with recursive used as (
    (
      select post.category from public.blog_posts as post
      where post.published and (post.publish_at is null or post.publish_at <= now())
      order by post.category limit 1
    )
    union all
    select (
      select post.category from public.blog_posts as post
      where post.published and (post.publish_at is null or post.publish_at <= now())
        and post.category > used.category
      order by post.category limit 1
    )
    from used where used.category is not null
  )
  select used.category from used where used.category is not null;
$$;
revoke execute on function public.blog_categories() from public, anon, authenticated;
grant execute on function public.blog_categories() to anon, authenticated;

-- One page of the back office's list of posts, drafts included. Search (in title and excerpt), category and state
-- narrow it together; every row carries the number of all matches. A page past the end is the last one. The searched
-- text is best sent between two asterisks, as for blog_page().
create function public.admin_posts(
  searched text default '', in_category text default '', in_state text default '', sorted text default 'newest',
  page integer default 1, page_size integer default 25
)
  returns table (
    id uuid, slug text, title text, excerpt text, category text, author text, publish_date date, publish_at timestamptz,
    published boolean, updated_at timestamptz, total bigint
  )
  language plpgsql
  stable
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(regexp_replace(searched, '^\*(.*)\*$', '\1')));
  row_limit integer := least(greatest(page_size, 1), 100);
  match_count bigint;
begin
  perform private.require_admin();
  if char_length(search_term) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  select count(*) into match_count from public.blog_posts as post
  where (in_category = '' or post.category = in_category)
    and (in_state = '' or in_state = case
      when not post.published then 'draft' when post.publish_at > now() then 'scheduled' else 'published' end)
    and (search_term = '' or strpos(lower(concat_ws(e'\n', post.title, post.excerpt)), search_term) > 0);
  return query
  select
    post.id, post.slug, post.title, post.excerpt, post.category, post.author, post.publish_date, post.publish_at,
    post.published, post.updated_at, match_count
  from public.blog_posts as post
  where (in_category = '' or post.category = in_category)
    and (in_state = '' or in_state = case
      when not post.published then 'draft' when post.publish_at > now() then 'scheduled' else 'published' end)
    and (search_term = '' or strpos(lower(concat_ws(e'\n', post.title, post.excerpt)), search_term) > 0)
  order by
    case when sorted = 'title' then lower(post.title) end,
    case when sorted = 'oldest' then post.publish_date end,
    case when sorted = 'changed' then post.updated_at end desc,
    post.publish_date desc,
    post.id
  limit row_limit
  offset row_limit * (least(greatest(page, 1), greatest(ceil(match_count::numeric / row_limit), 1)) - 1);
end;
$$;
revoke execute on function public.admin_posts(text, text, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_posts(text, text, text, text, integer, integer) to authenticated;

-- The categories that any post has, in alphabetical order.
create function public.admin_post_categories() returns table (category text)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query select distinct post.category from public.blog_posts as post order by 1;
end;
$$;
revoke execute on function public.admin_post_categories() from public, anon, authenticated;
grant execute on function public.admin_post_categories() to authenticated;
