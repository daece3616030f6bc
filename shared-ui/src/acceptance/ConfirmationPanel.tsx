import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'
import { Badge } from '../data/Badge.tsx'
import { Card } from '../data/Card.tsx'
import { formatDate } from '../data/formatDate.ts'
import { ErrorBanner } from '../feedback/ErrorBanner.tsx'
import type { Side } from '../room/roomRecords.ts'
import type { AcceptanceRoom } from './acceptanceRecords.ts'
import { otherSide, sideName } from './sideNames.ts'
import { useAction } from './useAction.ts'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    padding: 0;
    list-style: none;
  }

  > button {
    justify-self: start;
  }

  /* Once agreed, it is only a sentence. */
  &[data-agreed] {
    padding: 0;
    border: 0;
    background: none;
  }
`

type Props = ComponentProps<'section'> & { room: AcceptanceRoom }

/** How far the two sides have confirmed the list, and the button with which the reader's side does so or takes it back. */
export function ConfirmationPanel({ room: { list, actions }, ...rest }: Props) {
  const { isPending, error, run } = useAction(actions.errorMessage)
  const { side, version, agreed_at, is_closed, cases } = list
  const confirmedAt = { client: list.confirmed_by_client_at, team: list.confirmed_by_team_at }
  const isConfirmed = confirmedAt[side] !== null
  const toggle = () => run(() => (isConfirmed ? actions.withdrawConfirmation() : actions.confirmList(version)))

  return (
    <Root as="section" aria-label="Confirmation" data-agreed={agreed_at !== null || undefined} {...(rest as object)}>
      <p>{agreed_at ? agreedSentence(agreed_at, side, is_closed) : openSentence(side)}</p>
      {!agreed_at && (
        <ul role="list">
          {([side, side === 'client' ? 'team' : 'client'] as const).map((one) => (
            <li key={one}>
              {sideName(one, side)} <Confirmed at={confirmedAt[one]} />
            </li>
          ))}
        </ul>
      )}
      {error && <ErrorBanner>{error}</ErrorBanner>}
      {!agreed_at && !is_closed && cases.length > 0 && (
        <Button variant={isConfirmed ? 'secondary' : 'primary'} aria-disabled={isPending} onClick={toggle}>
          {isConfirmed ? 'Take back the confirmation' : 'Confirm the list'}
        </Button>
      )}
    </Root>
  )
}

function Confirmed({ at }: { at: string | null }) {
  if (!at) return <Badge>Not confirmed</Badge>
  return <Badge tone="positive">Confirmed on {formatDate(at)}</Badge>
}

function agreedSentence(at: string, side: Side, isClosed: boolean) {
  const agreed = `You and ${otherSide(side)} agreed on this list on ${formatDate(at).replaceAll(' ', '\u00A0')}.`
  if (isClosed) return `${agreed} It’s read-only now.`
  return `${agreed} You can propose changes; ${side === 'client' ? 'we' : 'they'}’ll accept or decline them.`
}

const openSentence = (side: Side) =>
  `You and ${otherSide(side)} write this list together and both confirm it by day 2. From then on a change needs both sides.`
