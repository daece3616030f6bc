SET local check_function_bodies = off;

CREATE TABLE "public"."acceptance_case_files" (
  "case_id"         uuid NOT NULL,
  "file_version_id" uuid NOT NULL,
  "project_id"      uuid NOT NULL,
  CONSTRAINT "acceptance_case_files_pkey" PRIMARY KEY (case_id, file_version_id)
);

ALTER TABLE "public"."acceptance_case_files"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."acceptance_case_files" FROM "anon";

CREATE TABLE "public"."acceptance_cases" (
  "id"         uuid                     NOT NULL,
  "project_id" uuid                     NOT NULL,
  "position"   integer                  NOT NULL,
  "title"      text                     NOT NULL,
  "input"      text                     NOT NULL,
  "expected"   text                     NOT NULL,
  "importance" text                     NOT NULL,
  "version"    integer                  NOT NULL DEFAULT 1,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at" timestamp with time zone,
  CONSTRAINT "acceptance_cases_expected_check" CHECK (((expected ~ '\S'::text) AND (char_length(expected) <= 4000))),
  CONSTRAINT "acceptance_cases_importance_check" CHECK ((importance = ANY (ARRAY['must'::text, 'should'::text]))),
  CONSTRAINT "acceptance_cases_input_check" CHECK (((input ~ '\S'::text) AND (char_length(input) <= 4000))),
  CONSTRAINT "acceptance_cases_pkey" PRIMARY KEY (id),
  CONSTRAINT "acceptance_cases_position_check" CHECK (("position" > 0)),
  CONSTRAINT "acceptance_cases_project_id_position_key" UNIQUE (project_id, "position"),
  CONSTRAINT "acceptance_cases_title_check" CHECK (((title ~ '\S'::text) AND (char_length(title) <= 120))),
  CONSTRAINT "acceptance_cases_version_check" CHECK ((version > 0))
);

ALTER TABLE "public"."acceptance_cases"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."acceptance_cases" FROM "anon";

CREATE TABLE "public"."acceptance_lists" (
  "project_id"             uuid                     NOT NULL,
  "version"                integer                  NOT NULL DEFAULT 1,
  "confirmed_by_client_at" timestamp with time zone,
  "confirmed_by_team_at"   timestamp with time zone,
  "agreed_at"              timestamp with time zone,
  CONSTRAINT "acceptance_lists_check" CHECK (((agreed_at IS NULL) OR ((confirmed_by_client_at IS NOT NULL) AND (confirmed_by_team_at IS NOT NULL)))),
  CONSTRAINT "acceptance_lists_pkey" PRIMARY KEY (project_id),
  CONSTRAINT "acceptance_lists_version_check" CHECK ((version > 0))
);

ALTER TABLE "public"."acceptance_lists"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."acceptance_lists" FROM "anon";

CREATE TABLE "public"."acceptance_proposals" (
  "id"         uuid                     NOT NULL,
  "project_id" uuid                     NOT NULL,
  "kind"       text                     NOT NULL,
  "case_id"    uuid,
  "title"      text,
  "input"      text,
  "expected"   text,
  "importance" text,
  "files"      uuid[]                   NOT NULL DEFAULT '{}'::uuid[],
  "reason"     text                     NOT NULL,
  "side"       text                     NOT NULL,
  "author_id"  uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "decision"   text,
  "decided_by" uuid,
  "decided_at" timestamp with time zone,
  CONSTRAINT "acceptance_proposals_check1" CHECK (((kind = 'delete'::text) OR ((title IS NOT NULL) AND (input IS NOT NULL) AND (expected IS NOT NULL) AND (importance IS
    NOT NULL)))),
  CONSTRAINT "acceptance_proposals_check" CHECK (((decision IS NULL) = (decided_at IS NULL))),
  CONSTRAINT "acceptance_proposals_decision_check" CHECK ((decision = ANY (ARRAY['accepted'::text, 'declined'::text, 'withdrawn'::text]))),
  CONSTRAINT "acceptance_proposals_expected_check" CHECK ((char_length(expected) <= 4000)),
  CONSTRAINT "acceptance_proposals_importance_check" CHECK ((importance = ANY (ARRAY['must'::text, 'should'::text]))),
  CONSTRAINT "acceptance_proposals_input_check" CHECK ((char_length(input) <= 4000)),
  CONSTRAINT "acceptance_proposals_kind_check" CHECK ((kind = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text]))),
  CONSTRAINT "acceptance_proposals_pkey" PRIMARY KEY (id),
  CONSTRAINT "acceptance_proposals_reason_check" CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 500))),
  CONSTRAINT "acceptance_proposals_side_check" CHECK ((side = ANY (ARRAY['client'::text, 'team'::text]))),
  CONSTRAINT "acceptance_proposals_title_check" CHECK ((char_length(title) <= 120))
);

ALTER TABLE "public"."acceptance_proposals"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."acceptance_proposals" FROM "anon";

CREATE TABLE "public"."acceptance_runs" (
  "id"            uuid                     NOT NULL,
  "sequence"      bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "project_id"    uuid                     NOT NULL,
  "case_id"       uuid                     NOT NULL,
  "case_version"  integer                  NOT NULL,
  "agent_version" text                     NOT NULL,
  "result"        text                     NOT NULL,
  "note"          text,
  "picture_id"    uuid,
  "side"          text                     NOT NULL,
  "actor_id"      uuid,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "acceptance_runs_note_check" CHECK ((char_length(note) <= 2000)),
  CONSTRAINT "acceptance_runs_pkey" PRIMARY KEY (id),
  CONSTRAINT "acceptance_runs_result_check" CHECK ((result = ANY (ARRAY['pass'::text, 'fail'::text]))),
  CONSTRAINT "acceptance_runs_side_check" CHECK ((side = ANY (ARRAY['client'::text, 'team'::text])))
);

