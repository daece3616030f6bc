insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000510', 'handover-is-the-product', 'The handover is the product',
    'An agent is judged by the cases it doesn’t solve. How to pass them to a person so that neither the customer nor your colleague has to start again.',
    $post$Suppose your agent solves 70% of all cases. You’ll be proud of that for about a week. After that, everyone’s opinion of the agent is formed by the other 30%: the customer who had to explain everything twice, the colleague who got a case without a word of context.

So spend a good part of the fortnight on the moment when the agent gives up. It’s the part of the product that people touch.

## A bad handover and a good one

**Bad:** “I’m sorry, I can’t help with that. Please contact support.”

**Good, to the customer:** “This needs a person. I’ve passed your message, the order number, and the photo to Ines. She will answer by 2 p.m. You don’t need to send anything again.”

**Good, to Ines:**

> **Refund for order 20931, answer promised by 2 p.m.**
>
> Customer says the second chair arrived broken (photo attached). Bought on October 3, 14 days ago. I checked: the order exists, delivered on October 9, no earlier complaint. Not done: refund, because the amount is over $200. Draft reply below.

The note to Ines took the agent no effort. It had all of this at hand. Someone only had to ask for it.

## Five parts

1. **One line that says what is wanted**, so that the list can be skimmed.
2. **What was checked, and the result.** This saves the most time: no one looks up the order again.
3. **What wasn’t done, and why.** “Over $200” is a reason. “Error” isn’t.
4. **A draft**, to be sent or thrown away.
5. **A deadline**, the same one that the customer was told.

If you build only one of these, build number 2.

## When to hand over

Leave this decision to rules as far as you can, and to the model only for the rest.

| Trigger | Decided by |
|---|---|
| Amount, date, or customer group outside the limits | Code |
| A tool failed or didn’t answer | Code |
| The customer asks for a person | The model; the request is always granted |
| Third message about the same thing | Code |
| Anger, threat, grief, anything medical or legal | The model; if in doubt, hand over |
| The agent isn’t sure | The model, with an example of what “not sure” means |

The third row deserves a word. Someone who asks for a person gets a person, at once, without a second question. Every trick that makes this harder costs more in goodwill than it saves in time.

## And back again

The colleague’s answer should go out *in the same conversation*, and the agent should see it. Otherwise the customer answers, the agent picks up where it stopped, and contradicts Ines. A simple rule works well: once a person has written, the agent stays silent in that conversation until that person gives it back.

## Three numbers

Measure these from the first day. They fit on a postcard.

- **Share handed over.** It starts at 100%, because a person reads everything in the first days. Once the agent works alone, expect about half, then less. If it drops at once, your triggers are too weak.
- **Time until a person answers.** The promise in the handover is only as good as this number.
- **Drafts sent without a change.** When it passes 90% for one kind of case, that kind is a candidate for the agent to do alone. That’s how it earns its permissions, one kind at a time.

## Start with everything handed over

The safest launch is also the simplest: for the first days, *every* case is handed over, with a draft. Nothing reaches a customer that no person has read, your colleagues learn what the agent is good at, and you collect the numbers that tell you what to release first. That’s why our [day 13](/learn-how-it-works) looks the way it does, and why [the guesthouse example](/blog/example-guest-house-weekend-inbox) spends more words on the phone than on the model.

An agent that knows its limits and says so in a useful way will be liked. One that solves 5% more and says “I can’t help with that” won’t.$post$,
    'Best Practices', array['handover', 'customer service', 'quality'], '4 min read', current_date - 3,
    '/images/posts/handover-is-the-product.svg', true, 'The handover is the product',
    'An AI agent is judged by the cases it doesn’t solve. Five parts of a good handover, when to trigger it, and three numbers that show whether it works.',
    'AI agent human handover', 'BlogPosting');
