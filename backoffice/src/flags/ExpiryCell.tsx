import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { dayIn } from '@fortnight/supabase/plans/businessDay'
import { daysUntilExpiry, expiryText } from './expiryText.ts'

const warningDays = 14

/** When a flag has to be gone from the code. [REL-98] */
export function ExpiryCell({ expires }: { expires: string }) {
  const days = daysUntilExpiry(expires, dayIn(undefined, new Date()))
  const text = expiryText(days)
  const date = <time dateTime={expires}>{formatDate(expires)}</time>
  if (days > warningDays) {
    return (
      <span>
        {text}, {date}
      </span>
    )
  }
  return (
    <span>
      <Badge tone={days < 0 ? 'danger' : 'warning'}>{text}</Badge> {date}
    </span>
  )
}
