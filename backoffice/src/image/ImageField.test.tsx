import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useForm } from 'react-hook-form'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { connect, sessionStorageKey } from '@fortnight/supabase/client'
import { ImageField } from './ImageField.tsx'

const gif = new File(['GIF89a and so on'], 'My holiday.gif', { type: 'image/gif' })
type Sent = { url: string; init: RequestInit }
let sent: Sent[]
let answers: (() => Response | Promise<Response>)[]

const stored = () => Response.json({ Key: 'media/x' })

beforeEach(() => {
  sent = []
  answers = []
  localStorage.setItem(
    sessionStorageKey,
    JSON.stringify({ access_token: 'admin', refresh_token: 'r', expires_at: 4_000_000_000, user: { id: 'a1' } }),
  )
  connect({ url: location.origin, key: 'key' })
  globalThis.fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init })
    return (answers.shift() ?? stored)()
  }
})

// Also where a test has failed.
afterEach(() => jest.useRealTimers())

function Form() {
  const { control, formState } = useForm({ defaultValues: { image: '/images/old.svg' } })
  return (
    <>
      <ImageField control={control} name="image" label="Picture URL" />
      <p>{formState.isDirty ? 'unsaved' : 'saved'}</p>
    </>
  )
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <Form />
    </QueryClientProvider>,
  )
const field = () => screen.getByLabelText('Picture URL')
const picker = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLElement
const choose = (container: HTMLElement, file: File) => userEvent.upload(picker(container), file, { applyAccept: false })
const ownAddress = /^\/storage\/v1\/object\/public\/media\/[0-9a-f-]{36}\.gif$/

describe('the address of an image', () => {
  it('is filled in by a chosen file, under a name of our own [ADMIN-BLOG-17]', async () => {
    const { container } = open()
    await choose(container, gif)
    expect(await screen.findByText('The image is uploaded.')).toBeInTheDocument()
    const address = (field() as HTMLInputElement).value
    expect(address).toMatch(ownAddress)
    expect(screen.getByText('unsaved')).toBeInTheDocument()
    expect(sent[0]?.url).toBe(`${location.origin}${address.replace('/public', '')}`)
    expect(sent[0]?.init.headers).toMatchObject({
      apikey: 'key',
      Authorization: 'Bearer admin',
      'Content-Type': 'image/gif',
    })
    await waitFor(() => expect(container.querySelector(`img[src="${address}"]`)).toBeInTheDocument())
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is filled in by a file that is dropped on it', async () => {
    open()
    fireEvent.dragOver(field(), { dataTransfer: { types: ['Files'] } })
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [gif] } })
    await screen.findByText('The image is uploaded.')
    expect(field()).toHaveProperty('value', expect.stringMatching(ownAddress))
  })

  it('is a whole one where the browser talks to Supabase directly', async () => {
    connect({ url: 'https://project.supabase.example', key: 'key' })
    const { container } = open()
    await choose(container, gif)
    await screen.findByText('The image is uploaded.')
    expect(field()).toHaveProperty(
      'value',
      expect.stringMatching(/^https:\/\/project\.supabase\.example\/storage\/v1\//),
    )
  })

  it('stays what it was while the file is on its way, and nobody can send a second one', async () => {
    let arrive = (_answer: Response) => {}
    answers = [() => new Promise((done) => (arrive = done))]
    const { container } = open()
    await choose(container, gif)
    const button = await screen.findByRole('button', { name: 'Uploading…' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(field()).toHaveAttribute('readonly')
    expect(field()).toHaveValue('/images/old.svg')
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [gif] } })
    expect(await axe(container)).toHaveNoViolations()
    arrive(stored())
    expect(await screen.findByRole('button', { name: 'Upload image' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('says after eight seconds that a slow line is no standstill, until the file has arrived', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    let arrive = (_answer: Response) => {}
    answers = [() => new Promise((done) => (arrive = done))]
    const { container } = open()
    fireEvent.change(picker(container), { target: { files: [gif] } })
    await screen.findByRole('button', { name: 'Uploading…' })
    expect(screen.queryByText(/^Still uploading/)).toBeNull()
    act(() => jest.advanceTimersByTime(8_000))
    expect(screen.getByText(/^Still uploading: on a slow line this takes up to a minute/)).toBeVisible()
    await waitFor(() => expect(sent).toHaveLength(1))
    arrive(stored())
    expect(await screen.findByRole('button', { name: 'Upload image' })).toBeVisible()
    expect(screen.queryByText(/^Still uploading/)).toBeNull()
  })

  it('stays what it was when the file is none of ours, which is said beside it', async () => {
    const { container } = open()
    await choose(container, new File(['Hello'], 'hello.png', { type: 'image/png' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF or GIF.',
    )
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(field()).toHaveValue('/images/old.svg')
    expect(sent).toEqual([])
    await userEvent.type(field(), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each<[string, () => Response, string]>([
    [
      'nobody answers',
      () => {
        throw new TypeError('Failed to fetch')
      },
      'The server could not be reached. Check your connection and try again.',
    ],
    [
      'the storage is down',
      () => Response.json({}, { status: 503 }),
      'The image could not be uploaded. Please try again.',
    ],
    [
      'Storage itself refuses it',
      () => Response.json({ statusCode: '403', message: 'row-level' }, { status: 400 }),
      'Only admins may upload images.',
    ],
    [
      'the session is over',
      () => Response.json({ statusCode: '401' }, { status: 401 }),
      'Your session has expired. Please sign in again.',
    ],
    [
      'it is too much at once',
      () => Response.json({ message: 'Please wait 7 seconds.' }, { status: 429 }),
      'Please wait 7 seconds.',
    ],
  ])('stays what it was when %s; Retry sends the same file', async (_why, answer, sentence) => {
    answers = [answer]
    const { container } = open()
    await choose(container, gif)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(field()).toHaveValue('/images/old.svg')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('The image is uploaded.')
    expect(screen.getByRole('button', { name: 'Upload image' })).toHaveFocus()
    expect(field()).toHaveProperty('value', expect.stringMatching(ownAddress))
  })

  it('shows what is there, and says when nothing is', async () => {
    const { container } = open()
    fireEvent.error(container.querySelector('img') as HTMLElement)
    expect(screen.getByText('No image there')).toBeVisible()
    await userEvent.clear(field())
    expect(await screen.findByText('Drop an image here')).toBeInTheDocument()
  })
})
