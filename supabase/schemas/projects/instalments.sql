-- What a client pays for a project: half when it starts, half when it is accepted. Amounts are those of the price list on the
-- day of the start and change only by a correction with a reason. The product records payments, it does not take any.

create table public.instalments (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  part integer not null check (part in (1, 2)),
  amount_cents bigint check (amount_cents between 1 and 1000000000),
  currency text not null default 'USD' check (currency = 'USD'),
  plan_name text check (char_length(plan_name) <= 80),
  price_list_version bigint references public.price_list_versions (id) on delete set null,
  state text not null default 'planned' check (state in ('planned', 'due', 'paid', 'void')),
  due_on date check (due_on between date '2000-01-01' and date '2100-12-31'),
  paid_on date check (paid_on between date '2000-01-01' and date '2100-12-31'),
  reference text check (reference ~ '\S' and char_length(reference) <= 100),
  updated_at timestamptz not null default now(),
  unique (project_id, part),
  check (state not in ('due', 'paid') or amount_cents is not null),
  check (state <> 'due' or due_on is not null),
  check ((state = 'paid') = (paid_on is not null) and (state = 'paid') = (reference is not null))
);
comment on column public.instalments.part is '1 is due at the start, 2 at the acceptance.';
comment on column public.instalments.amount_cents is 'Null until the team has entered the total of a project whose plan has no fixed price.';
comment on column public.instalments.plan_name is 'As the price list named it on the day of the start; null without a fixed price.';
comment on column public.instalments.price_list_version is 'The newest published version on that day; null when none had been published yet.';
comment on column public.instalments.due_on is 'A day of the business''s time zone, as paid_on.';
comment on column public.instalments.reference is 'By which the payment is found, such as the number of a transfer.';

create index instalments_by_price_list_version on public.instalments (price_list_version);

create trigger touch_updated_at
  before update on public.instalments
  for each row execute function private.touch_updated_at();

-- What happened to the instalments of a project, when, why and by whom. Written once, never changed.
create table public.instalment_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  part integer not null check (part in (1, 2)),
  kind text not null check (kind in ('planned', 'due', 'paid', 'unpaid', 'amount', 'void', 'reinstate')),
  reason text check (char_length(reason) <= 500),
  from_amount_cents bigint,
  to_amount_cents bigint,
  due_on date,
  paid_on date,
  reference text check (char_length(reference) <= 100),
  actor_id uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on column public.instalment_events.reason is 'Of a correction; null for what follows from the start, the acceptance or a payment.';
comment on column public.instalment_events.paid_on is 'The day of the payment that was recorded, or taken back. The same for the reference.';
comment on column public.instalment_events.actor_id is 'Null when the account is gone.';

create index instalment_events_by_project on public.instalment_events (project_id, id);
create index instalment_events_by_actor on public.instalment_events (actor_id);

create trigger keep_logged_event
  before update or delete on public.instalment_events
  for each row execute function private.keep_logged_event('What happened to an installment cannot be changed.');

-- An amount as texts write it: "$2,250", and "$0.50" where there are cents.
create function private.format_dollars(cents bigint) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select to_char(cents / 100, 'FM"$"999,999,990')
    || case when cents % 100 > 0 then '.' || lpad((cents % 100)::text, 2, '0') else '' end;
$$;
revoke execute on function private.format_dollars(bigint) from public;

-- Tells open browsers of both sides, and mails the client when an instalment is due, recorded as paid or corrected.
create function private.announce_instalment_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  part_name text := case new.part when 1 then 'first installment' else 'second installment' end;
  named text := concat(part_name, ' of ' || private.format_dollars(new.to_amount_cents));
