import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link } from '@fortnight/shared-ui/router'
import { PageBoundary, type PageBoundaryProps } from './PageBoundary.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'

const answers = jest.fn<Promise<string>, []>()
const partners = () => queryOptions({ queryKey: ['partners'], queryFn: answers })

const Partners = () => <p>{useSuspenseQuery(partners()).data}</p>

const show = (props: Partial<PageBoundaryProps> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <Link to="/blog">Blog</Link>
        <PageBoundary fallback={<Skeleton label="Loading partners" />} errorTitle="Error Loading Partners" {...props}>
          <Partners />
        </PageBoundary>
      </BrowserRouter>
    </QueryClientProvider>,
  )

describe('PageBoundary', () => {
  beforeEach(() => {
    // React and the boundary both report what they caught; here it is caught on purpose.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answers.mockReset()
  })
  afterEach(() => jest.restoreAllMocks())

  it('shows the fallback while data loads, then the data', async () => {
    answers.mockResolvedValue('Acme')
    show()
    expect(screen.getByRole('status')).toHaveTextContent('Loading partners')
    expect(await screen.findByText('Acme')).toBeInTheDocument()
  })

  it("shows the error's message, and the data after Retry", async () => {
    answers.mockRejectedValueOnce(new Error('The database is asleep.')).mockResolvedValueOnce('Acme')
    show()
    expect(await screen.findByRole('heading', { name: 'Error Loading Partners' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('The database is asleep.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Acme')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says in plain words that a part of the page is missing', async () => {
    answers.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page could not be loaded.')
  })

  it("prefers a fixed sentence to the error's message", async () => {
    answers.mockRejectedValue(new Error('PGRST301'))
    show({ errorText: 'Unable to load FAQs at this time.' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load FAQs at this time.')
    expect(screen.getByRole('alert')).not.toHaveTextContent('PGRST301')
  })

  it('starts afresh when the address changes', async () => {
    answers.mockRejectedValueOnce(new Error('The database is asleep.')).mockResolvedValueOnce('Acme')
    show()
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
    expect(await screen.findByText('Acme')).toBeInTheDocument()
  })
})
