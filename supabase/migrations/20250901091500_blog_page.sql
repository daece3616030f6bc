-- One page of the public blog: published posts, newest first, that are in the category and contain the searched text
-- in title, excerpt or a tag, whatever the case. An empty text or category leaves that condition out. A page past the
-- end is the last one. Every row carries the number of all matching posts, which is 0 when there is no row.
-- The text is compared as it is: no character of it has a meaning of its own. It is best sent between two asterisks,
-- *like this*, because the API takes a bare "eq.5" for a filter and a bare "2025" for a number.
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
  -- Without this a plan made for some other search would be used again, and an index that could help would not.
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
  where post.published and (in_category = '' or post.category = in_category) and (
    needle = ''
    or strpos(lower(concat_ws(e'\n', post.title, post.excerpt, array_to_string(post.tags, e'\n'))), needle) > 0
  );
  return query
  select
    post.id, post.slug, post.title, post.excerpt, post.category, post.tags, post.author, post.read_time,
    post.publish_date, post.image_url, matching
  from public.blog_posts as post
  where post.published and (in_category = '' or post.category = in_category) and (
    needle = ''
    or strpos(lower(concat_ws(e'\n', post.title, post.excerpt, array_to_string(post.tags, e'\n'))), needle) > 0
  )
  order by post.publish_date desc, post.id
  limit size
  offset size * (least(greatest(page, 1), greatest(ceil(matching::numeric / size), 1)) - 1);
end;
$$;
revoke execute on function public.blog_page(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.blog_page(text, text, integer, integer) to anon, authenticated;

-- Finds the newest posts of a category, and by jumping from one category to the next the list of all that have any.
create index blog_posts_of_a_category_newest_first on public.blog_posts (category, publish_date desc, id)
where published;

-- The categories that have published posts, in the order of the alphabet.
create function public.blog_categories() returns table (category text)
  language sql
  stable
  set search_path = ''
as $$
  with recursive used as (
    (select post.category from public.blog_posts as post where post.published order by post.category limit 1)
    union all
    select (
      select post.category from public.blog_posts as post
      where post.published and post.category > used.category
      order by post.category limit 1
    )
    from used where used.category is not null
  )
  select used.category from used where used.category is not null;
$$;
revoke execute on function public.blog_categories() from public, anon, authenticated;
grant execute on function public.blog_categories() to anon, authenticated;
