-- Requests of clients for their money back, as the guarantee promises: the agent does not pass its acceptance cases by the
-- agreed date. The team decides. What is paid back is recorded; the product does not pay anything.

create table public.refunds (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  state text not null default 'requested' check (state in ('requested', 'approved', 'declined', 'withdrawn', 'paid_back')),
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  decision_reason text check (decision_reason ~ '\S' and char_length(decision_reason) <= 500),
  amount_cents bigint check (amount_cents >= 0),
  paid_back_on date check (paid_back_on between date '2000-01-01' and date '2100-12-31'),
  reference text check (reference ~ '\S' and char_length(reference) <= 100),
  created_at timestamptz not null default now(),
  check (state <> 'declined' or decision_reason is not null),
  check ((state = 'paid_back') = (paid_back_on is not null) and (state = 'paid_back') = (reference is not null))
);
comment on column public.refunds.reason is 'Of the client.';
comment on column public.refunds.decision_reason is 'Of the team. Always there when it declines.';
comment on column public.refunds.amount_cents is 'All that the client had paid when it was paid back; null before.';
comment on column public.refunds.paid_back_on is 'A day of the business''s time zone.';
comment on column public.refunds.reference is 'By which the payment is found, such as the number of a transfer.';

create index refunds_by_project on public.refunds (project_id, created_at);
-- What was paid back ends the matter, so no other request comes after it.
create unique index refunds_one_open on public.refunds (project_id) where state in ('requested', 'approved', 'paid_back');

-- What happened to the requests of a project, when, why and by whom. Written once, never changed.
create table public.refund_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  refund_id uuid not null references public.refunds (id) on delete cascade,
  kind text not null check (kind in ('requested', 'approved', 'declined', 'withdrawn', 'paid_back')),
  reason text check (char_length(reason) <= 500),
  amount_cents bigint,
  paid_back_on date,
  reference text check (char_length(reference) <= 100),
  actor_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on column public.refund_events.actor_id is 'Null when the account is gone.';

create index refund_events_by_project on public.refund_events (project_id, id);
create index refund_events_by_refund on public.refund_events (refund_id);
create index refund_events_by_actor on public.refund_events (actor_id);

create trigger keep_logged_event
  before update or delete on public.refund_events
  for each row execute function private.keep_logged_event('What happened to a money-back request cannot be changed.');

-- Tells open browsers of both sides, and mails the side that did not do it.
create function private.announce_refund_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.record_live_event('project', new.project_id);
  perform private.add_project_update(
    new.project_id,
    case when new.kind in ('requested', 'withdrawn') then 'client' else 'team' end,
    concat('refund_', new.kind),
    case new.kind
      when 'paid_back' then concat(
        private.format_dollars(new.amount_cents), ' on ', to_char(new.paid_back_on, 'FMMon FMDD, YYYY'),
        ', reference ', new.reference)
      else new.reason
    end);
  return null;
end;
$$;
revoke execute on function private.announce_refund_event() from public;

create trigger announce_refund_event
  after insert on public.refund_events
  for each row execute function private.announce_refund_event();

revoke all on public.refunds, public.refund_events from anon, authenticated;
grant select on public.refunds, public.refund_events to authenticated;
grant all on public.refunds, public.refund_events to service_role;

alter table public.refunds enable row level security;
alter table public.refund_events enable row level security;

create policy "Users who may read a project read its money-back requests" on public.refunds
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read their money-back history" on public.refund_events
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- Whether the money of a project is being paid back, or was.
create function private.is_refunded(project uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.refunds as refund
    where refund.project_id = is_refunded.project and refund.state in ('approved', 'paid_back')
  );
$$;
revoke execute on function private.is_refunded(uuid) from public;

-- The agreed date of a project: the last day of its plan. A project that started before plans existed has 14 working days.
-- Null before the start.
create function private.agreed_day(project uuid) returns date
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(
    (select max(step.last_day) from public.project_steps as step where step.project_id = agreed_day.project),
    (
      select public.add_working_days(room.started_on, 13) from public.projects as room
      where room.id = agreed_day.project and room.started_on is not null
    )
  );
$$;
revoke execute on function private.agreed_day(uuid) from public;

