import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastHost } from '@fortnight/shared-ui/feedback/Toast'
import { toast } from '@fortnight/shared-ui/feedback/Toaster'
import { captureDownloads, readDownload } from '../list/captureDownloads.testing.ts'
import { deleteWithUndo, saveFailedMessage } from '../list/deleteWithUndo.ts'
import { type SaveState, SaveStatus } from './SaveStatus.tsx'
import { exportCsv } from '../list/exportCsv.ts'

describe('a deletion', () => {
  const question = 'Are you sure you want to delete this partner?'
  const deletion = (steps = {}) =>
    deleteWithUndo({
      confirmation: question,
      successMessage: 'Partner deleted',
      remove: async () => {},
      undo: async () => {},
      ...steps,
    })

  beforeEach(() => {
    toast.dismiss()
    render(<ToastHost />)
  })

  it('happens only after the question of its screen [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const remove = jest.fn()
    expect(await deletion({ remove })).toBe(false)
    expect(confirm).toHaveBeenCalledWith(question)
    expect(remove).not.toHaveBeenCalled()
  })

  it('can be taken back', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const undo = jest.fn(async () => {})
    expect(await deletion({ undo })).toBe(true)
    expect(await screen.findByText('Partner deleted')).toBeVisible()
    await pressUndo()
    expect(undo).toHaveBeenCalledTimes(1)
    expect(await screen.findByText('Restored')).toBeVisible()
  })

  it('that fails says so, as does a way back that fails [ERR-1]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    expect(await deletion({ remove: () => Promise.reject(new Error('no')) })).toBe(false)
    expect(await screen.findByText(saveFailedMessage)).toBeVisible()
    toast.dismiss()
    await deletion({ undo: () => Promise.reject(new Error('no')) })
    await pressUndo()
    expect(await screen.findByText(saveFailedMessage)).toBeVisible()
  })
})

describe('the state of an editor', () => {
  it.each<[SaveState, string]>([
    ['saved', 'Saved'],
    ['unsaved', 'Unsaved'],
    ['saved-locally', 'Saved locally'],
    ['saving', 'Saving…'],
    ['failed', 'Failed — Retry'],
  ])('%s reads "%s"', (state, text) => {
    render(<SaveStatus state={state} onRetry={() => {}} />)
    expect(screen.getByRole('status')).toHaveTextContent(text)
  })

  it('offers to try again after a failure', async () => {
    const onRetry = jest.fn()
    render(<SaveStatus state="failed" onRetry={onRetry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('a CSV file', () => {
  type Person = { name: string; note: string | null }
  async function* pages(): AsyncGenerator<Person[]> {
    yield [
      { name: '=HYPERLINK("http://evil.example")', note: 'a "quoted", text' },
      { name: '+49 30 1', note: 'two\nlines' },
    ]
    yield []
    yield [{ name: 'Plain', note: null }]
  }

  it('holds all pages and no formulas', async () => {
    const downloads = captureDownloads()
    const columns = [
      { label: 'Name', value: (row: Person) => row.name },
      { label: 'Note', value: (row: Person) => row.note },
    ]
    expect(await exportCsv('people.csv', columns, pages())).toBe(3)
    expect(downloads.map(({ name }) => name)).toEqual(['people.csv'])
    expect(await readDownload(downloads[0]!)).toBe(
      [
        '\ufeffName,Note',
        `"'=HYPERLINK(""http://evil.example"")","a ""quoted"", text"`,
        `"'+49 30 1","two\nlines"`,
        'Plain,',
        '',
      ].join('\r\n'),
    )
  })

  it.each(['=1+1\nfoo', '@SUM(1)\r\nfoo', '\n=1+1', '\t=1+1', '\r=1+1', '＝1+1', '＋1', '－1', '＠SUM(1)'])(
    'escapes %j, which some spreadsheet would run',
    async (note) => {
      const downloads = captureDownloads()
      await exportCsv('people.csv', [{ label: 'Note', value: (row: { note: string }) => row.note }], [[{ note }]])
      expect(await readDownload(downloads[0]!)).toBe(`\ufeffNote\r\n"'${note}"\r\n`)
    },
  )

  it('leaves a formula’s characters alone where no formula begins with them', async () => {
    const downloads = captureDownloads()
    const notes = [{ note: 'a=1' }, { note: 'e-mail' }, { note: -5 }]
    await exportCsv('people.csv', [{ label: 'Note', value: (row: { note: string | number }) => row.note }], [notes])
    expect(await readDownload(downloads[0]!)).toBe('\ufeffNote\r\na=1\r\ne-mail\r\n-5\r\n')
  })
})

/** By keyboard, because a toast listens to swipes in a way that the browser of these tests does not know. */
async function pressUndo() {
  const undo = await screen.findByRole('button', { name: 'Undo' })
  undo.focus()
  await userEvent.keyboard('{Enter}')
}
