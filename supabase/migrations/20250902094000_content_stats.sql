-- Counts of the public content for the overview of the back office, drafts included.
create function public.content_stats()
  returns table (posts bigint, published_posts bigint, partners bigint, faqs bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    (select count(*) from public.blog_posts),
    (select count(*) from public.blog_posts where published),
    (select count(*) from public.partners),
    (select count(*) from public.faqs);
end;
$$;
revoke execute on function public.content_stats() from public, anon, authenticated;
grant execute on function public.content_stats() to authenticated;
