import { Card } from '@fortnight/shared-ui/data/Card'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'

/** The skeleton of a card, so that the frame of the page stands before its content. */
export function LoadingCard(props: { lines: number; label: string }) {
  return (
    <Card>
      <Skeleton {...props} />
    </Card>
  )
}
