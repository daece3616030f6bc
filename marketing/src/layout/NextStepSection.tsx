import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { styled } from 'styled-components'
import { Section } from './Section.tsx'
import { TalkToUs } from './TalkToUs.tsx'

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

type Props = {
  title: string
  lead: string
  /** Where to read on for those who are not ready to talk. */
  next: { to: string; label: string }
}

/** How a page ends: the two ways to go on from here. */
export function Closing({ title, lead, next }: Props) {
  return (
    <Section id="next-step" title={title} lead={lead}>
      <Ways>
        <TalkToUs />
        <ButtonLink to={next.to} variant="secondary" size="large">
          {next.label}
        </ButtonLink>
      </Ways>
    </Section>
  )
}
