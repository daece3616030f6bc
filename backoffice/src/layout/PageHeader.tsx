import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PrivatePageHead } from '@fortnight/shared-ui/page/PrivatePageHead'

const Root = styled.header`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-4);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
  }

  h1 {
    flex: 1 1 8rem;
    min-width: 0;
    font-size: var(--text-28);
    overflow-wrap: anywhere;

    /* As high as a button beside or below it, so that it is at one height on all pages. */
    @media (max-width: 40rem) {
      display: grid;
      align-items: center;
      min-height: 44px;
    }
  }

  > a + div > h1 {
    min-height: 0;
  }

  /* Without a button, only what is above the title is as high as if there were one. */
  > div:not(a + div) > h1:only-child {
    @media (max-width: 40rem) {
      min-height: 0;
      padding-top: calc((44px - 1lh) / 2);
    }
  }

  > p {
    max-width: 60rem;
    text-wrap: pretty;
    color: var(--ink-soft);
  }
`
/* Aligns its text, not its padding, with the title. */
const BackLink = styled(ButtonLink)`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--space-3));
`

type Props = {
  title: string
  /** Name of the edited record in the document title, once it is loaded. */
  recordName?: string
  /** Link to the list that the page belongs to. */
  back?: { to: string; label: string }
  /** What the page is for, below the title. */
  hint?: string
  /** Actions beside the title. */
  children?: ReactNode
}

/** Title of a back office page, also as document title, with the back link above it, actions beside it and a hint below. */
export function PageHeader({ title, recordName, back, hint, children }: Props) {
  return (
    <Root>
      <PrivatePageHead title={recordName ? `Edit ${recordName}` : title} />
      {back && (
        <BackLink to={back.to} variant="ghost" size="small">
          <ArrowLeft aria-hidden /> {back.label}
        </BackLink>
      )}
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      {hint && <p>{hint}</p>}
    </Root>
  )
}
