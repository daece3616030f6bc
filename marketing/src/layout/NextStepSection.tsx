import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { styled } from 'styled-components'
import { ButtonRow } from './ButtonRow.tsx'
import { Section } from './Section.tsx'
import { TalkToUs } from './TalkToUs.tsx'

/* On phones, buttons that wrap are equally wide. */
const Buttons = styled(ButtonRow)`
  @media (max-width: 479px) {
    > * {
      flex: 1 1 auto;
    }
  }

  /* Below the lead. */
  @media (min-width: 800px) {
    margin-left: calc(50% + var(--space-7) / 2);
  }
`

type Props = {
  title: string
  lead: string
  /** A link for visitors who want to read on first. */
  next: { to: string; label: string }
}

/** The last section of a page: the contact link and one further page. */
export function NextStepSection({ title, lead, next }: Props) {
  return (
    <Section id="next-step" tone="accent" title={title} lead={lead}>
      <Buttons>
        <TalkToUs />
        <ButtonLink to={next.to} variant="secondary" size="large">
          {next.label}
        </ButtonLink>
      </Buttons>
    </Section>
  )
}
