/** The day in a time zone at a time, such as "2025-09-01". Without a zone, in the reader's. */
export const dayIn = (zone: string | undefined, time: Date | number) =>
  // Swedish writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(time)

/**
 * The day that it is for the reader at noon of a day of the business: in Auckland the one after it. Without `readerZone`, in
 * the zone of the reader's device.
 */
export const readerDay = (day: string, zone: string, readerZone?: string) => dayIn(readerZone, noonIn(zone, day))

function noonIn(zone: string, day: string) {
  const noonUtc = Date.parse(`${day}T12:00:00Z`)
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  const offsetMs = Date.parse(`${format.format(noonUtc).replace(' ', 'T')}Z`) - noonUtc
  return noonUtc - offsetMs
}

/** The name of a zone's city, such as "Lisbon". */
export const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
