import { styled } from 'styled-components'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { type MailTemplate, mailTemplates } from '@fortnight/supabase/desk/mailTemplates'
import { DetailList } from '../layout/DetailList.tsx'

const Choice = styled(Field)`
  max-width: 24rem;
  margin-bottom: var(--space-4);
`
const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: var(--space-4);
  margin-top: var(--space-5);

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-18);
  }

  > section {
    min-width: 0;
  }

  /* Without room for three columns, the last one does not stay alone in half a row. */
  @media (max-width: 86.99rem) {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`
const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 50rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
`
const Text = styled.pre`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  font-size: var(--text-14);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const schemes = [
  { scheme: 'light', title: 'In light mode' },
  { scheme: 'dark', title: 'In dark mode' },
] as const

/** What each mail looks like, with sample data. The selected one is in the URL. [ROOM-67] */
export default function MailTemplates() {
  const { data: templates } = useSuspenseQuery(mailTemplates())
  const [search, setSearch] = useSearchParams()
  const template = templates.find(({ name }) => name === search.get('template')) ?? templates[0]
  if (!template) return null
  return (
    <>
      <Choice label="Template" hint="With sample data. Links in the preview don’t open.">
        <Select
          value={template.name}
          onChange={({ target }) => setSearch({ tab: 'templates', template: target.value }, { replace: true })}
        >
          {templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Choice>
      <Preview template={template} />
    </>
  )
}

function Preview({ template: { name, subject, preview, text, html } }: { template: MailTemplate }) {
  return (
    <>
      <DetailList>
        <div data-wide>
          <dt>Subject</dt>
          <dd>{subject}</dd>
        </div>
        {preview && (
          <div data-wide>
            <dt>Inbox preview</dt>
            <dd>{preview}</dd>
          </div>
        )}
      </DetailList>
      <Parts>
        {html &&
          schemes.map(({ scheme, title }) => (
            <section key={scheme}>
              <h2>{title}</h2>
              <Frame title={`${name}, ${title.toLowerCase()}`} sandbox="" srcDoc={previewIn(scheme, html)} />
            </section>
          ))}
        <section>
          <h2>{html ? 'Plain text' : 'Text'}</h2>
          <Text>{text}</Text>
        </section>
      </Parts>
    </>
  )
}

/**
 * A mail as in one color scheme, whatever that of the browser is. Its sandbox opens no windows, so a link does nothing
 * instead of replacing the mail by a page.
 */
const previewIn = (scheme: 'light' | 'dark', html: string) =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('light dark', scheme)
