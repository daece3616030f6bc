import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { RefundRecord } from '@fortnight/shared-ui/room/handover/RefundRecord'
import { RefundWindowNote } from '@fortnight/shared-ui/room/handover/RefundWindowNote'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { projectHandover } from '@fortnight/supabase/handover/queries'
import { withdrawRefund } from '@fortnight/supabase/handover/refundMutations'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { HandoverCard } from './handoverStyles.ts'
import { RefundDialog } from './RefundDialog.tsx'

const nextSteps = {
  requested: 'The team decides on it. You can withdraw it while it waits.',
  approved: 'You get back everything you’ve paid. The date and the reference will appear here.',
  paid_back: 'The money is on its way to you. The reference is below.',
}

/** Whether the client can ask for the money back, and why or why not; the request, and earlier ones. [FORT-171, FORT-172] */
export function MoneyBack({ project }: { project: string }) {
  const {
    data: { refunds },
  } = useSuspenseQuery(projectHandover(project))
  const [isAsking, setIsAsking] = useState(false)
  const withdrawing = useMutation(withdrawRefund())
  const { requests, window, agreed_day, paid_cents } = refunds
  const [newest] = requests
  const open = newest && newest.state !== 'declined' && newest.state !== 'withdrawn' ? newest : undefined
  const ended = requests.filter((request) => request !== open)
  return (
    <HandoverCard as="section" aria-labelledby="money-back">
      <h2 id="money-back">Money-back guarantee</h2>
      {withdrawing.error && (
        <ErrorBanner>
          {errorMessageFor(withdrawing.error, 'The request was not withdrawn. Please try again.')}
        </ErrorBanner>
      )}
      {open ? (
        <RefundRecord request={open}>
          <p>{nextSteps[open.state as keyof typeof nextSteps]}</p>
          {open.state === 'requested' && (
            <div>
              <Button
                variant="secondary"
                aria-disabled={withdrawing.isPending}
                onClick={() => withdrawing.mutate(open.id)}
              >
                {withdrawing.isPending ? 'Withdrawing…' : 'Withdraw request'}
              </Button>
            </div>
          )}
        </RefundRecord>
      ) : (
        <>
          <RefundWindowNote window={window} agreedDay={agreed_day} side="client" />
          {window === 'open' && (
            <>
              <p>So far you’ve paid {formatCents(paid_cents)}.</p>
              <Button variant="secondary" onClick={() => setIsAsking(true)}>
                Ask for your money back
              </Button>
            </>
          )}
        </>
      )}
      {ended.map((request) => (
        <RefundRecord key={request.id} request={request} />
      ))}
      {isAsking && <RefundDialog project={project} onClose={() => setIsAsking(false)} />}
    </HandoverCard>
  )
}
