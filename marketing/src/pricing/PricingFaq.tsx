import { AccordionItem } from '@fortnight/shared-ui/data/Accordion'
import { styled } from 'styled-components'
import { Section } from '../layout/Section.tsx'
import { pricingFaqs } from './pricingFaqs.ts'

const Questions = styled.div`
  @media (min-width: 800px) {
    margin-left: calc(100% * 5 / 11 + var(--space-7) * 6 / 11);
  }
`

/** FAQs about prices. [PRICE-8] */
export function PricingFaq() {
  return (
    <Section
      id="pricing-faq"
      title="Questions about money"
      lead="Paid in two halves: 50% to start, 50% on completion. The rest of what people ask is below."
    >
      <Questions>
        {pricingFaqs.map(({ question, answer }) => (
          <AccordionItem key={question} group="pricing-faq" title={question}>
            {answer}
          </AccordionItem>
        ))}
      </Questions>
    </Section>
  )
}