begin
  perform private.record_live_event('project', new.project_id);
  if new.kind = 'due' then
    perform private.add_project_update(
      new.project_id, 'team', 'instalment_due', concat(named, ' (due ', to_char(new.due_on, 'FMMon FMDD, YYYY'), ')'));
  elsif new.kind = 'paid' then
    perform private.add_project_update(
      new.project_id, 'team', 'instalment_paid', concat(named, ' (paid ', to_char(new.paid_on, 'FMMon FMDD, YYYY'), ')'));
  elsif new.kind = 'amount' and new.from_amount_cents is not null then
    perform private.add_project_update(
      new.project_id, 'team', 'instalment_corrected',
      concat(part_name, ' is now ', private.format_dollars(new.to_amount_cents), ' instead of ',
        private.format_dollars(new.from_amount_cents)));
  elsif new.kind in ('unpaid', 'void', 'reinstate') then
    perform private.add_project_update(
      new.project_id, 'team', 'instalment_corrected',
      concat(named, case when new.kind = 'void' then ' is void' else ' is open again' end));
  end if;
  return null;
end;
$$;
revoke execute on function private.announce_instalment_event() from public;

create trigger announce_instalment_event
  after insert on public.instalment_events
  for each row execute function private.announce_instalment_event();

revoke all on public.instalments, public.instalment_events from anon, authenticated;
grant select on public.instalments, public.instalment_events to authenticated;
grant all on public.instalments, public.instalment_events to service_role;

alter table public.instalments enable row level security;
alter table public.instalment_events enable row level security;

create policy "Users who may read a project read its instalments" on public.instalments
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read what happened to its instalments" on public.instalment_events
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- The cents of a price that is one fixed amount, such as "$4,500"; null for others, such as "Custom" or "from $5".
create function private.fixed_price_cents(price text) returns bigint
  language sql
  immutable
  set search_path = ''
as $$
  select nullif(round(replace(amount.dollars, ',', '')::numeric * 100), 0)::bigint
  from (select (regexp_match(price, '^\s*(?:US)?\$\s*(\d{1,3}(?:,\d{3}){0,2}|\d{1,7})(\.\d{1,2})?\s*(?:USD)?\s*$')) as parts) as found,
    lateral (select found.parts[1] || coalesce(found.parts[2], '') as dollars) as amount
  where found.parts is not null;
$$;
revoke execute on function private.fixed_price_cents(text) from public;

-- Records something that happened to an instalment as it is now.
create function private.add_instalment_event(instalment public.instalments, kind text, reason text, from_cents bigint)
  returns void
  language sql
  set search_path = ''
as $$
  insert into public.instalment_events
    (project_id, part, kind, reason, from_amount_cents, to_amount_cents, due_on, paid_on, reference, actor_id)
  values (
    instalment.project_id, instalment.part, add_instalment_event.kind, add_instalment_event.reason, from_cents,
    instalment.amount_cents, instalment.due_on, instalment.paid_on, instalment.reference, (select private.caller_id())
  );
$$;
revoke execute on function private.add_instalment_event(public.instalments, text, text, bigint) from public;

