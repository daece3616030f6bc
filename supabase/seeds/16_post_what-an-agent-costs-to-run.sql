insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000506', 'what-an-agent-costs-to-run', 'What an agent costs to run, line by line',
    'The price of building is on our pricing page. This is about the months after: model, hosting, and the half hour a week that no one budgets for.',
    $post$## The formula

The monthly bill has three parts, and you can estimate all of them before you start:

> cases a month × cost of one case + hosting + someone’s time

The first term is what everyone asks about, so let’s take it apart.

## The cost of one case

Model providers charge per *token*, a piece of a word; 1,000 tokens are about 750 English words. What goes in and what comes out have different prices. Suppose your agent answers emails, and one case takes

- 3 calls to the model (understand, look up, write),
- 4,000 tokens going in per call: instructions, the email, what was looked up,
- 500 tokens coming out per call.

That makes 12,000 tokens in and 1,500 out. At $3 per million in and $15 per million out, which is our assumption for a capable model (look up today’s price of yours), one case costs

| | Tokens | Price per million | Cost |
|---|---:|---:|---:|
| In | 12,000 | $3.00 | $0.0360 |
| Out | 1,500 | $15.00 | $0.0225 |
| **One case** | | | **$0.0585** |

Six cents. With 80 emails a day and 22 working days you have 1,760 cases, so the model costs **$102.96 a month**.

## Hosting

An agent is a small program that waits most of the time. A small server, a database, and a backup are enough: expect $15 to $40 a month. If you already run something in a cloud, the agent fits in beside it, and the line is close to zero.

## The half hour a week

Someone should read twenty of the agent’s cases every week. Half an hour is enough. At $40 an hour this is about $87 a month, nearly as much as the model, and it’s the best money on the list: it’s how you notice that a price list is out of date *before* a customer does.

## All together

| | Per month |
|---|---:|
| Model, 1,760 cases | $103 |
| Hosting | $25 |
| Half an hour a week | $87 |
| **Total** | **$215** |

That’s 12 cents per case. Now the other side. If a person needs 3 minutes for an email and the agent finishes 60% of them alone, it saves 1,056 × 3 minutes, which is about 53 hours. You can judge for yourself what those are worth.

## Five ways to pay less

1. **Use a small model for small steps.** Sorting emails into five types doesn’t need the model that writes the answer. A small one often costs a tenth.
2. **Send less.** Most of the 4,000 tokens are instructions and looked-up text. Cutting the text to the paragraphs that matter saves money and makes the answers better.
3. **Reuse the beginning.** Many providers charge less for the part of a prompt that was the same in the call before. Put the fixed instructions first.
4. **Don’t ask at all.** An out-of-office reply can be recognized by ordinary code, for nothing.
5. **Set a monthly limit** in the provider’s console, at twice the estimate. It’s the cheapest insurance there is.

## What’s not on the bill

There’s no fee to us. The agent runs in your accounts, and the bills come from the providers to you directly. [Extended support](/pricing) is an extra that you can add by the month and cancel anytime.

Run the numbers for your own case before you talk to anyone. You need three: cases a month, minutes per case today, and the share that is [routine](/blog/what-fits-into-a-fortnight). If the result isn’t clearly positive, keep your money.$post$,
    'Education', array['costs', 'planning', 'basics'], '4 min read', current_date - 31,
    '/images/posts/what-an-agent-costs-to-run.svg', true, 'What an AI agent costs to run',
    'A simple formula for the monthly cost of an AI agent: cases, tokens, hosting, and people’s time, with one example calculated to the cent and five ways to save.',
    'cost of running an AI agent', 'Article');

-- The post was renamed: its former slug redirects to the current one.
insert into public.slug_redirects (from_slug, post_id) values
  ('what-does-an-agent-cost', '00000000-0000-4000-8000-000000000506');
