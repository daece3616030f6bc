import { StrictMode } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { DraftNotice } from './DraftNotice.tsx'
import { useDraft } from './useDraft.ts'

const key = 'profile:c1'
const stored = () => {
  const text = localStorage.getItem(`fortnight-draft:${key}`)
  return text === null ? null : (JSON.parse(text) as { values: unknown }).values
}
const leaveCopy = (values: object, savedAt = Date.now()) =>
  localStorage.setItem(`fortnight-draft:${key}`, JSON.stringify({ savedAt, values }))

const saved = { name: 'Noor', company: '', password: '' }

function Form({ id = key }) {
  const form = useForm({ defaultValues: saved })
  const { found, restore, discard, clear } = useDraft(id, form, { omit: ['password'] })
  const save = form.handleSubmit((values) => {
    clear()
    form.reset(values)
  })
  return (
    <form aria-label={id} onSubmit={save}>
      <DraftNotice found={found} onRestore={restore} onDiscard={discard} />
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Company" {...form.register('company')} />
      <input aria-label="Password" {...form.register('password')} />
      <button>Save</button>
      <p>{form.formState.isDirty ? 'changed' : 'as saved'}</p>
    </form>
  )
}

const show = (form = <Form />) => render(<StrictMode>{form}</StrictMode>)
const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** What a browser does when a page goes away, in whichever way. */
const hidePage = () => act(() => window.dispatchEvent(new Event('pagehide')))

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('a local copy of a form', () => {
  it('is written while somebody types, with the changed fields only', async () => {
    show()
    await userEvent.type(field('Company'), 'Harbour')
    hidePage()
    expect(stored()).toEqual({ company: 'Harbour' })
  })

  it('is written at the latest a moment after the last keystroke', () => {
    jest.useFakeTimers()
    show()
    fireEvent.input(field('Company'), { target: { value: 'H' } })
    jest.advanceTimersByTime(300)
    jest.useRealTimers()
    expect(stored()).toEqual({ company: 'H' })
  })

  it('never holds a field that is to be left out, such as a password', async () => {
    show()
    await userEvent.type(field('Password'), 'secret')
    await userEvent.type(field('Company'), 'H')
    hidePage()
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret')
  })

  it('is offered on the next visit and restored on request, as a change that is not saved yet', async () => {
    show().unmount()
    leaveCopy({ company: 'Harbour' }, new Date().setHours(14, 32))
    show()
    expect(screen.getByRole('status')).toHaveTextContent('You have unsent changes from 14:32.')
    expect(field('Company')).toHaveValue('')
    await press('Restore')
    expect(field('Company')).toHaveValue('Harbour')
    expect(field('Company')).toHaveFocus()
    expect(screen.getByText('changed')).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    hidePage()
    expect(stored()).toEqual({ company: 'Harbour' })
  })

  it('is gone once discarded, and the focus goes on in the form', async () => {
    leaveCopy({ company: 'Harbour' })
    show()
    await press('Discard')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(field('Name')).toHaveFocus()
    expect(stored()).toBeNull()
  })

  it('keeps what was left before until it is decided, beside what is typed now', async () => {
    leaveCopy({ company: 'Harbour' })
    show()
    await userEvent.type(field('Name'), '!')
    hidePage()
    expect(stored()).toEqual({ company: 'Harbour', name: 'Noor!' })
    await press('Save')
    expect(stored()).toEqual({ company: 'Harbour' })
    await press('Restore')
    expect(field('Name')).toHaveValue('Noor!')
    expect(field('Company')).toHaveValue('Harbour')
  })

  it('is removed by saving, and the next change is compared with what was saved', async () => {
    show()
    await userEvent.type(field('Company'), 'H')
    hidePage()
    await press('Save')
    hidePage()
    expect(stored()).toBeNull()
    await userEvent.type(field('Name'), '!')
    hidePage()
    expect(stored()).toEqual({ name: 'Noor!' })
  })

  it('is removed when the changes are typed back', async () => {
    show()
    await userEvent.type(field('Name'), '!')
    hidePage()
    await userEvent.type(field('Name'), '{Backspace}')
    hidePage()
    expect(stored()).toBeNull()
  })

  it('is written when the form is taken from the page, as by a session that ended', async () => {
    const { unmount } = show()
    await userEvent.type(field('Company'), 'H')
    unmount()
    expect(stored()).toEqual({ company: 'H' })
  })

  it('belongs to one form each', async () => {
    show(
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
    ['has fields that the form no longer has', JSON.stringify({ savedAt: Date.now(), values: { gone: 1, name: 7 } })],
    ['is broken', '{"savedAt":'],
    ['is not ours', '"hello"'],
    ['is empty', 'null'],
  ])('is not offered when it %s', (_why, text) => {
    localStorage.setItem(`fortnight-draft:${key}`, text)
    show()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('takes a text of a megabyte', async () => {
    show()
    await userEvent.click(field('Company'))
    await userEvent.paste('x'.repeat(1_000_000))
    hidePage()
    expect(stored()).toEqual({ company: 'x'.repeat(1_000_000) })
  })

  it('is done without when the storage is full or switched off', async () => {
    const refuse = () => {
      throw new DOMException('No', 'QuotaExceededError')
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    show()
    await userEvent.type(field('Company'), 'H')
    hidePage()
    expect(field('Company')).toHaveValue('H')
  })

  it('says the day as well when it is not from today', () => {
    leaveCopy({ company: 'Harbour' }, new Date().setHours(0, 0, -60))
    show()
    expect(screen.getByRole('status')).toHaveTextContent(/from \w{3} \d+, \d{4}, 23:59\./)
  })
})
