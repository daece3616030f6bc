import { planPrices } from './planPrices.ts'
import type { AddOn, PricingPlan } from './queries.ts'

/** The plans shown when those in the database cannot be read. [PRICE-1 to PRICE-6] */
export const builtInPlans: PricingPlan[] = [
  {
    id: 'starter-agent',
    ...planPrices['starter-agent'],
    original_price: '$8,500',
    discount: '70% off',
    description: 'One job, done well: for a first agent that takes a routine task off your desk.',
    timeline: '7-10 days',
    features: [
      'One agent for one workflow',
      'Up to 3 integrations',
      '7 days of support after launch',
      '100% source code ownership',
      'Acceptance tests on your own cases',
      'Handbook and handover call',
    ],
    popular: false,
    cta: 'Choose Starter',
  },
  {
    id: 'professional-agent',
    ...planPrices['professional-agent'],
    original_price: '$15,000',
    discount: '70% off',
    description: 'For work that crosses several tools and needs judgment about when to ask a person.',
    timeline: '10-14 days',
    features: [
      'Everything in Starter',
      'One agent for several connected workflows',
      'Up to 8 integrations',
      '14 days of support after launch',
      'Approvals by more than one person',
      'Dashboard of what the agent did',
      'Training session for your team',
    ],
    popular: true,
    cta: 'Choose Professional',
  },
  {
    id: 'enterprise-agent',
    ...planPrices['enterprise-agent'],
    original_price: '$28,500',
    discount: '70% off',
    description: 'For teams with their own security rules, several departments, and systems no one else has.',
    timeline: '14-21 days',
    features: [
      'Everything in Professional',
      'Several agents that work together',
      'Unlimited integrations',
      '30 days of support after launch',
      'Single sign-on',
      'Deployment inside your private network',
      'Security review with your team',
    ],
    popular: false,
    cta: 'Choose Enterprise',
  },
]

/** The add-ons shown when those in the database cannot be read. [PRICE-7] */
export const builtInAddOns: AddOn[] = [
  {
    id: 'additional-integration',
    name: 'Additional Integration',
    price: '$500',
    description: 'One more system connected, tested, and documented.',
  },
  {
    id: 'extended-support',
    name: 'Extended Support',
    price: '$1,000 per month',
    description: 'We keep watching, fixing, and improving the agent. Cancel anytime.',
  },
  {
    id: 'custom-training',
    name: 'Custom Training',
    price: '$2,000',
    description: 'Two half-day workshops so that your own people can change the agent with confidence.',
  },
  {
    id: 'priority-development',
    name: 'Priority Development',
    price: '$3,000',
    description: 'Your project starts within two working days and gets a second developer.',
  },
]
