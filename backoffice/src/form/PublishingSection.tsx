import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/*
 * On tablets the switch and the fields are columns of one row: the heading in line with the labels, the switch with the
 * inputs, and the hint with theirs. Browsers need that width for their date fields.
 */
const Root = styled.section`
  > div {
    display: grid;
    align-content: start;
    justify-items: start;
  }

  h2 {
    margin-bottom: var(--space-1);
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  @media (min-width: 48rem) and (max-width: 74.99rem) {
    && {
      grid-template-columns: minmax(8.5rem, 0.5fr);
      grid-auto-columns: minmax(15.5rem, 1fr);
      grid-auto-flow: column;
    }

    /* A field alone is not wider than one of two. */
    > :nth-child(2):last-child {
      max-width: 15.5rem;
    }

    /* As high as an input. */
    h2 + label {
      padding-block: 12px;
    }

    p {
      margin-top: var(--space-1);
    }
  }
`

type Props = {
  /** The switch that publishes. */
  toggle: ReactNode
  /** Who sees the record. */
  hint?: ReactNode
  /** Further fields. */
  children: ReactNode
}

/** The section of a `FormRail` that says whether visitors see a record. */
export const PublishingSection = ({ toggle, hint, children }: Props) => (
  <Root>
    <div>
      <h2>Publishing</h2>
      {toggle}
      {hint && <p>{hint}</p>}
    </div>
    {children}
  </Root>
)
