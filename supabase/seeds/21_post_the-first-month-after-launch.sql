insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000511', 'the-first-month-after-launch', 'The first month after launch',
    'What to look at in week one, what to change in week two, and when to leave the agent alone. A calendar for the four weeks after day 14.',
    $post$Day 14 is over, the agent is live, and the second invoice is paid. What now? The first month decides whether the agent becomes a colleague or a curiosity. Here is a calendar for it.

## Week 1: read everything

You have 7 days of support after launch, so use them. Read every case, every day. At twenty cases this is a quarter of an hour. Put each into one of three piles: *good*, *right but badly said*, *wrong*. Send us the third pile on the same day; each of these becomes a row in [the acceptance tests](/blog/acceptance-tests-before-code).

Don’t change the instructions yourself in this week. You would be fixing single cases, and single cases deceive.

## Week 2: change one thing

Now look at the second pile. You’ll see two or three patterns: too formal, too long, a product name in the wrong form. Change one instruction, run the tests, wait a day. Then change the next. Two changes at once teach you nothing.

## Week 3: release one kind of case

Which kind of case did people approve without a change, nine times out of ten? Let the agent do this kind alone, and only this one. [The numbers of the handover](/blog/handover-is-the-product) tell you which it is.

## Week 4: read less

From now on, twenty cases a week, chosen at random and not by interest. Put the half hour on someone’s calendar, with a name.

(Still to be written: a table of what to look at on each day, and a paragraph about what to do when no one uses the agent.)$post$,
    'General', array['launch', 'operations'], '2 min read', current_date,
    '/images/posts/the-first-month-after-launch.svg', false, null,
    null,
    null, 'Article');