-- Whether the guarantee of a project lets its client ask for the money back now: 'open', or why not: 'signed_off',
-- 'not_started', 'on_hold' while the clock stands still for the client, or 'too_early' until the agreed day has passed.
create function private.refund_window(project uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when private.is_signed_off(refund_window.project) then 'signed_off'
    when agreed.day is null then 'not_started'
    -- A hold for the team does not put off what the team has promised.
    when exists (
      select 1 from public.project_holds as hold
      where hold.project_id = refund_window.project and hold.held_until is null and hold.waits_for = 'client'
        and private.business_day(hold.held_from) <= agreed.day
    ) then 'on_hold'
    when private.business_day(now()) <= agreed.day then 'too_early'
    else 'open'
  end
  from (select private.agreed_day(refund_window.project) as day) as agreed;
$$;
revoke execute on function private.refund_window(uuid) from public;

-- Locks a project whose money-back request the caller changes, so that changes run one after the other. An error for callers
-- who may not.
create function private.lock_refunds(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_room(lock_refunds.project);
  perform 1 from public.projects as room
  where room.id = lock_refunds.project and room.deleted_at is null for no key update;
  if not found then
    raise exception 'This project was deleted. Restore it first.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.lock_refunds(uuid) from public;

-- Finds a request and locks its project. An error unless the request is in this state.
create function private.require_refund(refund uuid, in_state text) returns public.refunds
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.refunds;
begin
  select * into target from public.refunds as stored where stored.id = require_refund.refund;
  perform private.lock_refunds(target.project_id);
  -- Again, because the other side may have changed it before this caller had access.
  select * into target from public.refunds as stored where stored.id = require_refund.refund;
  if target.state <> in_state then
    raise exception '%', case target.state
      when 'requested' then 'This request is not decided on yet.'
      when 'approved' then 'This request was approved in the meantime.'
      when 'declined' then 'This request was declined in the meantime.'
      when 'withdrawn' then 'The client has withdrawn this request in the meantime.'
      else 'The money was paid back in the meantime.'
    end using errcode = 'PT409';
  end if;
  return target;
end;
$$;
revoke execute on function private.require_refund(uuid, text) from public;

-- Records something that happened to a request as it is now.
create function private.add_refund_event(refund public.refunds, reason text) returns void
  language sql
  set search_path = ''
as $$
  insert into public.refund_events
    (project_id, refund_id, kind, reason, amount_cents, paid_back_on, reference, actor_id)
  values (
    refund.project_id, refund.id, refund.state, add_refund_event.reason, refund.amount_cents, refund.paid_back_on,
    refund.reference, (select private.caller_id())
  );
$$;
revoke execute on function private.add_refund_event(public.refunds, text) from public;

-- Asks for the money back, for the client of a project. Sending the same request again does nothing.
create function public.request_refund(refund uuid, project uuid, reason text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  stored public.refunds;
  agreed date := private.agreed_day(request_refund.project);
begin
  if (select private.is_admin()) then
    raise exception 'Only the client asks for the money back.' using errcode = '42501';
  end if;
  perform private.lock_refunds(request_refund.project);
  if exists (
    select 1 from public.refunds as sent where sent.id = request_refund.refund and sent.project_id = request_refund.project
  ) then
    return;
  end if;
  if exists (
    select 1 from public.refunds as other
    where other.project_id = request_refund.project and other.state in ('requested', 'approved', 'paid_back')
  ) then
    raise exception 'You have asked for your money back already.' using errcode = 'PT409';
  end if;
  case private.refund_window(request_refund.project)
    when 'signed_off' then
      raise exception 'You have signed off this project, so the guarantee has ended.' using errcode = 'PT409';
    when 'not_started' then
      raise exception 'This project has not started, so there is no agreed date yet.' using errcode = 'PT409';
    when 'on_hold' then
      raise exception 'This project is on hold until we have something from you, so the agreed date moves.'
        using errcode = 'PT409';
    when 'too_early' then
      raise exception 'The agent has time to pass its acceptance cases until %.', to_char(agreed, 'FMMon FMDD, YYYY')
        using errcode = 'PT409';
    else
      null;
  end case;
  insert into public.refunds (id, project_id, reason)
  values (request_refund.refund, request_refund.project, private.require_reason(request_refund.reason))
  returning * into stored;
  perform private.add_refund_event(stored, stored.reason);
end;
$$;
revoke execute on function public.request_refund(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.request_refund(uuid, uuid, text) to authenticated;

-- Withdraws a request that is not decided on, for the client of its project.
create function public.withdraw_refund(refund uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.refunds;
begin
  if (select private.is_admin()) then
    raise exception 'Only the client withdraws a money-back request.' using errcode = '42501';
  end if;
  target := private.require_refund(withdraw_refund.refund, 'requested');
  update public.refunds as stored set state = 'withdrawn' where stored.id = target.id returning * into target;
  perform private.add_refund_event(target, null);
end;
$$;
revoke execute on function public.withdraw_refund(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_refund(uuid) to authenticated;

-- Decides on a request: 'approved', or 'declined' with a reason. For admins.
create function public.decide_refund(refund uuid, decision text, reason text default null) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.refunds;
  stored_reason text;
begin
  perform private.require_admin();
  target := private.require_refund(decide_refund.refund, 'requested');
  if decision is null or decision not in ('approved', 'declined') then
    raise exception 'There is no such decision.' using errcode = 'PT422';
  end if;
  if decision = 'declined' or decide_refund.reason ~ '\S' then
    stored_reason := private.require_reason(decide_refund.reason);
  end if;
  update public.refunds as stored set state = decision, decision_reason = stored_reason
  where stored.id = target.id returning * into target;
  perform private.add_refund_event(target, stored_reason);
end;
$$;
revoke execute on function public.decide_refund(uuid, text, text) from public, anon, authenticated;
grant execute on function public.decide_refund(uuid, text, text) to authenticated;

-- All that the client has paid for a project.
create function private.paid_cents(project uuid) returns bigint
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(sum(instalment.amount_cents), 0)::bigint from public.instalments as instalment
  where instalment.project_id = paid_cents.project and instalment.state = 'paid';
$$;
revoke execute on function private.paid_cents(uuid) from public;

-- Records that an approved request was paid back: all that the client has paid. For admins.
create function public.mark_refund_paid(refund uuid, paid_back_on date, reference text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.refunds;
begin
  perform private.require_admin();
  target := private.require_refund(mark_refund_paid.refund, 'approved');
  if coalesce(mark_refund_paid.reference, '') !~ '\S' then
    raise exception 'Please give the reference of the payment.' using errcode = 'PT422';
  end if;
  if char_length(trim(mark_refund_paid.reference)) > 100 then
    raise exception 'A reference has at most 100 characters.' using errcode = 'PT422';
  end if;
  if mark_refund_paid.paid_back_on is null or mark_refund_paid.paid_back_on < private.business_day(target.created_at) then
    raise exception 'The money is paid back after the client has asked for it.' using errcode = 'PT422';
  end if;
  if mark_refund_paid.paid_back_on > private.business_day(now()) then
    raise exception 'A payment cannot be in the future.' using errcode = 'PT422';
  end if;
  update public.refunds as stored
  set state = 'paid_back', paid_back_on = mark_refund_paid.paid_back_on, reference = trim(mark_refund_paid.reference),
    amount_cents = private.paid_cents(target.project_id)
  where stored.id = target.id returning * into target;
  perform private.add_refund_event(target, null);
end;
$$;
revoke execute on function public.mark_refund_paid(uuid, date, text) from public, anon, authenticated;
grant execute on function public.mark_refund_paid(uuid, date, text) to authenticated;

-- The money-back requests of a project, newest first, with what happened to each.
create function private.refund_requests_json(project uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      to_jsonb(refund) - 'project_id' || jsonb_build_object('events', (
        select jsonb_agg(
          to_jsonb(event) - array['project_id', 'refund_id', 'actor_id']
            || jsonb_build_object('by', private.actor_label(event.actor_id))
          order by event.id
        )
        from public.refund_events as event where event.refund_id = refund.id
      )) order by refund.created_at desc, refund.id
    ), '[]')
    from public.refunds as refund where refund.project_id = refund_requests_json.project
  );
end;
$$;
revoke execute on function private.refund_requests_json(uuid) from public;

-- The same, and whether the client may ask now, until when the agent has time, and what was paid.
create function private.refunds_json(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'window', private.refund_window(refunds_json.project),
    'agreed_day', private.agreed_day(refunds_json.project),
    'paid_cents', private.paid_cents(refunds_json.project),
    'requests', private.refund_requests_json(refunds_json.project)
  );
$$;
revoke execute on function private.refunds_json(uuid) from public;
