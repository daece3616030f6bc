/** A day as people in the office write it; a day without a time is the same everywhere. */
export const formatDate = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: at.length > 10 ? undefined : 'UTC' })

/** A day and its time. */
export const formatDateTime = (at: string) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
