import { PointList } from '../layout/PointList.tsx'
import { Section } from '../layout/section/Section.tsx'

const cases = [
  {
    title: 'The rule is always the same',
    text: '“Every new order goes into this sheet.” That’s ordinary automation: cheaper, faster, and never in doubt.',
  },
  {
    title: 'It happens twice a month',
    text: 'A checklist is the better tool. An agent earns its keep by doing something often.',
  },
  {
    title: 'No one can say what’s right',
    text: 'If two colleagues would answer differently, the agent can’t be right either. Decide first, automate second.',
  },
  {
    title: 'A mistake can’t be caught',
    text: 'If a wrong step can’t be undone and no one can check it first, a person should do the job.',
  },
]

/** Tasks for which an agent is the wrong tool. */
export function WhenNotToUse() {
  return (
    <Section
      id="when-not"
      title="When you don’t need one"
      lead="Four signs that an agent is the wrong tool. We’ll tell you the same if you ask."
    >
      <PointList points={cases} />
    </Section>
  )
}
