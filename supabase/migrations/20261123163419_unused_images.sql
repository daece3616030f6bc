SET local check_function_bodies = off;

CREATE TABLE "private"."unused_images" (
  "name"         text                     NOT NULL,
  "unused_since" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "unused_images_pkey" PRIMARY KEY (name)
);

ALTER TABLE "private"."unused_images"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.image_uses()
  RETURNS TABLE (
    image text,
    kind  text,
    id    uuid,
    title text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select distinct found.names[1], source.kind, source.id, source.title
  from (
    select 'blog_posts', id, title, concat_ws(' ', image_url, og_image_url, content) from public.blog_posts
    union all
    select 'post_revisions', post_id, post ->> 'title', post::text from public.post_revisions
    union all
    select 'partners', id, name, concat_ws(' ', logo_url, description) from public.partners
    union all
    select 'faqs', id, question, answer from public.faqs
    union all
    select 'faq_revisions', faq_id, faq ->> 'question', faq::text from public.faq_revisions
  ) as source (kind, id, title, content)
  cross join lateral regexp_matches(
    source.content, '/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp|avif|gif))', 'g'
  ) as found (names)
  where source.content like '%/media/%';
$function$;

CREATE OR REPLACE FUNCTION public.admin_images (
  searched  text    DEFAULT ''::text,
  in_state  text    DEFAULT ''::text,
  page      integer DEFAULT 1,
  page_size integer DEFAULT 25
)
  RETURNS TABLE (
    name       text,
    bytes      bigint,
    created_at timestamp with time zone,
    state      text,
    uses       jsonb,
    total      bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."admin_images"(text, text, integer, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.images_to_prune (
  unused_days integer DEFAULT 30
)
  RETURNS TABLE (
    name text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."images_to_prune"(integer) FROM PUBLIC, "anon", "authenticated";

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  drop policy "Admins remove images" on storage.objects;
  create policy "Admins remove unused images" on storage.objects
    for delete to authenticated
    using (
      bucket_id = 'media'
      and (select private.is_admin())
      and name not in (select used.image from private.image_uses() as used)
    );
end $$;

REVOKE ALL ON FUNCTION "private"."image_uses"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."image_uses"() TO "authenticated", "service_role";

GRANT EXECUTE ON FUNCTION "public"."admin_images"(text, text, integer, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."images_to_prune"(integer) TO "service_role";
