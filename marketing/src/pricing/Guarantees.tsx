import { PointList } from '../layout/PointList.tsx'
import { Section } from '../layout/Section.tsx'

const guarantees = [
  {
    title: 'Money back',
    text: 'On day 2 we write down the acceptance tests together. If the agent does not pass them by the agreed date, you choose: we go on at no cost until it does, or you get back everything that you have paid.',
  },
  {
    title: 'A fixed price',
    text: 'The price on this page is the price on the invoice. If a job is too big for it we say so on day 2 and cut the scope with you, instead of stretching the bill.',
  },
  {
    title: '100% source code ownership',
    text: 'Code, prompts, tests and documentation are in your repository from the first day. No license fee, no part that only we can run.',
  },
  {
    title: 'No commitment required',
    text: 'Talking to us costs nothing and signs you up for nothing. If an ordinary script would do, we tell you so and name one.',
  },
]

/** The guarantees of every plan. [PRICE-8] */
export function Guarantees() {
  return (
    <Section
      id="guarantees"
      title="What we guarantee"
      lead="The same four promises with every plan, from the smallest to the largest."
    >
      <PointList points={guarantees} />
    </Section>
  )
}
