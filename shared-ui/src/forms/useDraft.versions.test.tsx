import { StrictMode, useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { DraftNotice } from './DraftNotice.tsx'
import { useDraft } from './useDraft.ts'

const place = 'fortnight-draft:record:r1'
const [early, late] = ['2025-09-01T10:00:00.000001+00:00', '2025-09-01T10:00:00.000002+00:00']

/** A form of a record that is saved as `version` by now. */
function Form({ version }: { version: string }) {
  const form = useForm({ defaultValues: { name: 'Noor', company: '' } })
  const [restored, setRestored] = useState<string>()
  const draft = useDraft('record:r1', form, { basedOn: restored ?? version })
  return (
    <form>
      <DraftNotice found={draft.found} onRestore={() => setRestored(draft.restore())} onDiscard={draft.discard} />
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Company" {...form.register('company')} />
      <p>{restored}</p>
    </form>
  )
}

const show = (version: string) =>
  render(
    <StrictMode>
      <Form version={version} />
    </StrictMode>,
  )
const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** What a browser does when a page goes away, in whichever way. */
const hidePage = () => act(() => window.dispatchEvent(new Event('pagehide')))
const leaveCopy = (basedOn: string) =>
  localStorage.setItem(place, JSON.stringify({ savedAt: Date.now(), basedOn, values: { company: 'Harbour' } }))
const basis = () => (JSON.parse(localStorage.getItem(place) ?? '{}') as { basedOn?: string }).basedOn

beforeEach(() => localStorage.clear())

describe('a local copy of changes to a record', () => {
  it('remembers which version of the record they were made to', async () => {
    const { unmount } = show(early)
    await userEvent.type(field('Company'), 'Harbour')
    unmount()
    expect(basis()).toBe(early)
    show(early)
    expect(screen.getByRole('status')).toHaveTextContent(/^You have unsent changes from \d\d:\d\d\.RestoreDiscard$/)
  })

  it('says that there is a newer version by now, and tells the form which one they were made to', async () => {
    leaveCopy(early)
    show(late)
    expect(screen.getByRole('status')).toHaveTextContent(
      'A newer version has been saved since; saving yours will show you both.',
    )
    await press('Restore')
    expect(screen.getByText(early)).toBeVisible()
    hidePage()
    expect(basis()).toBe(early)
  })

  it('stays a copy of changes to the older version when more is typed beside it', async () => {
    leaveCopy(early)
    show(late)
    await userEvent.type(field('Name'), '!')
    hidePage()
    expect(basis()).toBe(early)
    await press('Discard')
    await userEvent.type(field('Name'), '!')
    hidePage()
    expect(basis()).toBe(late)
  })
})
