-- What people do in the room of a project: read the conversation, write, edit and delete messages, see what is unread,
-- and search messages and files.

-- Part of a conversation, newest first: the latest messages, those before or after a sequence number, or those around one.
create function public.project_thread(
  project uuid, before_sequence bigint default null, after_sequence bigint default null,
  around_sequence bigint default null, page_size integer default 50
)
  returns table (
    id uuid, sequence bigint, side text, author_name text, is_own boolean, body text, created_at timestamptz,
    edited_at timestamptz, deleted_at timestamptz, files jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  row_limit integer := least(greatest(page_size, 1), 100);
begin
  perform private.require_room(project_thread.project, is_writing => false);
  return query
  with page as (
    (
      select message.* from public.project_messages as message
      where message.project_id = project_thread.project and after_sequence is null
        and message.sequence < coalesce(before_sequence, least(around_sequence, 9223372036854775806) + 1, 9223372036854775807)
      order by message.sequence desc
      limit case when around_sequence is null then row_limit else (row_limit + 1) / 2 end
    )
    union all
    (
      select message.* from public.project_messages as message
      where message.project_id = project_thread.project and before_sequence is null
        and message.sequence > coalesce(after_sequence, around_sequence)
      order by message.sequence
      limit case when around_sequence is null then row_limit else (row_limit + 1) / 2 end
    )
  )
  select
    page.id, page.sequence, page.side, private.author_name(page.author_id),
    coalesce(page.author_id = (select private.caller_id()), false), page.body, page.created_at, page.edited_at,
    page.deleted_at,
    coalesce((
      select jsonb_agg(private.file_version_json(attached) order by attached.sequence)
      from public.project_file_versions as attached where attached.message_id = page.id
    ), '[]')
  from page
  order by page.sequence desc;
end;
$$;
revoke execute on function public.project_thread(uuid, bigint, bigint, bigint, integer) from public, anon, authenticated;
grant execute on function public.project_thread(uuid, bigint, bigint, bigint, integer) to authenticated;

-- Sends a message, which may carry files that the caller has uploaded before. Sending the same id again changes nothing.
-- Returns the sequence number of the message.
create function public.send_message(message uuid, project uuid, body text, files uuid[] default '{}') returns bigint
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  own_side text := private.require_room(send_message.project);
  caller uuid := (select private.caller_id());
  text_sent text := regexp_replace(coalesce(send_message.body, ''), '^\s+|\s+$', '', 'g');
  attached uuid[] := array(select distinct file from unnest(send_message.files) as file);
  sent public.project_messages;
  attached_count integer;
begin
  -- Messages of one person are counted and stored one after the other.
  perform pg_advisory_xact_lock(hashtext('send_message:' || caller));
  select * into sent from public.project_messages where id = send_message.message;
  if found then
    if sent.author_id is distinct from caller or sent.project_id <> send_message.project then
      raise exception 'This message cannot be sent. Please copy its text and reload the page.' using errcode = 'PT409';
    end if;
    return sent.sequence;
  end if;
  if text_sent = '' and cardinality(attached) = 0 then
    raise exception 'Please write a message or add a file.' using errcode = 'PT422';
  end if;
  if char_length(text_sent) > 5000 then
    raise exception 'A message has at most 5,000 characters.' using errcode = 'PT422';
  end if;
  if cardinality(attached) > 20 then
    raise exception 'A message carries at most 20 files.' using errcode = 'PT422';
  end if;
  if (
    select count(*) from public.project_messages as recent
    where recent.author_id = caller and recent.created_at > now() - interval '1 minute'
  ) >= 30 then
    raise exception 'You can send 30 messages a minute. Please wait a moment and try again.' using errcode = 'PT429';
  end if;
  if (
    select count(*) from public.project_messages as recent
    where recent.author_id = caller and recent.created_at > now() - interval '1 day'
  ) >= 2000 then
    raise exception 'You can send 2,000 messages a day. Please try again tomorrow.' using errcode = 'PT429';
  end if;
  insert into public.project_messages (id, project_id, author_id, side, body)
  values (send_message.message, send_message.project, caller, own_side, text_sent)
  returning * into sent;
  update public.project_file_versions as version set message_id = sent.id
  where version.id = any (attached) and version.project_id = sent.project_id
    and version.uploaded_by = caller and version.message_id is null;
  get diagnostics attached_count = row_count;
  if attached_count < cardinality(attached) then
    raise exception 'A file of this message was deleted or is part of another one. Please remove it and send the message again.'
      using errcode = 'PT409';
  end if;
  -- Who writes has read what stands before.
  perform public.set_read_mark(sent.project_id, sent.sequence);
  return sent.sequence;
end;
$$;
revoke execute on function public.send_message(uuid, uuid, text, uuid[]) from public, anon, authenticated;
grant execute on function public.send_message(uuid, uuid, text, uuid[]) to authenticated;

-- Finds a message of the caller that may still change. For others it does not exist.
create function private.own_message(message uuid) returns public.project_messages
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  found_message public.project_messages;
begin
  select * into found_message from public.project_messages
  where id = own_message.message and author_id = (select private.caller_id()) and deleted_at is null;
  if not found then
    raise exception 'There is no such message.' using errcode = 'PT404';
  end if;
  perform private.require_room(found_message.project_id);
  return found_message;
end;
$$;
revoke execute on function private.own_message(uuid) from public;

-- Changes the text of a message of the last 15 minutes.
create function public.edit_message(message uuid, body text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  original public.project_messages := private.own_message(edit_message.message);
  new_text text := regexp_replace(coalesce(edit_message.body, ''), '^\s+|\s+$', '', 'g');
begin
  if original.created_at < now() - interval '15 minutes' then
    raise exception 'A message can be edited for 15 minutes after it was sent.' using errcode = 'PT403';
  end if;
  if new_text = '' and not exists (
    select 1 from public.project_file_versions where message_id = original.id
  ) then
    raise exception 'Please write a message, or delete it.' using errcode = 'PT422';
  end if;
  if char_length(new_text) > 5000 then
    raise exception 'A message has at most 5,000 characters.' using errcode = 'PT422';
  end if;
  -- Not if it was deleted in the meantime.
  update public.project_messages as changed set body = new_text, edited_at = now()
  where changed.id = original.id and changed.body <> new_text and changed.deleted_at is null;
end;
$$;
revoke execute on function public.edit_message(uuid, text) from public, anon, authenticated;
grant execute on function public.edit_message(uuid, text) to authenticated;

-- Deletes the text of the caller's message. Its place in the conversation and its files stay.
create function public.delete_message(message uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  original public.project_messages := private.own_message(delete_message.message);
begin
  update public.project_messages as changed set body = '', deleted_at = now()
  where changed.id = original.id and changed.deleted_at is null;
end;
$$;
revoke execute on function public.delete_message(uuid) from public, anon, authenticated;
grant execute on function public.delete_message(uuid) to authenticated;

-- How many times one side has written or added files in a room after a sequence number, at most 100. What stands with a
-- message counts once, with the message. Without settings of its own, so that the planner can make it part of the query that
-- calls it for many rooms.
create function private.count_unread(project uuid, by_side text, after_sequence bigint) returns integer
  language sql
  stable
as $$
  select (
    select count(*)::integer from (
      (
        select 1 from public.project_messages as message
        where message.project_id = count_unread.project and message.sequence > after_sequence
          and message.side = by_side and message.deleted_at is null
        limit 100
      )
      union all
      (
        select 1 from public.project_file_versions as version
        where version.project_id = count_unread.project and version.sequence > after_sequence
          and version.side = by_side and version.message_id is null
        limit 100
      )
      limit 100
    ) as unread_entries
  );
$$;
revoke execute on function private.count_unread(uuid, text, bigint) from public;

-- The rooms in which the other side has written or added files since the caller read them, and how many times. The latest
-- 100 rooms.
create function public.unread_counts() returns table (project_id uuid, unread integer)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := (select private.caller_id());
begin
  -- No rows would look as if everything were read.
  if caller is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if (select private.is_admin()) then
    return query
    -- Reads all marks at once, which is faster than one after the other for an admin who has read most rooms.
    with marks as materialized (
      select mark.project_id, mark.sequence from public.project_reads as mark where mark.user_id = caller
    ), latest as materialized (
      select summary.project_id, coalesce(marks.sequence, 0) as read_sequence
      from private.room_summaries as summary left join marks on marks.project_id = summary.project_id
      where summary.last_client_sequence > coalesce(marks.sequence, 0)
      order by summary.last_at desc, summary.project_id
      limit 100
    ), counted as materialized (
      select latest.project_id, private.count_unread(latest.project_id, 'client', latest.read_sequence) as unread
      from latest join public.projects as room on room.id = latest.project_id and room.deleted_at is null
    )
    select counted.* from counted where counted.unread > 0;
    return;
  end if;
  return query
  select counted.* from (
    select summary.project_id, private.count_unread(summary.project_id, 'team', coalesce(mark.sequence, 0)) as unread
    from public.projects as room
    join private.room_summaries as summary on summary.project_id = room.id
    left join public.project_reads as mark on mark.project_id = room.id and mark.user_id = caller
    where room.user_id = caller and room.deleted_at is null
      and summary.last_team_sequence > coalesce(mark.sequence, 0)
    order by summary.last_at desc, summary.project_id
    limit 100
  ) as counted
  where counted.unread > 0;
end;
$$;
revoke execute on function public.unread_counts() from public, anon, authenticated;
grant execute on function public.unread_counts() to authenticated;

-- Messages and files that contain all words, the last one maybe only begun, in any language; latest first, at most 50 of
-- -- each. Clients find those of their own projects, admins all. A project narrows it down. Words that are common are found
-- among the latest messages, others by their index: the planner cannot know which of them are rare.
create function public.search_rooms(searched text, in_project uuid default null)
  returns table (
    kind text, project_id uuid, project_name text, sequence bigint, file_id uuid, author_name text, side text, excerpt text,
    created_at timestamptz
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  caller uuid := (select private.caller_id());
  -- Null: all.
  rooms uuid[] := case when in_project is not null then array[in_project] end;
  query tsquery;
  first_word text;
  found_ids uuid[];
begin
  if caller is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if char_length(searched) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  query := plainto_tsquery('simple', private.searchable(searched));
  if numnode(query) = 0 then
    return;
  end if;
  query := (query::text || ':*')::tsquery;
  first_word := split_part(trim(lower(private.searchable(searched))), ' ', 1);
  if not (select private.is_admin()) then
    rooms := array(
      select room.id from public.projects as room
      where room.user_id = caller and room.deleted_at is null and (in_project is null or room.id = in_project)
    );
  end if;
  if rooms is not null then
    found_ids := array(
      select found.id from unnest(rooms) as searched_room (id)
      cross join lateral (
        select message.id, message.sequence from public.project_messages as message
        where message.project_id = searched_room.id and message.words @@ query
        order by message.sequence desc limit 50
      ) as found
      order by found.sequence desc limit 50
    );
  else
    found_ids := array(
      select latest.id from (
        select message.id, message.sequence, message.words from public.project_messages as message
        order by message.sequence desc limit 3000
      ) as latest
      where latest.words @@ query order by latest.sequence desc limit 50
    );
    if cardinality(found_ids) < 50 then
      -- The sum keeps it from reading one message after the other.
      found_ids := array(
        select message.id from public.project_messages as message
        where message.words @@ query order by message.sequence + 0 desc limit 50
      );
    end if;
  end if;
  return query
  with messages as (
    select message.project_id, message.sequence, message.author_id, message.side, message.body, message.created_at,
      strpos(lower(message.body), first_word) as hit
    from public.project_messages as message where message.id = any (found_ids)
  ), files as (
    select file.* from public.project_files as file
    where to_tsvector('simple', private.searchable(file.name)) @@ query
      and (rooms is null or file.project_id = any (rooms))
    order by file.created_at desc
    limit 50
  )
  select
    'message', found.project_id, room.name, found.sequence, null::uuid, private.author_name(found.author_id), found.side,
    case when found.hit > 100 then '…' || substr(found.body, found.hit - 80, 300) else left(found.body, 300) end,
    found.created_at
  from messages as found join public.projects as room on room.id = found.project_id
  union all
  select
    'file', found.project_id, room.name, latest.sequence, found.id, private.author_name(latest.uploaded_by), latest.side,
    found.name, latest.created_at
  from files as found
  join public.projects as room on room.id = found.project_id
  cross join lateral (
    select * from public.project_file_versions as version
    where version.file_id = found.id order by version.version desc limit 1
  ) as latest
  order by 9 desc;
end;
$$;
revoke execute on function public.search_rooms(text, uuid) from public, anon, authenticated;
grant execute on function public.search_rooms(text, uuid) to authenticated;
