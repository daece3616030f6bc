import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link } from '@fortnight/shared-ui/router'
import { PageBoundary, type PageBoundaryProps } from './PageBoundary.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'

const fetchPartners = jest.fn<Promise<string>, []>()
const partners = () => queryOptions({ queryKey: ['partners'], queryFn: fetchPartners })

const Partners = () => <p>{useSuspenseQuery(partners()).data}</p>

const renderBoundary = (props: Partial<PageBoundaryProps> = {}) =>
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
    // React and the boundary report the errors that these tests cause on purpose.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    fetchPartners.mockReset()
  })
  afterEach(() => jest.restoreAllMocks())

  it('shows the fallback while data loads, then the data', async () => {
    fetchPartners.mockResolvedValue('Acme')
    renderBoundary()
    expect(screen.getByRole('status')).toHaveTextContent('Loading partners')
    expect(await screen.findByText('Acme')).toBeInTheDocument()
  })

  it("shows the error's message, and the data after Retry", async () => {
    fetchPartners.mockRejectedValueOnce(new Error('The database is asleep.')).mockResolvedValueOnce('Acme')
    renderBoundary()
    expect(await screen.findByRole('heading', { name: 'Error Loading Partners' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('The database is asleep.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Acme')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('explains a chunk load error in plain words', async () => {
    fetchPartners.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
    renderBoundary()
    expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page could not be loaded.')
  })

  it("prefers errorText to the error's message", async () => {
    fetchPartners.mockRejectedValue(new Error('PGRST301'))
    renderBoundary({ errorText: 'Unable to load FAQs at this time.' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load FAQs at this time.')
    expect(screen.getByRole('alert')).not.toHaveTextContent('PGRST301')
  })

  it('resets when the URL changes', async () => {
    fetchPartners.mockRejectedValueOnce(new Error('The database is asleep.')).mockResolvedValueOnce('Acme')
    renderBoundary()
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
    expect(await screen.findByText('Acme')).toBeInTheDocument()
  })
})
