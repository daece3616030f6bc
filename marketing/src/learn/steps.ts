/** The four steps of a fortnight. [INFO-1, INFO-2] */
export const steps = [
  {
    title: 'Discovery & Strategy',
    from: 1,
    to: 2,
    text: 'We sit down with the person who does the job today, watch it done on ten real cases, and write down what a good answer is.',
    work: [
      'What the agent reads, which systems it may touch, and what it must never do',
      'The acceptance tests: real inputs with the answers that you expect',
      'What it will cost to run, and the launch date',
    ],
    needed: 'Two hours of conversation with one person who knows the job',
    result: 'A plan of two pages. You sign it before anything is built, or you stop here.',
  },
  {
    title: 'AI Agent Development',
    from: 3,
    to: 10,
    text: 'Eight days of building in the open. The repository is yours from the first commit, and every second day there is something that you can try.',
    work: [
      'The agent itself, written for your task, your wording and your exceptions',
      'Connections to the tools in the plan, each with the smallest permissions that do the job',
      'A log of everything it does, and a stop before anything that cannot be undone',
    ],
    needed: 'Twenty minutes every second day to try what is there',
    result: 'An agent that does the whole job on test data, from the first e-mail to the last entry.',
  },
  {
    title: 'Testing & Optimization',
    from: 11,
    to: 12,
    text: 'Now the agreed cases run on your real material, with you at the table. What fails is fixed, and becomes a test that stays.',
    work: [
      'Every case of day 2, passed or not, in one list',
      'Awkward input on purpose: empty mails, wrong languages, people who try to trick it',
      'Speed and running costs, measured and brought down',
    ],
    needed: 'One hour to judge the answers with us',
    result: 'A test report that says in plain numbers how often the agent is right, and when it asks.',
  },
  {
    title: 'Deployment & Launch',
    from: 13,
    to: 14,
    text: 'The agent moves into your accounts and starts where your work already happens. A person approves its first actions; you decide when it goes alone.',
    work: [
      'Launch in your own cloud or with a host of your choice, with keys that you can revoke',
      'A handover call and a short handbook: run it, change it, switch it off',
      '7-day post-launch support: we read its conversations every day and fix what only shows up in real use',
    ],
    needed: 'One hour for the handover',
    result: 'An agent at work, and everything that another developer needs to carry on without us.',
  },
] as const
