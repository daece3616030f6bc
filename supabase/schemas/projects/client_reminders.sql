-- Reminders of what a project waits for from its client: two of each wait, then silence. Nothing is ever decided for the
-- client because time has passed.

-- What waits for a client now, and since when. `kind` chooses the sentence of the mail, and `wait` tells waits of one kind
-- apart. A completed project waits for nothing but its payments, one whose money is paid back for nothing at all.
create view private.client_waits as
  select waiting.project_id, room.user_id, waiting.kind, waiting.wait, waiting.subject, waiting.waiting_since
  from (
    select
      brief.project_id, 'brief' as kind, 'brief' as wait, '' as subject,
      coalesce((
        select max(event.created_at) from public.project_brief_events as event
        where event.project_id = brief.project_id and event.kind = 'reopened'
      ), brief.created_at) as waiting_since
    from public.project_briefs as brief
    where brief.submitted_at is null and brief.accepted_at is null and brief.skipped_at is null
    union all
    select query.project_id, 'brief_question', query.id::text, '', query.created_at
    from public.brief_queries as query
    join public.project_messages as message on message.id = query.message_id and message.deleted_at is null
    join public.project_briefs as brief on brief.project_id = query.project_id
      and brief.submitted_at is not null and brief.accepted_at is null and brief.skipped_at is null
    where query.resolved_at is null
    union all
    select list.project_id, 'cases', 'cases', '', list.confirmed_by_team_at
    from public.acceptance_lists as list
    where list.agreed_at is null and list.confirmed_by_team_at is not null
      and exists (select 1 from public.acceptance_cases as stored where stored.project_id = list.project_id and stored.deleted_at is null)
    union all
    select proposal.project_id, 'case_proposal', proposal.id::text, '', proposal.created_at
    from public.acceptance_proposals as proposal
    where proposal.decision is null and proposal.side = 'team'
    union all
    select version.project_id, 'approval', version.id::text, concat('“', deliverable.name, '”, version ', version.number), version.requested_at
    from public.deliverable_versions as version
    join public.deliverables as deliverable on deliverable.id = version.deliverable_id
    where version.state = 'open'
    union all
    select tested.id, 'sign_off', 'sign_off', '', ready.since
    from (
      select running.id from public.projects as running
      where running.status <> 'completed' and running.deleted_at is null
        and exists (select 1 from public.agent_versions as version where version.project_id = running.id)
      -- The function takes half a millisecond: it is called for these projects alone, and once.
      offset 0
    ) as tested
    cross join lateral (select private.sign_off_ready_since(tested.id) as since offset 0) as ready
    union all
    select hold.project_id, 'hold', hold.id::text, hold.reason, hold.held_from
    from public.project_holds as hold
    where hold.held_until is null and hold.waits_for = 'client'
    union all
    select
      instalment.project_id, 'payment', instalment.id::text,
      concat(case instalment.part when 1 then 'first' else 'second' end, ' installment of ',
        private.format_dollars(instalment.amount_cents), ', due ', to_char(instalment.due_on, 'FMMon FMDD, YYYY')),
      instalment.due_on::timestamp at time zone private.business_zone()
    from public.instalments as instalment
    where instalment.state = 'due'
  ) as waiting
  -- Lateral, so that the project of each wait is looked up: without statistics, Postgres looks for the waits of each project.
  cross join lateral (
    select project.user_id, project.status from public.projects as project
    where project.id = waiting.project_id and project.deleted_at is null
    offset 0
  ) as room
  where (room.status <> 'completed' or waiting.kind = 'payment')
    and waiting.waiting_since is not null
    and not exists (
      select 1 from public.refunds as refund
      where refund.project_id = waiting.project_id and refund.state in ('approved', 'paid_back')
    );

revoke all on private.client_waits from public, anon, authenticated;

create index project_briefs_open on public.project_briefs (created_at)
  where submitted_at is null and accepted_at is null and skipped_at is null;
