-- What happens to the brief of a project: its client answers and sends it, the team asks back, accepts or skips it.

-- The questions of a questionnaire that fit the plan of a project, with their places.
create function private.fitting_questions(questions jsonb, plan text) returns table (question jsonb, place bigint)
  language sql
  immutable
  set search_path = ''
as $$
  select entry.value, entry.ordinality from jsonb_array_elements(questions) with ordinality as entry
  where jsonb_array_length(entry.value -> 'plans') = 0 or entry.value -> 'plans' ? plan;
$$;
revoke execute on function private.fitting_questions(jsonb, text) from public;
grant execute on function private.fitting_questions(jsonb, text) to authenticated;

-- Where the brief of a project stands, in a word.
create function private.brief_state(brief public.project_briefs) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when (brief).accepted_at is not null then 'accepted'
    when (brief).skipped_at is not null then 'skipped'
    when (brief).submitted_at is not null then 'submitted'
    else 'open'
  end;
$$;
revoke execute on function private.brief_state(public.project_briefs) from public;
grant execute on function private.brief_state(public.project_briefs) to authenticated;

-- How many questions a brief has, how many of them are answered, how many required ones are not, and how many queries of
-- the team wait for its client. It runs with the caller's rights.
create function private.brief_counts(
  project uuid, out total integer, out answered integer, out missing integer, out open_queries integer
)
  language sql
  stable
  set search_path = ''
as $$
  with asked as (
    select
      (fitting.question ->> 'id')::uuid as id, (fitting.question ->> 'required')::boolean as is_required,
      coalesce(answer.value is not null or answer.file_id is not null, false) as is_answered
    from public.project_briefs as brief
    join public.projects as room on room.id = brief.project_id
    join public.brief_versions as version on version.id = brief.version_id
    cross join lateral private.fitting_questions(version.questions, room.budget_range) as fitting
    left join public.brief_answers as answer
      on answer.project_id = brief.project_id and answer.question_id = (fitting.question ->> 'id')::uuid
    where brief.project_id = brief_counts.project
  )
  select
    count(*)::integer, (count(*) filter (where asked.is_answered))::integer,
    (count(*) filter (where asked.is_required and not asked.is_answered))::integer,
    (
      select count(*)::integer from public.brief_queries as query
      join public.project_messages as message on message.id = query.message_id and message.deleted_at is null
      where query.project_id = brief_counts.project and query.resolved_at is null
        and query.question_id in (select fitting.id from asked as fitting)
    )
  from asked;
$$;
revoke execute on function private.brief_counts(uuid) from public;
grant execute on function private.brief_counts(uuid) to authenticated;

-- Locks the brief of a project for a side ('client' or 'team') that changes it, so that changes run one after the other. An
-- error for others, and where there is no brief.
create function private.lock_brief(project uuid, side text) returns public.project_briefs
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  brief public.project_briefs;
begin
  if side = 'team' then
    perform private.require_admin();
  elsif (select private.is_admin()) then
    raise exception 'Only the client answers a brief.' using errcode = '42501';
  end if;
  perform private.require_room(project);
  if side = 'team' then
    -- Starting the plan takes this lock, too.
    perform 1 from public.projects where id = project for no key update;
  end if;
  select * into brief from public.project_briefs where project_id = project for update;
  if brief.project_id is null then
    raise exception 'This project has no brief.' using errcode = 'PT404';
  end if;
  return brief;
end;
$$;
revoke execute on function private.lock_brief(uuid, text) from public;

-- Raises an error when a brief is accepted or skipped.
create function private.require_open_brief(brief public.project_briefs) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if brief.accepted_at is not null then
    raise exception 'This brief is accepted and no longer changes.' using errcode = 'PT409';
  end if;
  if brief.skipped_at is not null then
    raise exception 'This brief was skipped and no longer changes.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_open_brief(public.project_briefs) from public;

-- Records what the caller did to a brief.
create function private.record_brief_event(project uuid, kind text, question uuid default null, reason text default null)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.project_brief_events (project_id, kind, question_id, reason, actor_id)
  values (project, record_brief_event.kind, question, record_brief_event.reason, (select private.caller_id()));
$$;
revoke execute on function private.record_brief_event(uuid, text, uuid, text) from public;

