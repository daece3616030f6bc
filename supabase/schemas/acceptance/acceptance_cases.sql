-- What an agent must be able to do, case by case: what goes in and what must come out. Both sides write the list until both
-- have confirmed the same version of it. From then on a change is a proposal, which the other side accepts or declines.
-- Only the functions below write these tables.

create table public.acceptance_lists (
  project_id uuid primary key references public.projects (id) on delete cascade,
  version integer not null default 1 check (version > 0),
  confirmed_by_client_at timestamptz,
  confirmed_by_team_at timestamptz,
  agreed_at timestamptz,
  check (agreed_at is null or (confirmed_by_client_at is not null and confirmed_by_team_at is not null))
);
comment on column public.acceptance_lists.version is 'Grows with every change of the cases, so that nobody confirms what they have not seen.';

create table public.acceptance_cases (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  position integer not null check (position > 0),
  title text not null check (title ~ '\S' and char_length(title) <= 120),
  input text not null check (input ~ '\S' and char_length(input) <= 4000),
  expected text not null check (expected ~ '\S' and char_length(expected) <= 4000),
  importance text not null check (importance in ('must', 'should')),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, position)
);
comment on column public.acceptance_cases.position is 'The number of the case. It is never given again.';
comment on column public.acceptance_cases.version is 'Grows with every change of its content: results are those of one wording.';

create trigger touch_updated_at
  before update on public.acceptance_cases
  for each row execute function private.touch_updated_at();

-- Example files, each in the version that was attached.
create table public.acceptance_case_files (
  case_id uuid not null references public.acceptance_cases (id) on delete cascade,
  file_version_id uuid not null references public.project_file_versions (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  primary key (case_id, file_version_id)
);

create index acceptance_case_files_by_file on public.acceptance_case_files (file_version_id);
create index acceptance_case_files_by_project on public.acceptance_case_files (project_id);

create table public.acceptance_proposals (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('create', 'update', 'delete')),
  case_id uuid references public.acceptance_cases (id) on delete cascade,
  title text check (char_length(title) <= 120),
  input text check (char_length(input) <= 4000),
  expected text check (char_length(expected) <= 4000),
  importance text check (importance in ('must', 'should')),
  files uuid[] not null default '{}',
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  side text not null check (side in ('client', 'team')),
  author_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  decision text check (decision in ('accepted', 'declined', 'withdrawn')),
  decided_by uuid references public.user_profiles (id) on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check (kind = 'delete' or (title is not null and input is not null and expected is not null and importance is not null))
);
comment on column public.acceptance_proposals.case_id is 'Null for a new case until it is accepted.';
comment on column public.acceptance_proposals.files is 'Versions of files. Those that were deleted since are left out when it is accepted.';

create index acceptance_proposals_by_project on public.acceptance_proposals (project_id, created_at);
create index acceptance_proposals_by_author on public.acceptance_proposals (author_id);
create index acceptance_proposals_by_decider on public.acceptance_proposals (decided_by);
create index acceptance_proposals_by_case on public.acceptance_proposals (case_id);
create unique index acceptance_proposals_one_open on public.acceptance_proposals (case_id) where decision is null;

revoke all on public.acceptance_lists, public.acceptance_cases, public.acceptance_case_files, public.acceptance_proposals
  from anon, authenticated;
grant select on public.acceptance_lists, public.acceptance_cases, public.acceptance_case_files, public.acceptance_proposals
  to authenticated;
grant all on public.acceptance_lists, public.acceptance_cases, public.acceptance_case_files, public.acceptance_proposals
  to service_role;

alter table public.acceptance_lists enable row level security;
alter table public.acceptance_cases enable row level security;
alter table public.acceptance_case_files enable row level security;
alter table public.acceptance_proposals enable row level security;

