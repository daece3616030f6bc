import { PointList } from '../layout/PointList.tsx'
import { Section } from '../layout/section/Section.tsx'
import { DeliveryRecord } from './DeliveryRecord.tsx'

const guarantees = [
  {
    title: 'Money-back guarantee',
    text: 'On day 2 we write the acceptance tests together. If the agent doesn’t pass them by the agreed date, you choose: we keep working at no cost until it does, or you get back everything you’ve paid.',
  },
  {
    title: 'A fixed price',
    text: 'The price on this page is the price on the invoice, plus any tax the law requires. If a job is too big for it, we say so on day 2 and trim the scope with you. The price stays the same.',
  },
  {
    title: '100% source code ownership',
    text: 'Code, prompts, tests, and documentation are in your repository from the first commit. There’s no license fee, and no part that only we can run.',
  },
  {
    title: 'No commitment required',
    text: 'Talking to us costs nothing and commits you to nothing. If ordinary automation would do the job, we’ll say so and name a tool for it.',
  },
]

/** The guarantees of every plan. [PRICE-8] */
export function Guarantees() {
  return (
    <Section
      id="guarantees"
      tone="ink"
      title="What we guarantee"
      lead="Three promises for every plan, and one before you choose."
    >
      <PointList points={guarantees} />
      <DeliveryRecord />
    </Section>
  )
}
