import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { ButtonRow } from './ButtonRow.tsx'
import { Section } from './Section.tsx'
import { TalkToUs } from './TalkToUs.tsx'

type Props = {
  title: string
  lead: string
  /** A link for visitors who want to read on first. */
  next: { to: string; label: string }
}

/** The last section of a page: the contact link and one further page. */
export function NextStepSection({ title, lead, next }: Props) {
  return (
    <Section id="next-step" title={title} lead={lead}>
      <ButtonRow>
        <TalkToUs />
        <ButtonLink to={next.to} variant="secondary" size="large">
          {next.label}
        </ButtonLink>
      </ButtonRow>
    </Section>
  )
}
