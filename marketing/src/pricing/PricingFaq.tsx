import { AccordionItem } from '@fortnight/shared-ui/data/Accordion'
import { Section } from '../layout/section/Section.tsx'
import { pricingFaqs } from './pricingFaqs.ts'

/** FAQs about plans and prices. [PRICE-8] */
export function PricingFaq() {
  return (
    <Section
      id="pricing-faq"
      isListBeside
      title="Plans and payment"
      lead="Which plan you need, how and when you pay, and what can cost extra."
    >
      <div>
        {pricingFaqs.map(({ question, answer }) => (
          <AccordionItem key={question} group="pricing-faq" title={question}>
            {answer}
          </AccordionItem>
        ))}
      </div>
    </Section>
  )
}
