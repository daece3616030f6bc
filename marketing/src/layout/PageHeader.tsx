import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { inDarkScheme } from './inDarkScheme.ts'
import { PageContainer } from './PageContainer.tsx'

const Header = styled.header`
  padding-block: var(--space-5) clamp(var(--space-6), 4vw, var(--space-8));
`

const TitleAndLead = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-7);
  align-items: end;
  margin-top: clamp(var(--space-5), 4vw, var(--space-7));

  &:not(:last-child) {
    margin-bottom: clamp(var(--space-5), 3vw, var(--space-7));
  }

  h1 {
    /* Narrower than "What is an AI agent?" in either font, so that it does not wrap in one of them only. */
    max-width: 9em;
    align-self: start;
    font-size: clamp(2.5rem, 1.4rem + 4.6vw, 3.75rem);
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.035em;
  }

  h1 + div {
    display: grid;
    gap: var(--space-4);
    max-width: 30em;
    font-size: var(--text-18);
  }

  @media (min-width: 800px) {
    &:not(:has(form)) {
      grid-template-columns: 1fr 1fr;
    }

    &[data-wide-title] {
      grid-template-columns: 3fr 2fr;
    }

    /* "Fourteen days," fits its half of the page. */
    h1 {
      font-size: min(6.8vw - 0.25rem, 4.75rem);
    }
  }

  /* The title beside a form has three lines, the longest of which is "something to say". */
  @media (min-width: 960px) {
    &:has(form) {
      grid-template-columns: 7fr 5fr;
    }
  }
`

const patternUrl = (name: string) => `url(/images/patterns/${name}.svg)`

/* A decoration across the window. */
const PatternBand = styled.div<{ $pattern: string }>`
  /* On phones smaller than the lead, so that the largest paint need not wait for it. */
  /* Even, so that no seams show between its two rows of tiles; from 1,440 px on, tiles begin and end with the content. */
  height: round(clamp(3rem, 11.2vw, 10rem), 2px);
  background: ${({ $pattern }) => patternUrl($pattern)} center / auto 100% repeat-x;
  ${({ $pattern }) => inDarkScheme(`background-image: ${patternUrl(`${$pattern}-dark`)}`)}

  @media print, (prefers-contrast: more) {
    display: none;
  }
`

type Props = {
  /** The page's name in the breadcrumbs, shorter than the title. */
  name: string
  title: ReactNode
  /** The lead beside the title. */
  lead: ReactNode
  /** Gives the title more than half of the page, where the lead stands beside it. */
  hasWideTitle?: boolean
  /** Further content below title and lead. */
  children?: ReactNode
  /** The pattern that ends the header: any name, each gives another one. */
  pattern?: string
}

/** The header of every page except the home page: breadcrumbs, title and lead. */
export function PageHeader({ name, title, lead, hasWideTitle, children, pattern }: Props) {
  return (
    <>
      <Header>
        <PageContainer>
          <Breadcrumbs current={name} />
          <TitleAndLead data-wide-title={hasWideTitle || undefined}>
            <h1>{title}</h1>
            <div>{lead}</div>
          </TitleAndLead>
          {children}
        </PageContainer>
      </Header>
      {pattern && <PatternBand $pattern={pattern} />}
    </>
  )
}
