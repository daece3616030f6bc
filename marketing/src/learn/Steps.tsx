import { Card } from '@fortnight/shared-ui/data/Card'
import { styled } from 'styled-components'
import { PageContainer } from '../layout/PageContainer.tsx'
import { steps } from './steps.ts'

const List = styled.ol`
  padding: 0;
  list-style: none;
`

const Step = styled.li`
  display: grid;
  gap: var(--space-5) var(--space-7);
  padding-block: clamp(var(--space-6), 5vw, var(--space-8));
  border-top: 2px solid var(--ink);

  @media (min-width: 45rem) {
    grid-template-columns: 3fr 8fr;
  }
`

/* The step's number. */
const Days = styled.p`
  font-family: var(--font-heading);
  font-size: clamp(3rem, 2rem + 4vw, 6rem);
  font-weight: 700;
  line-height: 0.9;
  letter-spacing: -0.04em;
  white-space: nowrap;

  span {
    display: block;
    margin-bottom: var(--space-2);
    color: var(--ink-soft);
    font-family: var(--font-body);
    font-size: var(--text-16);
    font-weight: 400;
    line-height: 1.6;
    letter-spacing: 0;
  }
`

const Text = styled.div`
  display: grid;
  gap: var(--space-4);

  h2 + p {
    max-width: var(--measure);
    font-size: var(--text-18);
  }

  /* As wide as the text above, which is larger. */
  ul {
    max-width: 37em;
    padding-inline-start: 1.2em;
    list-style: disc;
  }

  li + li {
    margin-top: var(--space-2);
  }

  li::marker {
    color: var(--accent);
  }
`

const InputAndResult = styled(Card)`
  display: grid;
  margin-top: var(--space-2);
  gap: var(--space-4) var(--space-6);

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 600;
  }

  @media (min-width: 560px) {
    grid-template-columns: repeat(2, 1fr);
  }
`

/** Each step with its days, our work, the client's part and the result. [INFO-1] */
export function Steps() {
  return (
    <PageContainer>
      <List role="list">
        {steps.map(({ title, from, to, text, work, needed, result }) => (
          <Step key={title}>
            <Days>
              <span>Days</span>
              {from}-{to}
            </Days>
            <Text>
              <h2>{title}</h2>
              <p>{text}</p>
              <ul>
                {work.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <InputAndResult as="dl">
                <div>
                  <dt>What we need from you</dt>
                  <dd>{needed}</dd>
                </div>
                <div>
                  <dt>What you’ll have at the end</dt>
                  <dd>{result}</dd>
                </div>
              </InputAndResult>
            </Text>
          </Step>
        ))}
      </List>
    </PageContainer>
  )
}
