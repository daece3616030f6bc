import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'

/* From a tablet on, the fields belong to the layout of the parent. */
const Root = styled.div`
  display: contents;

  > div {
    display: contents;
  }

  > button {
    display: none;
  }

  @media (max-width: 39.99rem) {
    display: grid;
    gap: var(--space-3);

    > button {
      display: inline-flex;
      justify-self: start;
    }

    > div[data-open] {
      display: grid;
      gap: var(--space-3);
    }

    > div:not([data-open]) {
      display: none;
    }
  }
`

/**
 * Props of `FoldedFilters`: children are the fields, `activeCount` is how many of them exclude rows. With a single filter,
 * the button says its `choice` instead, such as "Area: All".
 */
export type FoldedFiltersProps = ComponentProps<'div'> & { activeCount?: number; choice?: string }

/** The filters and the sort order of a list. On a phone they are folded behind a button. */
export function FoldedFilters({ activeCount = 0, choice, children, ...rest }: FoldedFiltersProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Root {...rest}>
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <SlidersHorizontal aria-hidden /> {choice ?? `Filters${activeCount > 0 ? ` (${activeCount})` : ''}`}
      </Button>
      <div id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </Root>
  )
}
