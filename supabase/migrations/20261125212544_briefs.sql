SET local check_function_bodies = off;

CREATE TABLE "public"."brief_answers" (
  "project_id"  uuid                     NOT NULL,
  "question_id" uuid                     NOT NULL,
  "value"       text,
  "file_id"     uuid,
  "updated_at"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "brief_answers_check" CHECK (((value IS NULL) OR (file_id IS NULL))),
  CONSTRAINT "brief_answers_pkey" PRIMARY KEY (project_id, question_id),
  CONSTRAINT "brief_answers_value_check" CHECK (((value ~ '\S'::text) AND (char_length(value) <= 4000)))
);

ALTER TABLE "public"."brief_answers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."brief_answers" FROM "anon";

CREATE TABLE "public"."brief_queries" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "project_id"  uuid                     NOT NULL,
  "question_id" uuid                     NOT NULL,
  "message_id"  uuid                     NOT NULL,
  "created_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "resolved_at" timestamp with time zone,
  CONSTRAINT "brief_queries_message_id_key" UNIQUE (message_id),
  CONSTRAINT "brief_queries_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."brief_queries"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."brief_queries" FROM "anon";

CREATE TABLE "public"."brief_versions" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "number"       integer                  NOT NULL DEFAULT 1,
  "questions"    jsonb                    NOT NULL DEFAULT '[]'::jsonb,
  "published_at" timestamp with time zone,
  "published_by" uuid,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "brief_versions_number_check" CHECK ((number > 0)),
  CONSTRAINT "brief_versions_number_key" UNIQUE (number),
  CONSTRAINT "brief_versions_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."brief_versions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."brief_versions" FROM "anon";

CREATE TABLE "public"."project_brief_events" (
  "id"          bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "project_id"  uuid                     NOT NULL,
  "kind"        text                     NOT NULL,
  "question_id" uuid,
  "reason"      text,
  "actor_id"    uuid,
  "created_at"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "project_brief_events_kind_check"
    CHECK ((kind = ANY (ARRAY['started'::text, 'submitted'::text, 'asked'::text, 'resolved'::text, 'accepted'::text, 'skipped'::text, 'reopened'::text]))),
  CONSTRAINT "project_brief_events_pkey" PRIMARY KEY (id),
  CONSTRAINT "project_brief_events_reason_check" CHECK ((char_length(reason) <= 500))
);

ALTER TABLE "public"."project_brief_events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."project_brief_events" FROM "anon";

CREATE TABLE "public"."project_briefs" (
  "project_id"   uuid                     NOT NULL,
  "version_id"   uuid                     NOT NULL,
  "submitted_at" timestamp with time zone,
  "accepted_at"  timestamp with time zone,
  "skipped_at"   timestamp with time zone,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "project_briefs_check" CHECK (((accepted_at IS NULL) OR (skipped_at IS NULL))),
  CONSTRAINT "project_briefs_pkey" PRIMARY KEY (project_id)
);

ALTER TABLE "public"."project_briefs"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."project_briefs" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."project_brief_events_id_seq" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."project_brief_events_id_seq" FROM "authenticated";

REVOKE ALL ON SEQUENCE "public"."project_brief_events_id_seq" FROM "service_role";

