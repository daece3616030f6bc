import { styled } from 'styled-components'

const Root = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;

  > h2 {
    margin-bottom: var(--space-3);
    color: var(--ink);
    font-size: var(--text-18);
  }

  > ol {
    display: grid;
    gap: var(--space-3);
    align-content: space-evenly;
    padding-inline-start: 1.25em;
  }

  li {
    padding-inline-start: var(--space-1);
  }

  li::marker {
    color: var(--accent);
    font-family: var(--font-heading);
    font-weight: 700;
  }

  strong {
    display: block;
    color: var(--ink);
  }
`

/** What a visitor can expect after the registration. */
export function AfterSignUp() {
  return (
    <Root aria-labelledby="after-sign-up">
      <h2 id="after-sign-up">What happens next</h2>
      <ol>
        <li>
          <strong>You describe one job.</strong> A name for the project is enough to start; you can add the rest later.
        </li>
        <li>
          <strong>We read it and tell you whether it fits.</strong> If something is unclear, we ask first.
        </li>
        <li>
          <strong>We agree on a start date.</strong> We build nothing until you’ve signed off on the plan, on day 2.
        </li>
      </ol>
    </Root>
  )
}
