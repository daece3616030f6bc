/** A time of day such as "10:32 AM", in the reader's time zone. */
export const formatTime = (date: string) => new Date(date).toLocaleTimeString('en-US', { timeStyle: 'short' })
