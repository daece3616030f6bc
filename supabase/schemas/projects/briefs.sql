-- The brief: what a client answers before the delivery starts. The team writes the questionnaire in versions; a project
-- keeps the version that was published when it was created. Only the functions in project_briefs.sql write the brief of a
-- project.

-- The questionnaire. There is one draft at most, which admins edit; publishing it makes it final.
create table public.brief_versions (
  id uuid primary key default gen_random_uuid(),
  number integer not null default 1 unique check (number > 0),
  questions jsonb not null default '[]',
  published_at timestamptz,
  published_by uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.brief_versions.number is 'Set by a trigger: one more than the latest.';
comment on column public.brief_versions.questions is 'In their order; private.check_brief_questions() says what each one has.';
comment on column public.brief_versions.published_at is 'Null for the draft.';
comment on column public.brief_versions.published_by is 'Null when the account is gone.';

create unique index brief_versions_one_draft on public.brief_versions ((published_at is null)) where published_at is null;
create index brief_versions_by_publisher on public.brief_versions (published_by);

-- Raises an error unless this is a list of questions: {id, type, label, help, required, choices, min, max, plans} each.
-- Choices are there for the type "choice" only, min and max for numbers. Without plans a question fits all of them.
create function private.check_brief_questions(questions jsonb) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
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
$$;
revoke execute on function private.check_brief_questions(jsonb) from public;
grant execute on function private.check_brief_questions(jsonb) to authenticated, service_role;

-- Numbers a new version, checks its questions, and keeps published versions as they are, also from the secret key. Only the
-- deletion of an account removes its id. Callers of the API change the questions of the draft, nothing else.
create function private.guard_brief_version() returns trigger
  language plpgsql
  set search_path = ''
as $$
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
$$;
revoke execute on function private.guard_brief_version() from public;

create trigger guard_brief_version
  before insert or update or delete on public.brief_versions
  for each row execute function private.guard_brief_version();

-- The brief of a project. Projects from before the first questionnaire have none.
create table public.project_briefs (
  project_id uuid primary key references public.projects (id) on delete cascade,
  version_id uuid not null references public.brief_versions (id),
  submitted_at timestamptz,
  accepted_at timestamptz,
  skipped_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (accepted_at is null or skipped_at is null)
);
comment on column public.project_briefs.submitted_at is 'When the client sent it. Until it is accepted, answers may still change.';
comment on column public.project_briefs.skipped_at is 'When the team chose to start without it.';
comment on column public.project_briefs.updated_at is 'Its version, which every change of an answer or query touches, too.';

create index project_briefs_by_version on public.project_briefs (version_id);

create trigger touch_updated_at
  before update on public.project_briefs
  for each row execute function private.touch_updated_at();

-- One answer per question. An answer that was cleared stays as a row without one, so that it has a version, too.
create table public.brief_answers (
  project_id uuid not null references public.project_briefs (project_id) on delete cascade,
  question_id uuid not null,
  value text check (value ~ '\S' and char_length(value) <= 4000),
  file_id uuid references public.project_files (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (project_id, question_id),
  check (value is null or file_id is null)
);
comment on column public.brief_answers.value is 'A text, one of the choices, or a number as it was typed.';
comment on column public.brief_answers.file_id is 'The answer to a question for a file; null when it was deleted.';

create index brief_answers_by_file on public.brief_answers (file_id);

create trigger touch_updated_at
  before update on public.brief_answers
  for each row execute function private.touch_updated_at();

-- What the team asks back about an answer: a message in the room of the project. A deleted message asks nothing.
create table public.brief_queries (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_briefs (project_id) on delete cascade,
  question_id uuid not null,
  message_id uuid not null unique references public.project_messages (id) on delete cascade,
  created_at timestamptz not null default now(),
  resolved_at timestamptz
);
comment on column public.brief_queries.resolved_at is 'Null while it waits for the client.';

create index brief_queries_by_project on public.brief_queries (project_id, question_id);

-- What happened to a brief, when, why and by whom. Written once, never changed.
create table public.project_brief_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null
    check (kind in ('started', 'submitted', 'asked', 'resolved', 'accepted', 'skipped', 'reopened')),
  question_id uuid,
  reason text check (char_length(reason) <= 500),
  actor_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on column public.project_brief_events.question_id is 'Null when it concerns the whole brief.';
comment on column public.project_brief_events.actor_id is 'Null when the account is gone.';

create index project_brief_events_by_project on public.project_brief_events (project_id, id);
create index project_brief_events_by_actor on public.project_brief_events (actor_id);

create trigger keep_logged_event
  before update or delete on public.project_brief_events
  for each row execute function private.keep_logged_event('What happened to a brief cannot be changed.');

-- Gives new projects the questionnaire of today. Once per statement, because many may be inserted at once.
create function private.begin_briefs() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.project_briefs (project_id, version_id)
  select created.id, latest.id
  from created, (
    select version.id from public.brief_versions as version
    where version.published_at is not null order by version.number desc limit 1
  ) as latest;
  return null;
end;
$$;
revoke execute on function private.begin_briefs() from public;

create trigger begin_briefs
  after insert on public.projects
  referencing new table as created
  for each statement execute function private.begin_briefs();

-- Tells open browsers of both sides.
create function private.announce_brief() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.record_live_event('project', new.project_id);
  return null;
end;
$$;
revoke execute on function private.announce_brief() from public;

create trigger announce_brief
  after update on public.project_briefs
  for each row execute function private.announce_brief();

-- The clock of a project starts when its brief is accepted, or skipped.
create function private.require_closed_brief() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.require_closed_brief() from public;

create trigger require_closed_brief
  before insert on public.project_steps
  for each row when (new.kind = 'discovery') execute function private.require_closed_brief();

revoke all on public.brief_versions, public.project_briefs, public.brief_answers, public.brief_queries,
  public.project_brief_events from anon, authenticated;
grant select, delete on public.brief_versions to authenticated;
grant insert (id, questions) on public.brief_versions to authenticated;
grant update (questions) on public.brief_versions to authenticated;
grant select on public.project_briefs, public.brief_answers, public.brief_queries, public.project_brief_events
  to authenticated;
grant all on public.brief_versions, public.project_briefs, public.brief_answers, public.brief_queries,
  public.project_brief_events to service_role;

alter table public.brief_versions enable row level security;
alter table public.project_briefs enable row level security;
alter table public.brief_answers enable row level security;
alter table public.brief_queries enable row level security;
alter table public.project_brief_events enable row level security;

create policy "Admins read questionnaires and clients those of their projects" on public.brief_versions
  for select to authenticated
  using ((select private.is_admin()) or exists (
    select 1 from public.projects as own join public.project_briefs as brief on brief.project_id = own.id
    where own.user_id = (select private.caller_id()) and brief.version_id = brief_versions.id
  ));

create policy "Admins begin a draft" on public.brief_versions
  for insert to authenticated
  with check ((select private.is_admin()) and published_at is null);

create policy "Admins change the draft" on public.brief_versions
  for update to authenticated
  using ((select private.is_admin()) and published_at is null)
  with check ((select private.is_admin()));

create policy "Admins delete the draft" on public.brief_versions
  for delete to authenticated
  using ((select private.is_admin()) and published_at is null);

create policy "Users who may read a project read its brief" on public.project_briefs
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read the answers of its brief" on public.brief_answers
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read the queries about its brief" on public.brief_queries
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read what happened to its brief" on public.project_brief_events
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- Publishes the draft: from now on new projects have it. Returns the version, or no row when it is no longer the one that
-- the caller knows: then nothing is published.
create function public.publish_brief(version uuid, base_version timestamptz) returns setof public.brief_versions
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.publish_brief(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.publish_brief(uuid, timestamptz) to authenticated;
