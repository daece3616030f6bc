import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { pageFrame } from '@fortnight/shared-ui/page/pageContainer'
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
  ${pageFrame}
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-8) var(--space-9);

  p {
    max-width: var(--measure);
  }
`

const Figure = styled.p`
  font-family: var(--font-heading);
  font-size: clamp(7rem, 28vw, 18rem);
  font-weight: 800;
  line-height: 0.8;
  letter-spacing: -0.04em;
  color: var(--accent);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-6);
`

/** Where an address leads that nothing answers to. [NF-1, NF-2, NF-3] */
export default function NotFoundPage() {
  return (
    <Frame>
      <PageHead title="Page not found" noindex />
      <Figure>404</Figure>
      <h1>There is no day 404</h1>
      <p>
        Our calendar ends at 14. The page you asked for has moved, or the address has a typing mistake; everything else
        is where it was.
      </p>
      <Row>
        <ButtonLink to="/">Back to Home</ButtonLink>
        <ButtonLink to="/blog" variant="secondary">
          Explore Blog
        </ButtonLink>
      </Row>
      <Lists>
        <LinkList title="Popular pages" links={popularPages} />
        <LinkList title="Resources" links={resources} />
      </Lists>
      <p>
        Did one of our own links bring you here? <Link to="/#contact">Get in touch</Link> and we will mend it.
      </p>
    </Frame>
  )
}
