/** The error of a date outside of these years. */
export const implausibleDateMessage = 'Please choose a date between the years 2000 and 2100'

/** Whether a date or date-time is empty or in the years 2000 to 2100. Date fields accept years of six digits. */
export const isPlausibleDate = (value: string) => value === '' || /^(20\d\d|2100)-/.test(value)
