-- One number that grows whenever public content changes. The web server asks for it every other second and drops its
-- cached pages when it has grown. It is a row and not a sequence, so that it becomes visible with the change itself.
create table public.content_version (
  id boolean primary key default true check (id),
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

insert into public.content_version default values;

create function private.grow_content_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- A statement that changed no row (a stranger's attempt, stopped by a policy) leaves every cache alone.
  if exists (select 1 from changed) then
    update public.content_version set version = version + 1, updated_at = now() where id;
  end if;
  return null;
end;
$$;
revoke execute on function private.grow_content_version() from public;

do $$
declare
  content text;
begin
  foreach content in array array['faqs', 'blog_posts', 'slug_redirects', 'partners', 'pricing_plans', 'add_ons'] loop
    execute format(
      'create trigger grow_content_version_on_insert after insert on public.%I referencing new table as changed
         for each statement execute function private.grow_content_version()', content);
    execute format(
      'create trigger grow_content_version_on_update after update on public.%I referencing new table as changed
         for each statement execute function private.grow_content_version()', content);
    execute format(
      'create trigger grow_content_version_on_delete after delete on public.%I referencing old table as changed
         for each statement execute function private.grow_content_version()', content);
  end loop;
end;
$$;

revoke all on public.content_version from anon, authenticated;
grant select on public.content_version to anon, authenticated;
grant all on public.content_version to service_role;

alter table public.content_version enable row level security;

create policy "Everyone reads the content version" on public.content_version
  for select to anon, authenticated
  using (true);
