import { StrictMode, useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { DraftNotice } from './DraftNotice.tsx'
import { useDraft } from './useDraft.ts'

const storageKey = 'fortnight-draft:record:r1'
const [olderVersion, newerVersion] = ['2025-09-01T10:00:00.000001+00:00', '2025-09-01T10:00:00.000002+00:00']

/** A form of a record whose stored version is `version`. */
function Form({ version }: { version: string }) {
  const form = useForm({ defaultValues: { name: 'Noor', company: '' } })
  const [restoredVersion, setRestoredVersion] = useState<string>()
  const draft = useDraft('record:r1', form, { baseVersion: restoredVersion ?? version })
  return (
    <form>
      <DraftNotice
        draft={draft.restorable}
        onRestore={() => setRestoredVersion(draft.restore())}
        onDiscard={draft.discard}
      />
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Company" {...form.register('company')} />
      <p>{restoredVersion}</p>
    </form>
  )
}

const renderForm = (version: string) =>
  render(
    <StrictMode>
      <Form version={version} />
    </StrictMode>,
  )
const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** The last event of a page that is closed, reloaded or left. */
const hidePage = () => fireEvent(window, new Event('pagehide'))
const storeDraft = (basedOn: string) =>
  localStorage.setItem(storageKey, JSON.stringify({ savedAt: Date.now(), basedOn, values: { company: 'Harbour' } }))
const storedBaseVersion = () => (JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { basedOn?: string }).basedOn

beforeEach(() => localStorage.clear())

describe('useDraft of a record with versions', () => {
  it('stores the version of the record that was edited', async () => {
    const { unmount } = renderForm(olderVersion)
    await userEvent.type(field('Company'), 'Harbour')
    unmount()
    expect(storedBaseVersion()).toBe(olderVersion)
    renderForm(olderVersion)
    expect(screen.getByRole('status')).toHaveTextContent(/^You have unsaved changes from \d\d:\d\d\.RestoreDiscard$/)
  })

  it('reports that a newer version was saved, and restores the version that was edited', async () => {
    storeDraft(olderVersion)
    renderForm(newerVersion)
    expect(screen.getByRole('status')).toHaveTextContent(
      'A newer version has been saved since; saving yours will show you both.',
    )
    await press('Restore')
    expect(screen.getByText(olderVersion)).toBeVisible()
    hidePage()
    expect(storedBaseVersion()).toBe(olderVersion)
  })

  it('keeps the older version while more is typed, until the draft is discarded', async () => {
    storeDraft(olderVersion)
    renderForm(newerVersion)
    await userEvent.type(field('Name'), '!')
    hidePage()
    expect(storedBaseVersion()).toBe(olderVersion)
    await press('Discard')
    await userEvent.type(field('Name'), '!')
    hidePage()
    expect(storedBaseVersion()).toBe(newerVersion)
  })
})
