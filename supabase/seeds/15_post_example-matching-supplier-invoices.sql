insert into public.blog_posts
  (id, slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published, meta_title,
    meta_description, focus_keyword, schema_type)
values
  ('00000000-0000-4000-8000-000000000505', 'example-matching-supplier-invoices', 'Worked example: matching supplier invoices to orders',
    '240 invoices a month, three systems, one careful agent. A complete project on paper, day by day, with every assumption written down so you can replace it.',
    $post$**This is a worked example.** The firm in it doesn’t exist, and the numbers are assumptions, chosen to be ordinary. All of them are written down, so that you can put your own in their place and see whether the result still holds.

## The firm and the job

Forty people who install kitchens. They buy from about thirty suppliers and receive **240 invoices a month**, as PDF attachments in one shared inbox. For each invoice, someone in the office

1. finds the purchase order,
2. compares quantities and prices with the order and the packing slip,
3. enters the invoice into the accounting system,
4. or writes to the supplier when something doesn’t match.

We assume **12 minutes** per invoice on average. That’s 48 hours a month, mostly on the last three working days.

## What the agent does, and what it doesn’t

| Case | Share (assumed) | The agent | A person |
|---|---:|---|---|
| Everything matches | 65% | enters it as a draft | approves in a list, 20 seconds |
| Small difference, under $10 | 15% | enters it, notes the difference | approves, 40 seconds |
| Price or quantity differs | 12% | drafts the email to the supplier | reads and sends, 3 minutes |
| No order found, or unreadable | 8% | puts it on top of the pile, with what it knows | works as before, 12 minutes |

It never pays. It can’t: its account has no access to the bank, and the accounting system lets it create drafts only. That’s [rule 3 of permissions](/blog/permissions-for-agents), and it’s what makes this job suitable for a first agent.

## The fourteen days

- **Days 1-2, discovery.** One hour with the person who does the job, watching. Fifty old invoices are collected, ten of them awkward: two orders on one invoice, a credit note, a photo taken in a van. They become thirty acceptance tests.
- **Days 3-10, build.** Read the PDF. Find the order. Compare. Create the draft. Every second day there’s something to try, on copies of real invoices.
- **Days 11-12, test.** All fifty invoices run five times. Amounts and order numbers must be right every time; there’s no “nearly” with amounts.
- **Days 13-14, launch.** The agent works on the live inbox, while a person still sees every draft.

## One rule that saves the project

Language models read well and calculate badly. So the model only *extracts*: supplier, order number, lines, quantities, prices. The comparison is ordinary code.

```ts
const expected = order.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
const difference = invoice.netCents - expected
if (difference === 0) return 'match'
return Math.abs(difference) < 1000 ? 'small-difference' : 'ask-the-supplier'
```

And there’s a check that needs no intelligence at all: do the lines on the invoice add up to its own total? If they don’t, something was read wrongly, and the invoice goes to a person.

## The math

With 240 invoices the shares above give:

| Case | Invoices | Minutes each | Minutes |
|---|---:|---:|---:|
| Everything matches | 156 | 0.33 | 52 |
| Small difference | 36 | 0.67 | 24 |
| Differs | 29 | 3 | 87 |
| Not found or unreadable | 19 | 12 | 228 |
| **Total** | **240** | | **391** |

391 minutes are six and a half hours instead of 48. If you pay $30 for an hour of office work, that’s about $1,245 a month. Running the agent costs perhaps $40 for the model and $25 for hosting; [here is how to estimate that](/blog/what-an-agent-costs-to-run). On these numbers a Starter Agent at $2,500 has paid for itself in the third month.

## What to have ready on day 1

A project like this loses its first days to missing access, not to difficult technology. Four things prevent that:

- **Fifty old invoices with their orders**, copied into one folder, the ten awkward ones included.
- **A user account for the agent** in the accounting system, with the right to create drafts and nothing else.
- **Read access to the orders**, as an export every night if there’s no interface. An export is dull and works.
- **One hour of the person who does the job today.** Not of the manager who knows how it should be done.

Decide one more thing early: what a “small difference” is. Ten dollars are our assumption. In one firm it’s two percent, in another it’s zero for one supplier and fifty dollars for the rest. The agent doesn’t care, but it has to be told.

## What could spoil it

Be suspicious of our 65%. If your suppliers don’t print order numbers on their invoices, the share of clean matches may be 30%, and the result looks different. You can find out in half an hour: take the last forty invoices and make four piles. Those piles are worth more than any article, including this one.$post$,
    'Case Studies', array['worked example', 'accounting', 'documents'], '5 min read', current_date - 38,
    '/images/posts/invoices.svg', true, 'Worked example: matching supplier invoices',
    'A complete AI agent project on paper: 240 supplier invoices a month, the rules, the fourteen days, the approvals, and the math, with all assumptions shown.',
    'invoice matching agent', 'Article');
