-- Whether the caller has just signed in or come by a mailed link. The shell's server asks it before it hands on a new
-- password or address. Long enough for choosing a password; deleting an account keeps its own, shorter time.
create function public.session_is_fresh() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions
    where id::text = (select auth.jwt()) ->> 'session_id' and user_id = (select auth.uid())
      and created_at > now() - interval '15 minutes'
  )
$$;
revoke execute on function public.session_is_fresh() from public, anon, authenticated;
grant execute on function public.session_is_fresh() to authenticated;
