insert into public.pricing_plans
  (id, name, price, original_price, discount, description, timeline, features, popular, cta, position)
values
  ('00000000-0000-4000-8000-000000000301', 'Starter Agent', '$2,500', '$8,500', '70% off',
    'One job, done well: for a first agent that takes a routine task off your desk.', '7-10 days',
    array['One agent for one workflow', 'Up to 3 integrations', '7 days of support after launch', '100% source code ownership',
      'Acceptance tests on your own cases', 'Handbook and handover call'],
    false, 'Choose Starter', 1),
  ('00000000-0000-4000-8000-000000000302', 'Professional Agent', '$4,500', '$15,000', '70% off',
    'For work that crosses several tools and needs judgment about when to ask a person.', '10-14 days',
    array['Everything in Starter', 'One agent for several connected workflows', 'Up to 8 integrations',
      '14 days of support after launch', 'Approvals by more than one person',
      'Dashboard of what the agent did', 'Training session for your team'],
    true, 'Choose Professional', 2),
  ('00000000-0000-4000-8000-000000000303', 'Enterprise Agent', '$8,500', '$28,500', '70% off',
    'For teams with their own security rules, several departments, and systems no one else has.', '14-21 days',
    array['Everything in Professional', 'Several agents that work together', 'Unlimited integrations',
      '30 days of support after launch', 'Single sign-on', 'Deployment inside your private network',
      'Security review with your team'],
    false, 'Choose Enterprise', 3);

insert into public.add_ons (id, name, price, description, position) values
  ('00000000-0000-4000-8000-000000000311', 'Additional Integration', '$500',
    'One more system connected, tested, and documented.', 1),
  ('00000000-0000-4000-8000-000000000312', 'Extended Support', '$1,000 per month',
    'We keep watching, fixing, and improving the agent. Cancel anytime.', 2),
  ('00000000-0000-4000-8000-000000000313', 'Custom Training', '$2,000',
    'Two half-day workshops so that your own people can change the agent with confidence.', 3),
  ('00000000-0000-4000-8000-000000000314', 'Priority Development', '$3,000',
    'Your project starts within two working days and gets a second developer.', 4);
