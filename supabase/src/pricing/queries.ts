import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

const pricing = ['pricing'] as const

export type PricingPlan = {
  id: string
  name: string
  price: string
  original_price: string
  discount: string
  description: string
  timeline: string
  features: string[]
  popular: boolean
  cta: string
}

export type AddOn = { id: string; name: string; price: string; description: string }

/** The plans as the admins published them, in their order. */
export const pricingPlans = () =>
  queryOptions({
    queryKey: [...pricing, 'plans'],
    queryFn: async ({ signal }): Promise<PricingPlan[]> => {
      const db = await database()
      const plans = db
        .from('pricing_plans')
        .select('id, name, price, original_price, discount, description, timeline, features, popular, cta')
      return (await plans.order('position').order('id').abortSignal(signal).throwOnError()).data
    },
  })

/** The extras that go with any plan, in the admins' order. */
export const addOns = () =>
  queryOptions({
    queryKey: [...pricing, 'add-ons'],
    queryFn: async ({ signal }): Promise<AddOn[]> => {
      const db = await database()
      const extras = db.from('add_ons').select('id, name, price, description')
      return (await extras.order('position').order('id').abortSignal(signal).throwOnError()).data
    },
  })

/** What the page shows when the plans can't be read: the price list that the business started with. [PRICE-1 to PRICE-6] */
export const builtInPlans: PricingPlan[] = [
  {
    id: 'starter-agent',
    name: 'Starter Agent',
    price: '$2,500',
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
    cta: 'Start with Starter',
  },
  {
    id: 'professional-agent',
    name: 'Professional Agent',
    price: '$4,500',
    original_price: '$15,000',
    discount: '70% off',
    description: 'For work that crosses several tools and needs judgement about when to ask a person.',
    timeline: '10-14 days',
    features: [
      'One agent for several connected workflows',
      'Up to 8 integrations',
      '14 days of support after launch',
      '100% source code ownership',
      'Approval steps for risky actions',
      'Dashboard of what the agent did',
      'Training session for your team',
    ],
    popular: true,
    cta: 'Choose Professional',
  },
  {
    id: 'enterprise-agent',
    name: 'Enterprise Agent',
    price: '$8,500',
    original_price: '$28,500',
    discount: '70% off',
    description: 'For teams with their own security rules, several departments and systems nobody else has.',
    timeline: '14-21 days',
    features: [
      'Several agents that work together',
      'Unlimited integrations',
      '30 days of support after launch',
      '100% source code ownership',
      'Single sign-on and audit log',
      'Deployment in your own cloud',
      'Security review with your team',
      'A named engineer',
    ],
    popular: false,
    cta: 'Talk about Enterprise',
  },
]

/** [PRICE-7] */
export const builtInAddOns: AddOn[] = [
  {
    id: 'additional-integration',
    name: 'Additional Integration',
    price: '$500',
    description: 'One more system connected, tested and documented.',
  },
  {
    id: 'extended-support',
    name: 'Extended Support',
    price: '$1,000 per month',
    description: 'We keep watching, fixing and improving the agent. Ends whenever you say so.',
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
    description: 'Your project starts within two working days and gets a second engineer.',
  },
]
