insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000502', 'acceptance-tests-before-code', 'Write the acceptance tests before the agent',
    'The most useful document in a project is a list of inputs with the answers you expect. Here is how we write it on day 2, and how you can.',
    $post$The usual way to describe an agent is by its features. “Answers customer questions.” “Understands invoices.” The trouble with a sentence like that is that no one can say on day 14 whether it came true. So we write a table instead.

| # | What comes in | What must happen | What must not happen |
|---|---|---|---|
| 1 | “Can I move Tuesday to Thursday?” | Offer two free slots on Thursday | Cancel Tuesday before Thursday is confirmed |
| 2 | An invoice without an order number | Ask the sender for it, once | Book it under “other” |
| 3 | “My tooth has been hurting since Sunday” | Pass it to the front desk, marked red | Give any advice |

Thirty such rows are the real specification. They’re short, they’re written in the language of the job, and everyone who does the job can check them.

## Where the rows come from

Not from imagination. Export the last hundred real cases and pick:

- **twenty ordinary ones**, because ordinary is what the agent will see all day;
- **five rare ones** that a new employee would get wrong in the first week;
- **five nasty ones**: a customer who is angry, an email in the wrong language, an attachment that’s a photo of a screen, someone who tries to talk the agent into a discount.

The last group decides whether you’ll sleep well after launch. If your hundred cases contain nothing nasty, ask the colleague who has been there longest. She remembers.

Remove names and numbers that identify people before you put a case into the table. The table will be read by more people than the inbox.

## What counts as passing

Language models don’t answer the same way twice, so a test that compares texts word by word is useless. Check what can be checked:

1. **The action.** Was the appointment moved, the draft saved, the case handed over?
2. **The facts.** Does the answer contain the date, the amount, and the name that it must contain?
3. **The forbidden.** Does it lack what must never be there: advice, a promise, someone else’s data?

The style of a text is judged by a person, on a sample, once a week. It matters, but it doesn’t belong in an automatic test.

Each row runs five times. A row that passes four times out of five hasn’t passed: if such a case arrives once a day, it goes wrong once a week. There are two honest ways to deal with it. Make the instruction or the tool clearer until it passes five times, or let the agent hand this kind of case to a person and write that into the third column.

## Write your first row in five minutes

You need no special tool for this, and no one from our side. Open a spreadsheet with five columns: what comes in, what must happen, what must not happen, how often it occurs, and who said so. Take the last message that made you sigh, and fill in the first line.

Then ask yourself three questions about it:

- Could someone who has never done this job tell from your line whether the result is right? If not, replace the adjectives with numbers. “Quickly” becomes “within ten minutes,” “politely” becomes “with the customer’s name and without a reproach.”
- Is there more than one acceptable result? List them. Two good answers are no problem; an answer that no one thought of is.
- What would you regret most? That belongs in the third column, and it’s the part that people forget.

After ten lines you’ll disagree with a colleague about one of them. Good. That disagreement existed before, and so far your customers have been the ones who found out.

## Who signs what

On day 2, you read the table and sign it. That’s the moment to say that row 12 is wrong, that the discount has changed, that rule 7 has an exception on Fridays. On day 12 we run the table together, in front of you, on the system that will go live. Green means launch. Red means that we keep working.

## Why you should keep the table

The table outlives the project.

- When the model provider releases a new version, you run the table.
- When someone changes the instructions, you run the table.
- When a wrong answer reaches a customer, it becomes row 31, and the same mistake won’t come back unnoticed.

It also works without us. The table is a spreadsheet and a script in your repository, and both are yours.

That’s how our guarantee works too. We promise that the table passes by the agreed day, and if it doesn’t, you get your money back. A promise is only worth something when both sides can read the same page and see whether it was kept.

If you’re still looking for the right job to write a table for, start with [what fits into a fortnight](/blog/what-fits-into-a-fortnight).$post$,
    'Best Practices', array['testing', 'acceptance tests', 'quality'], '5 min read', current_date - 66,
    '/images/posts/test-cases.svg', true, 'Acceptance tests come before the agent',
    'How to specify an AI agent with thirty rows of real inputs and expected actions, how to count what passes, and why the table stays useful after launch.',
    'AI agent acceptance tests', 'BlogPosting');