-- A question of a brief; an error when it has no such question.
create function private.brief_question(brief public.project_briefs, question uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  found_question jsonb;
begin
  select fitting.question into found_question
  from public.brief_versions as version
  join public.projects as room on room.id = (brief).project_id
  cross join lateral private.fitting_questions(version.questions, room.budget_range) as fitting
  where version.id = (brief).version_id and fitting.question ->> 'id' = brief_question.question::text;
  if found_question is null then
    raise exception 'This brief has no such question. Please reload the page.' using errcode = 'PT404';
  end if;
  return found_question;
end;
$$;
revoke execute on function private.brief_question(public.project_briefs, uuid) from public;

-- Raises an error unless a question can be answered like this. Null clears an answer.
create function private.check_brief_answer(project uuid, question jsonb, answer text) returns void
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if answer is null then
    return;
  end if;
  case question ->> 'type'
    when 'text' then
      if char_length(answer) > 4000 then
        raise exception 'An answer has at most 4,000 characters.' using errcode = 'PT422';
      end if;
    when 'choice' then
      if not question -> 'choices' ? answer then
        raise exception 'Please choose one of the answers.' using errcode = 'PT422';
      end if;
    when 'number' then
      if answer !~ '^-?\d{1,30}(\.\d{1,30})?$' then
        raise exception 'Please enter a number.' using errcode = 'PT422';
      end if;
      if answer::numeric < (question ->> 'min')::numeric then
        raise exception 'Please enter % or more.', question ->> 'min' using errcode = 'PT422';
      end if;
      if answer::numeric > (question ->> 'max')::numeric then
        raise exception 'Please enter % or less.', question ->> 'max' using errcode = 'PT422';
      end if;
      if abs(answer::numeric) > 1e12 then
        raise exception 'This number is too large.' using errcode = 'PT422';
      end if;
    when 'file' then
      if not exists (
        select 1 from public.project_files as file where file.project_id = project and file.id::text = answer
      ) then
        raise exception 'This file is not in the project any more. Please choose another one.' using errcode = 'PT422';
      end if;
  end case;
end;
$$;
revoke execute on function private.check_brief_answer(uuid, jsonb, text) from public;

-- Ends what the team asked about a question. The team is told of it when the client does.
create function private.resolve_queries(project uuid, question uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.brief_queries as query set resolved_at = now()
  where query.project_id = resolve_queries.project and query.question_id = resolve_queries.question
    and query.resolved_at is null;
  if not found then
    return;
  end if;
  update public.project_briefs set updated_at = now() where project_id = resolve_queries.project;
  perform private.record_brief_event(resolve_queries.project, 'resolved', resolve_queries.question);
  if not (select private.is_admin()) then
    perform private.add_project_update(resolve_queries.project, 'client', 'brief_answered', (
      select entry.value ->> 'label'
      from public.project_briefs as brief join public.brief_versions as version on version.id = brief.version_id
      cross join lateral jsonb_array_elements(version.questions) as entry (value)
      where brief.project_id = resolve_queries.project and entry.value ->> 'id' = resolve_queries.question::text
    ));
  end if;
end;
$$;
revoke execute on function private.resolve_queries(uuid, uuid) from public;

-- Saves the answer to one question: a text, one of the choices, a number or the id of a file of the project. Null or an
-- empty text clears it. Returns the stored answer, or no row when it is no longer the version that the caller knows (null: no
-- answer yet): then nothing is saved. Saving what is stored already changes nothing.
create function public.save_brief_answer(project uuid, question uuid, answer text, base_version timestamptz)
  returns setof public.brief_answers
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  brief public.project_briefs := private.lock_brief(save_brief_answer.project, 'client');
  asked jsonb;
  stored public.brief_answers;
  new_answer text := case when answer ~ '\S' then answer end;
  new_file uuid;
begin
  perform private.require_open_brief(brief);
  asked := private.brief_question(brief, save_brief_answer.question);
  perform private.check_brief_answer(brief.project_id, asked, new_answer);
  if asked ->> 'type' = 'file' then
    new_file := new_answer::uuid;
    new_answer := null;
  end if;
  select * into stored from public.brief_answers as kept
  where kept.project_id = brief.project_id and kept.question_id = save_brief_answer.question;
  if (stored.value, stored.file_id) is not distinct from (new_answer, new_file) then
    return query select stored.* where stored.project_id is not null;
    return;
  end if;
  if stored.updated_at is distinct from base_version then
    return;
  end if;
  if brief.submitted_at is not null and (asked ->> 'required')::boolean and new_answer is null and new_file is null then
    raise exception 'You have sent the brief, so this question needs an answer.' using errcode = 'PT422';
  end if;
  insert into public.brief_answers as kept (project_id, question_id, value, file_id)
  values (brief.project_id, save_brief_answer.question, new_answer, new_file)
  on conflict (project_id, question_id) do update set value = excluded.value, file_id = excluded.file_id;
  perform private.resolve_queries(brief.project_id, save_brief_answer.question);
  update public.project_briefs set updated_at = now() where project_id = brief.project_id;
  return query select * from public.brief_answers as kept
    where kept.project_id = brief.project_id and kept.question_id = save_brief_answer.question;
end;
$$;
revoke execute on function public.save_brief_answer(uuid, uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.save_brief_answer(uuid, uuid, text, timestamptz) to authenticated;

-- Sends a brief to the team, once every required question has an answer. Sending it again changes nothing.
create function public.submit_brief(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  brief public.project_briefs := private.lock_brief(submit_brief.project, 'client');
  missing integer := (private.brief_counts(submit_brief.project)).missing;
begin
  perform private.require_open_brief(brief);
  if brief.submitted_at is not null then
    return;
  end if;
  if missing > 0 then
    raise exception '%', case missing
      when 1 then 'One question still needs an answer.' else format('%s questions still need an answer.', missing) end
      using errcode = 'PT422';
  end if;
  update public.project_briefs set submitted_at = now() where project_id = brief.project_id;
  perform private.record_brief_event(brief.project_id, 'submitted');
  perform private.add_project_update(brief.project_id, 'client', 'brief_submitted', '');
end;
$$;
revoke execute on function public.submit_brief(uuid) from public, anon, authenticated;
grant execute on function public.submit_brief(uuid) to authenticated;

-- Asks the client back about an answer: in the room, as a message that quotes the question. Sending the same message again
-- changes nothing.
create function public.ask_about_answer(project uuid, question uuid, message uuid, body text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  brief public.project_briefs := private.lock_brief(ask_about_answer.project, 'team');
  asked jsonb;
begin
  if exists (
    select 1 from public.brief_queries as query
    where query.message_id = ask_about_answer.message and query.project_id = brief.project_id
  ) then
    return;
  end if;
  perform private.require_open_brief(brief);
  asked := private.brief_question(brief, ask_about_answer.question);
  if coalesce(ask_about_answer.body, '') !~ '\S' then
    raise exception 'Please write what you want to know.' using errcode = 'PT422';
  end if;
  if char_length(ask_about_answer.body) > 2000 then
    raise exception 'A question has at most 2,000 characters.' using errcode = 'PT422';
  end if;
  perform public.send_message(
    ask_about_answer.message, brief.project_id, format(E'> %s\n\n%s', asked ->> 'label', trim(ask_about_answer.body)));
  insert into public.brief_queries (project_id, question_id, message_id)
  values (brief.project_id, ask_about_answer.question, ask_about_answer.message);
  update public.project_briefs set updated_at = now() where project_id = brief.project_id;
  perform private.record_brief_event(brief.project_id, 'asked', ask_about_answer.question);
  perform private.add_project_update(brief.project_id, 'team', 'brief_asked', asked ->> 'label');
end;
$$;
revoke execute on function public.ask_about_answer(uuid, uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.ask_about_answer(uuid, uuid, uuid, text) to authenticated;

-- Marks what the team asked about a question as answered, for the client and for admins. Does nothing where it is so already.
create function public.resolve_brief_queries(project uuid, question uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  brief public.project_briefs := private.lock_brief(
    resolve_brief_queries.project, case when (select private.is_admin()) then 'team' else 'client' end);
begin
  perform private.require_open_brief(brief);
  perform private.resolve_queries(brief.project_id, resolve_brief_queries.question);
end;
$$;
revoke execute on function public.resolve_brief_queries(uuid, uuid) from public, anon, authenticated;
grant execute on function public.resolve_brief_queries(uuid, uuid) to authenticated;

-- Accepts a brief that was sent, is complete, and about which nothing is asked any more. `base_version` is the version that
-- the caller has read: an answer that has changed since is looked at first.
create function public.accept_brief(project uuid, base_version timestamptz) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  brief public.project_briefs := private.lock_brief(accept_brief.project, 'team');
  counts record := private.brief_counts(accept_brief.project);
begin
  if brief.accepted_at is not null then
    return;
  end if;
  perform private.require_open_brief(brief);
  if brief.submitted_at is null then
    raise exception 'The client has not sent this brief yet.' using errcode = 'PT409';
  end if;
  if counts.missing > 0 then
    raise exception 'A required question has no answer.' using errcode = 'PT409';
  end if;
  if counts.open_queries > 0 then
    raise exception 'The client has not answered what you asked yet.' using errcode = 'PT409';
  end if;
  if brief.updated_at is distinct from base_version then
    raise exception 'This brief has changed in the meantime. Please look at it once more.' using errcode = 'PT409';
  end if;
  update public.project_briefs set accepted_at = now() where project_id = brief.project_id;
  perform private.record_brief_event(brief.project_id, 'accepted');
  perform private.add_project_update(brief.project_id, 'team', 'brief_accepted', '');
end;
$$;
revoke execute on function public.accept_brief(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.accept_brief(uuid, timestamptz) to authenticated;

-- Lets a project start without its brief, for a reason that the client reads.
create function public.skip_brief(project uuid, reason text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  brief public.project_briefs := private.lock_brief(skip_brief.project, 'team');
  stored_reason text := private.require_reason(skip_brief.reason);
begin
  perform private.require_open_brief(brief);
  update public.project_briefs set skipped_at = now() where project_id = brief.project_id;
  perform private.record_brief_event(brief.project_id, 'skipped', null, stored_reason);
  perform private.add_project_update(brief.project_id, 'team', 'brief_skipped', stored_reason);
end;
$$;
revoke execute on function public.skip_brief(uuid, text) from public, anon, authenticated;
grant execute on function public.skip_brief(uuid, text) to authenticated;

-- Opens a brief again that was accepted or skipped, unless the plan has started. The client sends it once more.
create function public.reopen_brief(project uuid, reason text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  brief public.project_briefs := private.lock_brief(reopen_brief.project, 'team');
  stored_reason text := private.require_reason(reopen_brief.reason);
begin
  if brief.accepted_at is null and brief.skipped_at is null then
    raise exception 'This brief is open already.' using errcode = 'PT409';
  end if;
  if exists (select 1 from public.project_steps where project_id = brief.project_id) then
    raise exception 'This project has started, so its brief stays as it is.' using errcode = 'PT409';
  end if;
  update public.project_briefs set submitted_at = null, accepted_at = null, skipped_at = null
  where project_id = brief.project_id;
  perform private.record_brief_event(brief.project_id, 'reopened', null, stored_reason);
  perform private.add_project_update(brief.project_id, 'team', 'brief_reopened', stored_reason);
end;
$$;
revoke execute on function public.reopen_brief(uuid, text) from public, anon, authenticated;
grant execute on function public.reopen_brief(uuid, text) to authenticated;

-- Begins the brief of a project from before the first questionnaire, which has not started yet.
create function public.start_brief(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  latest uuid;
begin
  perform private.require_admin();
  perform private.require_room(start_brief.project);
  perform 1 from public.projects where id = start_brief.project for no key update;
  if exists (select 1 from public.project_briefs where project_id = start_brief.project) then
    raise exception 'This project has a brief already.' using errcode = 'PT409';
  end if;
  if exists (select 1 from public.project_steps where project_id = start_brief.project) then
    raise exception 'This project has started without a brief.' using errcode = 'PT409';
  end if;
  select version.id into latest from public.brief_versions as version
  where version.published_at is not null order by version.number desc limit 1;
  if latest is null then
    raise exception 'No questionnaire is published yet.' using errcode = 'PT409';
  end if;
  insert into public.project_briefs (project_id, version_id) values (start_brief.project, latest);
  perform private.record_brief_event(start_brief.project, 'started');
  perform private.add_project_update(start_brief.project, 'team', 'brief_started', '');
  perform private.record_live_event('project', start_brief.project);
end;
$$;
revoke execute on function public.start_brief(uuid) from public, anon, authenticated;
grant execute on function public.start_brief(uuid) to authenticated;

-- The brief of a project with its questions, answers, what was asked about them, and the 200 latest events; null without
-- one. It runs with the caller's rights, so a project that the caller may not read has none.
create function public.project_brief(project uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'project_id', brief.project_id, 'number', version.number, 'state', private.brief_state(brief),
    'submitted_at', brief.submitted_at, 'updated_at', brief.updated_at,
    'questions', (
      select coalesce(jsonb_agg(
        fitting.question || jsonb_build_object(
          'answer', (
            select jsonb_build_object(
              'value', answer.value, 'updated_at', answer.updated_at,
              'file', (
                select jsonb_build_object('id', file.id, 'name', file.name)
                from public.project_files as file where file.id = answer.file_id
              )
            )
            from public.brief_answers as answer
            where answer.project_id = brief.project_id and answer.question_id = (fitting.question ->> 'id')::uuid
          ),
          'queries', (
            select coalesce(jsonb_agg(
              jsonb_build_object(
                'id', query.id, 'sequence', message.sequence, 'created_at', query.created_at,
                'resolved_at', query.resolved_at, 'body', regexp_replace(message.body, '^> [^\n]*\n\n', '')
              ) order by query.created_at, query.id
            ), '[]')
            from public.brief_queries as query
            join public.project_messages as message on message.id = query.message_id and message.deleted_at is null
            where query.project_id = brief.project_id and query.question_id = (fitting.question ->> 'id')::uuid
          )
        ) order by fitting.place
      ), '[]')
      from private.fitting_questions(version.questions, room.budget_range) as fitting
    ),
    'events', (
      select coalesce(jsonb_agg(latest.event order by latest.id desc), '[]') from (
        select event.id, to_jsonb(event) - array['project_id', 'actor_id']
          || jsonb_build_object('by', private.actor_label(event.actor_id)) as event
        from public.project_brief_events as event
        where event.project_id = brief.project_id order by event.id desc limit 200
      ) as latest
    )
  )
  from public.project_briefs as brief
  join public.projects as room on room.id = brief.project_id
  join public.brief_versions as version on version.id = brief.version_id
  where brief.project_id = project_brief.project;
$$;
revoke execute on function public.project_brief(uuid) from public, anon, authenticated;
grant execute on function public.project_brief(uuid) to authenticated;

-- Where the briefs of projects stand. It runs with the caller's rights. Only the first 25, one page of a list.
create function public.brief_states(projects uuid[])
  returns table (project_id uuid, state text, total integer, answered integer, missing integer, open_queries integer)
  language sql
  stable
  set search_path = ''
as $$
  select brief.project_id, private.brief_state(brief), counts.total, counts.answered, counts.missing, counts.open_queries
  from public.project_briefs as brief
  cross join lateral private.brief_counts(brief.project_id) as counts
  where brief.project_id = any ((brief_states.projects)[1:25]);
$$;
revoke execute on function public.brief_states(uuid[]) from public, anon, authenticated;
grant execute on function public.brief_states(uuid[]) to authenticated;

-- The brief of a project as its client exports it.
create function private.export_brief(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('brief', (
    select to_jsonb(brief) - array['project_id', 'version_id'] || jsonb_build_object(
      'questions', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'question', fitting.question ->> 'label', 'answer', answer.value, 'file_id', answer.file_id,
            'updated_at', answer.updated_at,
            'queries', (
              select coalesce(jsonb_agg(
                jsonb_build_object(
                  'message_id', query.message_id, 'created_at', query.created_at, 'resolved_at', query.resolved_at)
                order by query.created_at
              ), '[]')
              from public.brief_queries as query
              where query.project_id = brief.project_id and query.question_id = (fitting.question ->> 'id')::uuid
            )
          ) order by fitting.ordinality
        ), '[]')
        from jsonb_array_elements(version.questions) with ordinality as fitting (question, ordinality)
        left join public.brief_answers as answer
          on answer.project_id = brief.project_id and answer.question_id = (fitting.question ->> 'id')::uuid
      ),
      'history', (
        select coalesce(jsonb_agg(
          to_jsonb(event) - array['project_id', 'actor_id'] || jsonb_build_object('by', private.actor_label(event.actor_id))
          order by event.id
        ), '[]')
        from public.project_brief_events as event where event.project_id = brief.project_id
      )
    )
    from public.project_briefs as brief join public.brief_versions as version on version.id = brief.version_id
    where brief.project_id = export_brief.project
  ));
$$;
revoke execute on function private.export_brief(uuid) from public;
