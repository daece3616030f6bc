/** The most days that a day strip can show. */
export const maxDeliveryDays = 21

/** Parses a delivery time like "7-10 days"; undefined when a day strip cannot show it. */
export function parseDeliveryDays(timeline: string) {
  const [, first, last] = /(\d+)(?:\s*[-–]\s*(\d+))?\s*(?:working )?days?\b/i.exec(timeline) ?? []
  const from = Number(first)
  const to = Number(last ?? first)
  return from >= 1 && from <= to && to <= maxDeliveryDays ? { from, to } : undefined
}

/** The spans of a day strip: the work, then the delivery window. */
export const daySpans = ({ from, to }: { from: number; to: number }) => [
  ...(from > 1 ? [{ from: 1, to: from - 1, label: 'Plan, build, and test' }] : []),
  { from, to, label: 'Delivery window', isDelivery: true },
]
