import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '../../controls/ActionBar.tsx'
import { Button } from '../../controls/Button.tsx'
import { Input } from '../../controls/Input.tsx'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import { toast } from '../../feedback/Toast.tsx'
import { Field } from '../../forms/Field.tsx'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import type { AcceptanceActions, CaseContent } from '../acceptanceRecords.ts'
import { useAction } from '../useAction.ts'
import { type ImportedFile, parseCases } from './parseCases.ts'
import { readText } from './readText.ts'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-bottom: var(--space-4);
`
const FileInput = styled(Input)`
  &::file-selector-button {
    font: inherit;
  }
`
const Rows = styled.ol`
  max-height: 20rem;
  padding: 0;
  overflow-y: auto;
  border-block: 1px solid var(--line-strong);
  list-style: none;

  > li {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  > li:last-child {
    border-bottom: 0;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }

  p {
    color: var(--danger);
  }
`

/** The server reads no request that is much longer. */
const maxFileBytes = 900_000
const tooLarge = 'This file is too large. The limit is 900 KB, which is enough for 200 cases.'

type Found = { id: string; content: CaseContent }[]
type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  actions: AcceptanceActions
  onClose: () => void
}

/** Reads a CSV file, shows what it holds and why some rows are no cases, and adds the others to the list. */
export function ImportDialog({ actions, onClose, ...rest }: Props) {
  const [file, setFile] = useState<ImportedFile>()
  // With their ids, so that a repeated import adds nothing twice.
  const [found, setFound] = useState<Found>([])
  const { isPending, error, run } = useAction(actions.errorMessage)

  const read = async (chosen: File | undefined) => {
    const parsed: ImportedFile | undefined = chosen && (await readFile(chosen))
    setFile(parsed)
    const contents = parsed?.rows.flatMap(({ content }) => (content ? [content] : [])) ?? []
    setFound(contents.map((content) => ({ id: actions.createId(), content })))
  }
  const add = () =>
    run(
      () => actions.importCases(found.map(({ id, content }) => ({ id, ...content }))),
      () => {
        void toast.success(countCases(found.length, 'imported'))
        onClose()
      },
    )
  const left = (file?.rows.length ?? 0) - found.length

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import cases"
      description="A CSV file whose first line names the columns Title, Input, Expected result, and optionally Importance (must or should). The cases are added to those of the list."
      {...rest}
    >
      <Content>
        <Field label="CSV file" error={file?.problem}>
          <FileInput
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </Field>
        {error && <ErrorBanner>{error}</ErrorBanner>}
        <div role="status">
          {file && !file.problem && (
            <p>
              {countCases(found.length, 'found')}
              {left > 0 && `, ${left === 1 ? '1 row is' : `${left} rows are`} left out`}
            </p>
          )}
        </div>
        {file && file.rows.length > 0 && (
          <Rows role="list" aria-label="Rows of the file" tabIndex={0}>
            {file.rows.map(({ number, title, content, problem }) => (
              <li key={number}>
                <small>Row {number}</small> {title || 'Without a title'}{' '}
                {content && <small>{content.importance}</small>}
                {problem && <p>{problem}</p>}
              </li>
            ))}
          </Rows>
        )}
      </Content>
      <ActionBar>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button aria-disabled={isPending || found.length === 0} onClick={add}>
          {isPending ? 'Importing…' : found.length === 0 ? 'Import' : `Import ${countCases(found.length)}`}
        </Button>
      </ActionBar>
    </Dialog>
  )
}

async function readFile(file: File): Promise<ImportedFile> {
  if (file.size > maxFileBytes) return { rows: [], problem: tooLarge }
  try {
    return await parseCases(await readText(file))
  } catch {
    return { rows: [], problem: 'This file could not be read. Choose it once more.' }
  }
}

const countCases = (count: number, verb = '') => `${count === 1 ? '1 case' : `${count} cases`} ${verb}`.trim()
