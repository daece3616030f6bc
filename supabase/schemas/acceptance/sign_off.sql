-- How a client signs off a project: which must-cases it waives, what is still missing, what exactly is accepted, and the
-- sign-off itself.

-- Must-cases that the client accepts without a pass, each in the wording that was read.
create table public.acceptance_waivers (
  case_id uuid primary key references public.acceptance_cases (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  case_version integer not null,
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  waived_by uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on column public.acceptance_waivers.waived_by is 'Null when the account is gone.';

create index acceptance_waivers_by_project on public.acceptance_waivers (project_id);
create index acceptance_waivers_by_client on public.acceptance_waivers (waived_by);

revoke all on public.acceptance_waivers from anon, authenticated;
grant select on public.acceptance_waivers to authenticated;
grant all on public.acceptance_waivers to service_role;

alter table public.acceptance_waivers enable row level security;

create policy "Users who may read a project read which cases are waived" on public.acceptance_waivers
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- Finds a case for a client who waives it or takes that back, and locks its project. An error for the team.
create function private.require_waivable_case(case_id uuid) returns public.acceptance_cases
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  target public.acceptance_cases;
begin
  if (select private.is_admin()) then
    raise exception 'Only the client waives a case.' using errcode = '42501';
  end if;
  select * into target from public.acceptance_cases as stored where stored.id = require_waivable_case.case_id;
  perform private.require_acceptance_access(target.project_id);
  -- Again, because the other side may have changed it before this caller had access.
  select * into target from public.acceptance_cases as stored where stored.id = require_waivable_case.case_id;
  return target;
end;
$$;
revoke execute on function private.require_waivable_case(uuid) from public;

-- Waives a must-case that has not passed, in the wording that the client has read, with a reason. Waiving it again replaces
-- the reason.
create function public.waive_acceptance_case(case_id uuid, case_version integer, reason text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  target public.acceptance_cases := private.require_waivable_case(waive_acceptance_case.case_id);
  stored_reason text := private.require_reason(waive_acceptance_case.reason);
begin
  if target.deleted_at is not null then
    raise exception 'This case was deleted in the meantime.' using errcode = 'PT404';
  end if;
  if target.version is distinct from waive_acceptance_case.case_version then
    raise exception 'This case was changed in the meantime. Read it once more before you waive it.' using errcode = 'PT409';
  end if;
  if not private.is_acceptance_agreed(target.project_id) then
    raise exception 'Both sides confirm the list of cases before a case is waived.' using errcode = 'PT409';
  end if;
  if target.importance <> 'must' then
    raise exception 'Only a must needs to be waived.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from private.acceptance_results(target.project_id) as shown
    where shown.case_id = target.id and shown.result = 'pass'
  ) then
    raise exception 'This case has passed, so there is nothing to waive.' using errcode = 'PT409';
  end if;
  if exists (
    select 1 from public.acceptance_waivers as waiver
    where (waiver.case_id, waiver.case_version, waiver.reason) = (target.id, target.version, stored_reason)
  ) then
    return;
  end if;
  insert into public.acceptance_waivers as waiver (case_id, project_id, case_version, reason, waived_by)
  values (target.id, target.project_id, target.version, stored_reason, (select private.caller_id()))
  on conflict (case_id) do update set
    case_version = excluded.case_version, reason = excluded.reason, waived_by = excluded.waived_by, created_at = now();
  perform private.add_project_update(
    target.project_id, 'client', 'case_waived', concat('“', target.title, '” (', stored_reason, ')'));
  perform private.record_live_event('project', target.project_id);
end;
$$;
revoke execute on function public.waive_acceptance_case(uuid, integer, text) from public, anon, authenticated;
grant execute on function public.waive_acceptance_case(uuid, integer, text) to authenticated;

-- Takes back that a case is waived. Does nothing when it is not.
create function public.take_back_waiver(case_id uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  target public.acceptance_cases := private.require_waivable_case(take_back_waiver.case_id);
begin
  delete from public.acceptance_waivers as waiver where waiver.case_id = target.id;
  if found then
    perform private.add_project_update(target.project_id, 'client', 'waiver_taken_back', concat('“', target.title, '”'));
    perform private.record_live_event('project', target.project_id);
  end if;
end;
$$;
revoke execute on function public.take_back_waiver(uuid) from public, anon, authenticated;
grant execute on function public.take_back_waiver(uuid) to authenticated;

-- The terms of the sign-off. A new text gets a new version; documents keep the text that was accepted.
create function private.sign_off_terms() returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select jsonb_build_object('version', 3, 'text',
    'You accept the agent as its acceptance cases describe it: with the results listed here, with the cases that you waived, and with the versions of the deliverables that you approved, each file identified by its SHA-256 checksum.

Our guarantee: on day 2 we write the acceptance cases together. If the agent doesn’t pass them by the agreed date, you choose: we keep working at no cost until it does, or you get back everything you’ve paid. By signing off, you confirm that the agent passes every must-have, except those you waived.

The second installment, 50% of the price, becomes due.

This is not a qualified electronic signature as defined by the eIDAS regulation (EU) No 910/2014. We record the name that you type, our server’s time, and a hash of exactly what you accept.');
$$;
revoke execute on function private.sign_off_terms() from public;

-- The cases of a project with their final result, as they are signed off: 'passed', 'waived' with the reason, 'failed', or
-- 'open' when the newest version of the agent was not tested with it.
create function private.sign_off_cases(project uuid)
  returns table (case_id uuid, number integer, version integer, title text, input text, expected text, importance text,
    result text, waiver_reason text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select
    stored.id, stored.position, stored.version, stored.title, stored.input, stored.expected, stored.importance,
    case
      when shown.result = 'pass' then 'passed'
      when waiver.case_id is not null then 'waived'
      when shown.result = 'fail' then 'failed'
      else 'open'
    end,
    case when shown.result is distinct from 'pass' then waiver.reason end
  from private.acceptance_results(sign_off_cases.project) as shown
  join public.acceptance_cases as stored on stored.id = shown.case_id
  left join public.acceptance_waivers as waiver on waiver.case_id = stored.id and waiver.case_version = stored.version
    and stored.importance = 'must';
$$;
revoke execute on function private.sign_off_cases(uuid) from public;

-- What a client accepts, without the name. No time of day is in it, so that it reads the same in every time zone.
create function private.sign_off_basis(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'format', 1,
    'project', jsonb_build_object('code', private.project_code(room.id), 'name', room.name),
    'plan', coalesce((
      select first_part.plan_name from public.instalments as first_part
      where first_part.project_id = room.id and first_part.part = 1
    ), room.budget_range),
    'started_on', room.started_on,
    'terms', private.sign_off_terms(),
    'agent_version', (
      select newest.name from public.agent_versions as newest
      where newest.project_id = room.id order by newest.id desc limit 1
    ),
    'cases', (
      select coalesce(jsonb_agg(to_jsonb(listed) - 'case_id' order by listed.number), '[]')
      from private.sign_off_cases(room.id) as listed
    ),
    'deliverables', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', parent.name, 'version', version.number,
          'items', (
            select jsonb_agg(
              jsonb_build_object(
                'kind', item.kind, 'label', item.label, 'file_version', item.file_version, 'sha256', item.sha256,
                'url', item.url
              ) order by item.position
            )
            from public.deliverable_items as item where item.version_id = version.id
          )
        ) order by parent.created_at, parent.id, version.number
      ), '[]')
      from public.deliverable_versions as version
      join public.deliverables as parent on parent.id = version.deliverable_id
      where version.project_id = room.id and version.state = 'approved'
    )
  )
  from public.projects as room where room.id = sign_off_basis.project;
$$;
revoke execute on function private.sign_off_basis(uuid) from public;

-- What has to happen before a project can be signed off: 'start', 'cases', 'musts', 'proposals' or 'approvals'. First what
-- speaks against it: 'refund' when the money is paid back, 'refund_request' while the client asks for it.
create function private.sign_off_missing(project uuid) returns text[]
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select array_remove(array[
    case when private.is_refunded(sign_off_missing.project) then 'refund' end,
    case when exists (
      select 1 from public.refunds as refund
      where refund.project_id = sign_off_missing.project and refund.state = 'requested'
    ) then 'refund_request' end,
    case when not exists (
      select 1 from public.projects as room where room.id = sign_off_missing.project and room.started_on is not null
    ) then 'start' end,
    case when not private.is_acceptance_agreed(sign_off_missing.project) then 'cases' end,
    case when exists (
      select 1 from private.sign_off_cases(sign_off_missing.project) as listed
      where listed.importance = 'must' and listed.result in ('failed', 'open')
    ) then 'musts' end,
    case when exists (
      select 1 from public.acceptance_proposals as proposed
      where proposed.project_id = sign_off_missing.project and proposed.decision is null
    ) then 'proposals' end,
    case when exists (
      select 1 from public.deliverable_versions as version
      where version.project_id = sign_off_missing.project and version.state = 'open'
    ) then 'approvals' end
  ], null);
$$;
revoke execute on function private.sign_off_missing(uuid) from public;

-- Since when the client of a project only has to sign it off: the newest version of the agent has been tested, and nothing is
-- missing anymore. Null otherwise.
create function private.sign_off_ready_since(project uuid) returns timestamptz
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select greatest(
    max(run.created_at),
    (select list.agreed_at from public.acceptance_lists as list where list.project_id = sign_off_ready_since.project),
    (select max(waiver.created_at) from public.acceptance_waivers as waiver where waiver.project_id = sign_off_ready_since.project),
    (
      select max(proposed.decided_at) from public.acceptance_proposals as proposed
      where proposed.project_id = sign_off_ready_since.project
    ),
    (
      select max(version.ended_at) from public.deliverable_versions as version
      where version.project_id = sign_off_ready_since.project
    ),
    (select max(event.created_at) from public.refund_events as event where event.project_id = sign_off_ready_since.project))
  from public.acceptance_runs as run
  where run.project_id = sign_off_ready_since.project
    and run.agent_version = (
      select newest.name from public.agent_versions as newest
      where newest.project_id = sign_off_ready_since.project order by newest.id desc limit 1
    )
  having count(*) > 0 and cardinality(private.sign_off_missing(sign_off_ready_since.project)) = 0
    and not private.is_signed_off(sign_off_ready_since.project);
$$;
revoke execute on function private.sign_off_ready_since(uuid) from public;

-- The record of a sign-off with its document, as screens show it; null before there is one.
create function private.acceptance_json(project uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return (
    select to_jsonb(record) || jsonb_build_object(
      'day', private.business_day(record.accepted_at), 'document', document.content::jsonb)
    from public.acceptance_documents as document
    join public.acceptances as record on record.id = document.acceptance_id
    where document.project_id = acceptance_json.project
  );
end;
$$;
revoke execute on function private.acceptance_json(uuid) from public;

-- What both sides see of the sign-off: the caller's side, the zone of the business, what is missing, the must-cases, what will be accepted and its
-- hash, or the acceptance when there is one.
create function public.sign_off_state(project uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  own_side text := private.require_room(sign_off_state.project, is_writing => false);
  acceptance jsonb := private.acceptance_json(sign_off_state.project);
  basis jsonb := case when acceptance is null then private.sign_off_basis(sign_off_state.project) end;
begin
  return jsonb_build_object(
    'side', own_side, 'zone', private.business_zone(),
    'is_deleted', (select room.deleted_at is not null from public.projects as room where room.id = sign_off_state.project),
    'missing', case when acceptance is null then private.sign_off_missing(sign_off_state.project) else '{}' end,
    'musts', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', listed.case_id, 'number', listed.number, 'version', listed.version, 'title', listed.title,
          'result', listed.result, 'waiver_reason', listed.waiver_reason
        ) order by listed.number
      ), '[]')
      from private.sign_off_cases(sign_off_state.project) as listed
      where listed.importance = 'must' and acceptance is null
    ),
    'basis', basis,
    'basis_hash', private.sha256_hex(private.canonical_json(basis)),
    'acceptance', acceptance
  );