-- Makes a planned instalment due once it has a day and an amount.
create function private.settle_instalment_state(instalment uuid, reason text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  target public.instalments;
begin
  update public.instalments set state = 'due'
  where id = instalment and state = 'planned' and due_on is not null and amount_cents is not null
  returning * into target;
  if found then
    perform private.add_instalment_event(target, 'due', settle_instalment_state.reason, target.amount_cents);
  end if;
end;
$$;
revoke execute on function private.settle_instalment_state(uuid, text) from public;

-- Writes the two instalments of a project. Their amounts add up to the total, which is null while it is not known; the first
-- has the odd cent.
create function private.create_instalments(
  project uuid, first_day date, total_cents bigint, plan_name text, price_list_version bigint, reason text
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  instalment public.instalments;
begin
  for number in 1..2 loop
    insert into public.instalments (project_id, part, amount_cents, plan_name, price_list_version, due_on)
    values (
      create_instalments.project, number, case number when 1 then total_cents - total_cents / 2 else total_cents / 2 end,
      create_instalments.plan_name, create_instalments.price_list_version, case number when 1 then first_day end
    )
    returning * into instalment;
    perform private.add_instalment_event(instalment, 'planned', create_instalments.reason, null);
    perform private.settle_instalment_state(instalment.id, create_instalments.reason);
  end loop;
end;
$$;
revoke execute on function private.create_instalments(uuid, date, bigint, text, bigint, text) from public;

-- When a project starts: its instalments, with what the price list says about its plan on that day.
create function private.plan_instalments() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  listed record;
begin
  if exists (select 1 from public.instalments where project_id = new.project_id) then
    return null;
  end if;
  select plan.name, private.fixed_price_cents(plan.price) as cents into listed
  from public.projects as project
  join public.pricing_plans as plan
    on trim('-' from regexp_replace(lower(plan.name), '[^a-z0-9]+', '-', 'g')) = project.budget_range
  where project.id = new.project_id and private.fixed_price_cents(plan.price) between 2 and 1000000000
  order by plan.position, plan.id limit 1;
  perform private.create_instalments(
    new.project_id, new.to_first_day, listed.cents, listed.name,
    case when listed.cents is not null then (select max(id) from public.price_list_versions) end, null);
  return null;
end;
$$;
revoke execute on function private.plan_instalments() from public;

create trigger plan_instalments
  after insert on public.project_step_events
  for each row when (new.kind = 'started') execute function private.plan_instalments();

-- The first instalment is due on the first day, also when that moves: unless it is paid, or the team has chosen another day.
create function private.move_first_instalment() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moved public.instalments;
begin
  update public.instalments set due_on = new.to_first_day
  where project_id = new.project_id and part = 1 and state in ('planned', 'due') and due_on = new.from_first_day
  returning * into moved;
  if moved.state = 'due' then
    perform private.add_instalment_event(moved, 'due', new.reason, moved.amount_cents);
  end if;
  return null;
end;
$$;
revoke execute on function private.move_first_instalment() from public;

create trigger move_first_instalment
  after insert on public.project_step_events
  for each row
  when (new.kind = 'moved' and new.step = 'discovery' and new.from_first_day <> new.to_first_day)
  execute function private.move_first_instalment();

-- Makes the second instalment of a project due on a day, once. For what accepts a project. One that is paid or void keeps
-- the day for when a correction opens it again.
create function private.set_second_instalment_due(project uuid, day date) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target uuid;
begin
  update public.instalments set due_on = day
  where project_id = set_second_instalment_due.project and part = 2 and due_on is null
  returning id into target;
  perform private.settle_instalment_state(target, null);
end;
$$;
revoke execute on function private.set_second_instalment_due(uuid, date) from public;

-- Enters the total of a project that has no amounts: because its plan has no fixed price, or because it started before
-- instalments existed.
create function public.set_project_total(project uuid, total_cents bigint, reason text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  stored_reason text;
  first_day date;
  instalment public.instalments;
begin
  perform private.require_plan_access(set_project_total.project);
  stored_reason := private.require_reason(set_project_total.reason);
  if total_cents is null or total_cents not between 2 and 1000000000 then
    raise exception 'A total is between $0.02 and $10,000,000.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from public.instalments
    where project_id = set_project_total.project and amount_cents is not null
  ) then
    raise exception 'This project has amounts already. Correct them one by one.' using errcode = 'PT409';
  end if;
  if exists (select 1 from public.instalments where project_id = set_project_total.project and state = 'void') then
    raise exception 'An installment of this project is void. Reinstate it first.' using errcode = 'PT409';
  end if;
  if not exists (select 1 from public.instalments where project_id = set_project_total.project) then
    -- Also of projects without steps, from before plans existed.
    select started_on into first_day from public.projects where id = set_project_total.project;
    if first_day is null then
      raise exception 'This project has not started. Start it first.' using errcode = 'PT409';
    end if;
    perform private.create_instalments(set_project_total.project, first_day, total_cents, null, null, stored_reason);
    return;
  end if;
  for instalment in
    update public.instalments
    set amount_cents = case part when 1 then total_cents - total_cents / 2 else total_cents / 2 end
    where project_id = set_project_total.project
    returning *
  loop
    perform private.add_instalment_event(instalment, 'amount', stored_reason, null);
    perform private.settle_instalment_state(instalment.id, stored_reason);
  end loop;
end;
$$;
revoke execute on function public.set_project_total(uuid, bigint, text) from public, anon, authenticated;
grant execute on function public.set_project_total(uuid, bigint, text) to authenticated;

-- Locks the project of an instalment and returns the instalment, or none when it is no longer the version that the caller
-- knows. An error for callers other than admins, and for projects that may not be changed.
create function private.require_instalment(instalment uuid, base_version timestamptz) returns public.instalments
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.instalments;
begin
  perform private.require_admin();
  select * into target from public.instalments where id = instalment;
  if target.id is null then
    raise exception 'There is no such installment.' using errcode = 'PT404';
  end if;
  perform private.require_plan_access(target.project_id);
  -- Again, because another admin may have changed it before this one had access. Locked, because what accepts a project may
  -- change it without having access.
  select * into target from public.instalments where id = instalment and updated_at = base_version for update;
  return target;
end;
$$;
revoke execute on function private.require_instalment(uuid, timestamptz) from public;

-- Records that an instalment was paid. Returns the stored one, or no row when it is no longer the version that the caller
-- knows: then nothing is recorded.
create function public.mark_instalment_paid(instalment uuid, paid_on date, reference text, base_version timestamptz)
  returns setof public.instalments
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.instalments := private.require_instalment(instalment, base_version);
begin
  if target.id is null then
    return;
  end if;
  if coalesce(mark_instalment_paid.reference, '') !~ '\S' then
    raise exception 'Please give the reference of the payment.' using errcode = 'PT422';
  end if;
  if char_length(trim(mark_instalment_paid.reference)) > 100 then
    raise exception 'A reference has at most 100 characters.' using errcode = 'PT422';
  end if;
  if mark_instalment_paid.paid_on is null or mark_instalment_paid.paid_on < date '2000-01-01' then
    raise exception 'Please give the day of the payment.' using errcode = 'PT422';
  end if;
  if mark_instalment_paid.paid_on > private.business_day(now()) then
    raise exception 'A payment cannot be in the future.' using errcode = 'PT422';
  end if;
  if target.state not in ('planned', 'due') then
    raise exception 'Only an installment that is open can be marked as paid.' using errcode = 'PT409';
  end if;
  if target.amount_cents is null then
    raise exception 'Enter the total of the project first.' using errcode = 'PT409';
  end if;
  update public.instalments
  set state = 'paid', paid_on = mark_instalment_paid.paid_on, reference = trim(mark_instalment_paid.reference)
  where id = target.id returning * into target;
  perform private.add_instalment_event(target, 'paid', null, target.amount_cents);
  return query select * from public.instalments where id = target.id;
end;
$$;
revoke execute on function public.mark_instalment_paid(uuid, date, text, timestamptz) from public, anon, authenticated;
grant execute on function public.mark_instalment_paid(uuid, date, text, timestamptz) to authenticated;

-- Corrects an instalment, with a reason: its 'amount', the day on which it is 'due', that it is 'unpaid' or 'void', or no
-- longer void ('reinstate'). Returns the stored one, or no row when it is no longer the version that the caller knows.
create function public.correct_instalment(
  instalment uuid, correction text, reason text, base_version timestamptz, amount_cents bigint default null,
  due_on date default null
)
  returns setof public.instalments
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.instalments := private.require_instalment(instalment, base_version);
  corrected public.instalments;
  stored_reason text := private.require_reason(correct_instalment.reason);
begin
  if target.id is null then
    return;
  end if;
  corrected := target;
  if correction in ('amount', 'due', 'void') and target.state = 'paid' then
    raise exception 'This installment is paid. Mark it as unpaid first.' using errcode = 'PT409';
  elsif correction in ('amount', 'due', 'void') and target.state = 'void' then
    raise exception 'This installment is void. Reinstate it first.' using errcode = 'PT409';
  elsif correction = 'unpaid' and target.state <> 'paid' then
    raise exception 'This installment is not paid.' using errcode = 'PT409';
  elsif correction = 'reinstate' and target.state <> 'void' then
    raise exception 'This installment is not void.' using errcode = 'PT409';
  end if;
  case correction
    when 'amount' then
      if correct_instalment.amount_cents is null or correct_instalment.amount_cents not between 1 and 1000000000 then
        raise exception 'An amount is between $0.01 and $10,000,000.' using errcode = 'PT422';
      end if;
      corrected.amount_cents := correct_instalment.amount_cents;
    when 'due' then
      if correct_instalment.due_on is null or correct_instalment.due_on not between date '2000-01-01' and date '2100-12-31' then
        raise exception 'Please give a day between 2000 and 2100.' using errcode = 'PT422';
      end if;
      if target.amount_cents is null then
        raise exception 'Enter the total of the project first.' using errcode = 'PT409';
      end if;
      corrected.due_on := correct_instalment.due_on;
      corrected.state := 'due';
    when 'void' then
      corrected.state := 'void';
    when 'unpaid' then
      corrected.paid_on := null;
      corrected.reference := null;
    when 'reinstate' then
      null;
    else
      raise exception 'There is no such correction.' using errcode = 'PT422';
  end case;
  if correction in ('unpaid', 'reinstate') then
    corrected.state := case
      when target.due_on is not null and target.amount_cents is not null then 'due' else 'planned'
    end;
  end if;
  update public.instalments as stored
  set amount_cents = corrected.amount_cents, due_on = corrected.due_on, state = corrected.state,
    paid_on = corrected.paid_on, reference = corrected.reference
  where stored.id = target.id;
  -- The payment that is taken back stays in the history.
  corrected.paid_on := coalesce(corrected.paid_on, target.paid_on);
  corrected.reference := coalesce(corrected.reference, target.reference);
  perform private.add_instalment_event(corrected, correction, stored_reason, target.amount_cents);
  return query select * from public.instalments as stored where stored.id = target.id;
end;
$$;
revoke execute on function public.correct_instalment(uuid, text, text, timestamptz, bigint, date) from public, anon, authenticated;
grant execute on function public.correct_instalment(uuid, text, text, timestamptz, bigint, date) to authenticated;

-- What happened to the instalments of a project, newest first, at most 200; empty for callers who may not read the project.
create function public.instalment_history(project uuid)
  returns table (
    id bigint, part integer, kind text, reason text, from_amount_cents bigint, to_amount_cents bigint, due_on date,
    paid_on date, reference text, created_at timestamptz, "by" text
  )
  language sql
  stable
  set search_path = ''
as $$
  select
    event.id, event.part, event.kind, event.reason, event.from_amount_cents, event.to_amount_cents, event.due_on,
    event.paid_on, event.reference, event.created_at, private.actor_label(event.actor_id)
  from public.instalment_events as event
  where event.project_id = project
  order by event.id desc
  limit 200;
$$;
revoke execute on function public.instalment_history(uuid) from public, anon, authenticated;
grant execute on function public.instalment_history(uuid) to authenticated;

-- The instalments of a project as its client exports them.
create function private.export_instalments(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('payments', jsonb_build_object(
    'instalments', (
      select coalesce(jsonb_agg(to_jsonb(stored) - 'project_id' order by stored.part), '[]')
      from public.instalments as stored where stored.project_id = export_instalments.project
    ),
    'history', (
      select coalesce(jsonb_agg(
        to_jsonb(event) - array['project_id', 'actor_id'] || jsonb_build_object('by', private.actor_label(event.actor_id))
        order by event.id
      ), '[]')
      from public.instalment_events as event where event.project_id = export_instalments.project
    )
  ));
$$;
revoke execute on function private.export_instalments(uuid) from public;
