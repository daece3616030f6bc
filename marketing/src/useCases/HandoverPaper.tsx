import { styled } from 'styled-components'
import { Sheet } from '../layout/Sheet.ts'

const Handover = styled(Sheet)`
  ul > li {
    position: relative;
    padding-left: var(--space-6);
  }

  /* A box with a tick. */
  ul > li::before,
  ul > li::after {
    content: '';
    position: absolute;
    top: 0.75rem;
    left: 0;
    width: 16px;
    height: 16px;
    border: 1px solid var(--line-strong);
  }

  /* Two signatures. */
  > p:last-child {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-5);
    align-self: end;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  > p:last-child > span {
    padding-top: var(--space-2);
    border-top: 1px solid var(--ink);
  }

  ul > li::after {
    left: 5px;
    width: 6px;
    height: 11px;
    border: solid var(--positive);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`

/** The last document of a project: what was handed over. [INFO-10] */
export function HandoverPaper() {
  return (
    <Handover>
      <p>
        <span>Day 9</span>
        <span>5 of 5 done</span>
      </p>
      <h3>The handover list</h3>
      <ul>
        <li>Source code in your repository</li>
        <li>Keys and accounts in your name</li>
        <li>24 test cases that you can run again</li>
        <li>Handbook: run it, change it, switch it off</li>
        <li>Support for the next 7 days, in writing</li>
      </ul>
      <p>
        <span>Day 9, you</span>
        <span>Day 9, us</span>
      </p>
    </Handover>
  )
}
