import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { type PublishedTestimonial, publishedTestimonials } from '@fortnight/supabase/testimonials/queries'
import { connectToUnreachableDatabase, createTestQueryClient, renderPage } from './renderPage.testing.tsx'
import { Testimonials } from './Testimonials.tsx'

function renderTestimonials(testimonials: PublishedTestimonial[]) {
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(publishedTestimonials().queryKey, testimonials)
  return renderPage(<Testimonials />, '/', queryClient)
}

describe('Testimonials', () => {
  it('shows each sentence with the name that its client has chosen [FORT-206]', async () => {
    const { container } = renderTestimonials([
      { id: 'a', body: 'It answers half of our inbox.', shown_name: 'Noor, Harbor Lane' },
      { id: 'b', body: 'Quick.', shown_name: 'A client' },
    ])
    const section = within(screen.getByRole('region', { name: 'What clients say' }))
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '“It answers half of our inbox.”Noor, Harbor Lane',
      '“Quick.”A client',
    ])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows a sentence as plain text [FORT-206]', () => {
    renderTestimonials([{ id: 'a', body: '<img src=x onerror=alert(1)> **bold**', shown_name: '<b>Noor</b>' }])
    expect(screen.getByText('“<img src=x onerror=alert(1)> **bold**”')).toBeVisible()
    expect(screen.getByText('<b>Noor</b>')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('renders nothing without any [FORT-206]', () => {
    renderTestimonials([])
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
  })

  it('renders nothing when they cannot be loaded [FORT-206]', async () => {
    connectToUnreachableDatabase()
    const queryClient = createTestQueryClient()
    await queryClient.query(publishedTestimonials()).catch(() => undefined)
    renderPage(<Testimonials />, '/', queryClient)
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
  })
})
