import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { Badge, type BadgeTone } from '../../data/Badge.tsx'
import { Card } from '../../data/Card.tsx'
import { formatDate } from '../../data/formatDate.ts'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import type { AcceptanceProposal, AcceptanceRoom, ProposalDecision } from '../acceptanceRecords.ts'
import { CaseComparison } from '../cases/CaseComparison.tsx'
import { caseDifferences, type ComparedCase } from '../cases/caseDifferences.ts'
import { otherSide, sideName } from '../sideNames.ts'
import { useAction } from '../useAction.ts'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  h4 {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }

  > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;

  > span {
    color: var(--ink-soft);
  }
`

const tones: Record<ProposalDecision, BadgeTone> = { accepted: 'positive', declined: 'danger', withdrawn: 'neutral' }

type Props = ComponentProps<'li'> & { proposal: AcceptanceProposal; room: AcceptanceRoom }

/** A proposed change with its reason and both wordings. The other side accepts or declines it, its own withdraws it. */
export function ProposalItem({ proposal, room, ...rest }: Props) {
  const { side, kind, reason, decision } = proposal
  const { list } = room
  return (
    <Root as="li" {...(rest as object)}>
      <h4>
        {titleOf(proposal)}{' '}
        {decision && <Badge tone={tones[decision]}>{decision.charAt(0).toUpperCase() + decision.slice(1)}</Badge>}
      </h4>
      <p>
        {sideName(side, list.side)}, {formatDate(proposal.created_at)}: {reason}
      </p>
      {!decision && (
        <>
          <CaseComparison
            differences={caseDifferences(
              list.cases.find(({ id }) => id === proposal.case_id),
              proposedContent(proposal),
            )}
            labels={{ before: 'Now', after: 'Proposed' }}
            only={kind === 'create' ? 'after' : kind === 'delete' ? 'before' : undefined}
          />
          {!list.is_closed && <Decision proposal={proposal} room={room} />}
        </>
      )}
    </Root>
  )
}

function Decision({ proposal, room: { list, actions } }: Pick<Props, 'proposal' | 'room'>) {
  const { isPending, error, run } = useAction(actions.errorMessage)
  const title = titleOf(proposal)
  const button = (decision: ProposalDecision, text: string, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      aria-disabled={isPending}
      aria-label={`${text}: ${title}`}
      onClick={() => run(() => actions.decideProposal(proposal.id, decision))}
    >
      {text}
    </Button>
  )
  return (
    <>
      {error && <ErrorBanner>{error}</ErrorBanner>}
      <Actions>
        {proposal.side === list.side ? (
          <>
            {button('withdrawn', 'Withdraw', 'secondary')}
            <span>It’s up to {otherSide(list.side)} now.</span>
          </>
        ) : (
          <>
            {button('accepted', 'Accept', 'primary')}
            {button('declined', 'Decline', 'secondary')}
          </>
        )}
      </Actions>
    </>
  )
}

function titleOf({ kind, case_number, case_title, title }: AcceptanceProposal) {
  if (kind === 'create') return `New case: ${title}`
  return `${kind === 'update' ? 'Change' : 'Delete'} case ${case_number}: ${case_title}`
}

function proposedContent({ kind, title, input, expected, importance, files }: AcceptanceProposal) {
  if (kind === 'delete') return undefined
  const texts = { title: title ?? '', input: input ?? '', expected: expected ?? '' }
  return { ...texts, importance: importance ?? 'must', files } satisfies ComparedCase
}
