import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { AccordionItem } from '@fortnight/shared-ui/data/Accordion'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { RichText } from '@fortnight/shared-ui/markdown/RichText'
import { publishedFaqs } from '@fortnight/supabase/faqs/queries'
import { scrollToContact } from './scrollToContact.ts'
import { TalkToUs } from '../layout/TalkToUs.tsx'

/** An accordion of FAQs in which one is open at a time. [HOME-11] */
export function FaqList() {
  const { data: faqs } = useSuspenseQuery(publishedFaqs())
  if (faqs.length === 0) {
    return (
      <EmptyState title="No questions here yet" hint="Ask us directly, and yours could be the first.">
        <TalkToUs onClick={scrollToContact} />
      </EmptyState>
    )
  }
  return faqs.map(({ id, question, answer }) => (
    <AccordionItem key={id} group="faq" title={question}>
      <RichText>{answer}</RichText>
    </AccordionItem>
  ))
}
