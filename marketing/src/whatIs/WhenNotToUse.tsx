import { PointList } from '../layout/PointList.tsx'
import { Section } from '../layout/Section.tsx'

const cases = [
  {
    title: 'The rule is always the same',
    text: '“Every new order goes into this sheet.” That is ordinary automation: cheaper, faster, and never in doubt.',
  },
  {
    title: 'It happens twice a month',
    text: 'Then a checklist is the better tool. An agent earns its price by doing something often.',
  },
  {
    title: 'Nobody can say what is right',
    text: 'If two colleagues would answer differently, the agent cannot be right either. Decide first, automate second.',
  },
  {
    title: 'A mistake cannot be caught',
    text: 'Where a wrong step cannot be undone and nobody can look at it first, a person should do it.',
  },
]

/** Tasks for which an agent is the wrong tool. */
export function WhenNotToUse() {
  return (
    <Section
      id="when-not"
      title="When you don’t need one"
      lead="Four signs that something simpler would do. We say so too, if you ask us."
    >
      <PointList points={cases} />
    </Section>
  )
}
