-- A former address is told to everybody once the post is public, so only those are remembered where it was public: what
-- an author called a draft, or a post that waited for its moment, may give away what nobody should read.

-- Whether somebody could have read the post at this address. Every state of it is a revision, which lasted until the
-- next one; so a post that was taken back to be renamed counts as well.
create function private.was_public_at(post uuid, address text) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1
    from (
      select revision.post as row, lead(revision.saved_at, 1, now()) over (order by revision.id) as until
      from public.post_revisions as revision where revision.post_id = was_public_at.post
    ) as state
    where state.row ->> 'slug' = address and (state.row ->> 'published')::boolean
      and (state.row ->> 'publish_at' is null or (state.row ->> 'publish_at')::timestamptz <= state.until)
  );
$$;
revoke execute on function private.was_public_at(uuid, text) from public;

-- As before, but for that. It runs after keep_post_revision, because triggers do in the order of their names.
create or replace function private.remember_slug() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.slug_redirects where from_slug = new.slug;
  if tg_op = 'UPDATE' and new.slug <> old.slug and private.was_public_at(old.id, old.slug) then
    insert into public.slug_redirects (from_slug, post_id) values (old.slug, new.id)
    on conflict (from_slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  return null;
end;
$$;

-- What was remembered until now. An address from before there were revisions is in none of them, and stays.
delete from public.slug_redirects as former
where not private.was_public_at(former.post_id, former.from_slug) and exists (
  select 1 from public.post_revisions as revision
  where revision.post_id = former.post_id and revision.post ->> 'slug' = former.from_slug
);
delete from public.deleted_slugs as former
where not private.was_public_at(former.post_id, former.slug) and exists (
  select 1 from public.post_revisions as revision
  where revision.post_id = former.post_id and revision.post ->> 'slug' = former.slug
);
