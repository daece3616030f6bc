-- A published post may have a moment before which nobody but admins sees it. None, or one that has passed, is at once.
alter table public.blog_posts add column publish_at timestamptz;
comment on column public.blog_posts.publish_at is 'When a published post becomes public; null or past is at once. The date that readers see is publish_date.';

create index blog_posts_with_a_moment on public.blog_posts (publish_at) where published and publish_at is not null;

alter policy "Visitors read published posts" on public.blog_posts
  using (published and (publish_at is null or publish_at <= now()));

alter policy "Everyone reads published posts and admins read all" on public.blog_posts
  using ((published and (publish_at is null or publish_at <= now())) or (select private.is_admin()));

-- As before, without the posts whose moment is still to come: they are not public for admins either.
create or replace function public.blog_page(
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
  needle text := lower(trim(regexp_replace(searched, '^\*(.*)\*$', '\1')));
  size integer := least(greatest(page_size, 1), 100);
  matching bigint;
begin
  if char_length(needle) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  select count(*) into matching from public.blog_posts as post
  where post.published and (post.publish_at is null or post.publish_at <= now())
    and (in_category = '' or post.category = in_category) and (
    needle = ''
    or strpos(lower(concat_ws(e'\n', post.title, post.excerpt, array_to_string(post.tags, e'\n'))), needle) > 0
  );
  return query
  select
    post.id, post.slug, post.title, post.excerpt, post.category, post.tags, post.author, post.read_time,
    post.publish_date, post.image_url, matching
  from public.blog_posts as post
  where post.published and (post.publish_at is null or post.publish_at <= now())
    and (in_category = '' or post.category = in_category) and (
    needle = ''
    or strpos(lower(concat_ws(e'\n', post.title, post.excerpt, array_to_string(post.tags, e'\n'))), needle) > 0
  )
  order by post.publish_date desc, post.id
  limit size
  offset size * (least(greatest(page, 1), greatest(ceil(matching::numeric / size), 1)) - 1);
end;
$$;

create or replace function public.blog_categories() returns table (category text)
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

-- What the web server asks for every other second. A post becomes due without a write, so the number of changes is not
-- enough: beside it stands how many posts are due. Both together never come back to an earlier pair, because any write
-- that lowers the second raises the first.
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

-- A deletion that is taken back creates the post anew. Its former addresses come back with it, so they are kept by post.
alter table public.deleted_slugs add column post_id uuid;
create index deleted_slugs_of_a_post on public.deleted_slugs (post_id);

create or replace function private.remember_deleted_post() returns trigger
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

create or replace function private.forget_deleted_slug() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.deleted_slugs where slug = new.slug;
  if tg_op = 'INSERT' then
    with back as (delete from public.deleted_slugs where post_id = new.id returning slug)
    insert into public.slug_redirects (from_slug, post_id) select slug, new.id from back
    on conflict (from_slug) do nothing;
  end if;
  return null;
end;
$$;

-- Nobody is told that a post is gone that was never public.
drop trigger remember_deleted_post on public.blog_posts;
create trigger remember_deleted_post
  before delete on public.blog_posts
  for each row when (old.published and (old.publish_at is null or old.publish_at <= now()))
  execute function private.remember_deleted_post();