CREATE OR REPLACE FUNCTION private.announce_brief()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.record_live_event('project', new.project_id);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.begin_briefs()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.project_briefs (project_id, version_id)
  select created.id, latest.id
  from created, (
    select version.id from public.brief_versions as version
    where version.published_at is not null order by version.number desc limit 1
  ) as latest;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.brief_counts (
  project uuid,
  OUT     total integer,
  OUT     answered integer,
  OUT     missing integer,
  OUT     open_queries integer
)
  RETURNS record
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.brief_question (
  brief    public.project_briefs,
  question uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.brief_state (
  brief public.project_briefs
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when (brief).accepted_at is not null then 'accepted'
    when (brief).skipped_at is not null then 'skipped'
    when (brief).submitted_at is not null then 'submitted'
    else 'open'
  end;
$function$;

CREATE OR REPLACE FUNCTION private.check_brief_answer (
  project  uuid,
  question jsonb,
  answer   text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.check_brief_questions (
  questions jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  question jsonb;
  place bigint;
begin
  if jsonb_typeof(questions) is distinct from 'array' then
    raise exception 'The questions must be a list.' using errcode = '22023';
  end if;
  if jsonb_array_length(questions) > 30 then
    raise exception 'A questionnaire has at most 30 questions.' using errcode = 'PT422';
  end if;
  for question, place in select entry.value, entry.ordinality from jsonb_array_elements(questions) with ordinality as entry loop
    if jsonb_typeof(question) <> 'object'
      or not question ?& array['id', 'type', 'label', 'help', 'required', 'choices', 'min', 'max', 'plans']
      or (select count(*) from jsonb_object_keys(question)) <> 9
      or jsonb_typeof(question -> 'id') <> 'string' or question ->> 'id' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or jsonb_typeof(question -> 'type') <> 'string' or question ->> 'type' not in ('text', 'choice', 'file', 'number')
      or jsonb_typeof(question -> 'label') <> 'string' or jsonb_typeof(question -> 'help') <> 'string'
      or jsonb_typeof(question -> 'required') <> 'boolean'
      or jsonb_typeof(question -> 'choices') <> 'array' or jsonb_typeof(question -> 'plans') <> 'array'
      or jsonb_typeof(question -> 'min') not in ('number', 'null')
      or jsonb_typeof(question -> 'max') not in ('number', 'null')
      or jsonb_path_exists(question, '$.choices[*] ? (@.type() != "string")')
      or jsonb_path_exists(question, '$.plans[*] ? (@.type() != "string")') then
      raise exception 'Question % is incomplete.', place using errcode = '22023';
    end if;
    if question ->> 'label' !~ '\S' or char_length(question ->> 'label') > 200 or question ->> 'label' ~ '[\n\r]' then
      raise exception 'Question % needs a text of one line, with at most 200 characters.', place using errcode = 'PT422';
    end if;
    if char_length(question ->> 'help') > 500 then
      raise exception 'The help of question % has at most 500 characters.', place using errcode = 'PT422';
    end if;
    if question ->> 'type' = 'choice' and (
      jsonb_array_length(question -> 'choices') not between 2 and 12
      or exists (
        select 1 from jsonb_array_elements_text(question -> 'choices') as choice (text)
        group by choice.text having count(*) > 1 or choice.text !~ '\S' or char_length(choice.text) > 120
      )
    ) then
      raise exception 'Question % needs 2 to 12 different choices, each with at most 120 characters.', place
        using errcode = 'PT422';
    end if;
    if question ->> 'type' <> 'choice' and jsonb_array_length(question -> 'choices') > 0
      or question ->> 'type' <> 'number' and (question ->> 'min' is not null or question ->> 'max' is not null) then
      raise exception 'Question % has choices or limits that its type does not have.', place using errcode = '22023';
    end if;
    if (question ->> 'min')::numeric > (question ->> 'max')::numeric then
      raise exception 'The least number of question % is greater than its most.', place using errcode = 'PT422';
    end if;
    if abs((question ->> 'min')::numeric) > 1e12 or abs((question ->> 'max')::numeric) > 1e12 then
      raise exception 'The limits of question % are too large.', place using errcode = 'PT422';
    end if;
    if jsonb_array_length(question -> 'plans') > 20 or exists (
      select 1 from jsonb_array_elements_text(question -> 'plans') as plan (name)
      where plan.name !~ '\S' or char_length(plan.name) > 120
    ) then
      raise exception 'The plans of question % are not valid.', place using errcode = '22023';
    end if;
  end loop;
  if exists (
    select 1 from jsonb_array_elements(questions) as entry (value) group by entry.value ->> 'id' having count(*) > 1
  ) then
    raise exception 'Two questions have the same id.' using errcode = '22023';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.export_brief (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.fitting_questions (
  questions jsonb,
  plan      text
)
  RETURNS TABLE (
    question jsonb,
    place    bigint
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select entry.value, entry.ordinality from jsonb_array_elements(questions) with ordinality as entry
  where jsonb_array_length(entry.value -> 'plans') = 0 or entry.value -> 'plans' ? plan;
$function$;

CREATE OR REPLACE FUNCTION private.guard_brief_version()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if tg_op <> 'INSERT' and old.published_at is not null and not (
    tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('published_by', null)
    and not exists (select 1 from public.user_profiles where id = old.published_by)
  ) then
    raise exception 'A published questionnaire is never changed. Begin a new version instead.' using errcode = '42501';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'INSERT' then
    new.number := coalesce((select max(number) from public.brief_versions), 0) + 1;
  else
    new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  end if;
  if current_user in ('anon', 'authenticated') and (
    tg_op = 'INSERT' and (new.published_at is not null or new.published_by is not null)
    or tg_op = 'UPDATE' and to_jsonb(new) - array['questions', 'updated_at'] <> to_jsonb(old) - array['questions', 'updated_at']
  ) then
    raise exception 'Only the questions of the draft are edited.' using errcode = '42501';
  end if;
  perform private.check_brief_questions(new.questions);
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.keep_brief_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' and not exists (select 1 from public.projects where id = old.project_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('actor_id', null)
    and not exists (select 1 from public.user_profiles where id = old.actor_id) then
    return new;
  end if;
  raise exception 'What happened to a brief cannot be changed.' using errcode = '42501';
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_brief (
  project uuid,
  side    text
)
  RETURNS public.project_briefs
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.record_brief_event (
  project  uuid,
  kind     text,
  question uuid DEFAULT NULL::uuid,
  reason   text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.project_brief_events (project_id, kind, question_id, reason, actor_id)
  values (project, record_brief_event.kind, question, record_brief_event.reason, (select private.caller_id()));
$function$;

CREATE OR REPLACE FUNCTION private.require_closed_brief()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (
    select 1 from public.project_briefs as brief
    where brief.project_id = new.project_id and brief.accepted_at is null and brief.skipped_at is null
  ) then
    raise exception 'The brief of this project is not accepted yet. Accept or skip it, then start the project.'
      using errcode = 'PT409';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_open_brief (
  brief public.project_briefs
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if brief.accepted_at is not null then
    raise exception 'This brief is accepted and no longer changes.' using errcode = 'PT409';
  end if;
  if brief.skipped_at is not null then
    raise exception 'This brief was skipped and no longer changes.' using errcode = 'PT409';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.resolve_queries (
  project  uuid,
  question uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.accept_brief (
  project      uuid,
  base_version timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."accept_brief"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ask_about_answer (
  project  uuid,
  question uuid,
  message  uuid,
  body     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."ask_about_answer"(uuid, uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.brief_states (
  projects uuid[]
)
  RETURNS TABLE (
    project_id   uuid,
    state        text,
    total        integer,
    answered     integer,
    missing      integer,
    open_queries integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select brief.project_id, private.brief_state(brief), counts.total, counts.answered, counts.missing, counts.open_queries
  from public.project_briefs as brief
  cross join lateral private.brief_counts(brief.project_id) as counts
  where brief.project_id = any ((brief_states.projects)[1:25]);
$function$;

REVOKE ALL ON FUNCTION "public"."brief_states"(uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.export_own_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
          || private.export_deliverables(own.id)
          || private.export_instalments(own.id)
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
$function$;

CREATE OR REPLACE FUNCTION public.project_brief (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."project_brief"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.publish_brief (
  version      uuid,
  base_version timestamp with time zone
)
  RETURNS SETOF public.brief_versions
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  draft public.brief_versions;
begin
  perform private.require_admin();
  select * into draft from public.brief_versions where id = version for update;
  if draft.id is null then
    raise exception 'There is no such questionnaire.' using errcode = 'PT404';
  end if;
  if draft.published_at is not null then
    raise exception 'This questionnaire is published already.' using errcode = 'PT409';
  end if;
  if draft.updated_at is distinct from base_version then
    return;
  end if;
  if jsonb_array_length(draft.questions) = 0 then
    raise exception 'Add a question before you publish.' using errcode = 'PT422';
  end if;
  return query
  update public.brief_versions as published set published_at = now(), published_by = (select private.caller_id())
  where published.id = draft.id
  returning published.*;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."publish_brief"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reopen_brief (
  project uuid,
  reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."reopen_brief"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.resolve_brief_queries (
  project  uuid,
  question uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  brief public.project_briefs := private.lock_brief(
    resolve_brief_queries.project, case when (select private.is_admin()) then 'team' else 'client' end);
begin
  perform private.require_open_brief(brief);
  perform private.resolve_queries(brief.project_id, resolve_brief_queries.question);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."resolve_brief_queries"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_brief_answer (
  project      uuid,
  question     uuid,
  answer       text,
  base_version timestamp with time zone
)
  RETURNS SETOF public.brief_answers
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."save_brief_answer"(uuid, uuid, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.skip_brief (
  project uuid,
  reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  brief public.project_briefs := private.lock_brief(skip_brief.project, 'team');
  stored_reason text := private.require_reason(skip_brief.reason);
begin
  perform private.require_open_brief(brief);
  update public.project_briefs set skipped_at = now() where project_id = brief.project_id;
  perform private.record_brief_event(brief.project_id, 'skipped', null, stored_reason);
  perform private.add_project_update(brief.project_id, 'team', 'brief_skipped', stored_reason);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."skip_brief"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.start_brief (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."start_brief"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.submit_brief (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."submit_brief"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."brief_answers"
  ADD CONSTRAINT "brief_answers_file_id_fkey" FOREIGN KEY (file_id) REFERENCES public.project_files(id) ON DELETE SET NULL;

ALTER TABLE "public"."brief_queries"
  ADD CONSTRAINT "brief_queries_message_id_fkey" FOREIGN KEY (message_id) REFERENCES public.project_messages(id) ON DELETE CASCADE;

ALTER TABLE "public"."brief_versions"
  ADD CONSTRAINT "brief_versions_published_by_fkey" FOREIGN KEY (published_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."project_brief_events"
  ADD CONSTRAINT "project_brief_events_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."project_brief_events"
  ADD CONSTRAINT "project_brief_events_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."brief_answers"
  ADD CONSTRAINT "brief_answers_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.project_briefs(project_id) ON DELETE CASCADE;

ALTER TABLE "public"."brief_queries"
  ADD CONSTRAINT "brief_queries_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.project_briefs(project_id) ON DELETE CASCADE;

ALTER TABLE "public"."project_briefs"
  ADD CONSTRAINT "project_briefs_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."project_briefs"
  ADD CONSTRAINT "project_briefs_version_id_fkey" FOREIGN KEY (version_id) REFERENCES public.brief_versions(id);

CREATE INDEX brief_answers_by_file ON public.brief_answers USING btree (file_id);

CREATE INDEX brief_queries_by_project ON public.brief_queries USING btree (project_id, question_id);

CREATE INDEX brief_versions_by_publisher ON public.brief_versions USING btree (published_by);

CREATE UNIQUE INDEX brief_versions_one_draft ON public.brief_versions USING btree (((published_at IS NULL)))
  WHERE (published_at IS NULL);

CREATE INDEX project_brief_events_by_actor ON public.project_brief_events USING btree (actor_id);

CREATE INDEX project_brief_events_by_project ON public.project_brief_events USING btree (project_id, id);

CREATE INDEX project_briefs_by_version ON public.project_briefs USING btree (version_id);

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.brief_answers
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER guard_brief_version
  BEFORE INSERT OR DELETE OR UPDATE ON public.brief_versions
  FOR EACH ROW
  EXECUTE FUNCTION private.guard_brief_version();

CREATE TRIGGER keep_brief_event
  BEFORE DELETE OR UPDATE ON public.project_brief_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_brief_event();

CREATE TRIGGER announce_brief
  AFTER UPDATE ON public.project_briefs
  FOR EACH ROW
  EXECUTE FUNCTION private.announce_brief();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.project_briefs
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER require_closed_brief
  BEFORE INSERT ON public.project_steps
  FOR EACH ROW
  WHEN ((new.kind = 'discovery'::text))
  EXECUTE FUNCTION private.require_closed_brief();

CREATE TRIGGER begin_briefs
  AFTER INSERT ON public.projects REFERENCING NEW TABLE AS created
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.begin_briefs();

CREATE POLICY "Users who may read a project read the answers of its brief" ON "public"."brief_answers"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = brief_answers.project_id))));

CREATE POLICY "Users who may read a project read the queries about its brief" ON "public"."brief_queries"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = brief_queries.project_id))));

CREATE POLICY "Admins begin a draft" ON "public"."brief_versions"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((( SELECT private.is_admin() AS is_admin) AND (published_at IS NULL)));

CREATE POLICY "Admins change the draft" ON "public"."brief_versions"
  FOR UPDATE
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) AND (published_at IS NULL)))
  WITH CHECK (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins delete the draft" ON "public"."brief_versions"
  FOR DELETE
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) AND (published_at IS NULL)));

CREATE POLICY "Admins read questionnaires and clients those of their projects" ON "public"."brief_versions"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (EXISTS ( SELECT 1
   FROM (public.projects own
     JOIN public.project_briefs brief ON ((brief.project_id = own.id)))
  WHERE ((own.user_id = ( SELECT private.caller_id() AS caller_id)) AND (brief.version_id = brief_versions.id))))));

CREATE POLICY "Users who may read a project read what happened to its brief" ON "public"."project_brief_events"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = project_brief_events.project_id))));

CREATE POLICY "Users who may read a project read its brief" ON "public"."project_briefs"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = project_briefs.project_id))));

