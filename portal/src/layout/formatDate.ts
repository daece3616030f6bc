/** A day as people read it. */
export const dayOf = (moment: string) => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' })

/** A day and its time. */
export const momentOf = (moment: string) =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
