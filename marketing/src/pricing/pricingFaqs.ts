/** FAQs about prices, for the page and its structured data. [PRICE-8] */
export const pricingFaqs = [
  {
    question: 'When do I pay?',
    answer:
      'In two halves: 50% to start and 50% on completion. Completion means the acceptance tests from day 2 have passed and the agent is running in your own accounts. The second half stays with you until both are true.',
  },
  {
    question: 'Why are the plans 70% off?',
    answer:
      'We’re building our first public case studies. Pilot customers pay 30% of the list price for the same work by the same people. In return, we ask for honest feedback during the fortnight and permission to describe the result, without your name if you prefer. Pilot spots are limited because our working days are.',
  },
  {
    question: 'What’s not included in the price?',
    answer:
      'Running costs: the language model and hosting, which those providers bill to you directly. You get an estimate on day 2. Taxes are added where required by law.',
  },
  {
    question: 'Which plan do I need?',
    answer:
      'Count the tools the agent has to touch and the people who have to approve its work. One job in up to three tools calls for Starter. Several steps across departments, with approvals in between, call for Professional. Your own security rules, your own network, or several agents call for Enterprise. If you’re between two, take the smaller one; you can move up on day 2.',
  },
  {
    question: 'Can I change the plan later?',
    answer:
      'Until day 2, freely and in both directions: that’s when we know how much work it is. After that the scope is fixed, because the date is. You can buy add-ons anytime, even long after launch.',
  },
  {
    question: 'Which currency do you bill in?',
    answer:
      'Always US dollars. Prices in other currencies save you the arithmetic: they’re converted at the day’s rate and rounded, which is why each one shows the dollar amount beside it.',
  },
  {
    question: 'What happens when my support days are over?',
    answer:
      'Nothing stops working: the agent runs in your accounts and the code is yours. If you want us to keep watching and improving it, add Extended Support by the month and cancel anytime.',
  },
]
