-- Every saved version of a post, for admins to compare and to restore. Written by a trigger of blog_posts only. It
-- outlives the post, so that undoing a deletion loses nothing.
create table public.post_revisions (
  id bigint generated always as identity primary key,
  post_id uuid not null,
  -- Who saved; null when it was not a user, or the account is gone.
  saved_by uuid references public.user_profiles (id) on delete set null,
  saved_at timestamptz not null default now(),
  changed_fields text[] not null default '{}',
  post jsonb not null
);
comment on column public.post_revisions.post is 'The whole row as it was saved.';
comment on column public.post_revisions.changed_fields is 'The columns that differ from the previous version; empty for the first.';

create index post_revisions_by_post_newest_first on public.post_revisions (post_id, id desc);
create index post_revisions_by_user on public.post_revisions (saved_by);

-- Stores a version whenever a column other than updated_at changes.
create function private.record_post_revision() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(field.key order by field.key), '{}') into changed
    from jsonb_each(to_jsonb(new)) as field
    where field.key <> 'updated_at' and field.value is distinct from to_jsonb(old) -> field.key;
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
revoke execute on function private.record_post_revision() from public;

create trigger record_post_revision
  after insert or update on public.blog_posts
  for each row execute function private.record_post_revision();

revoke all on public.post_revisions from anon, authenticated;
grant select on public.post_revisions to authenticated;
grant all on public.post_revisions to service_role;

alter table public.post_revisions enable row level security;

create policy "Admins read revisions of posts" on public.post_revisions
  for select to authenticated
  using ((select private.is_admin()));
