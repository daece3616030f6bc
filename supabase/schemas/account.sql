-- What users may do with their own account: export everything that is stored about them, and delete it. No function
-- takes a user as an argument: it is always the caller.

-- The confirmed email address of the caller; null without one. The address in the profile is only claimed by its
-- owner.
create function private.caller_confirmed_email() returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select lower(email) from auth.users where id = (select auth.uid()) and email_confirmed_at is not null;
$$;
revoke execute on function private.caller_confirmed_email() from public;

-- The conversation and the files of a project as its client exports them. Nothing that only the team knows.
create function private.export_room(project uuid, client uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'read_mark', (
      select jsonb_build_object('sequence', mark.sequence, 'updated_at', mark.updated_at)
      from public.project_reads as mark where mark.project_id = export_room.project and mark.user_id = client
    ),
    'messages', (
      select coalesce(jsonb_agg(
        to_jsonb(message) - array['project_id', 'author_id', 'words'] || jsonb_build_object(
          'by', private.actor_label(message.author_id), 'author_name', private.author_name(message.author_id),
          'files', (
            select coalesce(jsonb_agg(attached.id order by attached.sequence), '[]')
            from public.project_file_versions as attached where attached.message_id = message.id
          )
        )
        order by message.sequence
      ), '[]')
      from public.project_messages as message where message.project_id = export_room.project
    ),
    'files', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', file.name, 'versions', (
          select jsonb_agg(
            to_jsonb(stored) - array['file_id', 'project_id', 'object_path', 'uploaded_by', 'message_id']
              || jsonb_build_object(
                'by', private.actor_label(stored.uploaded_by), 'author_name', private.author_name(stored.uploaded_by))
            order by stored.version
          )
          from public.project_file_versions as stored where stored.file_id = file.id
        ))
        order by file.created_at, file.id
      ), '[]')
      from public.project_files as file where file.project_id = export_room.project
    )
  );
$$;
revoke execute on function private.export_room(uuid, uuid) from public;

-- Everything that is stored about the caller, deleted projects included.
create function public.export_own_data() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select private.caller_id());
begin
  if caller is null then
    raise exception 'Only a signed-in person has data to export.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', account.id,
        'email', account.email,
        'created_at', account.created_at,
        'confirmed_at', account.email_confirmed_at,
        'last_sign_in_at', account.last_sign_in_at,
        'sign_up', account.raw_user_meta_data
      )
      from auth.users as account where account.id = caller
    ),
    'sessions', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'created_at', session.created_at,
          'last_used_at', coalesce(session.refreshed_at at time zone 'UTC', session.updated_at, session.created_at),
          'user_agent', session.user_agent,
          'ip', host(session.ip)
        )
        order by session.created_at, session.id
      ), '[]')
      from auth.sessions as session where session.user_id = caller
    ),
    'known_devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('created_at', device.created_at, 'last_used_at', device.last_used_at) order by device.created_at
      ), '[]')
      from private.known_devices as device where device.user_id = caller
    ),
    'profile', (select to_jsonb(profile) - 'search_text' from public.user_profiles as profile where profile.id = caller),
    'projects', (
      select coalesce(jsonb_agg(
        to_jsonb(own) - array['user_id', 'search_text'] || jsonb_build_object('history', (
          select coalesce(jsonb_agg(
            to_jsonb(event) - array['project_id', 'actor_id']
              || jsonb_build_object('by', private.actor_label(event.actor_id))
            order by event.id
          ), '[]')
          from public.project_events as event where event.project_id = own.id
        )) || private.export_room(own.id, caller) || private.export_plan(own.id) || private.export_updates(own.id)
          || private.export_brief(own.id)
          || private.export_acceptance(own.id)
          || private.export_deliverables(own.id)
          || private.export_instalments(own.id)
          || private.export_sign_off(own.id)
          || private.export_handover(own.id)
          || private.export_testimonial(own.id)
        order by own.created_at, own.id
      ), '[]')
      from public.projects as own where own.user_id = caller
    ),
    'notifications', (
      select to_jsonb(chosen) - 'user_id' from public.notification_settings as chosen where chosen.user_id = caller
    ),
    'calendar_feed', (
      select jsonb_build_object('created_at', feed.created_at) from public.calendar_feeds as feed where feed.user_id = caller
    ),
    'newsletter', (
      select to_jsonb(subscriber) - 'id' from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = private.caller_confirmed_email()
    )
  );
end;
$$;
revoke execute on function public.export_own_data() from public, anon, authenticated;
grant execute on function public.export_own_data() to authenticated;

-- Deletes the caller's account with profile, projects, their history, messages and files, mails to it and the newsletter
-- subscription, permanently. The web server removes the bytes of the files afterwards.
-- Needs a session of the last five minutes, so that an unattended browser or a stolen token is not enough.
create function public.delete_own_account() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  address text := private.caller_confirmed_email();
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
  delete from private.mail_outbox where kind = 'direct' and lower(recipient) = address and state <> 'waiting';
  -- Rows of the auth service that have no foreign key to the account.
  delete from auth.audit_log_entries
  where payload ->> 'actor_id' = caller::text or lower(payload ->> 'actor_username') = address;
  delete from auth.flow_state where user_id = caller;
  delete from auth.refresh_tokens where user_id::text = caller::text;
  delete from auth.users where id = caller;
end;
$$;
revoke execute on function public.delete_own_account() from public, anon, authenticated;
grant execute on function public.delete_own_account() to authenticated;

-- Whether the caller's session began within the last 15 minutes, by a password or a mailed link. The web server
-- requires it before it passes on a new password or address. Longer than for deleting an account, to leave time for
-- choosing one.
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

-- The caller's account, for the web server's checks of a new password or address; no row without a live session.
create function public.own_account() returns table (id uuid, email text, is_admin boolean)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select account.id, account.email::text, (select private.is_admin())
  from auth.users as account where account.id = (select private.caller_id())
$$;
revoke execute on function public.own_account() from public, anon, authenticated;
grant execute on function public.own_account() to authenticated;