COMMENT ON COLUMN "public"."brief_answers"."file_id" IS 'The answer to a question for a file; null when it was deleted.';

COMMENT ON COLUMN "public"."brief_answers"."value" IS 'A text, one of the choices, or a number as it was typed.';

COMMENT ON COLUMN "public"."brief_queries"."resolved_at" IS 'Null while it waits for the client.';

COMMENT ON COLUMN "public"."brief_versions"."number" IS 'Set by a trigger: one more than the latest.';

COMMENT ON COLUMN "public"."brief_versions"."published_at" IS 'Null for the draft.';

COMMENT ON COLUMN "public"."brief_versions"."published_by" IS 'Null when the account is gone.';

COMMENT ON COLUMN "public"."brief_versions"."questions" IS 'In their order; private.check_brief_questions() says what each one has.';

COMMENT ON COLUMN "public"."project_brief_events"."actor_id" IS 'Null when the account is gone.';

COMMENT ON COLUMN "public"."project_brief_events"."question_id" IS 'Null when it concerns the whole brief.';

COMMENT ON COLUMN "public"."project_briefs"."skipped_at" IS 'When the team chose to start without it.';

COMMENT ON COLUMN "public"."project_briefs"."submitted_at" IS 'When the client sent it. Until it is accepted, answers may still change.';

