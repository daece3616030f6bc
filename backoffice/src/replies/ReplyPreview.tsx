import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Markdown } from '@fortnight/shared-ui/markdown/Markdown'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { fillPlaceholders, placeholders, type ReplyRecipient } from '@fortnight/supabase/desk/fillPlaceholders'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);

  @media (min-width: 64rem) {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
  }

  h2 {
    font-size: var(--text-18);
  }

  > h2:not(:first-child) {
    margin-top: var(--space-2);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }

  > p,
  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2) var(--space-3);
    align-items: center;
    font-size: var(--text-14);
  }

  dt > button {
    width: 100%;
  }
`
const Text = styled(Markdown)`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  overflow-wrap: anywhere;

  [data-text] {
    font-size: var(--text-16);
  }
`

const example: ReplyRecipient = {
  client_name: 'Noor Haddad',
  project_name: 'Patient intake agent',
  status: 'active',
  started_on: '2025-09-01',
}
/** Its sixth working day. */
const exampleTime = new Date('2025-09-08T12:00:00')

type Props = { body: string; onInsert: (placeholder: string) => void }

/** The placeholders, to insert, and how the text looks to a client of an example project. [ROOM-57] */
export function ReplyPreview({ body, onInsert }: Props) {
  const text = fillPlaceholders(body, example, exampleTime)
  return (
    <Root aria-label="Preview">
      <h2>Placeholders</h2>
      <dl>
        {placeholders.map(({ name, meaning }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              <Button variant="secondary" size="small" title="Insert" onClick={() => onInsert(`{${name}}`)}>
                <VisuallyHidden>Insert </VisuallyHidden>
                <code>{`{${name}}`}</code>
              </Button>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>Preview</h2>
      {text.trim() ? (
        <>
          <p>
            An example: as {example.client_name} reads it on day 6 of “{example.project_name}.”
          </p>
          <Text>{text}</Text>
        </>
      ) : (
        <p>Your preview appears here as you type.</p>
      )}
    </Root>
  )
}