create policy "Users who may read a project read who has confirmed its list" on public.acceptance_lists
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read its acceptance cases" on public.acceptance_cases
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read the files of its cases" on public.acceptance_case_files
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read proposals for its cases" on public.acceptance_proposals
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- Locks a project whose cases the caller changes, so that changes run one after the other; returns the caller's side. An
-- error for callers who may not.
create function private.require_acceptance_access(project uuid) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  own_side text := private.require_room(require_acceptance_access.project);
begin
  perform 1 from public.projects as target
  where target.id = require_acceptance_access.project and target.deleted_at is null for no key update;
  if not found then
    raise exception 'This project was deleted. Restore it to change its cases.' using errcode = 'PT409';
  end if;
  if private.is_signed_off(require_acceptance_access.project) then
    raise exception 'This project is signed off, so its cases and results stay as they are.' using errcode = 'PT409';
  end if;
  insert into public.acceptance_lists (project_id) values (require_acceptance_access.project) on conflict do nothing;
  return own_side;
end;
$$;
revoke execute on function private.require_acceptance_access(uuid) from public;

create function private.is_acceptance_agreed(project uuid) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (select 1 from public.acceptance_lists where project_id = project and agreed_at is not null);
$$;
revoke execute on function private.is_acceptance_agreed(uuid) from public;

-- The same access, while the list may still be edited without asking the other side.
create function private.require_open_list(project uuid) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  own_side text := private.require_acceptance_access(require_open_list.project);
begin
  if private.is_acceptance_agreed(require_open_list.project) then
    raise exception 'Both sides have confirmed this list. Propose the change to the other side instead.' using errcode = 'PT409';
  end if;
  return own_side;
end;
$$;
revoke execute on function private.require_open_list(uuid) from public;

-- Records a change of the cases and tells open browsers. The other side confirms again what a side has changed.
create function private.touch_acceptance_list(project uuid, side text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.touch_acceptance_list(uuid, text) from public;

-- Raises an error with a sentence for texts that the table would refuse.
create function private.require_case_texts(title text, input text, expected text, importance text) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
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
$$;
revoke execute on function private.require_case_texts(text, text, text, text) from public;

-- Raises an error when a project would have more cases than fit on one screen.
create function private.require_case_quota(project uuid, added integer) returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if (
    select count(*) from public.acceptance_cases
    where project_id = require_case_quota.project and deleted_at is null
  ) + added > 200 then
    raise exception 'A project has at most 200 cases. Delete some that others cover.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_case_quota(uuid, integer) from public;

-- Raises an error for files that are not in the project, and for too many.
create function private.require_case_files(project uuid, files uuid[]) returns void
  language plpgsql
  stable
  set search_path = ''
as $$
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
$$;
revoke execute on function private.require_case_files(uuid, uuid[]) from public;

-- Makes these the example files of a case; leaves out those that were deleted.
create function private.set_case_files(target public.acceptance_cases, files uuid[]) returns void
  language sql
  set search_path = ''
as $$
  delete from public.acceptance_case_files where case_id = target.id and not file_version_id = any (files);
  insert into public.acceptance_case_files (case_id, file_version_id, project_id)
  select target.id, version.id, target.project_id from public.project_file_versions as version
  where version.id = any (files) and version.project_id = target.project_id
  on conflict do nothing;
$$;
revoke execute on function private.set_case_files(public.acceptance_cases, uuid[]) from public;

create function private.insert_case(
  case_id uuid, project uuid, title text, input text, expected text, importance text, files uuid[]
)
  returns public.acceptance_cases
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.insert_case(uuid, uuid, text, text, text, text, uuid[]) from public;

create function private.update_case(
  target public.acceptance_cases, title text, input text, expected text, importance text, files uuid[]
)
  returns public.acceptance_cases
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function private.update_case(public.acceptance_cases, text, text, text, text, uuid[]) from public;

-- The files with these ids as screens show them, in the order in which they were added.
create function private.file_versions_json(files uuid[]) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(private.file_version_json(file) order by file.sequence), '[]')
  from public.project_file_versions as file where file.id = any (files);
$$;
revoke execute on function private.file_versions_json(uuid[]) from public;

