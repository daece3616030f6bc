export type Complexity = 'Low' | 'Medium' | 'High'

/** The weekly workload of a job, from which the page calculates its figures. */
export type Workload = {
  /** Cases per week. */
  cases: number
  /** Minutes a person needs per case. */
  minutes: number
  /** Share of cases that the agent finishes alone, from 0 to 1. */
  share: number
  /** Pilot price of the plan that covers it, in USD. */
  price: number
}

export type UseCase = {
  title: string
  text: string
  complexity: Complexity
  /** Earliest and latest delivery day. */
  days: { from: number; to: number }
  benefits: string[]
  industries: string[]
  workload: Workload
}

const starter = 2_500
const professional = 4_500

/** The six use cases. [INFO-4, INFO-5, INFO-6] */
export const useCases: UseCase[] = [
  {
    title: 'Appointment desk',
    text: 'Reads requests from email, web forms, and chat, checks the calendar, offers two slots, and books the one the customer picks. Anything else goes to the front desk.',
    complexity: 'Low',
    days: { from: 8, to: 9 },
    benefits: [
      'A reply drafted within minutes, even on Sundays',
      'Fewer gaps, because canceled slots are offered right away',
      'The phone rings less',
    ],
    industries: ['Medical and dental practices', 'salons', 'auto repair shops'],
    workload: { cases: 250, minutes: 4, share: 0.6, price: starter },
  },
  {
    title: 'Invoice intake',
    text: 'Opens incoming invoices and orders, reads the lines, checks them against your price list, and enters them. Even a difference of one cent gets reported.',
    complexity: 'Low',
    days: { from: 8, to: 10 },
    benefits: ['No retyping from PDFs', 'No missed discounts for early payment', 'Each entry links to its document'],
    industries: ['Wholesale', 'building trades', 'accounting firms'],
    workload: { cases: 175, minutes: 6, share: 0.8, price: starter },
  },
  {
    title: 'Lead qualification',
    text: 'Answers new inquiries with the right questions, looks up the company, scores it by your criteria, and leaves a CRM note that salespeople want to read.',
    complexity: 'Medium',
    days: { from: 10, to: 11 },
    benefits: [
      'A first reply while the visitor is still there',
      'Sales talks to the right ten out of forty',
      'The same criteria for everyone',
    ],
    industries: ['Software', 'agencies', 'commercial real estate'],
    workload: { cases: 120, minutes: 15, share: 0.7, price: professional },
  },
  {
    title: 'First-line support',
    text: 'Answers questions only from your documentation, quotes the page, looks up orders, and hands over with a summary as soon as a question is new or a customer is upset.',
    complexity: 'Medium',
    days: { from: 10, to: 12 },
    benefits: [
      'Routine questions closed right away',
      'Your team gets cases with a summary on top',
      'A weekly list of gaps in your documentation',
    ],
    industries: ['Online stores', 'software', 'travel'],
    workload: { cases: 360, minutes: 5, share: 0.6, price: professional },
  },
  {
    title: 'Policy desk',
    text: 'Answers staff questions about contracts, leave, and rules from several sources that sometimes contradict each other, cites the clause, and says when there is none.',
    complexity: 'High',
    days: { from: 11, to: 13 },
    benefits: [
      'One answer, with its source',
      'Access rights apply to answers too',
      'Contradictions in the rules come to light',
    ],
    industries: ['Insurance', 'government', 'companies with over 200 people'],
    workload: { cases: 150, minutes: 12, share: 0.6, price: professional },
  },
  {
    title: 'Document matching',
    text: 'Compares packing slips, orders, and invoices between two systems that don’t talk to each other, settles what’s clear, and prepares a proposal for the rest.',
    complexity: 'High',
    days: { from: 12, to: 14 },
    benefits: ['Differences surface the same day', 'Every decision can be traced', 'A calmer month-end'],
    industries: ['Logistics', 'manufacturing', 'retail chains'],
    workload: { cases: 300, minutes: 10, share: 0.6, price: professional },
  },
]
