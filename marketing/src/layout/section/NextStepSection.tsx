import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { styled } from 'styled-components'
import { ButtonRow } from '../ButtonRow.tsx'
import { Section } from './Section.tsx'
import { TalkToUs } from '../TalkToUs.tsx'

/* On wide screens, the buttons stand right below the lead, however many lines the title has. */
const NextStep = styled(Section)`
  @media (min-width: 800px) {
    > div {
      display: grid;
      grid-template: auto 1fr / 1fr 1fr;
      gap: var(--space-6) var(--space-7);
      align-items: first baseline;
    }

    > div > header {
      display: contents;
    }

    h2 {
      grid-row: 1 / -1;
    }
  }
`

/* On phones, the buttons stand below each other on every page, however short their labels are. */
const Buttons = styled(ButtonRow)`
  @media (max-width: 479px) {
    > * {
      flex: 1 1 100%;
    }
  }

  @media (min-width: 800px) {
    grid-column: 2;
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
    <NextStep id="next-step" tone="accent" title={title} lead={lead}>
      <Buttons>
        <TalkToUs />
        <ButtonLink to={next.to} variant="secondary" size="large">
          {next.label}
        </ButtonLink>
      </Buttons>
    </NextStep>
  )
}
