-- What came of the acceptance cases: a result per case and version of the agent, written once and never changed.

create table public.agent_versions (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (name ~ '^\S(.*\S)?$' and char_length(name) <= 40),
  note text check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  unique (project_id, name)
);
comment on column public.agent_versions.id is 'The newest version of a project has the highest one.';
comment on column public.agent_versions.note is 'What is new in it.';

create index agent_versions_in_order on public.agent_versions (project_id, id);

create table public.acceptance_runs (
  id uuid primary key,
  sequence bigint not null generated always as identity,
  project_id uuid not null references public.projects (id) on delete cascade,
  case_id uuid not null references public.acceptance_cases (id) on delete cascade,
  case_version integer not null,
  agent_version text not null,
  result text not null check (result in ('pass', 'fail')),
  note text check (char_length(note) <= 2000),
  picture_id uuid references public.project_file_versions (id) on delete set null,
  side text not null check (side in ('client', 'team')),
  actor_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (project_id, agent_version) references public.agent_versions (project_id, name) on delete cascade
);
comment on column public.acceptance_runs.case_version is 'The wording of the case that was tried.';
comment on column public.acceptance_runs.actor_id is 'Null when the account is gone.';
comment on column public.acceptance_runs.picture_id is 'A file of the project; null without one, and when it was deleted.';

create index acceptance_runs_by_case on public.acceptance_runs (case_id, sequence);
create index acceptance_runs_by_version on public.acceptance_runs (project_id, agent_version);
create index acceptance_runs_by_actor on public.acceptance_runs (actor_id);
create index acceptance_runs_by_picture on public.acceptance_runs (picture_id) where picture_id is not null;

-- Refuses every change of a result, also with the secret key, but for what follows from a deletion: that of the project
-- removes its results, that of an account or a file its id.
create function private.keep_acceptance_run() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.keep_acceptance_run() from public;

create trigger keep_acceptance_run
  before update or delete on public.acceptance_runs
  for each row execute function private.keep_acceptance_run();

revoke all on public.agent_versions, public.acceptance_runs from anon, authenticated;
grant select on public.agent_versions, public.acceptance_runs to authenticated;
grant all on public.agent_versions, public.acceptance_runs to service_role;

alter table public.agent_versions enable row level security;
alter table public.acceptance_runs enable row level security;

create policy "Users who may read a project read the versions of its agent" on public.agent_versions
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read what its cases have shown" on public.acceptance_runs
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- Puts up a version of the agent to test, once the list of cases is agreed. For the team.
create function public.add_agent_version(project uuid, name text, note text default null) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.add_agent_version(uuid, text, text) from public, anon, authenticated;
grant execute on function public.add_agent_version(uuid, text, text) to authenticated;

