import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { RefundRecord } from '@fortnight/shared-ui/room/handover/RefundRecord'
import { RefundWindowNote } from '@fortnight/shared-ui/room/handover/RefundWindowNote'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { projectHandover } from '@fortnight/supabase/handover/queries'
import type { RefundRequest } from '@fortnight/supabase/handover/refund'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { DecisionDialog } from './DecisionDialog.tsx'
import { Actions, HandoverCard } from './handoverStyles.ts'
import { PaidBackDialog } from './PaidBackDialog.tsx'

/** Whether the client can ask for the money back, and the requests, which the team decides on. [FORT-171, FORT-173] */
export function MoneyBackSection({ project }: { project: string }) {
  const {
    data: { refunds, is_deleted },
  } = useSuspenseQuery({ ...projectHandover(project), ...alwaysRefetch })
  const { requests, window, agreed_day, paid_cents } = refunds
  const hasOpen = requests.some(({ state }) => state !== 'declined' && state !== 'withdrawn')
  return (
    <HandoverCard as="section" aria-labelledby="money-back">
      <h3 id="money-back">Money-back guarantee</h3>
      {!hasOpen && <RefundWindowNote window={window} agreedDay={agreed_day} side="team" />}
      {requests.map((request) => (
        <RefundRecord key={request.id} request={request}>
          {!is_deleted && <NextSteps request={request} paidCents={paid_cents} />}
        </RefundRecord>
      ))}
    </HandoverCard>
  )
}

function NextSteps({ request, paidCents }: { request: RefundRequest; paidCents: number }) {
  const [open, setOpen] = useState<'approved' | 'declined' | 'paid_back'>()
  const { id, state } = request
  const close = () => setOpen(undefined)
  if (state !== 'requested' && state !== 'approved') return null
  return (
    <>
      <p>The client has paid {formatCents(paidCents)}.</p>
      <Actions>
        {state === 'requested' ? (
          <>
            <Button size="small" onClick={() => setOpen('approved')}>
              Approve
            </Button>
            <Button variant="secondary" size="small" onClick={() => setOpen('declined')}>
              Decline
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => setOpen('paid_back')}>
            Mark as paid back
          </Button>
        )}
      </Actions>
      {(open === 'approved' || open === 'declined') && (
        <DecisionDialog refund={id} decision={open} paidCents={paidCents} onClose={close} />
      )}
      {open === 'paid_back' && <PaidBackDialog refund={id} paidCents={paidCents} onClose={close} />}
    </>
  )
}
