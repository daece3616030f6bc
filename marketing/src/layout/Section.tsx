import { type ComponentProps, useState } from 'react'
import { styled } from 'styled-components'
import { layOutWhenIdle } from './layOutWhenIdle.ts'
import { revealOnScroll } from './revealOnScroll.ts'
import { PageContainer } from './PageContainer.tsx'

const StyledSection = styled.section`
  padding-block: clamp(var(--space-7), 5vw, 5rem);

  &:focus {
    outline: none;
  }

  /* The browser lays out sections further down when they come near the screen, which shows the first screen sooner, unless a
     link leads to one of them: its place depends on the real heights of those before it. The browser must also keep what is on
     screen where it is while heights become real, which Safari does not. [START-10] */
  @media screen {
    @supports (content-visibility: auto) and (overflow-anchor: auto) {
      :root:not(:has(:target)) & {
        content-visibility: auto;
      }

      contain-intrinsic-block-size: auto 80rem;

      @media (min-width: 600px) {
        contain-intrinsic-block-size: auto 48rem;
      }
    }
  }

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

/** Whether this is rendered in a page that has been hydrated before, and not by the server or while hydrating. */
const isOpenedInApp = () => typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined

function prepareServed(section: HTMLElement | null) {
  if (section) layOutWhenIdle(section)
  return revealOnScroll(section)
}

type Props = Omit<ComponentProps<'section'>, 'ref'> & { id: string; title: string; lead: string }

/** A page section with heading and lead; `#id` links to it. */
export function Section({ id, title, lead, children, ...rest }: Props) {
  const headingId = `${id}-heading`
  const [isServed] = useState(() => !isOpenedInApp())
  return (
    <StyledSection
      id={id}
      ref={isServed ? prepareServed : revealOnScroll}
      // In the app, a page has its real height at once, so that it can return to where it was scrolled to.
      style={isServed ? undefined : { contentVisibility: 'visible' }}
      aria-labelledby={headingId}
      tabIndex={-1}
      {...rest}
    >
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
