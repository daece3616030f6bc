import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { SessionUser } from '@fortnight/supabase/session'
import { MissingProfile } from '../layout/MissingProfile.tsx'

const Root = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`
const Facts = styled.dl`
  display: grid;
  gap: var(--space-2);

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
  }
`

/** Who we think the client is. Only a clean answer "no such row" makes a new profile; an error never does. */
export function ProfileCard({ client }: { client: SessionUser }) {
  const { data: profile } = useSuspenseQuery(ownProfile(client.id))
  if (!profile) return <MissingProfile client={client} />

  const facts = [
    ['Name', profile.name],
    ['Email', profile.email],
    ['Company', profile.company_name],
    ['Mobile number', profile.mobile_number],
  ]
  return (
    <Root>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || 'Not given'}</dd>
          </div>
        ))}
      </Facts>
      <ButtonLink variant="secondary" to="/profile/edit">
        Edit profile
      </ButtonLink>
    </Root>
  )
}
