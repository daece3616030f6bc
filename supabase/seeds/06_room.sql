-- The conversation about the client's first project, and what the team keeps for itself. Neither has mails that wait: those
-- that these rows and the history of the projects have written are deleted again.

insert into public.project_messages (id, project_id, author_id, side, body, sequence, created_at)
select
  ('00000000-0000-4000-8000-000000000' || message.id)::uuid, '00000000-0000-4000-8000-000000000101',
  ('00000000-0000-4000-8000-0000000000' || case message.side when 'team' then 'a1' else 'c1' end)::uuid,
  message.side, message.body, 0, message.created_at
from public.projects as project, lateral (values
  ('601', 'client', project.started_on + time '09:12',
    'Thanks for getting started so quickly! The 50 sample emails from last month stay in the shared inbox, in the folder “Samples”: they name patients, so please don’t copy them. Two things the agent should know: Thursday afternoons are for surgery only, and new patients always get 45 minutes.'),
  ('602', 'team', project.started_on + time '11:05',
    'Both are in its instructions now. One question: when a patient asks for a Thursday afternoon, should it offer

- the next morning, or
- the same time a week later?'),
  ('603', 'client', project.started_on + time '14:40',
    'The next morning, please. If that’s full, the front desk calls back.'),
  ('604', 'team', public.add_working_days(current_date - 1, -1) + time '09:40',
    'The agent now drafts replies to everything in the shared inbox. **46 of your 50 sample emails** got the answer you’d have sent; the other four went to the front desk, as agreed. Have a look at the drafts and tell us what sounds wrong.'),
  ('605', 'client', now() - interval '3 hours',
    'They read well. Could you also run it on last week’s emails in Arabic before we go on?')
) as message (id, side, created_at, body)
where project.id = '00000000-0000-4000-8000-000000000101'
order by message.created_at;

insert into public.project_reads (project_id, user_id, sequence)
select project_id, '00000000-0000-4000-8000-0000000000c1', max(sequence) from public.project_messages group by project_id;

insert into public.project_reads (project_id, user_id, sequence)
select project_id, '00000000-0000-4000-8000-0000000000a1', max(sequence) from public.project_messages
where side = 'team' group by project_id;

insert into public.project_notes (id, project_id, author_id, body, created_at, updated_at) values
  ('00000000-0000-4000-8000-000000000621', '00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-0000000000a1',
    'Noor decides, but the front desk works with the drafts all day. Invite them to the review on day 10.',
    public.add_working_days(current_date - 3, -1) + time '16:20', public.add_working_days(current_date - 3, -1) + time '16:20');

insert into public.saved_replies (id, title, body) values
  ('00000000-0000-4000-8000-000000000611', 'We have what we need',
    'Hi {name},

thanks, we have everything we need for {project}. We’re on schedule ({day}), and you’ll hear from us as soon as there’s something to try.'),
  ('00000000-0000-4000-8000-000000000612', 'Access is missing',
    'Hi {name},

to keep {project} moving, we still need access to the account we discussed. Could you invite us today? That keeps us on schedule.');

delete from private.mail_outbox;
delete from private.live_events;
