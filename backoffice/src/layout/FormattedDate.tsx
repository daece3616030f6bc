import { dayOf } from './formatDate.ts'

/** A day as people in the office write it, for machines to read as well. */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{dayOf(at)}</time>
