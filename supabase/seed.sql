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

-- The partners are invented examples, like their success stories.
insert into public.partners
  (id, name, logo_url, description, website, category, partnership_type, benefits, case_study_title,
    case_study_description, case_study_results)
values
  ('00000000-0000-4000-8000-000000000401', 'Keelhost', '/images/partners/keelhost.svg',
    'Hosting in four European regions for teams whose data may not leave the continent. Most of our agents that run outside a customer''s own cloud run here.',
    'https://keelhost.example', 'Cloud Infrastructure', 'Cloud Partner',
    array['Agents run in the region you choose', 'Daily encrypted backups with a tested restore', 'Fixed monthly price, no charge per request',
      'A person on the phone within the hour'],
    null, null, null),
  ('00000000-0000-4000-8000-000000000402', 'Lantern Models', '/images/partners/lantern-models.svg',
    'Language models with contracts written for businesses: no training on your data, thirty days of notice before a model changes, and prices that stay for a year.',
    'https://lantern.example', 'AI Technology', 'Technology Partner',
    array['Your data is never used for training', 'Models stay available for two years', 'Usage reports per agent and per day'],
    'Example: a quieter inbox for a building firm',
    'An example of what the combination is made for. A firm with forty employees answers three hundred supplier e-mails a week. An agent sorts them, drafts the answers to the routine half and leaves the rest to the office, with a summary on top.',
    array['Routine mail answered within ten minutes', 'Half of the drafts sent without a change', 'Two hours a day back for the office manager']),
  ('00000000-0000-4000-8000-000000000403', 'Ledgerline', '/images/partners/ledgerline.svg',
    'A managed Postgres that keeps every version of every row. When an agent changes something, you can see what it was before, and put it back.',
    'https://ledgerline.example', 'Database', 'Integration Partner',
    array['Every change can be undone', 'Read-only access for agents by default', 'Export of everything at any time'],
    null, null, null),
  ('00000000-0000-4000-8000-000000000404', 'Pigeonhole', '/images/partners/pigeonhole.svg',
    'One inbox for mail, chat and phone notes. Agents that work in it see the whole conversation with a customer, and hand over to a person in the same place.',
    'https://pigeonhole.example', 'Communication', 'Integration Partner',
    array['Handover to a person with the full history', 'Answers in the tone of your house', 'Works with the addresses you have'],
    'Example: weekend cover for a holiday rental',
    'An example of a typical set-up. Guests ask the same twenty questions, mostly on Saturdays. An agent answers those from the house manual, opens the key box for confirmed bookings, and calls the owner when something leaks.',
    array['Nine of ten questions answered at once', 'No guest waits for the key', 'The owner is called only for what matters']);

insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000501', 'what-fits-into-a-fortnight', 'What fits into a fortnight, and what does not',
    'Fourteen days are enough for one job done well. How to tell whether your job is one of those, with three questions and two examples.',
    $post$People ask us how a useful agent can be ready in two weeks. The honest answer is that the calendar is not the clever part. The scope is. A fortnight is enough when the job is one job, and never enough when it is "AI for the whole company".

## Three questions

Before we say yes to a project we ask the same three questions. You can ask them yourself.

1. **Can you show ten real examples of the input?** Ten e-mails, ten orders, ten support tickets. If nobody can find ten, the job does not happen often enough to be worth automating yet.
2. **Would two of your colleagues agree on the right answer?** If they would not, the agent cannot be right either. Decide first, automate second.
3. **What is the most expensive mistake?** If it is "an awkward sentence", the agent may act alone. If it is "a wrong payment", it may prepare and a person must press the button.

## A job that fits

A dental practice receives eighty e-mails a day. Most ask for an appointment. The agent reads the mail, looks for free slots in the practice calendar, offers two of them, and books the one that the patient picks. Anything that mentions pain goes to the front desk at once, marked red.

This fits because the input is easy to collect, the right answer is clear, and the worst mistake is an appointment that has to be moved.

## A job that does not

