import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'
import { Link } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'
import { LinkList } from './LinkList.tsx'

const popularPages = [
  { to: '/', label: 'Home' },
  { to: '/learn-how-it-works', label: 'Learn How It Works' },
  { to: '/ai-agent-use-cases', label: 'AI Agent Use Cases' },
  { to: '/what-is-ai-agent', label: 'What is an AI Agent?' },
]

const resources = [
  { to: '/blog', label: 'Blog' },
  { to: '/partners', label: 'Partners' },
  { to: '/#contact', label: 'Contact' },
  { to: '/#faq', label: 'FAQ' },
]

const Frame = styled.div`
  ${pageContainer}
  display: grid;
  gap: var(--space-8) var(--space-7);
  padding-block: var(--space-8) var(--space-9);

  p {
    max-width: var(--measure);
  }

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) max-content;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const Message = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
`

const StatusCode = styled.p`
  font-family: var(--font-heading);
  font-size: clamp(7rem, 28vw, 18rem);
  font-weight: 700;
  line-height: 0.8;
  letter-spacing: -0.04em;
  color: var(--accent);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-6);

  @media (min-width: 60rem) {
    grid-template-columns: auto;
    align-content: start;

    /* The longest links of the footer and the space between them: the lists begin where those do, in every font. */
    &::after {
      height: 0;
      margin-top: calc(-1 * var(--space-6));
      padding-inline-start: var(--space-8);
      overflow: clip;
      content: 'What is an AI Agent?Create an account';
      visibility: hidden;
      white-space: nowrap;
    }
  }
`

/** The 404 page. [NF-1, NF-2, NF-3] */
export default function NotFoundPage() {
  return (
    <Frame>
      <PageHead title="Page not found" noindex />
      <Message>
        <StatusCode>404</StatusCode>
        <h1>There is no day 404</h1>
        <p>
          Our fortnight ends on day 14. The page you asked for may have moved, or its address may have a typo;
          everything else is where it was.
        </p>
        <Actions>
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/blog" variant="secondary">
            Explore Blog
          </ButtonLink>
        </Actions>
      </Message>
      <Lists>
        <LinkList title="Popular pages" links={popularPages} />
        <LinkList title="Resources" links={resources} />
      </Lists>
      <p>
        Did one of our own links bring you here? <Link to="/#contact">Get in touch</Link>, and we’ll fix it.
      </p>
    </Frame>
  )
}
