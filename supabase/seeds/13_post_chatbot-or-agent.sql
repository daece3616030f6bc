insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000503', 'chatbot-or-agent', 'Chatbot or agent? The difference is a verb',
    'A chatbot tells you how to change your booking. An agent changes it. What that means for cost, for risk, and for deciding which you need.',
    $post$Both have a text box, both are built on a language model, and both are sold with the same promises. Still, they’re different kinds of tool, and buying the wrong one is expensive.

> A chatbot *answers*. An agent *does*.

## The same request, twice

A guest writes to a vacation rental: “We arrive on Friday instead of Thursday, is that OK?”

A **chatbot** looks up the house rules and answers: “You can change your arrival up to 48 hours before. Please log in and choose *Change booking*.”

An **agent** looks up the booking, sees that Friday is free, checks that the price stays the same, changes the arrival date, moves the cleaning from Thursday to Friday morning, and answers: “Done. See you on Friday. The key code stays the same.”

The second answer isn’t more intelligent. It has more *hands*.

## What hands cost

Hands need permissions. The agent above can write to the booking system and to the cleaning plan. So someone has to decide, in advance:

- what it may do alone,
- what it may only prepare for a person to approve,
- what it can see, and what it can’t,
- how you find out what it did.

This is most of the work in a fortnight. Getting a model to talk takes an hour. Making sure that it can’t give away a month of free nights takes days, and those are the days you pay for. [Five rules for permissions](/blog/permissions-for-agents) are where we begin.

## Side by side

| | Chatbot | Agent |
|---|---|---|
| Reads | documents you give it | documents, and the live data of your systems |
| Writes | text | text, bookings, drafts, entries |
| Goes wrong by | saying something untrue | doing something untrue |
| Pays off when | people ask a lot | people ask, and then work begins |

Notice the third row. A wrong sentence can be corrected with another sentence. A wrong booking has to be found first. That’s why an agent needs a log and a limit where a chatbot needs a disclaimer.

## When a chatbot is enough

Choose the simpler tool when your customers ask questions whose answers are written down somewhere and end there: opening hours, delivery areas, how to wash the sweater. It’s cheaper to build, cheaper to run, and there’s little that can go wrong.

## When you want an agent

Choose an agent when the answer is followed by work. A good sign is the phrase “and then someone has to.” Someone has to copy it into the system. Someone has to call the supplier. Someone has to remind them next week. Each of those is a verb, and verbs are what agents are for.

## A test you can do today

Take twenty requests from last week. Mark each one where the answer alone would have been enough.

- **More than fifteen marks:** get a chatbot.
- **Fewer than ten:** you want an agent. Write down the verbs; they’re the list of things it has to be able to do.
- **In between:** start with the chatbot and let it collect the cases that it could only talk about. They’ll be the specification of your agent.

If you’d like to read the basics in more detail, [What is an AI agent?](/what-is-ai-agent) explains the parts one by one. And if you know your verbs already, the next question is [what the whole thing costs to run](/blog/what-an-agent-costs-to-run).$post$,
    'Education', array['chatbots', 'basics', 'permissions'], '3 min read', current_date - 59,
    '/images/posts/chatbot-versus-agent.svg', true, null,
    'A chatbot answers, an agent acts. What that means for cost and risk, and a test with twenty of your own requests that tells which one you need.',
    'chatbot or AI agent', 'Article');
