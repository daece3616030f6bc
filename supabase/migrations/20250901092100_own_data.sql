-- What a person may ask of the business at any time: everything that is stored about them, and that it be removed.
-- Neither function takes a person as an argument: it is always the caller.

-- The e-mail address that the caller has proven to own. The one in the profile is only written there by its owner.
create function private.own_email() returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select lower(email) from auth.users where id = (select auth.uid()) and email_confirmed_at is not null;
$$;
revoke execute on function private.own_email() from public;

-- Everything that is stored about the caller, deleted projects included.
create function public.export_own_data() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    raise exception 'Only a signed-in person has data to export.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('id', account.id, 'email', account.email, 'created_at', account.created_at)
      from auth.users as account where account.id = caller
    ),
    'profile', (select to_jsonb(profile) - 'search_text' from public.user_profiles as profile where profile.id = caller),
    'projects', (
      select coalesce(jsonb_agg(
        to_jsonb(own) - array['user_id', 'search_text'] || jsonb_build_object('history', (
          select coalesce(jsonb_agg(
            to_jsonb(event) - array['project_id', 'actor_id']
              || jsonb_build_object('by', private.author_of(event.actor_id))
            order by event.id
          ), '[]')
          from public.project_events as event where event.project_id = own.id
        ))
        order by own.created_at, own.id
      ), '[]')
      from public.projects as own where own.user_id = caller
    ),
    'newsletter', (
      select to_jsonb(subscriber) - 'id' from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = private.own_email()
    )
  );
end;
$$;
revoke execute on function public.export_own_data() from public, anon, authenticated;
grant execute on function public.export_own_data() to authenticated;

-- Removes the caller's account with profile, projects, their history and the newsletter subscription, for good. Only
-- for a session that was opened a moment ago, so that a browser left open, or a stolen token, is not enough.
create function public.delete_own_account() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  address text := private.own_email();
begin
  if caller is null or (select private.is_admin()) then
    raise exception 'Only clients delete their account themselves.' using errcode = '42501';
  end if;
  if not exists (
    select 1 from auth.sessions
    where id::text = (select auth.jwt()) ->> 'session_id' and user_id = caller
      and created_at > now() - interval '5 minutes'
  ) then
    raise exception 'Please sign in again before you delete your account.' using errcode = 'PT403';
  end if;
  delete from public.newsletter_subscribers where lower(email) = address;
  -- What the auth service keeps without a reference to the account.
  delete from auth.audit_log_entries
  where payload ->> 'actor_id' = caller::text or lower(payload ->> 'actor_username') = address;
  delete from auth.flow_state where user_id = caller;
  delete from auth.refresh_tokens where user_id::text = caller::text;
  delete from auth.users where id = caller;
end;
$$;
revoke execute on function public.delete_own_account() from public, anon, authenticated;
grant execute on function public.delete_own_account() to authenticated;
