import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { Side } from '../roomRecords.ts'
import type { MissingCondition } from './signOffRecords.ts'

const Root = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);

  a {
    display: block;
    width: fit-content;
    padding-block: var(--space-1);
  }
`

const sentences: Record<Exclude<MissingCondition, 'musts'>, string> = {
  refund: 'The money-back request is approved, so there is nothing to sign off.',
  refund_request: 'The money-back request has to be decided or withdrawn.',
  start: 'The project hasn’t started.',
  cases: 'Both sides have to confirm the list of acceptance cases.',
  proposals: 'A proposed change to the cases has to be decided or withdrawn.',
  approvals: 'A deliverable is waiting for a decision.',
}
const mustSentences: Record<Side, string> = {
  client: 'Every must-have has to pass with the newest version of the agent, unless you waive it.',
  team: 'Every must-have has to pass with the newest version of the agent, unless the client waives it.',
}
const linkTexts: Partial<Record<MissingCondition, string>> = {
  cases: 'Go to the cases',
  musts: 'Go to the results',
  proposals: 'Go to the proposals',
  approvals: 'Go to the deliverables',
}

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  missing: MissingCondition[]
  /** Where a condition is met; those without a path have no link. */
  paths: Partial<Record<MissingCondition, string>>
  /** That of the reader. */
  side: Side
}

/** What is missing for the sign-off, each with a link to where it is done. */
export function MissingConditions({ missing, paths, side, ...rest }: Props) {
  return (
    <Root role="list" {...rest}>
      {missing.map((condition) => {
        const path = paths[condition]
        return (
          <li key={condition}>
            {condition === 'musts' ? mustSentences[side] : sentences[condition]}{' '}
            {path && <Link to={path}>{linkTexts[condition]}</Link>}
          </li>
        )
      })}
    </Root>
  )
}
