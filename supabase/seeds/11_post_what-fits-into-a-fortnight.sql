insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000501', 'what-fits-into-a-fortnight', 'What fits into a fortnight, and what doesn’t',
    'Fourteen days are enough for one job done well. How to tell whether your job is one of those, with three questions and two examples.',
    $post$How can a useful agent be ready in two weeks? The clever part is the scope. A fortnight is enough when the job is one job, and never enough when it is “AI for the whole company.”

## Three questions

Ask these before you talk to anyone about a project, us included. All you need is your inbox.

1. **Can you show ten real examples of the input?** Ten emails, ten orders, ten support tickets. If no one can find ten, the job doesn’t happen often enough to be worth automating yet.
2. **Would two of your colleagues agree on the right answer?** If they wouldn’t, the agent can’t be right either. Decide first, automate second.
3. **What is the most expensive mistake?** If it is “an awkward sentence,” the agent may act alone. If it is “a wrong payment,” it may prepare and a person must press the button.

Three clear answers mean that the job can be described on one page. That page is what fourteen days are measured against.

## A job that fits

Imagine a dental practice that receives eighty emails a day. Most of them ask for an appointment. An agent reads the email, looks for free slots in the practice calendar, offers two of them, and books the one that the patient picks. Anything that mentions pain goes straight to the front desk, marked red.

This fits, for three reasons. The input is easy to collect: it’s already in the inbox. The right answer is clear: a slot is free or it isn’t. And the worst mistake is an appointment that has to be moved.

## A job that doesn’t

Now imagine that the same practice wants an agent that “handles the insurance.” That turns out to be eleven insurers with eleven portals, and rules that live in the head of one colleague. It’s a good project. It isn’t a fortnight.

It becomes one if you cut it. Count last month’s cases per insurer, and you’ll usually find that one or two of them cause half of the work. Start there, and write down what that one colleague knows while you’re at it. The second insurer costs far less than the first, because everything around it exists already.

| | Appointments | “The insurance” | The largest insurer |
|---|---|---|---|
| Examples at hand | 80 a day | scattered | 15 a day |
| Two colleagues agree | yes | no | yes, once it’s written down |
| Most expensive mistake | a moved appointment | a refused claim | a refused claim |
| Fits into 14 days | yes | no | yes, with a person who approves |

## Four ways to make a job smaller

- **One channel.** Email first, chat later, phone never.
- **One language.** Add the second when the first one works.
- **Drafts before sending.** An agent that writes and a person who sends is a complete product. You can give it the send button in month two.
- **The boring 70 percent.** Let the agent recognize the odd cases and hand them over. It doesn’t have to solve them.

## What happens on day 2

Discovery ends with a page of text: what the agent reads, what it may do, what it must never do, and [the tests that decide whether it’s finished](/blog/acceptance-tests-before-code). If that page doesn’t fit the calendar, you hear it on day 2, when changing the plan costs an afternoon instead of a month.

Instead of asking whether your *company* is ready for AI, ask whether one job on your desk passes three questions. If it does, fourteen days are plenty, and [the price is on the page](/pricing).$post$,
    'General', array['planning', 'scope', 'getting started'], '4 min read', current_date - 73,
    '/images/posts/one-fortnight.svg', true, 'What fits into a fortnight, and what doesn’t',
    'Three questions that tell whether an AI agent for your job can be ready in 14 days, with one example that fits, one that doesn’t, and how to cut it.',
    'AI agent in 14 days', 'Article');
