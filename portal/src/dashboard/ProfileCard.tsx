import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { SessionUser } from '@fortnight/supabase/session'
import { MissingProfile } from '../layout/MissingProfile.tsx'

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
`
const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  flex: 1 1 22rem;
  gap: var(--space-2) var(--space-5);

  @media (max-width: 40rem) {
    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--space-2);
    }
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
  }
`

/** The client's profile. A missing row creates one; a failed query never does. [DASH-12] */
export function ProfileCard({ client }: { client: SessionUser }) {
  const { data: profile } = useSuspenseQuery(ownProfile(client.id))
  if (!profile) return <MissingProfile client={client} />

  const details = [
    ['Name', profile.name],
    ['Email', profile.email],
    ['Company', profile.company_name],
    ['Mobile number', profile.mobile_number],
  ]
  return (
    <Root>
      <Details>
        {details.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || 'Not given'}</dd>
          </div>
        ))}
      </Details>
      <ButtonLink variant="secondary" to="/profile/edit">
        Edit profile
      </ButtonLink>
    </Root>
  )
}
