import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useMutation, useQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { takeBackWaiver } from '@fortnight/supabase/signOff/mutations'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { finalResults } from '@fortnight/supabase/signOff/signOff'
import { HandoverCard } from './handoverStyles.ts'
import { WaiverDialog } from './WaiverDialog.tsx'

const List = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  > li > span:first-child {
    flex: 1 1 14rem;
  }

  > :last-child {
    padding-bottom: 0;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const tones = { passed: 'positive', waived: 'warning', failed: 'danger', open: 'neutral' } as const

/** How many musts of a project have passed; the others are listed with their result and can be waived. [FORT-144] */
export function MustList({ project }: { project: string }) {
  const { data: state } = useQuery(signOffState(project))
  const [waivedId, setWaivedId] = useState<string>()
  const takingBack = useMutation(takeBackWaiver())
  if (!state || state.acceptance || state.musts.length === 0) return null
  const { musts, missing } = state
  const mayWaive = !missing.includes('cases')
  // The result may have come in since the dialog was opened.
  const waived = musts.find(({ id }) => id === waivedId)
  const others = musts.filter(({ result }) => result !== 'passed')
  return (
    <HandoverCard as="section" aria-labelledby="musts">
      <h2 id="musts">Must-haves</h2>
      <p>
        {musts.length - others.length} of {musts.length} passed.{' '}
        {others.length > 0 && 'To waive one that you no longer need, say why. You can undo that until you sign off.'}
      </p>
      {takingBack.error && (
        <ErrorBanner>
          {errorMessageFor(takingBack.error, 'The waiver was not taken back. Please try again.')}
        </ErrorBanner>
      )}
      <List role="list">
        {others.map(({ id, number, title, result, waiver_reason }) => (
          <li key={id}>
            <span>
              <Link to={`/project/${project}/cases`}>
                {number}. {title}
              </Link>
              {waiver_reason !== null && <small>Waived because: {waiver_reason}</small>}
            </span>
            <Badge tone={tones[result]}>{finalResults[result]}</Badge>
            {mayWaive && result !== 'waived' && (
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
