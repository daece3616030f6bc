/** FAQs about prices, for the page and its structured data. [PRICE-8] */
export const pricingFaqs = [
  {
    question: 'When do I pay?',
    answer:
      'In two halves: 50% to start and 50% on completion. Completion means that the acceptance tests of day 2 have passed and the agent runs in your own accounts. Until then the second half stays with you.',
  },
  {
    question: 'Why is everything 70% off?',
    answer:
      'We are building our first public case studies. Pilot customers pay 30% of the list price for the same work by the same people. In return we ask for honest feedback during the fortnight and for permission to describe the result, without your name if you prefer. The places are limited because our working days are.',
  },
  {
    question: 'What is not in the price?',
    answer:
      'The running costs: the language model and the hosting, which those providers bill to you directly. You get an estimate for yours on day 2. Taxes are added where the law says so.',
  },
  {
    question: 'Which plan do I need?',
    answer:
      'Count the tools that the agent has to touch, and the people who have to agree with it. One job in up to three tools is a Starter. Several steps across departments, with approvals in between, is a Professional. Your own security rules, your own cloud or several agents make it an Enterprise. If you are between two, take the smaller one; you can move up on day 2.',
  },
  {
    question: 'Can I change the plan later?',
    answer:
      'Until day 2 freely, in both directions: that is the day on which we know how much work it is. After that the scope is fixed, because the date is. Add-ons can join at any time, also long after the launch.',
  },
  {
    question: 'In which currency do you bill?',
    answer:
      'In US dollars, always. Prices in another currency are there to save you the arithmetic: they are converted at the rate of the day and rounded generously, which is why each of them has the amount in dollars beside it.',
  },
  {
    question: 'What happens when my support days are over?',
    answer:
      'Nothing stops working: the agent runs in your accounts and the code is yours. If you want us to keep watching and improving it, add Extended Support by the month and end it whenever you like.',
  },
]
