import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { endWaiting, laidOutAfterFirstPaint } from './laidOutAfterFirstPaint.ts'
import { revealOnScroll } from './revealOnScroll.ts'
import { PageContainer } from '../PageContainer.tsx'

const StyledSection = styled.section`
  --ground: var(--paper);
  background: var(--ground);
  padding-block: clamp(var(--space-7), 5vw, 5rem);

  &:focus {
    outline: none;
  }

  /* A link to a section leaves 8 px between it and the header. */
  & + & {
    box-shadow: 0 -8px 0 var(--ground);
  }

  /* The rule of the heading separates it from what is above. */
  header + &:not([data-tone]),
  &:not([data-tone]) + &:not([data-tone]) {
    padding-top: var(--space-4);
  }

  ${laidOutAfterFirstPaint}

  /* Moved but never hidden, so that printing, find-in-page and screenshots show everything. [HOME-16]
     The selectors name the container, because with a universal one the browser styles everything in it again. */
  &[data-reveal='waiting'] > ${PageContainer} {
    transform: translateY(var(--space-5));
  }

  &[data-reveal='shown'] > ${PageContainer} {
    transition: transform 250ms ease-out;
  }

  /* A desk with papers on it: darker than these in both schemes. */
  &[data-tone='desk'] {
    --ground: light-dark(var(--line), #0c0b0a);
  }

  &[data-tone='ink'] {
    --ground: color-mix(in srgb, var(--line) 40%, var(--surface));
    color: var(--ink);
  }

  /* The light scheme's accent, in both schemes. All text has the color for text on accents, and buttons are the other way around. */
  &[data-tone='accent'] {
    --ground: var(--accent);
    --fill: var(--accent);
    --text: var(--accent-ink);
    color: var(--text);
    print-color-adjust: exact;

    > * {
      --accent: var(--text);
      --accent-ink: var(--fill);
      --surface: var(--fill);
      --ink: var(--text);
      --ink-soft: var(--text);
      --line: var(--text);
      --line-strong: var(--text);
    }
  }
`

const Heading = styled.header`
  display: grid;
  gap: var(--space-4) var(--space-7);
  align-items: first baseline;
  margin-bottom: clamp(var(--space-6), 5vw, var(--space-8));
  padding-top: var(--space-5);
  border-top: 2px solid var(--ink);

  h2 {
    font-size: var(--text-48);
  }

  p {
    max-width: 30em;
    color: var(--ink-soft);
    font-size: var(--text-18);
    text-wrap: balance;
  }

  @media (min-width: 800px) {
    grid-template-columns: 1fr 1fr;
  }

  /* The edge of the color is rule enough. */
  [data-tone] > * > & {
    padding-top: 0;
    border: 0;
  }

  [data-tone='accent'] > * > & {
    margin-bottom: var(--space-6);
  }
`

/* Keeps the heading beside its list while that scrolls by. What follows the list is as wide as the page. */
const HeadingBesideList = styled(PageContainer)`
  @media (min-width: 800px) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: var(--space-7);

    > ${Heading} {
      position: sticky;
      top: var(--header);
      grid-template-columns: 1fr;
      align-self: start;
    }

    > ${Heading} + * {
      border-top: 2px solid var(--ink);
    }

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`

type Props = Omit<ComponentProps<'section'>, 'ref'> & {
  id: string
  title: string
  lead: ReactNode
  /** The background; that of the page when left out. */
  tone?: 'desk' | 'ink' | 'accent'
  /** On wide screens, the first child stands beside the heading instead of below it. */
  isListBeside?: boolean
}

const themes = { desk: undefined, ink: 'dark', accent: 'light' }

/** A page section with heading and lead; `#id` links to it. */
export function Section({ id, title, lead, tone, isListBeside = false, children, ...rest }: Props) {
  const headingId = `${id}-heading`
  const Container = isListBeside ? HeadingBesideList : PageContainer
  return (
    // A press hydrates its own section at once, and not the whole page.
    <Suspense>
      <StyledSection
        id={id}
        ref={prepare}
        aria-labelledby={headingId}
        tabIndex={-1}
        data-tone={tone}
        data-theme={tone && themes[tone]}
        {...rest}
      >
        <Container>
          <Heading>
            <h2 id={headingId}>{title}</h2>
            <p>{lead}</p>
          </Heading>
          {children}
        </Container>
      </StyledSection>
    </Suspense>
  )
}

function prepare(section: HTMLElement | null) {
  if (section) endWaiting()
  return revealOnScroll(section)
}
