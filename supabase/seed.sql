-- What a fresh local installation contains. It runs once, when the database is created.
-- The two accounts have well-known passwords and are for local use only.

do $$
declare
  account record;
begin
  for account in
    select * from (values
      ('00000000-0000-4000-8000-0000000000a1'::uuid, 'admin@fortnight.example', 'fortnight-admin',
        '{"name": "Ada Marsh", "mobile_number": "+44 20 7946 0101"}'::jsonb, interval '120 days'),
      ('00000000-0000-4000-8000-0000000000c1'::uuid, 'client@fortnight.example', 'fortnight-client',
        '{"name": "Noor Haddad", "mobile_number": "+44 20 7946 0202", "company_name": "Harbour Lane Dental",
          "how_heard_about_us": "referral"}'::jsonb, interval '40 days')
    ) as seeded (id, email, password, form, age)
  loop
    -- Empty strings, not null: the hosted auth server cannot read null tokens.
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
      email_change_token_new, email_change_token_current, reauthentication_token, phone_change, phone_change_token,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    ) values (
      account.id, 'authenticated', 'authenticated', account.email,
      extensions.crypt(account.password, extensions.gen_salt('bf', 10)), now(), '', '', '', '', '', '', '', '',
      '{"provider": "email", "providers": ["email"]}', account.form, now() - account.age, now() - account.age
    );
    insert into auth.identities (
      id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
    ) values (
      account.id, account.id, 'email', account.id::text,
      jsonb_build_object('sub', account.id, 'email', account.email, 'email_verified', true, 'phone_verified', false),
      now(), now() - account.age, now() - account.age
    );
    -- The hosted auth server finds accounts by this column; the embedded one does not have it.
    if exists (
      select 1 from information_schema.columns
      where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
    ) then
      execute 'update auth.users set instance_id = $1 where id = $2'
        using '00000000-0000-0000-0000-000000000000'::uuid, account.id;
    end if;
    update public.user_profiles set created_at = now() - account.age where id = account.id;
  end loop;
end;
$$;

update public.user_profiles set user_type = 'admin', role = 'Owner', team_size = '1-10'
where id = '00000000-0000-4000-8000-0000000000a1';

insert into public.projects
  (id, user_id, name, description, budget_range, timeline, priority, requirements, status, started_on, created_at, updated_at)
values
  ('00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-0000000000c1', 'Appointment desk agent',
    'Answers patient e-mails about appointments, offers free slots from the practice calendar and hands anything clinical to the front desk.',
    'professional-agent', '1-2-weeks', 'high',
    'Reads the shared inbox and the practice calendar. Must never give medical advice. Replies in English and Arabic.',
    'active', current_date - 4, now() - interval '12 days', now() - interval '2 days'),
  ('00000000-0000-4000-8000-000000000102', '00000000-0000-4000-8000-0000000000c1', 'Recall reminders',
    'Writes to patients whose six-month check-up is due and books the ones who answer.',
    'starter-agent', '2-4-weeks', 'medium', null, 'draft', null, now() - interval '3 days', now() - interval '3 days'),
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000c1', 'Invoice questions',
    'Explains a bill line by line and sends a copy of the receipt on request.',
    'starter-agent', 'flexible', 'low', 'Connected to the accounting export. Read-only.', 'completed',
    current_date - 34, now() - interval '38 days', now() - interval '20 days'),
  ('00000000-0000-4000-8000-000000000104', '00000000-0000-4000-8000-0000000000c1', 'Supplier price watch',
    'Compares the prices of consumables at three suppliers every Monday and writes a one-page summary.',
    'custom', '1-2-months', 'urgent', null, 'on-hold', null, now() - interval '25 days', now() - interval '9 days');

