import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useForm } from 'react-hook-form'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { connect, sessionStorageKey } from '@fortnight/supabase/client'
import { ImageField } from './ImageField.tsx'
import { fakeUploads, type SentUpload } from './fakeUpload.testing.ts'
import { fileInput } from './imageField.testing.ts'

const gif = new File(['GIF89a and more bytes'], 'My holiday.gif', { type: 'image/gif' })
let requests: SentUpload[]
let responses: (() => Response | Promise<Response>)[]

const uploadSucceeded = () => Response.json({ Key: 'media/x' })

beforeEach(() => {
  responses = []
  requests = fakeUploads(responses)
  localStorage.setItem(
    sessionStorageKey,
    JSON.stringify({ access_token: 'admin', refresh_token: 'r', expires_at: 4_000_000_000, user: { id: 'a1' } }),
  )
  connect({ url: location.origin, key: 'key' })
  // jsdom cannot decode images.
  globalThis.createImageBitmap = () => Promise.resolve({ width: 8, height: 8, close: () => {} })
})

// Also after a failed test.
afterEach(() => jest.useRealTimers())

function Form() {
  const { control, formState } = useForm({ defaultValues: { image: '/images/old.svg' } })
  return (
    <>
      <ImageField control={control} name="image" label="Image URL" />
      <p>{formState.isDirty ? 'unsaved' : 'saved'}</p>
    </>
  )
}

const renderForm = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <Form />
    </QueryClientProvider>,
  )
const urlInput = () => screen.getByLabelText('Image URL')
const previewImage = () => screen.getByRole('presentation')
const chooseFile = (file: File) => userEvent.upload(fileInput(), file, { applyAccept: false })
const uploadedUrl = /^\/storage\/v1\/object\/public\/media\/[0-9a-f-]{36}\.gif$/

describe('ImageField', () => {
  it('uploads a chosen file under a generated name and fills in its URL [ADMIN-BLOG-17]', async () => {
    const { container } = renderForm()
    await chooseFile(gif)
    expect(await screen.findByText('The image is uploaded.')).toBeInTheDocument()
    const url = (urlInput() as HTMLInputElement).value
    expect(url).toMatch(uploadedUrl)
    expect(screen.getByText('unsaved')).toBeInTheDocument()
    expect(requests[0]?.url).toBe(`${location.origin}${url.replace('/public', '')}`)
    expect(requests[0]?.headers).toMatchObject({
      apikey: 'key',
      Authorization: 'Bearer admin',
      'Content-Type': 'image/gif',
    })
    await waitFor(() => expect(previewImage()).toHaveAttribute('src', url))
    expect(await axe(container)).toHaveNoViolations()
  })

  it('uploads a file that is dropped on it', async () => {
    renderForm()
    fireEvent.dragOver(urlInput(), { dataTransfer: { types: ['Files'] } })
    fireEvent.drop(urlInput(), { dataTransfer: { types: ['Files'], files: [gif] } })
    await screen.findByText('The image is uploaded.')
    expect(urlInput()).toHaveProperty('value', expect.stringMatching(uploadedUrl))
  })

  it('fills in an absolute URL where the browser talks to Supabase directly', async () => {
    connect({ url: 'https://project.supabase.example', key: 'key' })
    renderForm()
    await chooseFile(gif)
    await screen.findByText('The image is uploaded.')
    expect(urlInput()).toHaveProperty(
      'value',
      expect.stringMatching(/^https:\/\/project\.supabase\.example\/storage\/v1\//),
    )
  })

  it('keeps the URL during an upload, shows its progress and prevents a second one [ADMIN-BLOG-23]', async () => {
    let respond = (_response: Response) => {}
    responses.push(() => new Promise((resolve) => (respond = resolve)))
    const { container } = renderForm()
    await chooseFile(gif)
    const button = await screen.findByRole('button', { name: 'Uploading…' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(urlInput()).toHaveAttribute('readonly')
    expect(urlInput()).toHaveValue('/images/old.svg')
    await waitFor(() => expect(requests).toHaveLength(1))
    act(() => requests[0]!.reportProgress(0.4))
    expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toHaveValue(40)
    fireEvent.drop(urlInput(), { dataTransfer: { types: ['Files'], files: [gif] } })
    expect(await axe(container)).toHaveNoViolations()
    respond(uploadSucceeded())
    expect(await screen.findByRole('button', { name: 'Upload image' })).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  it('says after eight seconds that the upload is still running, until it ends', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    let respond = (_response: Response) => {}
    responses.push(() => new Promise((resolve) => (respond = resolve)))
    renderForm()
    fireEvent.change(fileInput(), { target: { files: [gif] } })
    await screen.findByRole('button', { name: 'Uploading…' })
    expect(screen.queryByText(/^Still uploading/)).toBeNull()
    act(() => jest.advanceTimersByTime(8_000))
    expect(screen.getByText(/^Still uploading: on a slow connection this takes up to a minute/)).toBeVisible()
    await waitFor(() => expect(requests).toHaveLength(1))
    respond(uploadSucceeded())
    expect(await screen.findByRole('button', { name: 'Upload image' })).toBeVisible()
    expect(screen.queryByText(/^Still uploading/)).toBeNull()
  })

  it('keeps the URL and shows a message when the file is not an image', async () => {
    renderForm()
    await chooseFile(new File(['Hello'], 'hello.png', { type: 'image/png' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF, or GIF.',
    )
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(urlInput()).toHaveValue('/images/old.svg')
    expect(requests).toEqual([])
    await userEvent.type(urlInput(), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each<[string, () => Response, string]>([
    [
      'the server cannot be reached',
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
      'Storage rejects it',
      () => Response.json({ statusCode: '403', message: 'row-level' }, { status: 400 }),
      'Only admins may upload images.',
    ],
    [
      'the session has expired',
      () => Response.json({ statusCode: '401' }, { status: 401 }),
      'Your session has expired. Please sign in again.',
    ],
    [
      'the rate limit is exceeded',
      () => Response.json({ message: 'Please wait 7 seconds.' }, { status: 429 }),
      'Please wait 7 seconds.',
    ],
  ])('keeps the URL when %s, and Retry uploads the same file', async (_cause, response, message) => {
    responses.push(response)
    const { container } = renderForm()
    await chooseFile(gif)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(urlInput()).toHaveValue('/images/old.svg')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('The image is uploaded.')
    expect(screen.getByRole('button', { name: 'Upload image' })).toHaveFocus()
    expect(urlInput()).toHaveProperty('value', expect.stringMatching(uploadedUrl))
  })

  it('previews the image, and says so when there is none', async () => {
    renderForm()
    fireEvent.error(previewImage())
    expect(screen.getByText('No image at this URL')).toBeVisible()
    await userEvent.clear(urlInput())
    expect(await screen.findByText('Drop an image here')).toBeInTheDocument()
    expect(screen.getByText('PNG, JPEG, WebP, or AVIF up to 25 MB, GIF up to 5 MB.')).toBeVisible()
  })
})
