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
    text: 'Reads requests from mail, web form and chat, looks into the calendar, offers two slots and books the one that is picked. Whatever is not about a date goes to the front desk.',
    complexity: 'Low',
    days: { from: 8, to: 9 },
    benefits: [
      'An answer within minutes, even on Sundays',
      'Fewer gaps, because canceled slots are offered at once',
      'The phone rings less',
    ],
    industries: ['Medical and dental practices', 'Salons', 'Garages'],
    workload: { cases: 250, minutes: 4, share: 0.6, price: starter },
  },
  {
    title: 'Invoice intake',
    text: 'Opens incoming invoices and orders, reads the lines, checks them against your price list and enters them. A difference of one cent is reported, not smoothed over.',
    complexity: 'Low',
    days: { from: 8, to: 10 },
    benefits: ['No typing from PDF files', 'Early-payment discounts are taken', 'Each entry links to its document'],
    industries: ['Wholesale', 'Building trades', 'Accounting firms'],
    workload: { cases: 180, minutes: 6, share: 0.8, price: starter },
  },
  {
    title: 'Lead qualification',
    text: 'Answers new inquiries with the right questions, looks the company up, scores it by your own criteria and leaves a note in the CRM that a salesperson wants to read.',
    complexity: 'Medium',
    days: { from: 9, to: 11 },
    benefits: [
      'First reply while the visitor is still there',
      'Sales talks to the right ten, not to all forty',
      'The same criteria for everybody',
    ],
    industries: ['Software', 'Agencies', 'Commercial property'],
    workload: { cases: 120, minutes: 15, share: 0.7, price: professional },
  },
  {
    title: 'First-line support',
    text: 'Answers from your documentation and nothing else, quotes the page, looks up orders, and hands over with a summary as soon as a question is new or a customer is upset.',
    complexity: 'Medium',
    days: { from: 10, to: 12 },
    benefits: [
      'Routine questions are closed at once',
      'Your team gets cases with a summary on top',
      'A weekly list of what the documentation lacks',
    ],
    industries: ['Online shops', 'Software', 'Travel'],
    workload: { cases: 400, minutes: 5, share: 0.55, price: professional },
  },
  {
    title: 'Policy desk',
    text: 'Answers staff questions about contracts, leave and rules from several sources that contradict each other now and then, cites the clause, and says when there is none.',
    complexity: 'High',
    days: { from: 11, to: 13 },
    benefits: [
      'One answer, with its source',
      'Access rights apply to answers too',
      'Contradictions in the rules come to light',
    ],
    industries: ['Insurance', 'Public administration', 'Companies above 200 people'],
    workload: { cases: 150, minutes: 12, share: 0.65, price: professional },
  },
  {
    title: 'Document matching',
    text: 'Compares delivery notes, orders and invoices between two systems that do not talk to each other, settles what is clear and prepares the rest with a proposal.',
    complexity: 'High',
    days: { from: 12, to: 14 },
    benefits: ['Differences surface the same day', 'Every decision can be traced', 'Month-end is quieter'],
    industries: ['Logistics', 'Manufacturing', 'Retail chains'],
    workload: { cases: 300, minutes: 10, share: 0.6, price: professional },
  },
]