ALTER TABLE "public"."acceptance_runs"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."acceptance_runs" FROM "anon";

CREATE TABLE "public"."agent_versions" (
  "id"         bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "project_id" uuid                     NOT NULL,
  "name"       text                     NOT NULL,
  "note"       text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "agent_versions_name_check" CHECK (((name ~ '^\S(.*\S)?$'::text) AND (char_length(name) <= 40))),
  CONSTRAINT "agent_versions_note_check" CHECK ((char_length(note) <= 500)),
  CONSTRAINT "agent_versions_pkey" PRIMARY KEY (id),
  CONSTRAINT "agent_versions_project_id_name_key" UNIQUE (project_id, name)
);

ALTER TABLE "public"."agent_versions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."agent_versions" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."acceptance_runs_sequence_seq" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."acceptance_runs_sequence_seq" FROM "authenticated";

REVOKE ALL ON SEQUENCE "public"."acceptance_runs_sequence_seq" FROM "service_role";

REVOKE ALL ON SEQUENCE "public"."agent_versions_id_seq" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."agent_versions_id_seq" FROM "authenticated";

REVOKE ALL ON SEQUENCE "public"."agent_versions_id_seq" FROM "service_role";

CREATE OR REPLACE FUNCTION private.acceptance_case_json (
  stored public.acceptance_cases
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select to_jsonb(stored) - array['project_id', 'position', 'deleted_at'] || jsonb_build_object(
    'number', stored.position,
    'files', private.file_versions_json(
      array(select attached.file_version_id from public.acceptance_case_files as attached where attached.case_id = stored.id))
  );
$function$;

CREATE OR REPLACE FUNCTION private.acceptance_proposal_json (
  proposal public.acceptance_proposals
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select to_jsonb(proposal) - array['project_id', 'author_id', 'decided_by', 'files'] || jsonb_build_object(
    'author_name', private.author_name(proposal.author_id), 'decider_name', private.author_name(proposal.decided_by),
    'files', private.file_versions_json(proposal.files),
    'case_number', (select stored.position from public.acceptance_cases as stored where stored.id = proposal.case_id),
    'case_title', (select stored.title from public.acceptance_cases as stored where stored.id = proposal.case_id)
  );
$function$;

CREATE OR REPLACE FUNCTION private.acceptance_results (
  project uuid
)
  RETURNS TABLE (
    case_id        uuid,
    importance     text,
    run_id         uuid,
    result         text,
    earlier_result text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with versions as (
    select version.name, row_number() over (order by version.id desc) as age
    from public.agent_versions as version where version.project_id = acceptance_results.project
  )
  select one.id, one.importance, latest.id, latest.result, earlier.result
  from public.acceptance_cases as one
  left join lateral (
    select run.id, run.result from public.acceptance_runs as run
    where run.case_id = one.id and run.case_version = one.version
      and run.agent_version = (select name from versions where age = 1)
    order by run.sequence desc limit 1
  ) as latest on true
  left join lateral (
    select run.result from public.acceptance_runs as run
    where run.case_id = one.id and run.agent_version = (select name from versions where age = 2)
    order by run.sequence desc limit 1
  ) as earlier on true
  where one.project_id = acceptance_results.project and one.deleted_at is null;
$function$;

CREATE OR REPLACE FUNCTION private.acceptance_run_json (
  run public.acceptance_runs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select to_jsonb(run) - array['project_id', 'case_id', 'actor_id', 'picture_id', 'sequence'] || jsonb_build_object(
    'author_name', private.author_name(run.actor_id), 'is_own', run.actor_id = (select auth.uid()),
    'picture', (
      select private.file_version_json(file) from public.project_file_versions as file where file.id = run.picture_id
    )
  );
$function$;

CREATE OR REPLACE FUNCTION private.acceptance_summary (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'version', newest.name, 'earlier_version', newest.earlier,
    'cases', count(*), 'passed', count(*) filter (where shown.result = 'pass'),
    'failed', count(*) filter (where shown.result = 'fail'), 'open', count(*) filter (where shown.result is null),
    'musts', count(*) filter (where shown.importance = 'must'),
    'passed_musts', count(*) filter (where shown.importance = 'must' and shown.result = 'pass'),
    'fixed', count(*) filter (where shown.result = 'pass' and shown.earlier_result = 'fail'),
    'broken', count(*) filter (where shown.result = 'fail' and shown.earlier_result = 'pass')
  )
  from (
    select version.name, lag(version.name) over (order by version.id) as earlier
    from public.agent_versions as version where version.project_id = acceptance_summary.project
    order by version.id desc limit 1
  ) as newest, private.acceptance_results(acceptance_summary.project) as shown
  group by newest.name, newest.earlier;
$function$;

CREATE OR REPLACE FUNCTION private.export_acceptance (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('acceptance', jsonb_build_object(
    'list', (
      select to_jsonb(list) - 'project_id' from public.acceptance_lists as list
      where list.project_id = export_acceptance.project
    ),
    'cases', (
      select coalesce(jsonb_agg(
        to_jsonb(stored) - 'project_id' || jsonb_build_object(
          'files', (
            select coalesce(jsonb_agg(attached.file_version_id order by attached.file_version_id), '[]')
            from public.acceptance_case_files as attached where attached.case_id = stored.id
          ),
          'runs', (
            select coalesce(jsonb_agg(
              to_jsonb(run) - array['project_id', 'case_id', 'actor_id'] || jsonb_build_object(
                'by', private.actor_label(run.actor_id), 'author_name', private.author_name(run.actor_id))
              order by run.sequence
            ), '[]')
            from public.acceptance_runs as run where run.case_id = stored.id
          )
        ) order by stored.position
      ), '[]')
      from public.acceptance_cases as stored where stored.project_id = export_acceptance.project
    ),
    'proposals', (
      select coalesce(jsonb_agg(
        to_jsonb(proposal) - array['project_id', 'author_id', 'decided_by'] || jsonb_build_object(
          'by', private.actor_label(proposal.author_id), 'author_name', private.author_name(proposal.author_id),
          'decided_by', private.actor_label(proposal.decided_by))
        order by proposal.created_at, proposal.id
      ), '[]')
      from public.acceptance_proposals as proposal where proposal.project_id = export_acceptance.project
    ),
    'versions', (
      select coalesce(jsonb_agg(to_jsonb(version) - array['project_id', 'id'] order by version.id), '[]')
      from public.agent_versions as version where version.project_id = export_acceptance.project
    )
  ));
$function$;

CREATE OR REPLACE FUNCTION private.file_versions_json (
  files uuid[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(private.file_version_json(file) order by file.sequence), '[]')
  from public.project_file_versions as file where file.id = any (files);
$function$;

CREATE OR REPLACE FUNCTION private.insert_case (
  case_id    uuid,
  project    uuid,
  title      text,
  input      text,
  expected   text,
  importance text,
  files      uuid[]
)
  RETURNS public.acceptance_cases
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stored public.acceptance_cases;
begin
  perform private.require_case_quota(insert_case.project, 1);
  insert into public.acceptance_cases (id, project_id, position, title, input, expected, importance)
  values (
    insert_case.case_id, insert_case.project,
    (select coalesce(max(earlier.position), 0) + 1 from public.acceptance_cases as earlier where earlier.project_id = insert_case.project),
    trim(insert_case.title), insert_case.input, insert_case.expected, insert_case.importance
  )
  returning * into stored;
  perform private.set_case_files(stored, insert_case.files);
  return stored;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_acceptance_agreed (
  project uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (select 1 from public.acceptance_lists where project_id = project and agreed_at is not null);
$function$;

CREATE OR REPLACE FUNCTION private.keep_acceptance_run()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' and not exists (select 1 from public.projects where id = old.project_id) then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['actor_id', 'picture_id'] = to_jsonb(old) - array['actor_id', 'picture_id']
    and (new.actor_id is not distinct from old.actor_id
      or (new.actor_id is null and not exists (select 1 from public.user_profiles where id = old.actor_id)))
    and (new.picture_id is not distinct from old.picture_id
      or (new.picture_id is null and not exists (select 1 from public.project_file_versions where id = old.picture_id)))
  then
    return new;
  end if;
  raise exception 'What a case has shown cannot be changed.' using errcode = '42501';
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_acceptance_access (
  project uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_side text := private.require_room(require_acceptance_access.project);
begin
  perform 1 from public.projects as target
  where target.id = require_acceptance_access.project and target.deleted_at is null for no key update;
  if not found then
    raise exception 'This project was deleted. Restore it to change its cases.' using errcode = 'PT409';
  end if;
  insert into public.acceptance_lists (project_id) values (require_acceptance_access.project) on conflict do nothing;
  return own_side;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_case_files (
  project uuid,
  files   uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if cardinality(files) > 10 then
    raise exception 'A case has at most 10 example files.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from unnest(files) as given (id)
    where not exists (
      select 1 from public.project_file_versions as version
      where version.id = given.id and version.project_id = require_case_files.project
    )
  ) then
    raise exception 'One of the files is not in this project any more. Remove it and save again.' using errcode = 'PT409';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_case_quota (
  project uuid,
  added   integer
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if (
    select count(*) from public.acceptance_cases
    where project_id = require_case_quota.project and deleted_at is null
  ) + added > 200 then
    raise exception 'A project has at most 200 cases. Delete some that others cover.' using errcode = 'PT409';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_case_texts (
  title      text,
  input      text,
  expected   text,
  importance text
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if coalesce(title, '') !~ '\S' or coalesce(input, '') !~ '\S' or coalesce(expected, '') !~ '\S' then
    raise exception 'A case needs a title, what goes in and what must come out.' using errcode = 'PT422';
  end if;
  if char_length(trim(title)) > 120 then
    raise exception 'A title has at most 120 characters.' using errcode = 'PT422';
  end if;
  if char_length(input) > 4000 or char_length(expected) > 4000 then
    raise exception 'What goes in and what must come out have at most 4,000 characters each.' using errcode = 'PT422';
  end if;
  if importance is null or importance not in ('must', 'should') then
    raise exception 'A case is a must or a should.' using errcode = 'PT422';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_open_list (
  project uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_side text := private.require_acceptance_access(require_open_list.project);
begin
  if private.is_acceptance_agreed(require_open_list.project) then
    raise exception 'Both sides have confirmed this list. Propose the change to the other side instead.' using errcode = 'PT409';
  end if;
  return own_side;
end;
$function$;

CREATE OR REPLACE FUNCTION private.set_case_files (
  target public.acceptance_cases,
  files  uuid[]
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from public.acceptance_case_files where case_id = target.id and not file_version_id = any (files);
  insert into public.acceptance_case_files (case_id, file_version_id, project_id)
  select target.id, version.id, target.project_id from public.project_file_versions as version
  where version.id = any (files) and version.project_id = target.project_id
  on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION private.tell_results (
  project       uuid,
  side          text,
  agent_version text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select 1 from private.project_updates as told
    where told.project_id = tell_results.project and told.side = tell_results.side and told.kind = 'version_tested'
      and told.subject = tell_results.agent_version and told.created_at > now() - interval '1 hour'
  ) then
    perform private.add_project_update(tell_results.project, tell_results.side, 'version_tested', tell_results.agent_version);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.touch_acceptance_list (
  project uuid,
  side    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.acceptance_lists as list set
    version = list.version + 1,
    confirmed_by_client_at = case
      when touch_acceptance_list.side = 'team' and list.agreed_at is null then null else list.confirmed_by_client_at
    end,
    confirmed_by_team_at = case
      when touch_acceptance_list.side = 'client' and list.agreed_at is null then null else list.confirmed_by_team_at
    end
  where list.project_id = touch_acceptance_list.project;
  perform private.record_live_event('project', touch_acceptance_list.project);
end;
$function$;

CREATE OR REPLACE FUNCTION private.update_case (
  target     public.acceptance_cases,
  title      text,
  input      text,
  expected   text,
  importance text,
  files      uuid[]
)
  RETURNS public.acceptance_cases
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stored public.acceptance_cases;
begin
  update public.acceptance_cases as written set
    title = trim(update_case.title), input = update_case.input, expected = update_case.expected,
    importance = update_case.importance, version = written.version + 1
  where written.id = target.id
  returning * into stored;
  perform private.set_case_files(stored, update_case.files);
  return stored;
end;
$function$;

CREATE OR REPLACE FUNCTION public.acceptance_case_runs (
  case_id uuid
)
  RETURNS SETOF jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_room(
    (select stored.project_id from public.acceptance_cases as stored where stored.id = acceptance_case_runs.case_id),
    is_writing => false);
  return query
  select private.acceptance_run_json(run) from public.acceptance_runs as run
  where run.case_id = acceptance_case_runs.case_id order by run.sequence desc limit 200;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."acceptance_case_runs"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.acceptance_list (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_side text := private.require_room(acceptance_list.project, is_writing => false);
begin
  return (
    select jsonb_build_object(
      'side', own_side, 'is_closed', room.deleted_at is not null, 'version', coalesce(list.version, 1),
      'confirmed_by_client_at', list.confirmed_by_client_at, 'confirmed_by_team_at', list.confirmed_by_team_at,
      'agreed_at', list.agreed_at
    )
    from public.projects as room left join public.acceptance_lists as list on list.project_id = room.id
    where room.id = acceptance_list.project
  ) || jsonb_build_object(
    'cases', (
      select coalesce(jsonb_agg(
        private.acceptance_case_json(stored) || jsonb_build_object(
          'run', (select private.acceptance_run_json(run) from public.acceptance_runs as run where run.id = shown.run_id),
          'earlier_result', shown.earlier_result,
          'runs', (select count(*) from public.acceptance_runs as run where run.case_id = stored.id)
        ) order by stored.position
      ), '[]')
      from private.acceptance_results(acceptance_list.project) as shown
      join public.acceptance_cases as stored on stored.id = shown.case_id
    ),
    'proposals', (
      select coalesce(jsonb_agg(private.acceptance_proposal_json(proposal) order by proposal.created_at, proposal.id), '[]')
      from public.acceptance_proposals as proposal
      where proposal.project_id = acceptance_list.project and proposal.decision is null
    ),
    'decided', (
      select coalesce(jsonb_agg(private.acceptance_proposal_json(proposal) order by proposal.decided_at desc, proposal.id), '[]')
      from (
        select * from public.acceptance_proposals as ended
        where ended.project_id = acceptance_list.project and ended.decision is not null
        order by ended.decided_at desc, ended.id limit 20
      ) as proposal
    ),
    'versions', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', version.name, 'note', version.note, 'created_at', version.created_at,
          'runs', (
            select count(*) from public.acceptance_runs as run
            where run.project_id = version.project_id and run.agent_version = version.name
          )
        ) order by version.id desc
      ), '[]')
      from public.agent_versions as version where version.project_id = acceptance_list.project
    ),
    'summary', private.acceptance_summary(acceptance_list.project)
  );
end;
$function$;

REVOKE ALL ON FUNCTION "public"."acceptance_list"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.acceptance_summaries (
  projects uuid[]
)
  RETURNS SETOF jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select summed.summary || jsonb_build_object('project_id', summed.id)
  from (
    select readable.id, private.acceptance_summary(readable.id) as summary
    from unnest((acceptance_summaries.projects)[1:25]) as readable (id)
    where private.room_side(readable.id, is_writing => false) is not null
  ) as summed
  where summed.summary is not null;
$function$;

REVOKE ALL ON FUNCTION "public"."acceptance_summaries"(uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.add_agent_version (
  project uuid,
  name    text,
  note    text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  own_side text;
  new_name text := trim(coalesce(add_agent_version.name, ''));
  new_note text := nullif(trim(coalesce(add_agent_version.note, '')), '');
begin
  perform private.require_admin();
  own_side := private.require_acceptance_access(add_agent_version.project);
  if not private.is_acceptance_agreed(add_agent_version.project) then
    raise exception 'Both sides confirm the list of cases before a version is tested.' using errcode = 'PT409';
  end if;
  if new_name = '' or char_length(new_name) > 40 or new_name ~ '[\x01-\x1f\x7f]' then
    raise exception 'A version has a name of at most 40 characters, such as 0.2.' using errcode = 'PT422';
  end if;
  if char_length(new_note) > 500 then
    raise exception 'What is new has at most 500 characters.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from public.agent_versions as earlier
    where earlier.project_id = add_agent_version.project and lower(earlier.name) = lower(new_name)
  ) then
    raise exception 'There is a version % already. Give the new one another name.', new_name using errcode = 'PT409';
  end if;
  if (select count(*) from public.agent_versions as earlier where earlier.project_id = add_agent_version.project) >= 100 then
    raise exception 'A project has at most 100 versions of its agent.' using errcode = 'PT409';
  end if;
  insert into public.agent_versions (project_id, name, note) values (add_agent_version.project, new_name, new_note);
  perform private.add_project_update(add_agent_version.project, own_side, 'version_ready', new_name);
  perform private.record_live_event('project', add_agent_version.project);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."add_agent_version"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.confirm_acceptance_list (
  project      uuid,
  list_version integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_side text := private.require_acceptance_access(confirm_acceptance_list.project);
  list public.acceptance_lists;
  is_repeated boolean;
begin
  select * into list from public.acceptance_lists where project_id = confirm_acceptance_list.project;
  is_repeated := case own_side when 'client' then list.confirmed_by_client_at else list.confirmed_by_team_at end is not null;
  if list.agreed_at is not null then
    return;
  end if;
  if list.version <> list_version then
    raise exception 'The list was changed in the meantime. Read it once more before you confirm it.' using errcode = 'PT409';
  end if;
  if not exists (
    select 1 from public.acceptance_cases where project_id = confirm_acceptance_list.project and deleted_at is null
  ) then
    raise exception 'Write the first case before you confirm the list.' using errcode = 'PT409';
  end if;
  update public.acceptance_lists as stored set
    confirmed_by_client_at = case own_side when 'client' then now() else stored.confirmed_by_client_at end,
    confirmed_by_team_at = case own_side when 'team' then now() else stored.confirmed_by_team_at end,
    agreed_at = case
      when case own_side when 'client' then stored.confirmed_by_team_at else stored.confirmed_by_client_at end is not null then now()
    end
  where stored.project_id = confirm_acceptance_list.project
  returning * into list;
  if not is_repeated then
    perform private.add_project_update(
      confirm_acceptance_list.project, own_side, case when list.agreed_at is null then 'cases_confirmed' else 'cases_agreed' end, '');
  end if;
  perform private.record_live_event('project', confirm_acceptance_list.project);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_acceptance_list"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_acceptance_proposal (
  proposal uuid,
  decision text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  target public.acceptance_proposals;
  changed public.acceptance_cases;
  own_side text;
  is_own boolean;
begin
  select * into target from public.acceptance_proposals as sent where sent.id = proposal;
  own_side := private.require_acceptance_access(target.project_id);
  -- Again, because the other side may have decided before this caller had access.
  select * into target from public.acceptance_proposals as sent where sent.id = proposal;
  is_own := target.side = own_side;
  if decide_acceptance_proposal.decision is null
    or decide_acceptance_proposal.decision not in ('accepted', 'declined', 'withdrawn') then
    raise exception 'A proposal is accepted, declined or withdrawn.' using errcode = 'PT422';
  end if;
  if is_own <> (decide_acceptance_proposal.decision = 'withdrawn') then
    raise exception 'The other side decides on a proposal. Its own side can withdraw it.' using errcode = 'PT403';
  end if;
  if target.decision = decide_acceptance_proposal.decision then
    return;
  end if;
  if target.decision is not null then
    raise exception 'This proposal was % already.', target.decision using errcode = 'PT409';
  end if;
  update public.acceptance_proposals as sent set
    decision = decide_acceptance_proposal.decision, decided_at = now(), decided_by = (select private.caller_id())
  where sent.id = proposal;
  -- Who has waited for a decision is told it. A proposal that was withdrawn waits for nobody.
  if decide_acceptance_proposal.decision <> 'withdrawn' then
    perform private.add_project_update(
      target.project_id, own_side, 'case_change_' || decide_acceptance_proposal.decision,
      coalesce((select stored.title from public.acceptance_cases as stored where stored.id = target.case_id), target.title));
  end if;
  if decide_acceptance_proposal.decision <> 'accepted' then
    perform private.record_live_event('project', target.project_id);
    return;
  end if;
  if target.kind = 'create' then
    changed := private.insert_case(
      target.id, target.project_id, target.title, target.input, target.expected, target.importance, target.files);
    update public.acceptance_proposals as sent set case_id = changed.id where sent.id = proposal;
  elsif target.kind = 'update' then
    select * into changed from public.acceptance_cases as stored where stored.id = target.case_id;
    perform private.update_case(
      changed, target.title, target.input, target.expected, target.importance, target.files);
  else
    update public.acceptance_cases as stored set deleted_at = now() where stored.id = target.case_id;
  end if;
  perform private.touch_acceptance_list(target.project_id, own_side);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."decide_acceptance_proposal"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.delete_agent_version (
  project uuid,
  name    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_admin();
  perform private.require_acceptance_access(delete_agent_version.project);
  if exists (
    select 1 from public.acceptance_runs as run
    where run.project_id = delete_agent_version.project and run.agent_version = delete_agent_version.name
  ) then
    raise exception 'This version has results, so it stays.' using errcode = 'PT409';
  end if;
  delete from public.agent_versions as version
  where version.project_id = delete_agent_version.project and version.name = delete_agent_version.name;
  perform private.record_live_event('project', delete_agent_version.project);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."delete_agent_version"(uuid, text) FROM PUBLIC, "anon", "service_role";

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
          || private.export_acceptance(own.id)
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

CREATE OR REPLACE FUNCTION public.import_acceptance_cases (
  project uuid,
  cases   jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  own_side text := private.require_open_list(import_acceptance_cases.project);
  given jsonb;
  added integer := 0;
begin
  if jsonb_typeof(cases) is distinct from 'array' or jsonb_array_length(cases) not between 1 and 200 then
    raise exception 'A file has 1 to 200 cases.' using errcode = 'PT422';
  end if;
  for given in select value from jsonb_array_elements(cases) loop
    perform private.require_case_texts(given ->> 'title', given ->> 'input', given ->> 'expected', given ->> 'importance');
    if not exists (select 1 from public.acceptance_cases as stored where stored.id = (given ->> 'id')::uuid) then
      perform private.insert_case(
        (given ->> 'id')::uuid, import_acceptance_cases.project, given ->> 'title', given ->> 'input', given ->> 'expected',
        given ->> 'importance', '{}');
      added := added + 1;
    end if;
  end loop;
  if added > 0 then
    perform private.touch_acceptance_list(import_acceptance_cases.project, own_side);
  end if;
  return added;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."import_acceptance_cases"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.propose_acceptance_change (
  proposal     uuid,
  project      uuid,
  kind         text,
  reason       text,
  case_id      uuid                     DEFAULT NULL::uuid,
  title        text                     DEFAULT NULL::text,
  input        text                     DEFAULT NULL::text,
  expected     text                     DEFAULT NULL::text,
  importance   text                     DEFAULT NULL::text,
  files        uuid[]                   DEFAULT '{}'::uuid[],
  base_version timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  own_side text := private.require_acceptance_access(propose_acceptance_change.project);
  stored_reason text := private.require_reason(propose_acceptance_change.reason);
  given_files uuid[] := coalesce(propose_acceptance_change.files, '{}');
  is_deletion boolean := propose_acceptance_change.kind = 'delete';
  target public.acceptance_cases;
begin
  if exists (
    select 1 from public.acceptance_proposals as sent
    where sent.id = proposal and sent.author_id = (select private.caller_id())
  ) then
    return true;
  end if;
  if not private.is_acceptance_agreed(propose_acceptance_change.project) then
    raise exception 'Both sides still edit this list, so no proposal is needed.' using errcode = 'PT409';
  end if;
  if propose_acceptance_change.kind is null or propose_acceptance_change.kind not in ('create', 'update', 'delete') then
    raise exception 'A proposal creates, changes or deletes a case.' using errcode = 'PT422';
  end if;
  if not is_deletion then
    perform private.require_case_texts(
      propose_acceptance_change.title, propose_acceptance_change.input, propose_acceptance_change.expected,
      propose_acceptance_change.importance);
    perform private.require_case_files(propose_acceptance_change.project, given_files);
  end if;
  if propose_acceptance_change.kind = 'create' then
    perform private.require_case_quota(propose_acceptance_change.project, 1);
  else
    select * into target from public.acceptance_cases as stored
    where stored.id = propose_acceptance_change.case_id and stored.project_id = propose_acceptance_change.project
      and stored.deleted_at is null;
    if target.id is null then
      raise exception 'This case was deleted in the meantime.' using errcode = 'PT404';
    end if;
    if target.updated_at is distinct from base_version then
      return false;
    end if;
    if exists (
      select 1 from public.acceptance_proposals as sent where sent.case_id = target.id and sent.decision is null
    ) then
      raise exception 'A change of this case is proposed already. It must be decided first.' using errcode = 'PT409';
    end if;
  end if;
  if (
    select count(*) from public.acceptance_proposals as sent where sent.project_id = propose_acceptance_change.project
  ) >= 1000 then
    raise exception 'A project has at most 1,000 proposals.' using errcode = 'PT409';
  end if;
  insert into public.acceptance_proposals
    (id, project_id, kind, case_id, title, input, expected, importance, files, reason, side, author_id)
  values (
    proposal, propose_acceptance_change.project, propose_acceptance_change.kind, target.id,
    case when not is_deletion then trim(propose_acceptance_change.title) end,
    case when not is_deletion then propose_acceptance_change.input end,
    case when not is_deletion then propose_acceptance_change.expected end,
    case when not is_deletion then propose_acceptance_change.importance end,
    case when is_deletion then '{}' else given_files end,
    stored_reason, own_side, (select private.caller_id())
  );
  perform private.add_project_update(
    propose_acceptance_change.project, own_side, 'case_' || propose_acceptance_change.kind || '_proposed',
    coalesce(target.title, trim(propose_acceptance_change.title)));
  perform private.record_live_event('project', propose_acceptance_change.project);
  return true;
end;
$function$;

REVOKE ALL
  ON FUNCTION "public"."propose_acceptance_change"(uuid, uuid, text, text, uuid, text, text, text, text, uuid[], timestamp WITH time zone)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_acceptance_run (
  run           uuid,
  case_id       uuid,
  case_version  integer,
  agent_version text,
  result        text,
  note          text    DEFAULT NULL::text,
  picture       uuid    DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  target public.acceptance_cases;
  own_side text;
  new_note text := nullif(trim(coalesce(record_acceptance_run.note, '')), '');
begin
  select * into target from public.acceptance_cases as stored where stored.id = record_acceptance_run.case_id;
  own_side := private.require_acceptance_access(target.project_id);
  if exists (
    select 1 from public.acceptance_runs as earlier
    where earlier.id = run and earlier.actor_id = (select private.caller_id())
  ) then
    return;
  end if;
  select * into target from public.acceptance_cases as stored where stored.id = record_acceptance_run.case_id;
  if target.deleted_at is not null then
    raise exception 'This case was deleted in the meantime.' using errcode = 'PT404';
  end if;
  if target.version is distinct from record_acceptance_run.case_version then
    raise exception 'This case was changed in the meantime. Read it once more before you record a result.' using errcode = 'PT409';
  end if;
  if record_acceptance_run.result is null or record_acceptance_run.result not in ('pass', 'fail') then
    raise exception 'A result is a pass or a fail.' using errcode = 'PT422';
  end if;
  if record_acceptance_run.result = 'fail' and new_note is null then
    raise exception 'Please say what went wrong.' using errcode = 'PT422';
  end if;
  if char_length(new_note) > 2000 then
    raise exception 'A note has at most 2,000 characters.' using errcode = 'PT422';
  end if;
  if not exists (
    select 1 from public.agent_versions as version
    where version.project_id = target.project_id and version.name = record_acceptance_run.agent_version
  ) then
    raise exception 'There is no such version of the agent.' using errcode = 'PT404';
  end if;
  if record_acceptance_run.picture is not null and not exists (
    select 1 from public.project_file_versions as file
    where file.id = record_acceptance_run.picture and file.project_id = target.project_id
  ) then
    raise exception 'The picture is not in this project any more. Add it once more.' using errcode = 'PT409';
  end if;
  if (select count(*) from public.acceptance_runs as earlier where earlier.project_id = target.project_id) >= 10000 then
    raise exception 'A project has at most 10,000 results.' using errcode = 'PT409';
  end if;
  insert into public.acceptance_runs
    (id, project_id, case_id, case_version, agent_version, result, note, picture_id, side, actor_id)
  values (
    run, target.project_id, target.id, target.version, record_acceptance_run.agent_version, record_acceptance_run.result,
    new_note, record_acceptance_run.picture, own_side, (select private.caller_id())
  );
  perform private.tell_results(target.project_id, own_side, record_acceptance_run.agent_version);
  perform private.record_live_event('project', target.project_id);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."record_acceptance_run"(uuid, uuid, integer, text, text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_acceptance_case (
  case_id      uuid,
  project      uuid,
  title        text,
  input        text,
  expected     text,
  importance   text,
  files        uuid[]                   DEFAULT '{}'::uuid[],
  base_version timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS SETOF jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  own_side text := private.require_open_list(save_acceptance_case.project);
  given_files uuid[] := coalesce(save_acceptance_case.files, '{}');
  target public.acceptance_cases;
begin
  perform private.require_case_texts(
    save_acceptance_case.title, save_acceptance_case.input, save_acceptance_case.expected, save_acceptance_case.importance);
  perform private.require_case_files(save_acceptance_case.project, given_files);
  select * into target from public.acceptance_cases as stored where stored.id = save_acceptance_case.case_id;
  if target.id is null and base_version is null then
    target := private.insert_case(
      save_acceptance_case.case_id, save_acceptance_case.project, save_acceptance_case.title, save_acceptance_case.input,
      save_acceptance_case.expected, save_acceptance_case.importance, given_files);
  elsif target.id is null or target.project_id <> save_acceptance_case.project or target.deleted_at is not null then
    raise exception 'This case was deleted in the meantime.' using errcode = 'PT404';
  elsif base_version is null and (target.title, target.input, target.expected, target.importance) = (
    trim(save_acceptance_case.title), save_acceptance_case.input, save_acceptance_case.expected,
    save_acceptance_case.importance
  ) then
    return next private.acceptance_case_json(target);
    return;
  elsif target.updated_at is distinct from base_version then
    return;
  else
    target := private.update_case(
      target, save_acceptance_case.title, save_acceptance_case.input, save_acceptance_case.expected,
      save_acceptance_case.importance, given_files);
  end if;
  perform private.touch_acceptance_list(save_acceptance_case.project, own_side);
  return next private.acceptance_case_json(target);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."save_acceptance_case"(uuid, uuid, text, text, text, text, uuid[], timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_acceptance_case_deleted (
  case_id    uuid,
  is_deleted boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  target public.acceptance_cases;
  own_side text;
begin
  select * into target from public.acceptance_cases as stored where stored.id = set_acceptance_case_deleted.case_id;
  own_side := private.require_open_list(target.project_id);
  select * into target from public.acceptance_cases as stored where stored.id = set_acceptance_case_deleted.case_id;
  if (target.deleted_at is not null) = is_deleted then
    return;
  end if;
  if not is_deleted then
    perform private.require_case_quota(target.project_id, 1);
  end if;
  update public.acceptance_cases as stored set deleted_at = case when is_deleted then now() end where stored.id = target.id;
  perform private.touch_acceptance_list(target.project_id, own_side);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."set_acceptance_case_deleted"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_acceptance_confirmation (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_side text := private.require_open_list(withdraw_acceptance_confirmation.project);
begin
  update public.acceptance_lists as stored set
    confirmed_by_client_at = case own_side when 'client' then null else stored.confirmed_by_client_at end,
    confirmed_by_team_at = case own_side when 'team' then null else stored.confirmed_by_team_at end
  where stored.project_id = withdraw_acceptance_confirmation.project;
  perform private.record_live_event('project', withdraw_acceptance_confirmation.project);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_acceptance_confirmation"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."acceptance_case_files"
  ADD CONSTRAINT "acceptance_case_files_file_version_id_fkey" FOREIGN KEY (file_version_id) REFERENCES public.project_file_versions(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_case_files"
  ADD CONSTRAINT "acceptance_case_files_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_case_files"
  ADD CONSTRAINT "acceptance_case_files_case_id_fkey" FOREIGN KEY (case_id) REFERENCES public.acceptance_cases(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_cases"
  ADD CONSTRAINT "acceptance_cases_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_lists"
  ADD CONSTRAINT "acceptance_lists_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_proposals"
  ADD CONSTRAINT "acceptance_proposals_author_id_fkey" FOREIGN KEY (author_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."acceptance_proposals"
  ADD CONSTRAINT "acceptance_proposals_case_id_fkey" FOREIGN KEY (case_id) REFERENCES public.acceptance_cases(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_proposals"
  ADD CONSTRAINT "acceptance_proposals_decided_by_fkey" FOREIGN KEY (decided_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."acceptance_proposals"
  ADD CONSTRAINT "acceptance_proposals_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_runs"
  ADD CONSTRAINT "acceptance_runs_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."acceptance_runs"
  ADD CONSTRAINT "acceptance_runs_case_id_fkey" FOREIGN KEY (case_id) REFERENCES public.acceptance_cases(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_runs"
  ADD CONSTRAINT "acceptance_runs_picture_id_fkey" FOREIGN KEY (picture_id) REFERENCES public.project_file_versions(id) ON DELETE SET NULL;

ALTER TABLE "public"."acceptance_runs"
  ADD CONSTRAINT "acceptance_runs_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."agent_versions"
  ADD CONSTRAINT "agent_versions_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_runs"
  ADD CONSTRAINT "acceptance_runs_project_id_agent_version_fkey" FOREIGN KEY (project_id, agent_version) REFERENCES public.agent_versions(project_id, name) ON DELETE CASCADE;

CREATE INDEX acceptance_case_files_by_file ON public.acceptance_case_files USING btree (file_version_id);

CREATE INDEX acceptance_case_files_by_project ON public.acceptance_case_files USING btree (project_id);

CREATE INDEX acceptance_proposals_by_author ON public.acceptance_proposals USING btree (author_id);

CREATE INDEX acceptance_proposals_by_case ON public.acceptance_proposals USING btree (case_id);

CREATE INDEX acceptance_proposals_by_decider ON public.acceptance_proposals USING btree (decided_by);

CREATE INDEX acceptance_proposals_by_project ON public.acceptance_proposals USING btree (project_id, created_at);

CREATE UNIQUE INDEX acceptance_proposals_one_open ON public.acceptance_proposals USING btree (case_id)
  WHERE (decision IS NULL);

CREATE INDEX acceptance_runs_by_actor ON public.acceptance_runs USING btree (actor_id);

CREATE INDEX acceptance_runs_by_case ON public.acceptance_runs USING btree (case_id, SEQUENCE);

CREATE INDEX acceptance_runs_by_picture ON public.acceptance_runs USING btree (picture_id)
  WHERE (picture_id IS NOT NULL);

CREATE INDEX acceptance_runs_by_version ON public.acceptance_runs USING btree (project_id, agent_version);

CREATE INDEX agent_versions_in_order ON public.agent_versions USING btree (project_id, id);

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.acceptance_cases
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER keep_acceptance_run
  BEFORE DELETE OR UPDATE ON public.acceptance_runs
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_acceptance_run();

CREATE POLICY "Users who may read a project read the files of its cases" ON "public"."acceptance_case_files"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = acceptance_case_files.project_id))));

CREATE POLICY "Users who may read a project read its acceptance cases" ON "public"."acceptance_cases"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = acceptance_cases.project_id))));

CREATE POLICY "Users who may read a project read who has confirmed its list" ON "public"."acceptance_lists"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = acceptance_lists.project_id))));

CREATE POLICY "Users who may read a project read proposals for its cases" ON "public"."acceptance_proposals"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = acceptance_proposals.project_id))));

CREATE POLICY "Users who may read a project read what its cases have shown" ON "public"."acceptance_runs"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = acceptance_runs.project_id))));

CREATE POLICY "Users who may read a project read the versions of its agent" ON "public"."agent_versions"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = agent_versions.project_id))));

COMMENT ON COLUMN "public"."acceptance_cases"."position" IS 'The number of the case. It is never given again.';

COMMENT ON COLUMN "public"."acceptance_cases"."version" IS 'Grows with every change of its content: results are those of one wording.';

COMMENT ON COLUMN "public"."acceptance_lists"."version" IS 'Grows with every change of the cases, so that nobody confirms what they have not seen.';

COMMENT ON COLUMN "public"."acceptance_proposals"."case_id" IS 'Null for a new case until it is accepted.';

COMMENT ON COLUMN "public"."acceptance_proposals"."files" IS 'Versions of files. Those that were deleted since are left out when it is accepted.';

COMMENT ON COLUMN "public"."acceptance_runs"."actor_id" IS 'Null when the account is gone.';

COMMENT ON COLUMN "public"."acceptance_runs"."case_version" IS 'The wording of the case that was tried.';

COMMENT ON COLUMN "public"."acceptance_runs"."picture_id" IS 'A file of the project; null without one, and when it was deleted.';

COMMENT ON COLUMN "public"."agent_versions"."id" IS 'The newest version of a project has the highest one.';

COMMENT ON COLUMN "public"."agent_versions"."note" IS 'What is new in it.';

REVOKE ALL ON FUNCTION "private"."acceptance_case_json"(public.acceptance_cases) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."acceptance_proposal_json"(public.acceptance_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."acceptance_results"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."acceptance_run_json"(public.acceptance_runs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."acceptance_summary"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_acceptance"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."file_versions_json"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."insert_case"(uuid, uuid, text, text, text, text, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_acceptance_agreed"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_acceptance_run"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_acceptance_access"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_case_files"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_case_quota"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_case_texts"(text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_open_list"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_case_files"(public.acceptance_cases, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_results"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_acceptance_list"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."update_case"(public.acceptance_cases, text, text, text, text, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."acceptance_case_runs"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."acceptance_list"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."acceptance_summaries"(uuid[]) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."add_agent_version"(uuid, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."confirm_acceptance_list"(uuid, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."decide_acceptance_proposal"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."delete_agent_version"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."import_acceptance_cases"(uuid, jsonb) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."propose_acceptance_change"(uuid, uuid, text, text, uuid, text, text, text, text, uuid[], timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."record_acceptance_run"(uuid, uuid, integer, text, text, text, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_acceptance_case"(uuid, uuid, text, text, text, text, uuid[], timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_acceptance_case_deleted"(uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."withdraw_acceptance_confirmation"(uuid) TO "authenticated";

REVOKE ALL ON TABLE "public"."acceptance_case_files" FROM "authenticated";

GRANT SELECT ON TABLE "public"."acceptance_case_files" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."acceptance_case_files" TO "service_role";

REVOKE ALL ON TABLE "public"."acceptance_cases" FROM "authenticated";

GRANT SELECT ON TABLE "public"."acceptance_cases" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."acceptance_cases" TO "service_role";

REVOKE ALL ON TABLE "public"."acceptance_lists" FROM "authenticated";

GRANT SELECT ON TABLE "public"."acceptance_lists" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."acceptance_lists" TO "service_role";

REVOKE ALL ON TABLE "public"."acceptance_proposals" FROM "authenticated";

GRANT SELECT ON TABLE "public"."acceptance_proposals" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."acceptance_proposals" TO "service_role";

REVOKE ALL ON TABLE "public"."acceptance_runs" FROM "authenticated";

GRANT SELECT ON TABLE "public"."acceptance_runs" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."acceptance_runs" TO "service_role";

REVOKE ALL ON TABLE "public"."agent_versions" FROM "authenticated";

GRANT SELECT ON TABLE "public"."agent_versions" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."agent_versions" TO "service_role";
