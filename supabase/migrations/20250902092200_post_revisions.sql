-- Every state in which a post was ever saved, for admins to compare and to go back to. Written by a trigger of blog_posts
-- only. It outlives the post, so that a deletion that is taken back loses nothing.
create table public.post_revisions (
  id bigint generated always as identity primary key,
  post_id uuid not null,
  -- Who saved; null when it was no person, or one whose account is gone.
  saved_by uuid references public.user_profiles (id) on delete set null,
  saved_at timestamptz not null default now(),
  changed_fields text[] not null default '{}',
  post jsonb not null
);
comment on column public.post_revisions.post is 'The whole row as it was saved.';
comment on column public.post_revisions.changed_fields is 'The columns that differ from the state before; empty for the first.';

create index post_revisions_of_a_post_newest_first on public.post_revisions (post_id, id desc);
create index post_revisions_of_a_person on public.post_revisions (saved_by);

create function private.keep_post_revision() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(now_saved.key order by now_saved.key), '{}') into changed
    from jsonb_each(to_jsonb(new)) as now_saved
    where now_saved.key <> 'updated_at' and now_saved.value is distinct from to_jsonb(old) -> now_saved.key;
    if cardinality(changed) = 0 then
      return null;
    end if;
  end if;
  insert into public.post_revisions (post_id, saved_by, changed_fields, post)
  values (
    new.id,
    (select id from public.user_profiles where id = (select auth.uid())),
    changed,
    to_jsonb(new)
  );
  return null;
end;
$$;
revoke execute on function private.keep_post_revision() from public;

create trigger keep_post_revision
  after insert or update on public.blog_posts
  for each row execute function private.keep_post_revision();

-- Posts from before have one revision: as they are now.
insert into public.post_revisions (post_id, saved_at, post)
select id, updated_at, to_jsonb(blog_posts) from public.blog_posts;

revoke all on public.post_revisions from anon, authenticated;
grant select on public.post_revisions to authenticated;
grant all on public.post_revisions to service_role;

alter table public.post_revisions enable row level security;

create policy "Admins read revisions of posts" on public.post_revisions
  for select to authenticated
  using ((select private.is_admin()));
