import { type Control, useController } from 'react-hook-form'
import { styled } from 'styled-components'
import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import type { FileVersion } from '@fortnight/supabase/files/fileVersion'
import type { DraftValues } from './draftValues.ts'

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  max-height: 16rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 0;
  overflow-wrap: anywhere;

  > legend {
    padding: 0;
    font-weight: 600;
  }

  > p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = { control: Control<DraftValues, unknown, DraftValues>; files: FileVersion[] }

/** Chooses files of the project. */
export function FilesField({ control, files }: Props) {
  const { field } = useController({ control, name: 'files' })
  const toggle = (id: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, id] : field.value.filter((chosen) => chosen !== id))
  return (
    <Root>
      <legend>Files</legend>
      {files.length === 0 && <p>This project has no files yet. Add some on the Files tab.</p>}
      {files.map(({ id, name, version, scan_state }) => (
        <Checkbox
          key={id}
          checked={field.value.includes(id)}
          disabled={scan_state === 'infected'}
          onChange={({ target }) => toggle(id, target.checked)}
        >
          {name}
          {version > 1 && `, version ${version}`}
        </Checkbox>
      ))}
    </Root>
  )
}
