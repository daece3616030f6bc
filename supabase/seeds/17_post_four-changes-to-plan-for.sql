insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000507', 'four-changes-to-plan-for', 'Four changes to plan for, and one to ignore',
    'Models will be cheaper, connections will be standard, and the interesting work will move. What that means for an agent you order today.',
    $post$No one knows what language models will be able to do in three years. You still have to decide today what to build. The way out is to plan for changes that are likely under almost any circumstances, and to build so that you profit from them without rebuilding.

## 1. The same answer gets cheaper

For several years now, the price of a given quality of answer has fallen, quickly and from several providers at once. It may slow down; it’s unlikely to turn around. For you this means two things.

**Don’t tie yourself to one model.** Keep the name of the model in one line of configuration, and keep [the acceptance tests](/blog/acceptance-tests-before-code) that tell you in twenty minutes whether another model can do the job. Then a better price is a decision, not a project.

**Don’t optimize too early.** Spending a week to save 30% of a $100 bill is a poor trade when the bill shrinks by itself.

## 2. Connections become standard

Until recently, every connection between a model and a system was written by hand. Now there are open protocols for it, such as the Model Context Protocol, and many software makers ship a ready connection with their product. Expect the question “can it talk to our system?” to become as dull as “does it have an API?”

What stays is the question behind it: *what should it be allowed to do there?* A standard plug doesn’t decide that for you. If anything, ready-made connections offer too much at once, and someone has to switch off what the job doesn’t need. [Permissions](/blog/permissions-for-agents) remain your work.

## 3. Tasks get longer

Today an agent is good at things that take a person five minutes. Over time it will be trusted with things that take an hour, then an afternoon. The longer the task, the later you notice that it went wrong.

So build in stops now, while they’re cheap:

- a plan that’s shown before the work begins,
- intermediate results that can be looked at,
- a button that ends the task and leaves everything tidy.

An agent with these three can simply be given longer tasks when the models are ready. One without them has to be rebuilt.

## 4. Your customers will send agents too

Some of the emails in your inbox are already written by machines on someone’s behalf: requests for quotes, questions about delivery, complaints with suspiciously good structure. This will grow. It isn’t bad news, since a machine is a patient customer, but prepare for it:

| If a machine asks | then |
|---|---|
| for the same thing 400 times | you need a limit per sender |
| for something you publish anyway | put prices, stock, and opening hours where machines can read them |
| to negotiate | your agent needs a floor that isn’t written in its prompt |
| in the name of a person | the answer goes to the address you know, not to the one in the email |

## And one to ignore

Every few months someone announces that agents will now run whole companies. You don’t have to form an opinion about this. Look at your own list of jobs instead: which of them happen often, have a clear right answer, and cost little when they go wrong? That list was useful last year, and it will be useful next year. Only its length changes.

## What to do this quarter

1. Pick one job from the list and automate it properly. What you learn about your own rules is worth more than any forecast.
2. Write its tests in a form that survives the model.
3. Put a date on the calendar, six months ahead: run the tests against two newer models and compare cost and quality. It takes a morning.

The future of agents is decided by research laboratories. Your future with them is decided by how well you can describe your own work. You can start on that today, and it’s free.$post$,
    'Future Trends', array['outlook', 'models', 'planning'], '4 min read', current_date - 24,
    '/images/posts/four-changes-to-plan-for.svg', true, null,
    null,
    null, 'BlogPosting');
