const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount as the pricing page writes it: "$2,250", and "$0.50" where there are cents. */
export const formatCents = (cents: number) => format.format(cents / 100)

/** The most that one amount may be: the database accepts no more. */
export const maxCents = 1_000_000_000

const amountPattern = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/

/** The cents of an amount as people type it, such as "$2,250" or "2250.5"; undefined when it is not one. */
export function parseCents(text: string) {
  const [, dollars = '', cents = ''] = amountPattern.exec(text.trim()) ?? []
  if (!dollars) return undefined
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.slice(1).padEnd(2, '0'))
}
