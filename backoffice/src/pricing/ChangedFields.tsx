import { styled } from 'styled-components'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { FieldChange } from './priceListChanges.ts'

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;

  dt {
    color: var(--ink-soft);
    font-weight: 600;
  }

  dd {
    margin: 0;
  }

  del,
  ins {
    display: block;
    padding: 2px var(--space-2);
    border-radius: var(--radius-small);
    text-decoration: none;
  }

  del {
    background: var(--danger-soft);
    color: var(--danger);
    text-decoration: line-through;
  }

  ins {
    background: var(--positive-soft);
    color: var(--positive);
  }
`

/** The changed fields of a plan or an add-on: removed and added texts. */
export function ChangedFields({ fields }: { fields: FieldChange[] }) {
  if (fields.length === 0) return null
  return (
    <List>
      {fields.map(({ label, removed, added }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {removed.map((text, index) => (
              <del key={index}>
                <VisuallyHidden>before: </VisuallyHidden>
                {text}
              </del>
            ))}
            {added.map((text, index) => (
              <ins key={index}>
                <VisuallyHidden>now: </VisuallyHidden>
                {text}
              </ins>
            ))}
          </dd>
        </div>
      ))}
    </List>
  )
}
