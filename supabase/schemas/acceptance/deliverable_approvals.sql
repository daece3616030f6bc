-- How a version of a deliverable is put up for approval, and how the client decides: on the page of the project, or by a
-- link in a mail, which opens without a sign-in, works once, for one version and for seven days.

-- The links of mails about approval.
create table private.decision_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  version_id uuid not null references public.deliverable_versions (id) on delete cascade,
  user_id uuid not null references public.user_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
comment on column private.decision_links.token_hash is 'SHA-256 of the token in the link, so that a copy of the table decides nothing.';

create index decision_links_by_version on private.decision_links (version_id);
create index decision_links_by_user on private.decision_links (user_id);
create index decision_links_created_at on private.decision_links (created_at);

revoke all on private.decision_links from public, anon, authenticated;

-- Without a policy: only functions read and write it.
alter table private.decision_links enable row level security;

-- Writes the mail that asks the client to decide about a version, as soon as they want mails about the status. Its link is
-- made when it is sent.
create function private.queue_approval_mail(target public.deliverable_versions) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.mail_outbox (kind, label, user_id, project_id, content, unique_key, send_after)
  select
    'approval', 'Approval request', client.id, target.project_id, jsonb_build_object('version', target.id),
    'approval:' || target.id,
    private.mail_time(chosen.setting)
  from public.projects as room
  join public.user_profiles as client on client.id = room.user_id and client.user_type = 'client'
  cross join lateral (select private.notification_setting(client.id, 'status') as setting) as chosen
  where room.id = target.project_id and chosen.setting <> 'off';
$$;
revoke execute on function private.queue_approval_mail(public.deliverable_versions) from public;

-- Puts a draft up for approval, unless it is no longer the version that the caller knows. A request that is still open for
-- an earlier version ends: there is one at a time.
create function public.request_approval(version uuid, base_version timestamptz) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.deliverable_versions := private.require_deliverable_version(request_approval.version);
begin
  if target.state <> 'draft' then
    raise exception 'This version was put up for approval already.' using errcode = 'PT409';
  end if;
  if target.updated_at is distinct from base_version then
    raise exception 'A colleague has changed this draft. Look at it again before you put it up.' using errcode = 'PT409';
  end if;
  if not exists (select 1 from public.deliverable_items where version_id = target.id) then
    raise exception 'Add a file or a link first: the client decides about each of them.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from public.deliverable_items as item
    left join public.project_file_versions as stored on stored.id = item.file_version_id
    where item.version_id = target.id and item.kind = 'file' and (stored.id is null or stored.scan_state = 'infected')
  ) then
    raise exception 'A file of this version was deleted or is infected. Please replace it first.' using errcode = 'PT409';
  end if;
  update public.deliverable_versions
  set state = 'void', void_reason = 'replaced', ended_at = now(), ended_by = (select private.caller_id())
  where deliverable_id = target.deliverable_id and state = 'open';
  update public.deliverable_versions
  set state = 'open', requested_at = now(), requested_by = (select private.caller_id())
  where id = target.id;
  perform private.queue_approval_mail(target);
