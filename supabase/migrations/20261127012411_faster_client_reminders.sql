-- Looks up the project of each wait. Before, Postgres without statistics looked for the waits of each project.
create or replace view private.client_waits as
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
