-- Images that admins upload, kept by Supabase Storage in a bucket that everyone reads by address. An image is never
-- replaced, so an address always shows the same one. On a plain Postgres, which has no Storage, there are none.

-- Where images are used: in a post, a partner, a FAQ or a saved version of one. `kind` is the table of the use, and `id`
-- names the post, partner or FAQ.
create function private.image_uses() returns table (image text, kind text, id uuid, title text)
  language sql
  stable
  set search_path = ''
as $$
  select distinct used.image, source.kind, source.id, source.title
  from (
    select 'blog_posts', id, title, concat_ws(' ', image_url, og_image_url, content) from public.blog_posts
    union all
    select
      'post_revisions', post_id, post ->> 'title',
      concat_ws(' ', post ->> 'image_url', post ->> 'og_image_url', post ->> 'content')
    from public.post_revisions
    union all
    select 'partners', id, name, concat_ws(' ', logo_url, description) from public.partners
    union all
    select 'faqs', id, question, answer from public.faqs
    union all
    select 'faq_revisions', faq_id, faq ->> 'question', faq ->> 'answer' from public.faq_revisions
  ) as source (kind, id, title, content)
  -- Splitting long texts is much faster than matching a regular expression all over them.
  cross join lateral string_to_table(source.content, '/media/') with ordinality as part (content, number)
  cross join lateral substring(
    left(part.content, 41) from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp|avif|gif)'
  ) as used (image)
  where part.number > 1 and used.image is not null;
$$;
revoke execute on function private.image_uses() from public;
grant execute on function private.image_uses() to authenticated, service_role;

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  -- No SVG: it can contain scripts.
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'media', 'media', true, 5 * 1024 * 1024,
    array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
  );

  -- Names are generated: the original name of a file is private.
  create policy "Admins add images" on storage.objects
    for insert to authenticated
    with check (
      bucket_id = 'media'
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|webp|avif|gif)$'
      and (select private.is_admin())
    );

  create policy "Admins list images" on storage.objects
    for select to authenticated
    using (bucket_id = 'media' and (select private.is_admin()));

  -- Storage looks an image up before it removes it, so this needs the right to list as well.
  create policy "Admins remove unused images" on storage.objects
    for delete to authenticated
    using (
      bucket_id = 'media'
      and (select private.is_admin())
      and name not in (select used.image from private.image_uses() as used)
    );
end $$;

-- Unused images, and since when the hourly job has known it. They are kept for a while, because an image may be used
-- again: an admin undoes a deletion, or saves a form that was open.
create table private.unused_images (
  name text primary key,
  unused_since timestamptz not null default now()
);

revoke all on private.unused_images from public, anon, authenticated;

-- Without a policy: only images_to_prune() reads and writes it.
alter table private.unused_images enable row level security;

-- Up to 100 images that have been unused for so many days. The web server asks every hour and removes them through
-- Storage, which also deletes the files. Servers that ask at once wait for each other.
create function public.images_to_prune(unused_days integer default 30) returns table (name text)
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('images_to_prune'));
  return query
  with unused as materialized (
    select file.name from storage.objects as file where file.bucket_id = 'media'
    except
    select used.image from private.image_uses() as used
  ), removed as (
    delete from private.unused_images where name not in (select unused.name from unused)
  ), added as (
    insert into private.unused_images (name) select unused.name from unused on conflict do nothing
  )
  select known.name
  from private.unused_images as known join unused on unused.name = known.name
  where known.unused_since <= now() - make_interval(days => unused_days)
  order by known.unused_since, known.name
  limit 100;
end;
$$;
revoke execute on function public.images_to_prune(integer) from public, anon, authenticated;
grant execute on function public.images_to_prune(integer) to service_role;

-- One page of the back office's list of images, newest first, searched by name and by the titles of what uses them. State
-- is 'used', 'unused', 'new' or ''. An unused image of the last day is new: a form that shows it may not be saved yet.
-- Every row carries the number of all matches. A page past the end is the last one.
create function public.admin_images(
  searched text default '', in_state text default '', page integer default 1, page_size integer default 25
)
  returns table (name text, bytes bigint, created_at timestamptz, state text, uses jsonb, total bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(left(searched, 100)));
  row_limit integer := least(greatest(page_size, 1), 1000);
begin
  perform private.require_admin();
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query
  with used as materialized (
    select image, kind, id, max(title) as title from private.image_uses() group by image, kind, id
  ), uses_by_image as (
    select
      image, string_agg(title, ' ') as titles,
      jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'title', title) order by kind like '%revisions', title) as uses
    from used
    group by image
  ), listed as (
    select
      file.name, (file.metadata ->> 'size')::bigint as bytes, file.created_at, uses_by_image.titles,
      coalesce(uses_by_image.uses, '[]') as uses,
      case
        when uses_by_image.image is not null then 'used'
        when file.created_at > now() - interval '1 day' then 'new'
        else 'unused'
      end as state
    from storage.objects as file left join uses_by_image on uses_by_image.image = file.name
    where file.bucket_id = 'media'
  ), matching as (
    select * from listed
    where (in_state = '' or state = in_state) and strpos(lower(concat_ws(' ', name, titles)), search_term) > 0
  ), counted as (
    select count(*) as total from matching
  )
  select matching.name, matching.bytes, matching.created_at, matching.state, matching.uses, counted.total
  from matching, counted
  order by matching.created_at desc, matching.name
  limit row_limit
  offset row_limit * (least(greatest(page, 1), greatest((select (total + row_limit - 1) / row_limit from counted), 1)) - 1);
end;
$$;
revoke execute on function public.admin_images(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_images(text, text, integer, integer) to authenticated;