create index brief_queries_open on public.brief_queries (project_id) where resolved_at is null;
create index acceptance_lists_confirmed_by_team on public.acceptance_lists (confirmed_by_team_at)
  where agreed_at is null and confirmed_by_team_at is not null;
create index acceptance_proposals_of_team on public.acceptance_proposals (created_at)
  where decision is null and side = 'team';
create index instalments_due on public.instalments (due_on) where state = 'due';

-- How often a client was reminded of a wait. A wait that begins again counts anew.
create table private.client_reminders (
  project_id uuid not null references public.projects (id) on delete cascade,
  wait text not null,
  waiting_since timestamptz not null,
  reminded integer not null default 1 check (reminded in (1, 2)),
  primary key (project_id, wait, waiting_since)
);

revoke all on private.client_reminders from public, anon, authenticated;

-- Without a policy: only functions read and write it.
alter table private.client_reminders enable row level security;

-- When a client is reminded of a wait for the first or second time: two and five working days later, at 9:00 of the
-- business's time zone, so that all reminders of a project come in one mail.
create function private.reminder_time(waiting_since timestamptz, nth integer) returns timestamptz
  language sql
  stable
  set search_path = ''
as $$
  select (
    public.add_working_days(private.business_day(waiting_since), case nth when 1 then 2 else 5 end) + time '9:00'
  ) at time zone private.business_zone();
$$;
revoke execute on function private.reminder_time(timestamptz, integer) from public;

-- Writes a mail for each project whose client is to be reminded of something, and returns how many. Of a wait whose second
-- time has come before the first mail, there is one. The web server calls it every hour; of servers that do so at once, one
-- counts a reminder and mails it.
create function public.queue_client_reminders() returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  with waits as materialized (
    select * from private.client_waits as waiting where waiting.waiting_since <= now() - interval '1 day'
  ),
  due as (
    select
      waiting.project_id, waiting.wait, waiting.waiting_since,
      case when private.reminder_time(waiting.waiting_since, 2) <= now() then 2 else 1 end as reminded
    from waits as waiting
    left join private.client_reminders as earlier
      on earlier.project_id = waiting.project_id and earlier.wait = waiting.wait
      and earlier.waiting_since = waiting.waiting_since
    where coalesce(earlier.reminded, 0) < 2
      and private.reminder_time(waiting.waiting_since, coalesce(earlier.reminded, 0) + 1) <= now()
      and private.notification_setting(waiting.user_id, 'reminders') = 'soon'
  ),
  counted as (
    insert into private.client_reminders as stored (project_id, wait, waiting_since, reminded)
    select project_id, wait, waiting_since, reminded from due
    on conflict (project_id, wait, waiting_since) do update set reminded = excluded.reminded
      where stored.reminded < excluded.reminded
    returning stored.project_id
  ),
  mails as (
    insert into private.mail_outbox (kind, label, user_id, project_id)
    select distinct 'reminder', 'Waiting for the client', room.user_id, room.id
    from counted
    join public.projects as room on room.id = counted.project_id
    returning 1
  )
  select count(*) from mails;
$$;
revoke execute on function public.queue_client_reminders() from public, anon, authenticated;
grant execute on function public.queue_client_reminders() to service_role;

-- What a reminder tells the client of a project: what they were reminded of and still waits, the oldest first; null for
-- nothing. Several waits of the same words are one.
create function private.reminded_waits(project uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('kind', told.kind, 'subject', told.subject, 'since', told.since) order by told.since, told.kind)
  from (
    select waiting.kind, waiting.subject, min(waiting.waiting_since) as since
    from private.client_waits as waiting
    join private.client_reminders as reminder
      on reminder.project_id = waiting.project_id and reminder.wait = waiting.wait
      and reminder.waiting_since = waiting.waiting_since
    where waiting.project_id = reminded_waits.project
    group by waiting.kind, waiting.subject
  ) as told;
$$;
revoke execute on function private.reminded_waits(uuid) from public;
