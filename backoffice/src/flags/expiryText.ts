const dayMs = 24 * 60 * 60 * 1_000

/** How many days a flag may still be in the code on the day `today`; negative once it has expired. */
export const daysUntilExpiry = (expires: string, today: string) =>
  Math.round((Date.parse(expires) - Date.parse(today)) / dayMs)

/** The same as text. */
export function expiryText(days: number) {
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  if (days < 0) return `Expired ${count} ago`
  return days === 0 ? 'Expires today' : `Expires in ${count}`
}
