insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000509', 'do-it-once', 'Do it once: agents, retries, and the double booking',
    'Networks fail in the middle of things. Three small techniques keep your agent from booking, paying, or writing twice, with code you can copy.',
    $post$Your agent books a room. It sends the request, waits, and after ten seconds the connection breaks. Was the room booked? There are two possible answers, and the agent can’t tell them apart. If it tries again, it may book twice. If it doesn’t, the guest may have no room.

This problem is older than language models, and so are its solutions. Agents only make it more urgent, for two reasons. They call many systems in a row, so something breaks more often. And a model that sees an error message tends to do what people do: try again, a little differently.

## Technique 1: a key for every intention

Give each intention a key *before* you act, and derive it from the cause, not from the moment. The same email leads to the same key, however often it’s processed:

```ts
import { createHash } from 'node:crypto'

/** The same cause and action always give the same key. */
export const keyOf = (messageId: string, action: string) =>
  createHash('sha256')
    .update(`${messageId}:${action}`)
    .digest('hex')
```

Many services accept such a key, often in a header called `Idempotency-Key`: a second request with the same key gets the first answer again and changes nothing. Where a service doesn’t support keys, keep them yourself:

```sql
create table actions (
  key text primary key,
  started_at timestamptz not null default now(),
  outcome jsonb
);
```

Insert the row before you act, and write down the outcome afterward. The primary key does the work: two workers that process the same email at the same moment can’t both insert the row. A row that still has no outcome after a while is a case for technique 3.

Never let the model invent the key. It would make up a new one for each attempt, which is exactly what must not happen.

## Technique 2: an outbox

Saving the booking in your own database and telling the guest by email are two actions in two systems. If the program stops between them, you have a booking that no one knows about. So write down the email in the same transaction as the booking:

```sql
begin;
insert into bookings (id, room, night)
  values ($1, $2, $3);
insert into outbox (booking_id, kind)
  values ($1, 'confirmation');
commit;
```

Either both rows exist or neither does. A small worker reads the outbox, sends, and marks the row as sent. It may send a confirmation twice if it stops at the worst moment, between sending and marking. Twice is annoying; never is a complaint. Choose the failure that you prefer, and write the choice down.

## Technique 3: look again later

Some systems offer neither keys nor an answer to “did that work?” For those, compare your log with their daily list once a night:

| In your log | In the other system | What to do |
|---|---|---|
| booked | booked | nothing |
| booked | missing | tell a person |
| unknown | booked | record it as booked |
| unknown | missing | try again, once |

This is called reconciliation, and accountants have done it for centuries. Ten lines of code and one email in the morning, and nothing stays lost for longer than a day.

## What to tell the model

With these in place, the instructions for the model become short. When a tool answers “unknown,” the agent says so and stops:

> I’ve asked for your room, but the booking system hasn’t answered yet. You’ll hear from us by nine. Please don’t book again in the meantime.

That message is honest, and it prevents the most common source of double bookings, which is the guest.

## How to test it

Put a switch between the agent and the other system that swallows the response *after* the action has happened. Run every [acceptance test](/blog/acceptance-tests-before-code) that changes something with the switch on, and count the results in the other system. The right number is one. Not “usually one.”

We run this test in every project before launch, together with the one for [permissions](/blog/permissions-for-agents). It takes an hour, and what it finds, it finds before your guests do.$post$,
    'Technical', array['reliability', 'databases', 'integration'], '4 min read', current_date - 10,
    '/images/posts/safe-retries.svg', true, 'Do it once: AI agents and safe retries',
    'Idempotency keys, an outbox, and a reconciliation job: three techniques that keep an AI agent from booking or emailing twice, with SQL and TypeScript to copy.',
    'idempotent AI agent', 'TechArticle');