end;
$$;
revoke execute on function public.request_approval(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.request_approval(uuid, timestamptz) to authenticated;

-- Raises an error unless a decision about a version is awaited. It says what the reader then sees.
create function private.require_open_request(target public.deliverable_versions) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  case target.state
    when 'open' then
      return;
    when 'approved' then
      raise exception 'Version % has been approved already.', target.number using errcode = 'PT409';
    when 'changes' then
      raise exception 'Changes to version % have been asked for already.', target.number using errcode = 'PT409';
    else
      raise exception 'Version % is no longer up for approval.', target.number using errcode = 'PT409';
  end case;
end;
$$;
revoke execute on function private.require_open_request(public.deliverable_versions) from public;

-- Takes back a version that the client has not decided about.
create function public.withdraw_approval_request(version uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.deliverable_versions := private.require_deliverable_version(withdraw_approval_request.version);
begin
  perform private.require_open_request(target);
  update public.deliverable_versions
  set state = 'void', void_reason = 'withdrawn', ended_at = now(), ended_by = (select private.caller_id())
  where id = target.id;
end;
$$;
revoke execute on function public.withdraw_approval_request(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_approval_request(uuid) to authenticated;

-- Finds the version that a client decides about, and locks its project, so that of two decisions only the first one
-- counts. No row for a draft, and in the projects of others.
create function private.lock_request(version uuid, client uuid) returns public.deliverable_versions
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.deliverable_versions;
begin
  perform 1 from public.projects as room
  where room.id = (select project_id from public.deliverable_versions where id = lock_request.version)
    and room.user_id = client and room.deleted_at is null
  for no key update;
  if found then
    select * into target from public.deliverable_versions where id = lock_request.version and state <> 'draft';
  end if;
  return target;
end;
$$;
revoke execute on function private.lock_request(uuid, uuid) from public;

-- Ends a request with the decision that follows from its items, which are stored with it, and mails the team.
create function private.end_request(target public.deliverable_versions, new_state text, client uuid, said text, by_mail boolean)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new_state = 'approved' and exists (
    select 1 from public.deliverable_items
    where version_id = target.id and kind = 'file' and file_version_id is null
  ) then
    raise exception 'A file of this version was deleted, so it cannot be approved. Please ask for changes.'
      using errcode = 'PT409';
  end if;
  update public.deliverable_versions
  set state = new_state, ended_at = now(), ended_by = client, ended_by_mail = by_mail, comment = said
  where id = target.id;
  perform private.add_project_update(
    target.project_id, 'client', case new_state when 'approved' then 'deliverable_approved' else 'changes_requested' end,
    concat('“', (select name from public.deliverables where id = target.deliverable_id), '”, version ', target.number));
end;
$$;
revoke execute on function private.end_request(public.deliverable_versions, text, uuid, text, boolean) from public;

-- The client's decision about every item of a version: a list of `item`, `decision` and `comment`, which is needed where
-- changes are asked for. The version is approved when all of them are.
create function public.decide_deliverable(version uuid, decisions jsonb) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select private.caller_id());
  target public.deliverable_versions;
  chosen record;
  matched integer := 0;
begin
  if caller is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if (select private.is_admin()) then
    raise exception 'Only the client decides about a deliverable.' using errcode = '42501';
  end if;
  target := private.lock_request(decide_deliverable.version, caller);
  if target.id is null then
    raise exception 'There is no such version.' using errcode = 'PT404';
  end if;
  perform private.require_open_request(target);
  if jsonb_typeof(decisions) is distinct from 'array' or jsonb_array_length(decisions) <> (
    select count(*) from public.deliverable_items where version_id = target.id
  ) then
    raise exception 'Please decide about each file and link.' using errcode = 'PT422';
  end if;
  for chosen in
    select entry ->> 'item' as item, entry ->> 'decision' as decision, nullif(trim(entry ->> 'comment'), '') as comment
    from jsonb_array_elements(decisions) as entry
  loop
    if chosen.decision is null or chosen.decision not in ('approved', 'changes') then
      raise exception 'Please decide about each file and link.' using errcode = 'PT422';
    end if;
    if chosen.decision = 'changes' and chosen.comment is null then
      raise exception 'Please say what should change.' using errcode = 'PT422';
    end if;
    if char_length(chosen.comment) > 2000 then
      raise exception 'A comment has at most 2,000 characters.' using errcode = 'PT422';
    end if;
    update public.deliverable_items as item set decision = chosen.decision, comment = chosen.comment
    where item.version_id = target.id and item.id::text = chosen.item and item.decision is null;
    if found then
      matched := matched + 1;
    end if;
  end loop;
  if matched <> jsonb_array_length(decisions) then
    raise exception 'Please decide about each file and link.' using errcode = 'PT422';
  end if;
  perform private.end_request(
    target,
    case when exists (
      select 1 from public.deliverable_items where version_id = target.id and decision = 'changes'
    ) then 'changes' else 'approved' end,
    caller, null, by_mail => false);
end;
$$;
revoke execute on function public.decide_deliverable(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.decide_deliverable(uuid, jsonb) to authenticated;

-- What a mail about approval tells: recipient, name, is_admin, unsubscribe_token, the project, what it is about and the
-- token of a new link. Null when nothing is awaited any more. A mail that is sent again has another link.
create function private.approval_mail(mail private.mail_outbox) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  receiver record;
  target public.deliverable_versions;
  token text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  select profile.id, profile.name, account.email::text as email, room.id as project_id, room.name as project_name
  into receiver
  from public.user_profiles as profile
  join auth.users as account on account.id = profile.id and account.email_confirmed_at is not null
  join public.projects as room on room.id = mail.project_id and room.user_id = profile.id and room.deleted_at is null
  where profile.id = mail.user_id and profile.user_type = 'client';
  select * into target from public.deliverable_versions
  where id = (mail.content ->> 'version')::uuid and project_id = receiver.project_id and state = 'open';
  if target.id is null or private.notification_setting(receiver.id, 'status') = 'off' then
    return null;
  end if;
  -- What an old link says is kept for a while longer than it works.
  delete from private.decision_links where created_at < now() - interval '60 days';
  insert into private.decision_links (token_hash, version_id, user_id)
  values (encode(extensions.digest(token, 'sha256'), 'hex'), target.id, receiver.id);
  return jsonb_build_object(
    'recipient', receiver.email, 'name', receiver.name, 'is_admin', false,
    'unsubscribe_token', private.unsubscribe_token(receiver.id), 'token', token,
    'projects', jsonb_build_array(
      jsonb_build_object('id', receiver.project_id, 'name', receiver.project_name) || private.request_json(target)));
end;
$$;
revoke execute on function private.approval_mail(private.mail_outbox) from public;

-- What is to be decided, as mails and their pages show it. Links with their host only.
create function private.request_json(target public.deliverable_versions) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'deliverable', (select parent.name from public.deliverables as parent where parent.id = target.deliverable_id),
    'version', target.number,
    'notes', target.notes,
    'items', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'label', item.label, 'file_version', item.file_version, 'host', substring(item.url from '^https://([^/?#]+)')
        ) order by item.position
      ), '[]')
      from public.deliverable_items as item where item.version_id = target.id
    )
  );
