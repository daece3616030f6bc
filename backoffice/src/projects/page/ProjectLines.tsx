import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'

const Root = styled(Card)`
  > ul {
    padding: 0;
    list-style: none;
  }

  > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-3);
  }

  > ul > li:first-child {
    padding-top: 0;
  }

  > ul > li:last-child {
    padding-bottom: 0;
  }

  > ul > li + li {
    border-top: 1px solid var(--line);
  }

  > ul > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > ul > li > a {
    flex: none;
  }

  /* Someone waits: the same tint as on the dashboard. */
  > ul > li[data-urgent] {
    flex-wrap: wrap;
    margin-bottom: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border: 1px solid color-mix(in srgb, var(--accent) 30%, var(--line));
    border-radius: var(--radius-small);
    background: var(--accent-soft);

    > div {
      flex: 1 1 16rem;
    }

    + li {
      border-top: 0;
    }
  }

  strong {
    font-weight: 600;
  }

  /* On phones, a link below the sentence leaves it the whole line. */
  @media (max-width: 40rem) {
    > ul > li:not([data-urgent]) {
      display: block;
      padding-block: var(--space-2) 0;

      > a[data-size] {
        justify-content: start;
        padding-inline: 0;
        border: 0;
        background: none;
        text-decoration: underline;
        text-decoration-color: var(--line-strong);
        text-underline-offset: 0.2em;
      }
    }

    > ul > li:first-child:not([data-urgent]) {
      padding-top: 0;
    }

    > ul > li:last-child:not([data-urgent]) {
      margin-bottom: calc(-1 * var(--space-3));
    }
  }
`

/** What there is to say about one part of a project, and the link to it. */
export type ProjectLine = {
  to: string
  link: string
  content: ReactNode
  /** Whether someone waits for it. */
  isUrgent?: boolean
}

type Props = {
  title: string
  lines: ProjectLine[]
  /** What is said while the lines are loading. */
  loading?: string | undefined
}

/** A card of the overview with one line for each part of the project. */
export function ProjectLines({ title, lines, loading }: Props) {
  const titleId = useId()
  return (
    <Root as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {loading ? (
        <Skeleton lines={3} label={loading} />
      ) : (
        <ul role="list">
          {lines.map(({ to, link, content, isUrgent }) => (
            <li key={to} data-urgent={isUrgent}>
              <div>{content}</div>
              <ButtonLink variant={isUrgent ? 'primary' : 'secondary'} size="small" to={to}>
                {link}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}