insert into public.faqs (id, question, answer, order_index) values
  ('00000000-0000-4000-8000-000000000201', 'What exactly do I get after fourteen days?',
    '<p>A working agent, running in your own accounts, doing the job we agreed on day 2. Concretely:</p><ul><li>the agent itself, deployed and connected to your tools;</li><li>the complete source code in a repository that belongs to you;</li><li>a test report with the real cases we measured it against;</li><li>a short handbook: how to run it, how to change its instructions, what it must never do.</li></ul><p>You also get <strong>7 days of support</strong> after launch; the larger plans include 14 or 30.</p>', 1),
  ('00000000-0000-4000-8000-000000000202', 'How can a custom agent be ready in 10 to 14 days?',
    'Because the scope is one job, not a platform. On days 1 and 2 we write down what the agent reads, what it may do, and how we will know that it works. Days 3 to 10 are for building, with something you can try every second day. Days 11 and 12 are for testing on your own cases, and days 13 and 14 for launch.

If your job does not fit into that, we tell you on day 2, before you have paid for more than discovery.', 2),
  ('00000000-0000-4000-8000-000000000203', 'What does the 70% pilot discount mean?',
    '<p>We are building our first public case studies. Pilot customers pay <strong>30% of the list price</strong> (for example $2,500 instead of $8,500) for the same work by the same people.</p><p>In return we ask for two things: honest feedback during the fortnight, and permission to describe the result, <em>without your name if you prefer</em>. The number of pilot places is limited because the number of our working days is.</p>', 3),
  ('00000000-0000-4000-8000-000000000204', 'When do I get my money back?',
    '<p>On day 2 we write acceptance tests together: real inputs with the answers you expect. If the agent does not pass them by the agreed date, you choose:</p><ol><li>we keep working at no cost until it does, or</li><li>you get back everything you have paid.</li></ol><p>You decide, not we, and you do not have to argue for it.</p>', 4),
  ('00000000-0000-4000-8000-000000000205', 'Who owns the source code?',
    'You do, all of it: code, prompts, tests, configuration and documentation. It sits in your repository from the first day, under your name, without a licence fee and without a part that only we can run. If you want another team to carry on, they can start from what you already have.', 5),
  ('00000000-0000-4000-8000-000000000206', 'How do payments work?',
    '<p>In two halves: <strong>50% to start</strong> and <strong>50% on completion</strong>, which means after the acceptance tests have passed and the agent runs in your accounts. There is no subscription with us.</p><p>The running costs, meaning the language model and hosting, are billed to you directly by those providers. We estimate them on day 2 so that there is no surprise.</p>', 6),
  ('00000000-0000-4000-8000-000000000207', 'What happens in the 7 days after launch?',
    'We watch the agent with you. Every day somebody reads its conversations, fixes what is wrong and answers your questions within one working day. After that you can continue alone, add Extended Support by the month, or ask us again when you need something. Professional projects have 14 days, enterprise projects 30.', 7),
  ('00000000-0000-4000-8000-000000000208', 'Which tools can the agent work with?',
    '<p>Anything with an API that you have access to. Most projects use a handful of these:</p><table><thead><tr><th>Job</th><th>Typical systems</th></tr></thead><tbody><tr><td>Mail and chat</td><td>Gmail, Outlook, Slack, Teams, WhatsApp Business</td></tr><tr><td>Customers</td><td>HubSpot, Salesforce, Pipedrive, Zendesk</td></tr><tr><td>Numbers</td><td>Google Sheets, Excel, Stripe, Xero, QuickBooks</td></tr><tr><td>Knowledge</td><td>Notion, Confluence, SharePoint, a folder of PDFs</td></tr></tbody></table><p>The Starter plan includes up to 3 integrations, Professional up to 8.</p>', 8),
  ('00000000-0000-4000-8000-000000000209', 'Is our data safe?',
    'The agent runs in your accounts, so your data stays where it is. It gets the smallest set of permissions that does the job, its access keys are yours to revoke, and every action it takes is written to a log that you can read. We use model providers whose terms exclude training on your data. When the project ends we delete our copies and tell you so in writing.', 9),
  ('00000000-0000-4000-8000-000000000210', 'What if the agent gets something wrong?',
    '<p>It will, sometimes, so we design for it:</p><ul><li>Actions that cost money or cannot be undone <strong>wait for a person</strong> to approve them.</li><li>When the agent is not sure it says so and hands over, with what it has found so far.</li><li>Every wrong answer becomes a test case, so the same mistake does not come back.</li></ul><blockquote>A good agent is not one that never fails. It is one whose failures are small, visible and cheap.</blockquote>', 10),
  ('00000000-0000-4000-8000-000000000211', 'How much of our time do you need?',
    'About six hours in total. Two hours of conversation on days 1 and 2, twenty minutes every second day to try what is there, and an hour each for testing and handover. One person who knows the job well is enough; we do not need your whole team in meetings.', 11),
  ('00000000-0000-4000-8000-000000000212', 'Do we need to know anything about AI?',
    '<p>No. You need to know your own work: what comes in, what a good result looks like, and what must never happen. If you would like some background first, read <a href="/what-is-ai-agent">What is an AI agent?</a> or look at <a href="/ai-agent-use-cases">six use cases</a> with honest timelines.</p>', 12);

insert into public.pricing_plans
  (id, name, price, original_price, discount, description, timeline, features, popular, cta, position)
values
  ('00000000-0000-4000-8000-000000000301', 'Starter Agent', '$2,500', '$8,500', '70% off',
    'One job, done well: for a first agent that takes a routine task off your desk.', '7-10 days',
    array['One agent for one workflow', 'Up to 3 integrations', '7 days of support after launch', '100% source code ownership',
      'Acceptance tests on your own cases', 'Handbook and handover call'],
    false, 'Start with Starter', 1),
  ('00000000-0000-4000-8000-000000000302', 'Professional Agent', '$4,500', '$15,000', '70% off',
    'For work that crosses several tools and needs judgement about when to ask a person.', '10-14 days',
    array['One agent for several connected workflows', 'Up to 8 integrations', '14 days of support after launch',
      '100% source code ownership', 'Approval steps for risky actions', 'Dashboard of what the agent did',
      'Training session for your team'],
    true, 'Choose Professional', 2),
  ('00000000-0000-4000-8000-000000000303', 'Enterprise Agent', '$8,500', '$28,500', '70% off',
    'For teams with their own security rules, several departments and systems nobody else has.', '14-21 days',
    array['Several agents that work together', 'Unlimited integrations', '30 days of support after launch',
      '100% source code ownership', 'Single sign-on and audit log', 'Deployment in your own cloud',
      'Security review with your team', 'A named engineer'],
    false, 'Talk about Enterprise', 3);

insert into public.add_ons (id, name, price, description, position) values
  ('00000000-0000-4000-8000-000000000311', 'Additional Integration', '$500',
    'One more system connected, tested and documented.', 1),
  ('00000000-0000-4000-8000-000000000312', 'Extended Support', '$1,000 per month',
    'We keep watching, fixing and improving the agent. Ends whenever you say so.', 2),
  ('00000000-0000-4000-8000-000000000313', 'Custom Training', '$2,000',
    'Two half-day workshops so that your own people can change the agent with confidence.', 3),
  ('00000000-0000-4000-8000-000000000314', 'Priority Development', '$3,000',
    'Your project starts within two working days and gets a second engineer.', 4);