$$;
revoke execute on function private.request_json(public.deliverable_versions) from public;

-- What the link with this token leads to: `outcome` is 'open', 'used', 'expired', 'approved', 'changes' or 'void', and
-- what it was about. Null for an unknown token, and when the project is gone. For the web server; it changes nothing.
create function public.decision_request(token_hash text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'outcome', case
      when link.used_at is not null then 'used'
      when version.state <> 'open' then version.state
      when link.created_at <= now() - interval '7 days' then 'expired'
      else 'open'
    end,
    'project_id', room.id, 'project', room.name
  ) || private.request_json(version)
  from private.decision_links as link
  join public.deliverable_versions as version on version.id = link.version_id
  join public.projects as room
    on room.id = version.project_id and room.user_id = link.user_id and room.deleted_at is null
  where link.token_hash = decision_request.token_hash;
$$;
revoke execute on function public.decision_request(text) from public, anon, authenticated;
grant execute on function public.decision_request(text) to service_role;

-- Decides about the version of a link, once. Returns 'approved' or 'changes' when it has decided, and otherwise what
-- decision_request() says, or 'unknown'. For the web server.
create function public.decide_by_link(token_hash text, decision text, comment text default null) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  link private.decision_links;
  target public.deliverable_versions;
  said text := nullif(trim(decide_by_link.comment), '');
  outcome text;
begin
  if decide_by_link.decision is null or decide_by_link.decision not in ('approved', 'changes') then
    raise exception 'Please choose what you decide.' using errcode = 'PT422';
  end if;
  if decide_by_link.decision = 'changes' and said is null then
    raise exception 'Please say what should change.' using errcode = 'PT422';
  end if;
  if char_length(said) > 2000 then
    raise exception 'A comment has at most 2,000 characters.' using errcode = 'PT422';
  end if;
  select * into link from private.decision_links as found_link where found_link.token_hash = decide_by_link.token_hash;
  if link.token_hash is not null then
    target := private.lock_request(link.version_id, link.user_id);
  end if;
  outcome := public.decision_request(decide_by_link.token_hash) ->> 'outcome';
  if target.id is null or outcome is null or exists (
    select 1 from public.user_profiles where id = link.user_id and user_type = 'admin'
  ) then
    return 'unknown';
  end if;
  if outcome <> 'open' then
    -- What a link has decided itself is 'used', so that no one takes it for a second decision.
    return case when outcome in ('approved', 'changes') then 'decided' else outcome end;
  end if;
  if decide_by_link.decision = 'approved' then
    update public.deliverable_items set decision = 'approved' where version_id = target.id;
  end if;
  perform private.end_request(
    target, decide_by_link.decision, link.user_id,
    case decide_by_link.decision when 'changes' then said end, by_mail => true);
  update private.decision_links as used set used_at = now() where used.token_hash = link.token_hash;
  return decide_by_link.decision;
