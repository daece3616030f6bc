import { brand } from '@fortnight/shared-ui/theme/brand'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'
import { styled } from 'styled-components'
import { PrivacyChoices } from '../consent/PrivacyChoices.tsx'
import { useSession } from '@fortnight/supabase/session'
import { useAreas } from '../areas/useAreas.ts'
import { footerLinks } from '../header/navigation.ts'
import { NavigationLink } from '../header/NavigationLink.tsx'

const Frame = styled.footer`
  border-top: 1px solid var(--line);
  background: var(--surface);

  a {
    display: inline-block;
    padding-block: var(--space-2);
    color: var(--ink);
    line-height: 28px;
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`

const Columns = styled.div`
  ${pageContainer}
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-7);

  ul {
    padding: 0;
    list-style: none;
  }

  @media (min-width: 48rem) {
    grid-template: auto 1fr / 1fr auto auto;
    gap: var(--space-4) var(--space-8);

    > nav {
      grid-row: 1 / 3;
    }

    > :last-child {
      grid-area: 2 / 1;
      align-self: end;
    }
  }
`

/* One line, so that it leaves the window to the work. */
const CompactColumns = styled(Columns)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-5);
  padding-block: var(--space-1);
  font-size: var(--text-14);

  ul,
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
  }

  /* On a phone the groups flow into each other, in as few lines as possible. */
  @media (max-width: 40rem) {
    justify-content: flex-start;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);

    a {
      padding-block: 0;
    }

    nav,
    ul,
    div {
      display: contents;
    }

    /* After all links. */
    div > span {
      order: 1;
    }
  }
`

const Tagline = styled.strong`
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-weight: 700;
  line-height: 1.3;
  letter-spacing: -0.01em;
  word-spacing: 0.06em;
  text-wrap: balance;

  /* In line with the first links beside it. */
  @media (min-width: 48rem) {
    padding-top: var(--space-2);
  }
`

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  align-items: center;
  font-size: var(--text-14);

  > span {
    color: var(--ink-soft);
  }
`

/** The footer of every page; a compact one in areas for signed-in users. [CHROME-18, CHROME-19] */
export function Footer({ hasAnalytics, isCompact }: { hasAnalytics: boolean; isCompact: boolean }) {
  const isSignedIn = useSession((session) => session.status === 'signed-in')
  const links = footerLinks(useAreas())
  const Layout = isCompact ? CompactColumns : Columns
  return (
    <Frame>
      <Layout>
        {!isCompact && <Tagline>{brand.tagline}</Tagline>}
        <nav aria-label="Footer">
          <ul role="list">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavigationLink to={to}>{label}</NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        {!isSignedIn && (
          <nav aria-label="Clients">
            <ul role="list">
              <li>
                <NavigationLink to="/login">Sign in</NavigationLink>
              </li>
              <li>
                <NavigationLink to="/signup">Create an account</NavigationLink>
              </li>
            </ul>
          </nav>
        )}
        <Legal>
          <span>{brand.copyright}</span>
          <NavigationLink to="/privacy">Privacy</NavigationLink>
          {hasAnalytics && <PrivacyChoices />}
        </Legal>
      </Layout>
    </Frame>
  )
}