-- Removes a version without results, such as one with a misspelled name. For the team.
create function public.delete_agent_version(project uuid, name text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.delete_agent_version(uuid, text) from public, anon, authenticated;
grant execute on function public.delete_agent_version(uuid, text) to authenticated;

-- Mails the other side that results of a version are recorded, at most once an hour: who tests goes from case to case, and one
-- mail leads to all of them.
create function private.tell_results(project uuid, side text, agent_version text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (
    select 1 from private.project_updates as told
    where told.project_id = tell_results.project and told.side = tell_results.side and told.kind = 'version_tested'
      and told.subject = tell_results.agent_version and told.created_at > now() - interval '1 hour'
  ) then
    perform private.add_project_update(tell_results.project, tell_results.side, 'version_tested', tell_results.agent_version);
  end if;
end;
$$;
revoke execute on function private.tell_results(uuid, text, text) from public;

-- Records what a version of the agent made of a case, in the wording that the caller has read. `run` is chosen by the
-- browser; sending it again changes nothing. A failure says what went wrong.
create function public.record_acceptance_run(
  run uuid, case_id uuid, case_version integer, agent_version text, result text, note text default null,
  picture uuid default null
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.record_acceptance_run(uuid, uuid, integer, text, text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.record_acceptance_run(uuid, uuid, integer, text, text, text, uuid) to authenticated;

-- What the cases of a project have shown with the newest version of its agent, and with the one before. A result counts for
-- the wording that was tried: a case that was changed since is open again.
create function private.acceptance_results(project uuid)
  returns table (case_id uuid, importance text, run_id uuid, result text, earlier_result text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.acceptance_results(uuid) from public;

-- How far the cases of a project pass with the newest version of its agent; null before there is one, and without cases.
create function private.acceptance_summary(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.acceptance_summary(uuid) from public;

-- The same of each project that the caller may read, with its id as `project_id`. Only the first 25, one page of a list.
create function public.acceptance_summaries(projects uuid[]) returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select summed.summary || jsonb_build_object('project_id', summed.id)
  from (
    select readable.id, private.acceptance_summary(readable.id) as summary
    from unnest((acceptance_summaries.projects)[1:25]) as readable (id)
    where private.room_side(readable.id, is_writing => false) is not null
  ) as summed
  where summed.summary is not null;
$$;
revoke execute on function public.acceptance_summaries(uuid[]) from public, anon, authenticated;
grant execute on function public.acceptance_summaries(uuid[]) to authenticated;

-- A result as screens show it.
create function private.acceptance_run_json(run public.acceptance_runs) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(run) - array['project_id', 'case_id', 'actor_id', 'picture_id', 'sequence'] || jsonb_build_object(
    'author_name', private.author_name(run.actor_id), 'is_own', run.actor_id = (select auth.uid()),
    'picture', (
      select private.file_version_json(file) from public.project_file_versions as file where file.id = run.picture_id
    )
  );
$$;
revoke execute on function private.acceptance_run_json(public.acceptance_runs) from public;

-- A proposal as screens show it.
create function private.acceptance_proposal_json(proposal public.acceptance_proposals) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(proposal) - array['project_id', 'author_id', 'decided_by', 'files'] || jsonb_build_object(
    'author_name', private.author_name(proposal.author_id), 'decider_name', private.author_name(proposal.decided_by),
    'files', private.file_versions_json(proposal.files),
    'case_number', (select stored.position from public.acceptance_cases as stored where stored.id = proposal.case_id),
    'case_title', (select stored.title from public.acceptance_cases as stored where stored.id = proposal.case_id)
  );
$$;
revoke execute on function private.acceptance_proposal_json(public.acceptance_proposals) from public;

-- The acceptance cases of a project with their current results, how far the list is confirmed, the open proposals and the
-- last 20 that were decided, the versions of the agent, newest first, and the summary of the newest one.
create function public.acceptance_list(project uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  own_side text := private.require_room(acceptance_list.project, is_writing => false);
begin
  return (
    select jsonb_build_object(
      'side', own_side, 'is_closed', room.deleted_at is not null or private.is_signed_off(room.id), 'version', coalesce(list.version, 1),
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
$$;
revoke execute on function public.acceptance_list(uuid) from public, anon, authenticated;
grant execute on function public.acceptance_list(uuid) to authenticated;

-- What a case has shown with every version of the agent, newest first, at most 200.
create function public.acceptance_case_runs(case_id uuid) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_room(
    (select stored.project_id from public.acceptance_cases as stored where stored.id = acceptance_case_runs.case_id),
    is_writing => false);
  return query
  select private.acceptance_run_json(run) from public.acceptance_runs as run
  where run.case_id = acceptance_case_runs.case_id order by run.sequence desc limit 200;
end;
$$;
revoke execute on function public.acceptance_case_runs(uuid) from public, anon, authenticated;
grant execute on function public.acceptance_case_runs(uuid) to authenticated;

-- The acceptance cases of a project as its client exports them, deleted ones included.
create function private.export_acceptance(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.export_acceptance(uuid) from public;