end;
$$;
revoke execute on function public.sign_off_state(uuid) from public, anon, authenticated;
grant execute on function public.sign_off_state(uuid) to authenticated;

-- Raises an error that says what is missing first.
create function private.require_sign_off_possible(project uuid) returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  case (private.sign_off_missing(require_sign_off_possible.project))[1]
    when 'refund' then
      raise exception 'The money-back request is approved, so there is nothing to sign off.' using errcode = 'PT409';
    when 'refund_request' then
      raise exception 'You have asked for your money back. Withdraw that before you sign off.' using errcode = 'PT409';
    when 'start' then
      raise exception 'This project has not started, so there is nothing to sign off.' using errcode = 'PT409';
    when 'cases' then
      raise exception 'Both sides confirm the list of acceptance cases before the sign-off.' using errcode = 'PT409';
    when 'musts' then
      raise exception 'A must has not passed. Test it with the newest version of the agent, or waive it.' using errcode = 'PT409';
    when 'proposals' then
      raise exception 'A change of an acceptance case is proposed. Decide on it or withdraw it first.' using errcode = 'PT409';
    when 'approvals' then
      raise exception 'A deliverable is up for approval. Please decide about it first.' using errcode = 'PT409';
    else
      return;
  end case;
end;
$$;
revoke execute on function private.require_sign_off_possible(uuid) from public;

