import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { laidOutAfterFirstPaint } from './laidOutAfterFirstPaint.ts'
import { revealOnScroll } from './revealOnScroll.ts'
import { PageContainer } from './PageContainer.tsx'

const StyledSection = styled.section`
  padding-block: clamp(var(--space-7), 5vw, 5rem);

  &:focus {
    outline: none;
  }

  ${laidOutAfterFirstPaint({ fromMs: 400, portions: 7, height: '55rem', content: css`> ${PageContainer}` })}

  /* Moved but never hidden, so that printing, find-in-page and screenshots show everything. [HOME-16]
     The selectors name the container, because with a universal one the browser styles everything in it again. */
  &[data-reveal='waiting'] > ${PageContainer} {
    transform: translateY(var(--space-5));
  }

  &[data-reveal='shown'] > ${PageContainer} {
    transition: transform 250ms ease-out;
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
  }

  @media (min-width: 800px) {
    grid-template-columns: 1fr 1fr;
  }
`

type Props = Omit<ComponentProps<'section'>, 'ref'> & { id: string; title: string; lead: ReactNode }

/** A page section with heading and lead; `#id` links to it. */
export function Section({ id, title, lead, children, ...rest }: Props) {
  const headingId = `${id}-heading`
  return (
    <StyledSection id={id} ref={revealOnScroll} aria-labelledby={headingId} tabIndex={-1} {...rest}>
      <PageContainer>
        <Heading>
          <h2 id={headingId}>{title}</h2>
          <p>{lead}</p>
        </Heading>
        {children}
      </PageContainer>
    </StyledSection>
  )
}
