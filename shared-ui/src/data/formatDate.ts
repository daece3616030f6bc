/** A date such as "Sep 1, 2025". A date without a time is the same day in every time zone. */
export const formatDate = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: date.length > 10 ? undefined : 'UTC' })

/** A date and its time, such as "Sep 1, 2025, 10:00 AM", in the reader's time zone. No line breaks before "AM". */
export const formatDateTime = (date: string) =>
  new Date(date).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }).replace(/\s(?=[AP]M$)/, '\u00A0')
