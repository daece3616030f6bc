-- What the figures and the report of deliveries read of each project: on which days of the business something happened, in one
-- narrow row, because they read a year of projects at once. Triggers keep it; a test computes it again.

create table private.deliveries (
  project_id uuid primary key references public.projects (id) on delete cascade,
  plan text,
  is_deleted boolean not null default false,
  created_on date not null,
  brief_created_on date,
  brief_sent_on date,
  brief_accepted_on date,
  started_on date,
  planned_until date,
  agreed_on date,
  discovery_done_on date,
  build_done_on date,
  test_done_on date,
  launch_done_on date,
  next_step text,
  due_on date,
  ended_on date,
  is_accepted boolean
);
comment on column private.deliveries.planned_until is 'The last day of the plan as it was first made.';
comment on column private.deliveries.agreed_on is 'When both sides had confirmed the acceptance cases.';
comment on column private.deliveries.due_on is 'The last day of next_step, the first one that is not done.';
comment on column private.deliveries.ended_on is 'The sign-off; or, when the money went back, when the client asked for it.';

create index deliveries_by_end on private.deliveries (ended_on) where ended_on is not null;
create index deliveries_by_deadline on private.deliveries (due_on) where ended_on is null and not is_deleted;

revoke all on private.deliveries from public, anon, authenticated;

-- Without a policy: only functions read and write it.
alter table private.deliveries enable row level security;

-- What the rows must be.
create view private.computed_deliveries as
  select
    room.id as project_id, room.budget_range as plan, room.deleted_at is not null as is_deleted,
    private.business_day(room.created_at) as created_on, private.business_day(brief.created_at) as brief_created_on,
    private.business_day(brief.submitted_at) as brief_sent_on, private.business_day(brief.accepted_at) as brief_accepted_on,
    room.started_on,
    (
      select event.to_last_day from public.project_step_events as event
      where event.project_id = room.id and event.kind = 'started' order by event.id limit 1
    ) as planned_until,
    private.business_day(list.agreed_at) as agreed_on, private.business_day(steps.discovery_done_at) as discovery_done_on,
    private.business_day(steps.build_done_at) as build_done_on, private.business_day(steps.test_done_at) as test_done_on,
    private.business_day(steps.launch_done_at) as launch_done_on, steps.undone[1] as next_step, steps.due_on,
    private.business_day(coalesce(record.accepted_at, refund.created_at)) as ended_on,
    case when record.id is not null then true when refund.id is not null then false end as is_accepted
  from public.projects as room
  left join public.project_briefs as brief on brief.project_id = room.id
  left join public.acceptance_lists as list on list.project_id = room.id
  left join public.acceptance_documents as document on document.project_id = room.id
  left join public.acceptances as record on record.id = document.acceptance_id
  left join public.refunds as refund on refund.project_id = room.id and refund.state in ('approved', 'paid_back')
  cross join lateral (
    select
      max(step.done_at) filter (where step.kind = 'discovery') as discovery_done_at,
      max(step.done_at) filter (where step.kind = 'build') as build_done_at,
      max(step.done_at) filter (where step.kind = 'test') as test_done_at,
      max(step.done_at) filter (where step.kind = 'launch') as launch_done_at,
      array_agg(step.kind order by step.position) filter (where step.done_at is null) as undone,
      min(step.last_day) filter (where step.done_at is null) as due_on
    from public.project_steps as step where step.project_id = room.id
  ) as steps;

revoke all on private.computed_deliveries from public, anon, authenticated;

-- Copies a project again after something of it has changed. The row is locked before it is computed, so that of two changes
-- at once the later one sees both.
create function private.store_delivery() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  project uuid;
begin
  if tg_table_name = 'projects' then
    project := new.id;
  else
    project := coalesce(new.project_id, old.project_id);
  end if;
  perform 1 from private.deliveries as stored where stored.project_id = project for no key update;
  if not found then
    insert into private.deliveries select * from private.computed_deliveries as computed where computed.project_id = project
    on conflict do nothing;
    return null;
  end if;
  update private.deliveries as stored set
    plan = computed.plan, is_deleted = computed.is_deleted, created_on = computed.created_on,
    brief_created_on = computed.brief_created_on, brief_sent_on = computed.brief_sent_on,
    brief_accepted_on = computed.brief_accepted_on, started_on = computed.started_on,
    planned_until = computed.planned_until, agreed_on = computed.agreed_on,
    discovery_done_on = computed.discovery_done_on, build_done_on = computed.build_done_on,
    test_done_on = computed.test_done_on, launch_done_on = computed.launch_done_on, next_step = computed.next_step,
    due_on = computed.due_on, ended_on = computed.ended_on, is_accepted = computed.is_accepted
  from private.computed_deliveries as computed
  where stored.project_id = project and computed.project_id = project;
  return null;
end;
$$;
revoke execute on function private.store_delivery() from public;

create trigger store_delivery
  after insert or update of budget_range, deleted_at, created_at, started_on on public.projects
  for each row execute function private.store_delivery();

create trigger store_delivery
  after insert or update of created_at, submitted_at, accepted_at or delete on public.project_briefs
  for each row execute function private.store_delivery();

create trigger store_delivery
  after insert or update of first_day, last_day, done_at or delete on public.project_steps
  for each row execute function private.store_delivery();

create trigger store_delivery
  after insert on public.project_step_events
  for each row when (new.kind = 'started') execute function private.store_delivery();

create trigger store_delivery
  after insert or update of agreed_at or delete on public.acceptance_lists
  for each row execute function private.store_delivery();

create trigger store_delivery
  after insert or delete on public.acceptance_documents
  for each row execute function private.store_delivery();

create trigger store_delivery
  after insert or update of state, created_at or delete on public.refunds
  for each row execute function private.store_delivery();

-- Public pages show figures of what has ended.
create function private.announce_delivery_end() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.content_version set version = version + 1, updated_at = now() where id;
  return null;
end;
$$;
revoke execute on function private.announce_delivery_end() from public;

create trigger announce_delivery_end
  after update of ended_on on private.deliveries
  for each row when (new.ended_on is distinct from old.ended_on) execute function private.announce_delivery_end();

create trigger announce_deleted_delivery
  after delete on private.deliveries
  for each row when (old.ended_on is not null) execute function private.announce_delivery_end();