The same practice asked for an agent that "handles the insurance". That turned out to be eleven different insurers with eleven portals, and rules that only one person in the house knew. That is a good project. It is not a fortnight. We suggested starting with the insurer that causes half of the work, and writing down what that one person knows.

## What happens on day 2

Discovery ends with a page of text: what the agent reads, what it may do, what it must never do, and the tests that decide whether it is finished. If the page does not fit the calendar, we say so on day 2, when changing the plan costs an afternoon instead of a month.

So do not ask whether your *company* is ready for AI. Ask whether one job on your desk passes three questions. If it does, fourteen days are plenty.$post$,
    'General', array['planning', 'scope', 'getting started'], '4 min read', '2025-09-02',
    '/images/posts/what-fits-into-a-fortnight.svg', true, 'What fits into a fortnight, and what does not',
    'Three questions that tell whether an AI agent for your job can be ready in 14 days, with one example that fits and one that does not.',
    'AI agent in 14 days', 'Article'),
  ('00000000-0000-4000-8000-000000000502', 'acceptance-tests-before-code', 'Write the acceptance tests before the agent',
    'The most useful document of a project is a list of inputs with the answers you expect. Here is how we write it on day 2, and how you can.',
    $post$When we started, we described agents the way everybody does: with features. "Answers customer questions." "Understands invoices." It took two projects to learn that nobody can say whether such a sentence is true on day 14.

Now every project has a table instead.

| # | What comes in | What must happen | What must not happen |
|---|---|---|---|
| 1 | "Can I move Tuesday to Thursday?" | Offer two free slots on Thursday | Cancel Tuesday before Thursday is confirmed |
| 2 | An invoice without an order number | Ask the sender for it, once | Book it under "other" |
| 3 | "My tooth has been hurting since Sunday" | Pass it to the front desk, marked red | Give any advice |

Thirty such rows are the real specification. They are short, they are written in the language of the job, and everybody can check them.

## Where the rows come from

Not from imagination. We ask for the last hundred real cases and pick:

- **twenty ordinary ones**, because ordinary is what the agent will see all day;
- **five rare ones** that a new employee would get wrong in the first week;
- **five nasty ones**: a customer who is angry, a mail in the wrong language, an attachment that is a photo of a screen, somebody who tries to talk the agent into a discount.

The last group decides whether you will sleep well after launch.

## What counts as passing

Language models do not answer the same way twice, so a test that compares texts word by word is useless. We check what can be checked: which action was taken, which facts appear in the answer, which words never do. Each row runs several times, because a test that passes four times out of five is a test that fails every day.

## Why you should keep the table

The table outlives the project. When the model provider releases a new version, you run the table. When somebody changes the instructions, you run the table. When a wrong answer reaches a customer, it becomes row 31, and it will not happen again.

That is also how our guarantee works. We do not promise that you will be impressed. We promise that the table passes by the agreed day, and if it does not, you get your money back. A promise is only worth something when both sides can read the same page and see whether it was kept.$post$,
    'Best Practices', array['testing', 'acceptance tests', 'quality'], '5 min read', '2025-09-09',
    '/images/posts/acceptance-tests-before-code.svg', true, 'Write the acceptance tests before the agent',
    'How to specify an AI agent with thirty rows of real inputs and expected actions, and why the table stays useful long after launch.',
    'AI agent acceptance tests', 'BlogPosting'),
  ('00000000-0000-4000-8000-000000000503', 'chatbot-or-agent', 'Chatbot or agent? The difference is a verb',
    'A chatbot tells you how to change your booking. An agent changes it. What that means for cost, for risk and for the question what you need.',
    $post$Both have a text box, both are built on a language model, and both are sold with the same pictures. Still, they are different kinds of tool, and buying the wrong one is expensive.

> A chatbot *answers*. An agent *does*.

## The same request, twice

A guest writes: "We arrive on Friday instead of Thursday, is that fine?"

A **chatbot** looks up your house rules and answers: "You can change your arrival up to 48 hours before. Please log in and choose *Change booking*."

An **agent** looks up the booking, sees that Friday is free, checks that the price stays the same, changes the arrival date, moves the cleaning from Thursday to Friday morning, and answers: "Done. See you on Friday. The key code stays the same."

The second answer is not more intelligent. It has more *hands*.

## What hands cost

Hands need permissions. The agent above can write to the booking system and to the cleaning plan. So somebody has to decide, in advance:

- what it may do alone,
- what it may only prepare for a person to approve,
- what it can see, and what it cannot,
- how you find out what it did.

This is most of the work in our fortnight. Talking to a model takes an hour. Making sure that it cannot give away a month of free nights takes days, and those are the days you pay for.

## When a chatbot is enough

Choose the simpler tool when your customers ask questions whose answers are written down somewhere and end there: opening hours, delivery areas, how to wash the pullover. It is cheaper to build, cheaper to run, and there is little that can go wrong.

## When you want an agent

Choose an agent when the answer is followed by work. A good sign is the sentence "…and then somebody has to". Somebody has to copy it into the system. Somebody has to call the supplier. Somebody has to remind them next week. Each of those is a verb, and verbs are what agents are for.

## A test you can do today

Take twenty requests from last week. Put a mark on each one where the answer alone would have been enough. More than fifteen marks: get a chatbot. Fewer than ten: talk to us. In between, start with the chatbot, and let it collect the cases that it could only talk about. They will be the specification of your agent.$post$,
    'Education', array['chatbots', 'basics', 'permissions'], '4 min read', '2025-09-16',
    '/images/posts/chatbot-or-agent.svg', true, 'Chatbot or agent? The difference is a verb',
    'A chatbot answers, an agent acts. What that means for cost and risk, and a test with twenty requests that tells which one you need.',
    'chatbot or AI agent', 'Article'),
  ('00000000-0000-4000-8000-000000000504', 'permissions-for-agents', 'How to give an agent permissions without losing sleep',
    'Five rules that we follow in every project, so that the worst day of your agent is a small and boring day.',
    $post$An agent that can do nothing is useless, and an agent that can do everything is a risk that nobody should sign. Between the two lies ordinary engineering. These are the five rules that we follow in every project.

## 1. Its own account

The agent never works under the name of a person. It has an account in each system, with a name that everybody recognises in a log. When you want it to stop, you lock one account, and nobody else notices.

## 2. Reading is not writing

Most agents need to read a lot and write very little. We ask for read access to what the job needs and write access to the two or three places where the result goes. In the database this looks as plain as it sounds:

```sql
create role appointment_agent login;
grant select on appointments, opening_hours to appointment_agent;
grant insert on appointment_requests to appointment_agent;
```

There is no `update` and no `delete`. A request is not an appointment: the calendar's own rules turn the one into the other.

## 3. Money and goodbyes wait for a person

Some actions cannot be taken back: payments, cancellations, sending something to all customers. For those the agent prepares everything and a person presses the button. In practice this costs a few seconds per case. It also builds trust, because after a month you know how often you would have pressed "no".

## 4. Limits that do not depend on the model

Never rely on the sentence "please do not spend more than 100 dollars". A limit in a prompt is a wish. A limit in the payment system is a limit. The same goes for the number of e-mails per hour, the number of bookings per day and the list of addresses that may receive anything at all.

## 5. A log that you can read

Every action leaves a line: when, what, for whom, and because of which message. Not for the engineers, but for you. Once a week somebody should read twenty lines. If that is boring, everything is fine.

## What this gives you

None of these rules makes the model smarter. They make it *matter less* how smart it is. A model that is tricked by a clever e-mail can, at worst, file a strange appointment request under its own name, which a rule refuses and a log shows.

That is what we mean by a good design: the worst day of the agent is a small and boring day.$post$,
    'Technical', array['security', 'permissions', 'databases'], '5 min read', '2025-09-23',
    '/images/posts/permissions-for-agents.svg', true, 'Give an agent permissions without losing sleep',
    'Five rules for AI agent permissions: its own account, read before write, approval for money, hard limits, and a log people can read.',
    'AI agent permissions', 'TechArticle');
