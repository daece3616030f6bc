-- The payments of the projects of the client that have started, by working days of these. Both are told about them already: what these rows would
-- mail is deleted again.

insert into public.instalments (project_id, part, amount_cents, plan_name, state, due_on, paid_on, reference)
select
  project.id, payment.part, payment.amount_cents, payment.plan_name, payment.state,
  case when payment.due_day is not null then public.add_working_days(project.started_on, payment.due_day - 1) end,
  case when payment.paid_day is not null then public.add_working_days(project.started_on, payment.paid_day - 1) end,
  payment.reference
from (values
  ('101', 1, 225000, 'Professional Agent', 'paid', 1, 3, 'Transfer 2217'),
  ('101', 2, 225000, 'Professional Agent', 'planned', null, null, null),
  ('103', 1, 125000, 'Starter Agent', 'paid', 1, 2, 'Transfer 2104'),
  ('103', 2, 125000, 'Starter Agent', 'paid', 17, 21, 'Transfer 2163'),
  ('104', 1, 160000, null, 'paid', 1, 2, 'Transfer 2198'),
  ('104', 2, 160000, null, 'planned', null, null, null)
) as payment (project, part, amount_cents, plan_name, state, due_day, paid_day, reference)
join public.projects as project on project.id = ('00000000-0000-4000-8000-000000000' || payment.project)::uuid;

insert into public.instalment_events
  (project_id, part, kind, from_amount_cents, to_amount_cents, due_on, paid_on, reference, actor_id, created_at)
select
  instalment.project_id, instalment.part, event.kind, event.from_cents, instalment.amount_cents,
  event.due_on, event.paid_on, event.reference, '00000000-0000-4000-8000-0000000000a1', event.day + time '10:00'
from public.instalments as instalment
join public.projects as project on project.id = instalment.project_id,
  lateral (values
    ('planned', null, case instalment.part when 1 then instalment.due_on end, null, null, project.started_on),
    ('due', instalment.amount_cents, instalment.due_on, null, null, instalment.due_on),
    ('paid', instalment.amount_cents, instalment.due_on, instalment.paid_on, instalment.reference, instalment.paid_on)
  ) as event (kind, from_cents, due_on, paid_on, reference, day)
where event.day is not null
order by event.day, instalment.part, event.kind desc;

delete from private.project_updates where kind in ('instalment_due', 'instalment_paid');
delete from private.mail_outbox;
delete from private.live_events;
