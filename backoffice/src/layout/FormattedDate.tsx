import { formatDate } from '@fortnight/shared-ui/data/formatDate'

/** A day as people in the office write it, for machines to read as well. */
export const FormattedDate = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(at)}</time>
