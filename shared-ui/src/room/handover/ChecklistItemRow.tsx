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
    font-weight: 600;
  }

  > a {
    width: fit-content;
    padding-block: var(--space-1);
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-5);
    min-height: 44px;
    color: var(--ink-soft);
  }

  /* Only to be read. */
  &[data-done] {
    gap: 0 var(--space-5);
    padding-block: var(--space-2);
  }

  &[data-done] > div:first-of-type {
    align-content: start;
    min-height: 0;
    font-size: var(--text-14);
  }

  &[data-done] > p + p {
    font-size: var(--text-14);
  }

  /* One row where there is space. */
  @container (min-width: 40rem) {
    grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 20rem);

    > div:first-of-type {
      grid-area: 1 / 2 / span 3;
      align-content: start;
      min-height: 0;
    }
  }

  label {
    color: var(--ink);
  }
`

const done = { team: 'Handed over', client: 'Received' }
const open = { team: 'Not handed over yet', client: 'Not received yet' }

function tickOf(item: ChecklistItem, side: 'client' | 'team') {
  const [at, name] = side === 'team' ? [item.team_ticked_at, item.team_name] : [item.client_ticked_at, item.client_name]
  if (at === null) return { isTicked: false, text: open[side] }
  const date = formatDate(at).replaceAll(' ', '\u00a0')
  return { isTicked: true, text: `${done[side]} by ${name ?? 'a deleted account'} on ${date}` }
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
  const own = tickOf(item, side)
  const other = tickOf(item, side === 'team' ? 'client' : 'team')
  const isDone = own.isTicked && other.isTicked
  const ownText = (isReadOnly || own.isTicked) && own.text
  // It is handed over before it is received.
  const statuses = (side === 'team' ? [ownText, other.text] : [other.text, ownText]).filter((text) => text !== false)
  return (
    <Root data-done={isDone || undefined} {...rest}>
      <p>
        {item.title} {isDone && <Badge tone="positive">Done</Badge>}
      </p>
      {item.note && <p>{item.note}</p>}
      {item.link && (
        <a href={item.link} target="_blank" rel="noreferrer">
          {item.link.replace(/^https:\/\//i, '')}
        </a>
      )}
      <div>
        {!isReadOnly && !isDone && (
          <Checkbox
            aria-label={`${done[side]}: ${item.title}`}
            checked={pendingTick ?? own.isTicked}
            onChange={({ target }) => onTick(target.checked)}
          >
            {done[side]}
          </Checkbox>
        )}
        {statuses.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      {children}
    </Root>
  )
}
