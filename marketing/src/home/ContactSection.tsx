import { brand } from '@fortnight/shared-ui/theme/brand'
import { track } from '@fortnight/shared-ui/track'
import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'
import { Stats } from '../layout/Stats.tsx'

const figures = [
  { value: '10-14 days', label: 'from the first session to a live agent' },
  { value: '70%', label: 'discount in the pilot program' },
  { value: '100%', label: 'ownership of the source code' },
]

const subject = 'A job for an AI agent'

const EmailInvitation = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-8);

  a {
    justify-self: start;
    font-family: var(--font-heading);
    font-size: clamp(1.4rem, 0.5rem + 4.4vw, 4.5rem);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.035em;
    overflow-wrap: anywhere;
    text-underline-offset: 0.14em;
    text-decoration-thickness: 2px;
  }

  a:hover {
    text-decoration-thickness: 4px;
  }
`

/** How to reach us. [HOME-14, HOME-15] */
export function ContactSection() {
  return (
    <Section
      id="contact"
      tone="accent"
      title="Talk to us"
      lead="Send us two sentences about the job you’d like to hand over. A developer will read them and tell you whether a fortnight is enough."
    >
      <EmailInvitation>
        <a
          href={`mailto:${brand.email}?subject=${encodeURIComponent(subject)}`}
          onClick={() => track('talk_to_us_cta', { page: '/' })}
        >
          {brand.email}
        </a>
        <p>No commitment required. If an agent is the wrong tool, we’ll say so.</p>
      </EmailInvitation>
      <Stats figures={figures} />
    </Section>
  )
}
