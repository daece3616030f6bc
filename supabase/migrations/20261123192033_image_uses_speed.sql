SET local check_function_bodies = off;

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
$function$;
