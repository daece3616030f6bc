import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { EmptyState } from '@fortnight/shared-ui/EmptyState'
import { Table } from '@fortnight/shared-ui/Table'
import { toast } from '@fortnight/shared-ui/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/VisuallyHidden'
import { allFaqs, swapFaqOrder } from '@fortnight/supabase/faqs'
import { FaqRow } from './FaqRow.tsx'
import { matchingFaqs } from './matchingFaqs.ts'

/** The FAQs that match, in their order. Moving swaps neighbours of what is shown here. [ADMIN-FAQ-3, ADMIN-FAQ-4] */
export function FaqTable({ wanted }: { wanted: string }) {
  const { data } = useSuspenseQuery(allFaqs())
  const swap = useMutation(swapFaqOrder())
  const [announcement, setAnnouncement] = useState('')
  const faqs = matchingFaqs(data, wanted)

  if (faqs.length === 0) return <EmptyState title="No FAQs found." />

  const move = (from: number, to: number) => {
    const moved = faqs[from]
    const neighbour = faqs[to]
    if (!moved || !neighbour || swap.isPending) return
    swap.mutate(
      { a: moved.id, b: neighbour.id },
      {
        onSuccess: () => setAnnouncement(`Moved to place ${to + 1} of ${faqs.length}: ${moved.question}`),
        onError: () => toast.error('Could not save. Try again.'),
      },
    )
  }

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Table caption="FAQs">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Status</th>
            <th scope="col">Created</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {faqs.map((faq, place) => (
            <FaqRow
              key={faq.id}
              faq={faq}
              place={place}
              isFirst={place === 0}
              isLast={place === faqs.length - 1}
              onMove={(step) => move(place, place + step)}
            />
          ))}
        </tbody>
      </Table>
    </>
  )
}
