-- One page of the back office's list of posts, drafts included. Search (in title and excerpt), category and state narrow
-- it together; every row carries the number of all that match. A page past the end is the last one. The searched text
-- is compared as it is and best sent between two asterisks, as for blog_page().
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
  needle text := lower(trim(regexp_replace(searched, '^\*(.*)\*$', '\1')));
  size integer := least(greatest(page_size, 1), 100);
  matching bigint;
begin
  perform private.require_admin();
  if char_length(needle) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  select count(*) into matching from public.blog_posts as post
  where (in_category = '' or post.category = in_category)
    and (in_state = '' or in_state = case
      when not post.published then 'draft' when post.publish_at > now() then 'scheduled' else 'published' end)
    and (needle = '' or strpos(lower(concat_ws(e'\n', post.title, post.excerpt)), needle) > 0);
  return query
  select
    post.id, post.slug, post.title, post.excerpt, post.category, post.author, post.publish_date, post.publish_at,
    post.published, post.updated_at, matching
  from public.blog_posts as post
  where (in_category = '' or post.category = in_category)
    and (in_state = '' or in_state = case
      when not post.published then 'draft' when post.publish_at > now() then 'scheduled' else 'published' end)
    and (needle = '' or strpos(lower(concat_ws(e'\n', post.title, post.excerpt)), needle) > 0)
  order by
    case when sorted = 'title' then lower(post.title) end,
    case when sorted = 'oldest' then post.publish_date end,
    case when sorted = 'changed' then post.updated_at end desc,
    post.publish_date desc,
    post.id
  limit size
  offset size * (least(greatest(page, 1), greatest(ceil(matching::numeric / size), 1)) - 1);
end;
$$;
revoke execute on function public.admin_posts(text, text, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_posts(text, text, text, text, integer, integer) to authenticated;

-- The categories that any post has, in the order of the alphabet.
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
