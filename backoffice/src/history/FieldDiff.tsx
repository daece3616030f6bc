import { diffWordsWithSpace } from 'diff'
import { styled } from 'styled-components'
import { fieldLabel, type FieldLabels, displayText, storedText } from '@fortnight/shared-ui/forms/fieldLabels'

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

// Diffing two long, unrelated texts can take minutes.
const diffTimeoutMs = 300
const contextCharacters = 120

type Props<Values> = { fields: FieldLabels<Values>; before: Values; after: Values }

/** The differing fields with removed text struck out and added text underlined, so not by color alone. */
export function FieldDiff<Values extends object>({ fields, before, after }: Props<Values>) {
  const changedFields = (Object.keys(fields) as (keyof Values & string)[])
    .filter((name) => storedText(before[name]) !== storedText(after[name]))
    .map((name) => ({ name: fieldLabel(fields, name), ...textsToCompare(fields, name, before, after) }))
  if (changedFields.length === 0) return <p>There is no difference.</p>
  return (
    <Root>
      {changedFields.map(({ name, oldText, newText }) => (
        <div key={name}>
          <p>{name}</p>
          <div role="region" aria-label={`Changes of ${name}`} tabIndex={0}>
            <TextDiff before={oldText} after={newText} />
          </div>
        </div>
      ))}
    </Root>
  )
}

/** Values whose display texts are equal differ in formatting only, so their raw texts are compared. */
function textsToCompare<Values>(fields: FieldLabels<Values>, name: keyof Values, before: Values, after: Values) {
  const [oldText, newText] = [displayText(fields, name, before[name]), displayText(fields, name, after[name])]
  return oldText === newText
    ? { oldText: storedText(before[name]), newText: storedText(after[name]) }
    : { oldText, newText }
}

function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: diffTimeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, added: true, removed: false },
  ]
  return parts.map(({ value, added, removed }, index) => {
    if (added) return <ins key={index}>{value}</ins>
    if (removed) return <del key={index}>{value}</del>
    return <span key={index}>{shortenContext(value)}</span>
  })
}

/** Unchanged text is only context: its middle is left out. */
const shortenContext = (text: string) =>
  text.length <= 2 * contextCharacters
    ? text
    : `${text.slice(0, contextCharacters)} … ${text.slice(-contextCharacters)}`
