import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../controls/Checkbox.tsx'
import { Badge } from '../../data/Badge.tsx'
import { formatDate } from '../../data/formatDate.ts'
import type { ChecklistItem } from './handoverRecords.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  > p:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    font-weight: 600;
  }

  > a {
    width: fit-content;
    padding-block: var(--space-1);
  }

  /* The checkbox, and below its label where both sides stand. */
  > div:first-of-type {
    display: grid;
    place-content: start;
    justify-items: start;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  &[data-done] > p:first-child {
    flex-wrap: nowrap;
    justify-content: space-between;
    align-items: start;
  }

  label ~ span {
    padding-inline-start: calc(20px + var(--space-3));
  }

  /* Only to be read. */
  &[data-done] {
    gap: 0 var(--space-5);
    padding-block: var(--space-2);
  }

  &[data-done] > div:first-of-type {
    margin-top: var(--space-2);
  }

  /* One row where there is space, with the statuses below the checkbox. */
  @container (min-width: 40rem) {
    grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 20rem);

    && > div:first-of-type {
      grid-area: 1 / 2 / span 3;
      margin-top: 0;
    }

    /* Level with the title beside it. */
    label {
      margin-top: -9px;
    }
  }

  label {
    margin-bottom: -6px;
    color: var(--ink);
    font-size: var(--text-16);
  }

  /* Nothing is to be received yet: that comes first, and the checkbox is no more than possible. */
  &[data-early] {
    label {
      order: 1;
      margin-block: -8px -10px;
      color: var(--ink-soft);
      font-size: var(--text-14);
    }

    input {
      border-style: dashed;
    }

    label ~ span {
      padding-inline-start: 0;
    }
  }
`

const done = { team: 'Handed over', client: 'Received' }
const open = { team: 'Not handed over yet', client: 'Not received yet' }

/** By whom a side has ticked an item, and when; undefined if it has not. A project has one client, but a team of several. */
function tickOf(item: ChecklistItem, side: 'client' | 'team', reader: 'client' | 'team') {
  const clientName = item.client_name !== null && reader === 'client' ? 'you' : item.client_name
  const [at, name] = side === 'team' ? [item.team_ticked_at, item.team_name] : [item.client_ticked_at, clientName]
  return at === null ? undefined : `by ${name ?? 'a deleted account'} on ${formatDate(at).replaceAll(' ', '\u00a0')}`
}

/** The same as a sentence. */
function statusOf(item: ChecklistItem, side: 'client' | 'team', reader: 'client' | 'team') {
  const tick = tickOf(item, side, reader)
  return tick ? `${done[side]} ${tick}` : open[side]
}

type Props = Omit<ComponentProps<'div'>, 'onChange'> & {
  item: ChecklistItem
  /** The reader’s side, which ticks for itself. */
  side: 'client' | 'team'
  isReadOnly: boolean
  /** What is being saved. */
  pendingTick?: boolean | undefined
  onTick: (isTicked: boolean) => void
  /** What else can be done with it. */
  children?: ReactNode
}

/** Something that is handed over: the reader’s own tick, and that of the other side. Once both are there, they stay. */
export function ChecklistItemRow({ item, side, isReadOnly, pendingTick, onTick, children, ...rest }: Props) {
  const otherSide = side === 'team' ? 'client' : 'team'
  const ownTick = tickOf(item, side, side)
  const isDone = ownTick !== undefined && tickOf(item, otherSide, side) !== undefined
  const hasCheckbox = !isReadOnly && !isDone
  const isEarly = side === 'client' && !ownTick && item.team_ticked_at === null
  // The label of the checkbox says what was done.
  const ownStatus = hasCheckbox ? ownTick : statusOf(item, side, side)
  const otherStatus = statusOf(item, otherSide, side)
  // It is handed over before it is received.
  const statuses = side === 'team' || hasCheckbox ? [ownStatus, otherStatus] : [otherStatus, ownStatus]
  return (
    <Root data-done={isDone || undefined} data-early={isEarly || undefined} {...rest}>
      <p>
        <span>{item.title}</span> {isDone && <Badge tone="positive">Done</Badge>}
      </p>
      {item.note && <p>{item.note}</p>}
      {item.link && (
        <a href={item.link} target="_blank" rel="noreferrer">
          {item.link.replace(/^https:\/\//i, '')}
        </a>
      )}
      <div>
        {hasCheckbox && (
          <Checkbox
            aria-label={`${done[side]}: ${item.title}`}
            checked={pendingTick ?? ownTick !== undefined}
            onChange={({ target }) => onTick(target.checked)}
          >
            {done[side]}
          </Checkbox>
        )}
        {statuses.map((text) => text && <span key={text}>{text}</span>)}
      </div>
      {children}
    </Root>
  )
}
