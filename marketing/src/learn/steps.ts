/** The four steps of a fortnight. [INFO-1, INFO-2] */
export const steps = [
  {
    title: 'Discovery & Strategy',
    from: 1,
    to: 2,
    text: 'We sit down with the person who does the job today, watch how ten real cases are handled, and write down what a good answer is.',
    work: [
      'What the agent reads, which systems it may touch, and what it must never do',
      'The acceptance tests: real inputs with the answers you expect',
      'What it will cost to run, and the launch date',
    ],
    needed: 'Two hours of conversation with one person who knows the job',
    result: 'A two-page plan, which you sign before we build anything',
  },
  {
    title: 'AI Agent Development',
    from: 3,
    to: 10,
    text: 'Eight days of building in the open. The repository is yours from the first commit, and there’s something new to try every other day.',
    work: [
      'The agent itself, written for your task, your wording, and your exceptions',
      'Connections to the tools in the plan, each with only the permissions it needs',
      'A log of everything it does, and a stop before anything that can’t be undone',
    ],
    needed: 'Twenty minutes every other day to try the latest version',
    result: 'An agent that does the whole job on test data, from the first email to the last entry',
  },
  {
    title: 'Testing & Optimization',
    from: 11,
    to: 12,
    text: 'Now we run the agreed cases on your real material, with you at the table. Whatever fails gets fixed and stays on as a test.',
    work: [
      'Every case from day 2 in one list, passed or not',
      'Deliberately awkward input: empty emails, wrong languages, people who try to trick it',
      'Response times and running costs, measured and brought down',
    ],
    needed: 'One hour to review the answers with us',
    result: 'A test report that says in plain numbers how often the agent is right, and when it asks',
  },
  {
    title: 'Deployment & Launch',
    from: 13,
    to: 14,
    text: 'The agent moves into your accounts and starts where your work already happens. Your team approves its first actions; you decide when it can work alone.',
    work: [
      'Launch in your own cloud or with a host of your choice, with keys you can revoke',
      'A handover call and a short handbook: run it, change it, switch it off',
      '7-day post-launch support, longer on higher plans: we read its conversations every day and fix whatever only shows up in real use',
    ],
    needed: 'One hour for the handover',
    result: 'An agent at work, and everything another developer needs to carry on without us',
  },
] as const
