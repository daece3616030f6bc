import { diffWordsWithSpace } from 'diff'
import { styled } from 'styled-components'
import { fieldName, type Fields, readText, storedText } from '@fortnight/shared-ui/forms/fieldLabels'

const Root = styled.div`
  display: grid;
  gap: var(--space-3);

  > div > p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  [role='region'] {
    max-height: 24rem;
    padding: var(--space-2) var(--space-3);
    overflow: auto;
    border-radius: var(--radius-small);
    background: var(--paper);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  ins {
    background: var(--positive-soft);
    color: var(--positive);
  }

  del {
    background: var(--danger-soft);
    color: var(--danger);
  }
`

/* Comparing two long, quite different texts can take for ever. */
const patienceMs = 300
const contextLength = 120

type Props<Values> = { fields: Fields<Values>; before: Values; after: Values }

/** Field by field, what was there before and what is there now: struck out and underlined, not by colour alone. */
export function FieldDiff<Values extends object>({ fields, before, after }: Props<Values>) {
  const changed = (Object.keys(fields) as (keyof Values & string)[])
    .filter((name) => storedText(before[name]) !== storedText(after[name]))
    .map((name) => ({ name: fieldName(fields, name), ...textsOf(fields, name, before, after) }))
  if (changed.length === 0) return <p>There is no difference.</p>
  return (
    <Root>
      {changed.map(({ name, was, is }) => (
        <div key={name}>
          <p>{name}</p>
          <div role="region" aria-label={`Changes of ${name}`} tabIndex={0}>
            <Difference before={was} after={is} />
          </div>
        </div>
      ))}
    </Root>
  )
}

/** What reads alike, because only its formatting differs, is compared as it is stored. */
function textsOf<Values>(fields: Fields<Values>, name: keyof Values, before: Values, after: Values) {
  const [was, is] = [readText(fields, name, before[name]), readText(fields, name, after[name])]
  return was === is ? { was: storedText(before[name]), is: storedText(after[name]) } : { was, is }
}

function Difference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: patienceMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, added: true, removed: false },
  ]
  return parts.map(({ value, added, removed }, place) => {
    if (added) return <ins key={place}>{value}</ins>
    if (removed) return <del key={place}>{value}</del>
    return <span key={place}>{shortened(value)}</span>
  })
}

/** What is the same matters only around a change. */
const shortened = (text: string) =>
  text.length <= 2 * contextLength ? text : `${text.slice(0, contextLength)} … ${text.slice(-contextLength)}`