-- A case as screens show it.
create function private.acceptance_case_json(stored public.acceptance_cases) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(stored) - array['project_id', 'position', 'deleted_at'] || jsonb_build_object(
    'number', stored.position,
    'files', private.file_versions_json(
      array(select attached.file_version_id from public.acceptance_case_files as attached where attached.case_id = stored.id))
  );
$$;
revoke execute on function private.acceptance_case_json(public.acceptance_cases) from public;

-- Creates a case, whose id the browser has chosen, or changes the version that the caller knows. Returns the stored case, or
-- no row when it is no longer that version: then nothing is changed. Creating the same case again changes nothing.
create function public.save_acceptance_case(
  case_id uuid, project uuid, title text, input text, expected text, importance text, files uuid[] default '{}',
  base_version timestamptz default null
)
  returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.save_acceptance_case(uuid, uuid, text, text, text, text, uuid[], timestamptz)
  from public, anon, authenticated;
grant execute on function public.save_acceptance_case(uuid, uuid, text, text, text, text, uuid[], timestamptz) to authenticated;

-- Deletes a case, or restores it, while the list may be edited. Does nothing where it is so already.
create function public.set_acceptance_case_deleted(case_id uuid, is_deleted boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.set_acceptance_case_deleted(uuid, boolean) from public, anon, authenticated;
grant execute on function public.set_acceptance_case_deleted(uuid, boolean) to authenticated;

-- Adds up to 200 cases at once, all or none: a list of objects with id, title, input, expected and importance. Cases that
-- are stored already are left as they are, so sending the same list again adds nothing. Returns how many were added.
create function public.import_acceptance_cases(project uuid, cases jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.import_acceptance_cases(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.import_acceptance_cases(uuid, jsonb) to authenticated;

-- Confirms a version of the list for the caller's side. When both sides have, the list is agreed.
create function public.confirm_acceptance_list(project uuid, list_version integer) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.confirm_acceptance_list(uuid, integer) from public, anon, authenticated;
grant execute on function public.confirm_acceptance_list(uuid, integer) to authenticated;

-- Takes back what the caller's side has confirmed, while the other side has not confirmed it too.
create function public.withdraw_acceptance_confirmation(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  own_side text := private.require_open_list(withdraw_acceptance_confirmation.project);
begin
  update public.acceptance_lists as stored set
    confirmed_by_client_at = case own_side when 'client' then null else stored.confirmed_by_client_at end,
    confirmed_by_team_at = case own_side when 'team' then null else stored.confirmed_by_team_at end
  where stored.project_id = withdraw_acceptance_confirmation.project;
  perform private.record_live_event('project', withdraw_acceptance_confirmation.project);
end;
$$;
revoke execute on function public.withdraw_acceptance_confirmation(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_acceptance_confirmation(uuid) to authenticated;

-- Proposes a change of an agreed list to the other side: a new case (kind 'create'), new content of a case or its deletion,
-- with a reason. `proposal` is chosen by the browser; sending it again changes nothing. Returns true, or false when the case
-- is no longer the version that the caller knows: then nothing is proposed.
create function public.propose_acceptance_change(
  proposal uuid, project uuid, kind text, reason text, case_id uuid default null, title text default null,
  input text default null, expected text default null, importance text default null, files uuid[] default '{}',
  base_version timestamptz default null
)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.propose_acceptance_change(
  uuid, uuid, text, text, uuid, text, text, text, text, uuid[], timestamptz
) from public, anon, authenticated;
grant execute on function public.propose_acceptance_change(
  uuid, uuid, text, text, uuid, text, text, text, text, uuid[], timestamptz
) to authenticated;

-- Ends a proposal: 'accepted' and 'declined' are decisions of the other side, 'withdrawn' is one of the side that made it.
-- It is decided once; the same decision again by the same side changes nothing.
create function public.decide_acceptance_proposal(proposal uuid, decision text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.decide_acceptance_proposal(uuid, text) from public, anon, authenticated;
grant execute on function public.decide_acceptance_proposal(uuid, text) to authenticated;
