-- A token is good for up to an hour after its session has ended, be it by signing out, by a new password, or because the
-- account became an admin's. It gives the rights of an admin no longer than the session lasts.
create or replace function private.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.user_profiles as profile
    join auth.sessions as session on session.user_id = profile.id
    where profile.id = (select auth.uid()) and profile.user_type = 'admin'
      and session.id = ((select auth.jwt()) ->> 'session_id')::uuid
  );
$$;
