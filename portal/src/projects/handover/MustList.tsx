import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { takeBackWaiver } from '@fortnight/supabase/signOff/mutations'
import { finalResults, type MustCase } from '@fortnight/supabase/signOff/signOff'
import { HandoverCard } from './handoverStyles.ts'
import { WaiverDialog } from './WaiverDialog.tsx'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    min-height: 44px;
    overflow-wrap: anywhere;
  }
`
const tones = { passed: 'positive', waived: 'warning', failed: 'danger', open: 'neutral' } as const

type Props = { musts: MustCase[]; mayWaive: boolean }

/** The musts of a project with their results. Those that have not passed can be waived. [FORT-144] */
export function MustList({ musts, mayWaive }: Props) {
  const [waivedId, setWaivedId] = useState<string>()
  const takingBack = useMutation(takeBackWaiver())
  // The result may have come in since the dialog was opened.
  const waived = musts.find(({ id }) => id === waivedId)
  return (
    <HandoverCard as="section" aria-labelledby="musts">
      <h2 id="musts">Must-haves</h2>
      <p>
        Each one has to pass. If you no longer need one, you can waive it and say why. Until you sign off, you can take
        that back.
      </p>
      {takingBack.error && (
        <ErrorBanner>
          {errorMessageFor(takingBack.error, 'The waiver was not taken back. Please try again.')}
        </ErrorBanner>
      )}
      <List role="list">
        {musts.map(({ id, number, title, result, waiver_reason }) => (
          <li key={id}>
            <span>
              {number}. {title}
            </span>
            <Badge tone={tones[result]}>{finalResults[result]}</Badge>
            {waiver_reason !== null && <span>Because: {waiver_reason}</span>}
            {mayWaive && result !== 'passed' && result !== 'waived' && (
              <Button variant="secondary" aria-label={`Waive case ${number}`} onClick={() => setWaivedId(id)}>
                Waive
              </Button>
            )}
            {result === 'waived' && (
              <Button
                variant="secondary"
                aria-label={`Take back the waiver of case ${number}`}
                aria-disabled={takingBack.isPending}
                onClick={() => !takingBack.isPending && takingBack.mutate(id)}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </List>
      {waived && <WaiverDialog must={waived} onClose={() => setWaivedId(undefined)} />}
    </HandoverCard>
  )
}
