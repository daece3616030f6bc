/** What a form says to a day of another age. */
export const implausibleDateMessage = 'Please choose a date between the years 2000 and 2100'

/** Whether a day, or the day of a moment, is one that somebody means. Fields for dates let six digits of a year through. */
export const isPlausibleDate = (typed: string) => typed === '' || /^(20\d\d|2100)-/.test(typed)
