import { StrictMode } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { DraftNotice } from './DraftNotice.tsx'
import { useDraft } from './useDraft.ts'

const key = 'profile:c1'
const storedValues = () => {
  const text = localStorage.getItem(`fortnight-draft:${key}`)
  return text === null ? null : (JSON.parse(text) as { values: unknown }).values
}
const storeDraft = (values: object, savedAt = Date.now()) =>
  localStorage.setItem(`fortnight-draft:${key}`, JSON.stringify({ savedAt, values }))

const saved = { name: 'Noor', company: '', password: '' }

function Form({ id = key }) {
  const form = useForm({ defaultValues: saved })
  const { restorable, restore, discard, clear } = useDraft(id, form, { omit: ['password'] })
  const save = form.handleSubmit((values) => {
    clear()
    form.reset(values)
  })
  return (
    <form aria-label={id} onSubmit={(event) => void save(event)}>
      <DraftNotice draft={restorable} onRestore={restore} onDiscard={discard} />
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Company" {...form.register('company')} />
      <input aria-label="Password" {...form.register('password')} />
      <button>Save</button>
      <p>{form.formState.isDirty ? 'dirty' : 'clean'}</p>
    </form>
  )
}

const renderForm = (form = <Form />) => render(<StrictMode>{form}</StrictMode>)
const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** The last event of a page that is closed, reloaded or left. */
const hidePage = () => fireEvent(window, new Event('pagehide'))

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('useDraft', () => {
  it('stores only the changed fields', async () => {
    renderForm()
    await userEvent.type(field('Company'), 'Harbour')
    hidePage()
    expect(storedValues()).toEqual({ company: 'Harbour' })
  })

  it('stores the draft shortly after the last keystroke', () => {
    jest.useFakeTimers()
    renderForm()
    fireEvent.input(field('Company'), { target: { value: 'H' } })
    jest.advanceTimersByTime(300)
    jest.useRealTimers()
    expect(storedValues()).toEqual({ company: 'H' })
  })

  it('never stores an omitted field, such as a password', async () => {
    renderForm()
    await userEvent.type(field('Password'), 'secret')
    await userEvent.type(field('Company'), 'H')
    hidePage()
    expect(Object.values<string>(localStorage).join()).not.toContain('secret')
  })

  it('offers the draft on the next visit and restores it as unsaved changes', async () => {
    renderForm().unmount()
    storeDraft({ company: 'Harbour' }, new Date().setHours(14, 32))
    renderForm()
    expect(screen.getByRole('status')).toHaveTextContent('You have unsaved changes from 14:32.')
    expect(field('Company')).toHaveValue('')
    await press('Restore')
    expect(field('Company')).toHaveValue('Harbour')
    expect(field('Company')).toHaveFocus()
    expect(screen.getByText('dirty')).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    hidePage()
    expect(storedValues()).toEqual({ company: 'Harbour' })
  })

  it('removes a discarded draft and moves the focus into the form', async () => {
    storeDraft({ company: 'Harbour' })
    renderForm()
    await press('Discard')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(field('Name')).toHaveFocus()
    expect(storedValues()).toBeNull()
  })

  it('keeps an earlier draft beside new changes until it is restored or discarded', async () => {
    storeDraft({ company: 'Harbour' })
    renderForm()
    await userEvent.type(field('Name'), '!')
    hidePage()
    expect(storedValues()).toEqual({ company: 'Harbour', name: 'Noor!' })
    await press('Save')
    expect(storedValues()).toEqual({ company: 'Harbour' })
    await press('Restore')
    expect(field('Name')).toHaveValue('Noor!')
    expect(field('Company')).toHaveValue('Harbour')
  })

  it('removes the draft on save, and compares later changes with the saved values', async () => {
    renderForm()
    await userEvent.type(field('Company'), 'H')
    hidePage()
    await press('Save')
    hidePage()
    expect(storedValues()).toBeNull()
    await userEvent.type(field('Name'), '!')
    hidePage()
    expect(storedValues()).toEqual({ name: 'Noor!' })
  })

  it('removes the draft when the changes are undone', async () => {
    renderForm()
    await userEvent.type(field('Name'), '!')
    hidePage()
    await userEvent.type(field('Name'), '{Backspace}')
    hidePage()
    expect(storedValues()).toBeNull()
  })

  it('stores the draft on unmount, as when the session expires', async () => {
    const { unmount } = renderForm()
    await userEvent.type(field('Company'), 'H')
    unmount()
    expect(storedValues()).toEqual({ company: 'H' })
  })

  it('stores one draft per form', async () => {
    renderForm(
      <>
        <Form />
        <Form id="profile:c2" />
      </>,
    )
    await userEvent.type(screen.getAllByLabelText('Company')[0] as HTMLElement, 'H')
    hidePage()
    expect(Object.keys(localStorage)).toEqual(['fortnight-draft:profile:c1'])
  })

  it.each([
    ['equals what is saved', JSON.stringify({ savedAt: Date.now(), values: { name: 'Noor' } })],
    ['is older than 30 days', JSON.stringify({ savedAt: Date.now() - 31 * 86_400_000, values: { name: 'N' } })],
    [
      'has only fields that the form no longer has',
      JSON.stringify({ savedAt: Date.now(), values: { gone: 1, name: 7 } }),
    ],
    ['is invalid JSON', '{"savedAt":'],
    ['has another format', '"hello"'],
    ['is empty', 'null'],
  ])('offers no draft that %s', (_reason, text) => {
    localStorage.setItem(`fortnight-draft:${key}`, text)
    renderForm()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('stores a text of one megabyte', async () => {
    renderForm()
    await userEvent.click(field('Company'))
    await userEvent.paste('x'.repeat(1_000_000))
    hidePage()
    expect(storedValues()).toEqual({ company: 'x'.repeat(1_000_000) })
  })

  it('lets the form work when storage is full or disabled', async () => {
    const throwQuotaError = () => {
      throw new DOMException('No', 'QuotaExceededError')
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwQuotaError)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwQuotaError)
    renderForm()
    await userEvent.type(field('Company'), 'H')
    hidePage()
    expect(field('Company')).toHaveValue('H')
  })

  it('shows the date of a draft that is not from today', () => {
    storeDraft({ company: 'Harbour' }, new Date().setHours(0, 0, -60))
    renderForm()
    expect(screen.getByRole('status')).toHaveTextContent(/from \w{3} \d+, \d{4}, 23:59\./)
  })
})