-- Signs off a project: its client accepts exactly what the hash stands for, with a typed name. Returns the number of the
-- certificate. A project is signed off once; doing it again returns the same number.
create function public.sign_off(project uuid, typed_name text, basis_hash text, agreed boolean) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select private.caller_id());
  signature text := trim(coalesce(typed_name, ''));
  acceptance uuid;
  basis jsonb;
begin
  if caller is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if (select private.is_admin()) then
    raise exception 'Only the client signs off a project.' using errcode = '42501';
  end if;
  perform 1 from public.projects as room
  where room.id = sign_off.project and room.user_id = caller and room.deleted_at is null
  for no key update;
  if not found then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  select document.acceptance_id into acceptance from public.acceptance_documents as document
  where document.project_id = sign_off.project;
  if acceptance is not null then
    return acceptance;
  end if;
  if char_length(signature) not between 2 and 120 or signature ~ '[\x01-\x1f\x7f]' then
    raise exception 'Please type your full name, with 2 to 120 characters.' using errcode = 'PT422';
  end if;
  if agreed is not true then
    raise exception 'Please confirm that you have read what you accept.' using errcode = 'PT422';
  end if;
  perform private.require_sign_off_possible(sign_off.project);
  basis := private.sign_off_basis(sign_off.project);
  if private.sha256_hex(private.canonical_json(basis)) is distinct from sign_off.basis_hash then
    raise exception 'What you accept has changed since you opened this page. Please read it once more.' using errcode = 'PT409';
  end if;
  acceptance := gen_random_uuid();
  perform private.append_acceptance(
    acceptance, sign_off.project, caller,
    -- The salt keeps anyone from guessing the document by its hash.
    basis || jsonb_build_object('name', signature, 'salt', encode(extensions.gen_random_bytes(16), 'hex')), now());
  insert into public.project_events (project_id, actor_id, kind) values (sign_off.project, caller, 'accepted');
  perform private.add_project_update(sign_off.project, 'client', 'signed_off', signature);
  perform private.add_project_update(sign_off.project, 'team', 'sign_off_confirmed', acceptance::text);
  perform private.set_second_instalment_due(sign_off.project, private.business_day(now()));
  perform private.record_live_event('project', sign_off.project);
  return acceptance;
end;
$$;
revoke execute on function public.sign_off(uuid, text, text, boolean) from public, anon, authenticated;
grant execute on function public.sign_off(uuid, text, text, boolean) to authenticated;

-- The sign-off of a project as its client exports it.
create function private.export_sign_off(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('sign_off', jsonb_build_object(
    'waivers', (
      select coalesce(jsonb_agg(
        to_jsonb(waiver) - array['project_id', 'waived_by'] || jsonb_build_object('by', private.actor_label(waiver.waived_by))
        order by waiver.created_at, waiver.case_id
      ), '[]')
      from public.acceptance_waivers as waiver where waiver.project_id = export_sign_off.project
    ),
    'acceptance', private.acceptance_json(export_sign_off.project)
  ));
$$;
revoke execute on function private.export_sign_off(uuid) from public;
