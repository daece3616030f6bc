import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'
import { Sheet } from '../layout/Sheet.ts'

const Steps = styled.ol`
  display: grid;
  gap: var(--space-6) var(--space-5);
  padding: 0;
  list-style: none;

  blockquote {
    align-self: start;
    padding-left: var(--space-4);
    border-left: 2px solid var(--line-strong);
  }

  @media (min-width: 40rem) and (max-width: 59.99rem) {
    > li {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-6);
    }

    > li > :is(p:first-child, h3) {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr);

    > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
`

const Approval = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
`

/* A rubber stamp. */
const Stamp = styled.p`
  place-self: start;
  padding: var(--space-1) var(--space-3);
  border: 2px solid;
  border-radius: var(--radius-small);
  color: var(--positive);
  font: 700 var(--text-22) / 1.3 var(--font-heading);
  rotate: -3deg;
`

/** An agent at work: an email, the agent's draft, and a person's approval. [HOME-18] */
export function EmailSection() {
  return (
    <Section
      id="at-work"
      tone="desk"
      title="See one at work"
      lead="One email to a dental practice, from the question to the answer. The patient is made up; the steps are the ones we build."
    >
      <Steps role="list">
        <Sheet>
          <p>
            <span>Sunday, 9:42 p.m.</span>
            <span>Inbox</span>
          </p>
          <h3>An email comes in</h3>
          <dl>
            <div>
              <dt>From</dt>
              <dd>Dana, a patient</dd>
            </div>
            <div>
              <dt>Subject</dt>
              <dd>Tuesday’s checkup</dd>
            </div>
          </dl>
          <blockquote>
            Hi, I can’t make it on Tuesday at 10 after all. Do you have anything later this week, in the morning if
            possible? Thanks, Dana
          </blockquote>
        </Sheet>
        <Sheet>
          <p>
            <span>Sunday, 9:43 p.m.</span>
            <span>Agent</span>
          </p>
          <h3>The agent drafts the reply</h3>
          <dl>
            <div>
              <dt>Calendar</dt>
              <dd>Free: Thursday 9:00, Friday 8:30</dd>
            </div>
            <div>
              <dt>Rule 4</dt>
              <dd>Checkups may be moved, never canceled</dd>
            </div>
          </dl>
          <blockquote>
            Hi Dana, no problem. I can offer you Thursday at 9:00 or Friday at 8:30. Just reply with the one you’d like.
            Your Tuesday slot stays yours until you do.
          </blockquote>
        </Sheet>
        <Sheet>
          <p>
            <span>Monday, 7:55 a.m.</span>
            <span>Front desk</span>
          </p>
          <h3>A person says yes</h3>
          <Approval>
            <dl>
              <div>
                <dt>7:55 a.m.</dt>
                <dd>Reads it, changes nothing, sends it</dd>
              </div>
            </dl>
            <Stamp>Approved</Stamp>
          </Approval>
          <dl>
            <div>
              <dt>8:10 a.m.</dt>
              <dd>Dana picks Thursday; the agent moves the visit and confirms it</dd>
            </div>
          </dl>
        </Sheet>
      </Steps>
    </Section>
  )
}