end;
$$;
revoke execute on function public.decide_by_link(text, text, text) from public, anon, authenticated;
grant execute on function public.decide_by_link(text, text, text) to service_role;

-- A version as screens show it.
create function private.deliverable_version_json(version public.deliverable_versions) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(version) - array['deliverable_id', 'project_id', 'requested_by', 'ended_by'] || jsonb_build_object(
    'requested_by', private.actor_label(version.requested_by),
    'ended_by', private.actor_label(version.ended_by),
    'items', (
      select coalesce(jsonb_agg(
        to_jsonb(item) - array['version_id', 'position', 'file_version_id', 'sha256'] || jsonb_build_object(
          'file', (
            select private.file_version_json(stored) from public.project_file_versions as stored
            where stored.id = item.file_version_id
          )
        ) order by item.position
      ), '[]')
      from public.deliverable_items as item where item.version_id = version.id
    )
  );
$$;
revoke execute on function private.deliverable_version_json(public.deliverable_versions) from public;

-- The deliverables of a project in the order in which they were made, each with its versions, newest first: drafts for
-- admins only.
create function public.project_deliverables(project uuid)
  returns table (id uuid, name text, created_at timestamptz, versions jsonb)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  own_side text := private.require_room(project_deliverables.project, is_writing => false);
begin
  return query
  select parent.id, parent.name, parent.created_at, listed.versions
  from public.deliverables as parent
  cross join lateral (
    select jsonb_agg(private.deliverable_version_json(version) order by version.number desc) as versions
    from public.deliverable_versions as version
    where version.deliverable_id = parent.id and (version.state <> 'draft' or own_side = 'team')
  ) as listed
  where parent.project_id = project_deliverables.project and listed.versions is not null
  order by parent.created_at, parent.id;
end;
$$;
revoke execute on function public.project_deliverables(uuid) from public, anon, authenticated;
grant execute on function public.project_deliverables(uuid) to authenticated;

-- What waits for a decision of the caller, a client, in all their projects, the oldest first, at most 100.
create function public.open_approvals()
  returns table (project_id uuid, version_id uuid, name text, number integer)
  language sql
  stable
  set search_path = ''
as $$
  select version.project_id, version.id, parent.name, version.number
  from public.projects as own
  join public.deliverable_versions as version on version.project_id = own.id and version.state = 'open'
  join public.deliverables as parent on parent.id = version.deliverable_id
  where own.user_id = (select private.caller_id())
  order by version.requested_at, version.id
  limit 100;
$$;
revoke execute on function public.open_approvals() from public, anon, authenticated;
grant execute on function public.open_approvals() to authenticated;

-- The deliverables of a project as its client exports them, without drafts.
create function private.export_deliverables(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('deliverables', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', parent.id, 'name', parent.name, 'versions', (
        select jsonb_agg(
          to_jsonb(version) - array['deliverable_id', 'project_id', 'requested_by', 'ended_by'] || jsonb_build_object(
            'requested_by', private.actor_label(version.requested_by),
            'ended_by', private.actor_label(version.ended_by),
            'items', (
              select coalesce(jsonb_agg(to_jsonb(item) - array['version_id', 'position'] order by item.position), '[]')
              from public.deliverable_items as item where item.version_id = version.id
            )
          ) order by version.number
        )
        from public.deliverable_versions as version
        where version.deliverable_id = parent.id and version.state <> 'draft'
      ))
      order by parent.created_at, parent.id
    ), '[]')
    from public.deliverables as parent
    where parent.project_id = export_deliverables.project and exists (
      select 1 from public.deliverable_versions as seen where seen.deliverable_id = parent.id and seen.state <> 'draft'
    )
  ));
$$;
revoke execute on function private.export_deliverables(uuid) from public;
