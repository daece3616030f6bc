import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import type { AcceptanceRoom } from '../acceptanceRecords.ts'
import { ProposalItem } from './ProposalItem.tsx'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding: 0;
    list-style: none;
  }

  > details > summary {
    min-height: 44px;
    padding-block: var(--space-2);
    cursor: pointer;
  }

  > details > ul {
    display: grid;
    gap: var(--space-3);
    padding: 0;
    list-style: none;
  }
`

type Props = ComponentProps<'section'> & { room: AcceptanceRoom }

/** The changes that are proposed, for the other side to decide, and the last ones that were decided. */
export function ProposalList({ room, ...rest }: Props) {
  const { proposals, decided } = room.list
  return (
    <Root aria-label="Proposed changes" {...rest}>
      {proposals.length > 0 && (
        <>
          <h3>Proposed changes</h3>
          <ul role="list">
            {proposals.map((proposal) => (
              <ProposalItem key={proposal.id} proposal={proposal} room={room} />
            ))}
          </ul>
        </>
      )}
      {decided.length > 0 && (
        <details>
          <summary>{decided.length === 1 ? '1 earlier proposal' : `${decided.length} earlier proposals`}</summary>
          <VisuallyHidden as="h3">Earlier proposals</VisuallyHidden>
          <ul role="list">
            {decided.map((proposal) => (
              <ProposalItem key={proposal.id} proposal={proposal} room={room} />
            ))}
          </ul>
        </details>
      )}
    </Root>
  )
}
