import { render, screen, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { connect } from '@fortnight/supabase/client'
import { FaqSection } from './FaqSection.tsx'

describe('FaqSection', () => {
  it('says "Unable to load FAQs at this time." with a Retry when the questions fail to load [HOME-13]', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    connect({ url: 'http://127.0.0.1:9', key: 'none' })
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BrowserRouter>
          <FaqSection />
        </BrowserRouter>
      </QueryClientProvider>,
    )
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByText('Unable to load FAQs at this time.')).toBeVisible()
    expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
    printed.mockRestore()
  })
})
