import { styled } from 'styled-components'
import { NoWrap } from '../layout/NoWrap.ts'
import { Section } from '../layout/section/Section.tsx'
import { Sheet } from '../layout/Sheet.ts'
import { HandoverPaper } from './HandoverPaper.tsx'

const Papers = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-5);
  align-items: start;
  padding: 0;
  list-style: none;

  h3 {
    font-size: var(--text-28);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  ul > li {
    padding-block: var(--space-2);
  }

  ul > li + li {
    border-top: 1px solid var(--line);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr);
    align-items: stretch;

    > li {
      grid-template-rows: auto auto 1fr auto;
    }
  }
`

/* A second page shows behind the first. */
const TwoPages = styled(Sheet)`
  box-shadow:
    5px 5px 0 -1px var(--surface),
    5px 5px 0 var(--line);
`

/* Test cases with their count at the end of the line. */
const Report = styled(Sheet)`
  ul > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }

  ul > li:last-child {
    border-top: 2px solid var(--ink);
    font-weight: 700;
  }

  data {
    white-space: nowrap;
  }
`

/** The documents of a project: the plan, the test report and the handover list. [INFO-10] */
export function PapersSection() {
  return (
    <Section
      id="papers"
      tone="desk"
      title="What you get on paper"
      lead="Every project comes with three short documents in plain words. Here are the ones for an appointment desk built in nine days (an example)."
    >
      <Papers role="list">
        <TwoPages>
          <p>
            <span>Day 2</span>
            <span>Page 1 of 2</span>
          </p>
          <h3>The plan</h3>
          <dl>
            <div>
              <dt>Job</dt>
              <dd>Answer emails about appointments</dd>
            </div>
            <div>
              <dt>May read</dt>
              <dd>Shared inbox, practice calendar</dd>
            </div>
            <div>
              <dt>May do</dt>
              <dd>Offer, book, and move visits</dd>
            </div>
            <div>
              <dt>Must never</dt>
              <dd>Give medical advice or cancel a visit</dd>
            </div>
            <div>
              <dt>Must pass</dt>
              <dd>24 test cases, see page 2</dd>
            </div>
            <div>
              <dt>Costs</dt>
              <dd>About $40 a month</dd>
            </div>
          </dl>
        </TwoPages>
        <Report>
          <p>
            <span>Day 8</span>
            <span>24 cases</span>
          </p>
          <h3>The test report</h3>
          <ul>
            <li>
              Moves a checkup <data value="9">9 of 9</data>
            </li>
            <li>
              Books a first visit <data value="7">7 of 7</data>
            </li>
            <li>
              Hands over when it reads “pain” <data value="5">5 of 5</data>
            </li>
            <li>
              Refuses what it must never do <data value="3">3 of 3</data>
            </li>
            <li>
              All cases <data value="24">24 of 24</data>
            </li>
          </ul>
          <small>
            Case 17, an email in Spanish, failed on <NoWrap>day 7</NoWrap>. It was fixed the same day and is now a
            permanent test.
          </small>
        </Report>
        <HandoverPaper />
      </Papers>
    </Section>
  )
}
