import { styled } from 'styled-components'
import { definitionId, DeliveryFigures } from '../layout/DeliveryFigures.tsx'

const definitions = [
  {
    term: 'Days',
    text: 'Working days in Lisbon, without weekends and holidays, from the first day of the plan to the day the client accepts, both included. Days we waited for the client don’t count.',
  },
  {
    term: 'On time',
    text: 'Accepted by the last day of the plan as we first made it. Only waiting for the client moves that day, by as many days as we waited. Our own delays don’t.',
  },
  {
    term: 'Projects',
    text: 'Every project with a dated plan that ended in the last 365 days. One that ended with the money back counts as late and isn’t in the median. We show nothing until five are accepted.',
  },
]

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-3);
  outline: none;

  h3 {
    font-size: var(--text-18);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: var(--space-4) var(--space-5);
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: var(--ink-soft);
    text-wrap: pretty;
  }
`

/** The figures of the deliveries of the last twelve months with their definition, to which the home page links. [FORT-221] */
export function DeliveryRecord() {
  return (
    <DeliveryFigures>
      <Definition />
    </DeliveryFigures>
  )
}

function Definition() {
  return (
    <Root id={definitionId} tabIndex={-1}>
      <h3>How we count</h3>
      <dl>
        {definitions.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}
