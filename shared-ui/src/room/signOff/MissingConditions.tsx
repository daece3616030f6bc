import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { Side } from '../roomRecords.ts'
import type { MissingCondition, Must, OpenRequest } from './signOffRecords.ts'

const Root = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: var(--space-5);
  overflow-wrap: anywhere;

  ul {
    padding: 0;
    list-style: none;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  a {
    display: inline-block;
    padding-block: var(--space-1);
  }
`

const sentences: Record<Exclude<MissingCondition, 'musts'>, string> = {
  refund: 'The money-back request is approved, so there is nothing to sign off.',
  refund_request: 'The money-back request has to be decided or withdrawn.',
  start: 'The project hasn’t started.',
  cases: 'Both sides have to confirm the list of acceptance cases.',
  proposals: 'A proposed change to the cases has to be decided or withdrawn.',
  approvals: 'A deliverable is waiting for approval.',
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
const approvalOf: Record<Side, string> = { client: 'your approval', team: 'the client’s approval' }

/** Each can be a long list, which its own page has in full. */
const maxNamed = 5

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  missing: MissingCondition[]
  /** Where a condition is met; those without a path have no link. */
  paths: Partial<Record<MissingCondition, string>>
  /** That of the reader. */
  side: Side
  /** All musts; those that are neither passed nor waived are named. */
  musts?: Must[]
  /** The id of a list on the same page that names them, so that they are only counted here. */
  mustListId?: string
  /** The deliverables that wait for the client, which are then named. */
  approvals?: OpenRequest[]
}

/** What is missing for the sign-off, by name where that is known, each with a link to where it is done. */
export function MissingConditions(props: Props) {
  const { missing, paths, side, musts = [], mustListId, approvals = [], ...rest } = props
  const openMusts = musts.filter(({ result }) => result === 'failed' || result === 'open')
  const mustSentence = `${counted(openMusts.length, 'must-have has', 'must-haves have')} to pass or be waived`
  const named: Partial<Record<MissingCondition, Named>> = {
    musts: {
      sentence: `${mustSentence}:`,
      things: openMusts.map(({ number, title, result }) => ({
        name: `${number}. ${title}`,
        note: result === 'failed' ? 'failed' : 'not tested',
      })),
    },
    approvals: {
      sentence: `${counted(approvals.length, 'deliverable is', 'deliverables are')} waiting for ${approvalOf[side]}:`,
      things: approvals.map(({ name, number }) => ({ name, note: `version ${number}` })),
    },
  }
  return (
    <Root role="list" {...rest}>
      {missing.map((condition) => {
        const path = paths[condition]
        const list = named[condition]
        if (condition === 'musts' && mustListId && openMusts.length > 0) {
          return (
            <li key={condition}>
              {mustSentence}. <a href={`#${mustListId}`}>Go to the must-haves</a>
            </li>
          )
        }
        if (list && list.things.length > 0) return <NamedItem key={condition} {...list} path={path} />
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

type Named = { sentence: string; things: { name: string; note: string }[] }

function NamedItem({ sentence, things, path }: Named & { path: string | undefined }) {
  const more = things.length - maxNamed
  return (
    <li>
      {sentence}
      <ul role="list">
        {things.slice(0, maxNamed).map(({ name, note }) => (
          <li key={`${name} ${note}`}>
            {path ? <Link to={path}>{name}</Link> : name} <small>({note})</small>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </li>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
