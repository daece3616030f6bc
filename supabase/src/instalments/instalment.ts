/** How far an instalment is. Planned: its day or amount is not known yet. */
export type InstalmentState = 'planned' | 'due' | 'paid' | 'void'

/** A half of what a client pays for a project: 1 is due at the start, 2 at the acceptance. */
export type Instalment = {
  id: string
  part: 1 | 2
  /** In US dollars; null until the team has entered the total of a project whose plan has no fixed price. */
  amount_cents: number | null
  /** The plan as the price list named it on the day of the start; null without a fixed price. */
  plan_name: string | null
  state: InstalmentState
  /** A day of the business's time zone, as `paid_on`. */
  due_on: string | null
  paid_on: string | null
  /** By which the payment is found, such as the number of a transfer. */
  reference: string | null
  /** Its version. */
  updated_at: string
}

/** What can be corrected about an instalment. Reinstate: it is no longer void. */
export type Correction = 'amount' | 'due' | 'unpaid' | 'void' | 'reinstate'

/** The name of an instalment. */
export const instalmentName = ({ part }: Pick<Instalment, 'part'>) =>
  part === 1 ? 'First installment' : 'Second installment'

/** How far an instalment is, in a word, and the tone of its badge. */
export const instalmentStates = {
  planned: { text: 'Planned', tone: 'neutral' },
  due: { text: 'Due', tone: 'warning' },
  paid: { text: 'Paid', tone: 'positive' },
  void: { text: 'Void', tone: 'neutral' },
} as const satisfies Record<InstalmentState, { text: string; tone: string }>

/** What can be corrected about an instalment as it is. */
export function possibleCorrections({ state, amount_cents }: Pick<Instalment, 'state' | 'amount_cents'>): Correction[] {
  if (state === 'paid') return ['unpaid']
  if (state === 'void') return ['reinstate']
  return amount_cents === null ? ['void'] : ['amount', 'due', 'void']
}

/** What is paid and what is left to pay, in cents; void instalments count for neither. Null while an amount is not known. */
export function summarizeInstalments(instalments: Pick<Instalment, 'state' | 'amount_cents'>[]) {
  const counted = instalments.filter(({ state }) => state !== 'void')
  if (counted.some(({ amount_cents }) => amount_cents === null)) return null
  const sum = (isCounted: (state: InstalmentState) => boolean) =>
    counted.reduce((cents, { state, amount_cents }) => cents + (isCounted(state) ? (amount_cents ?? 0) : 0), 0)
  const paid = sum((state) => state === 'paid')
  const total = sum(() => true)
  return { total, paid, open: total - paid }
}