COMMENT ON COLUMN "public"."project_briefs"."updated_at" IS 'Its version, which every change of an answer or query touches, too.';

REVOKE ALL ON FUNCTION "private"."announce_brief"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begin_briefs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."brief_counts"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."brief_counts"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."brief_question"(public.project_briefs, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."brief_state"(public.project_briefs) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."brief_state"(public.project_briefs) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_brief_answer"(uuid, jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_brief_questions"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_brief_questions"(jsonb) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."export_brief"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fitting_questions"(jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."fitting_questions"(jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."guard_brief_version"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_brief_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_brief"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_brief_event"(uuid, text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_closed_brief"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_open_brief"(public.project_briefs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."resolve_queries"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."accept_brief"(uuid, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."ask_about_answer"(uuid, uuid, uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."brief_states"(uuid[]) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."project_brief"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."publish_brief"(uuid, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."reopen_brief"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."resolve_brief_queries"(uuid, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_brief_answer"(uuid, uuid, text, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."skip_brief"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."start_brief"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."submit_brief"(uuid) TO "authenticated";

REVOKE ALL ON TABLE "public"."brief_answers" FROM "authenticated";

GRANT SELECT ON TABLE "public"."brief_answers" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."brief_answers" TO "service_role";

REVOKE ALL ON TABLE "public"."brief_queries" FROM "authenticated";

GRANT SELECT ON TABLE "public"."brief_queries" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."brief_queries" TO "service_role";

REVOKE ALL ON TABLE "public"."brief_versions" FROM "authenticated";

REVOKE ALL ("id") ON TABLE "public"."brief_versions" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."brief_versions" TO "authenticated";

REVOKE ALL ("questions") ON TABLE "public"."brief_versions" FROM "authenticated";

GRANT INSERT ("questions"), UPDATE ("questions") ON TABLE "public"."brief_versions" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."brief_versions" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."brief_versions" TO "service_role";

REVOKE ALL ON TABLE "public"."project_brief_events" FROM "authenticated";

GRANT SELECT ON TABLE "public"."project_brief_events" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."project_brief_events" TO "service_role";

REVOKE ALL ON TABLE "public"."project_briefs" FROM "authenticated";

GRANT SELECT ON TABLE "public"."project_briefs" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."project_briefs" TO "service_role";
