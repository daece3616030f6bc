import { formatDate } from '@fortnight/shared-ui/data/formatDate'

/** A date as text, such as "Sep 1, 2025", in a `time` element. */
export const FormattedDate = ({ date }: { date: string }) => <time dateTime={date}>{formatDate(date)}</time>
