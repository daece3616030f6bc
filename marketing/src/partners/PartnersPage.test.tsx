import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { allPartners, type Partner } from '@fortnight/supabase/partners/queries'
import { publishedTestimonials } from '@fortnight/supabase/testimonials/queries'
import {
  connectToUnreachableDatabase,
  createTestQueryClient,
  readStructuredData,
  renderPage,
} from '../layout/renderPage.testing.tsx'
import PartnersPage from './PartnersPage.tsx'

const samplePartner = (values: Partial<Partner>): Partner => ({
  id: values.name ?? '',
  name: 'Keelhost',
  logo_url: '/images/partners/keelhost.svg',
  description: 'Hosting in four regions.',
  website: 'https://www.keelhost.example/agents',
  category: 'Cloud Infrastructure',
  partnership_type: 'Cloud Partner',
  benefits: ['Daily backups', 'Fixed price'],
  case_study_title: null,
  case_study_description: null,
  case_study_results: null,
  ...values,
})

const partnerWithStory = samplePartner({
  name: 'Lantern',
  category: 'AI Technology',
  case_study_title: 'A quieter inbox',
  case_study_description: 'Three hundred mails a week.',
  case_study_results: ['Two hours a day back'],
})

function renderPartners(partners: Partner[] = [samplePartner({}), partnerWithStory], search = '') {
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(allPartners().queryKey, partners)
  queryClient.setQueryData(publishedTestimonials().queryKey, [])
  return renderPage(<PartnersPage />, `/partners${search}`, queryClient)
}

const cardTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

describe('PartnersPage', () => {
  it('shows the number of partners [PART-4]', () => {
    renderPartners()
    expect(screen.getByText('2 partners in 2 categories')).toBeVisible()
  })

  it('shows the logo, name, category, type, description, benefits and website of each partner [PART-2]', () => {
    renderPartners([samplePartner({})])
    const card = within(screen.getByRole('article'))
    expect(card.getByRole('img', { name: 'Keelhost logo' })).toHaveAttribute('src', '/images/partners/keelhost.svg')
    for (const text of [
      'Keelhost',
      'Cloud Infrastructure',
      'Cloud Partner',
      'Hosting in four regions.',
      'Daily backups',
    ]) {
      expect(card.getByText(text)).toBeVisible()
    }
    const website = card.getByRole('link', { name: 'Visit keelhost.example' })
    expect(website).toHaveAttribute('href', 'https://www.keelhost.example/agents')
  })

  it('shows the success story of partners that have one [PART-3]', () => {
    renderPartners()
    const story = screen.getByRole('region', { name: 'Example setup: A quieter inbox' })
    expect(within(story).getByText('Two hours a day back')).toBeVisible()
    expect(screen.getAllByText('Example setup')).toHaveLength(1)
  })

  it('filters by category, each with its own URL [PART-1]', async () => {
    renderPartners()
    const filter = within(screen.getByRole('navigation', { name: 'Categories' }))
    expect(filter.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/partners',
      '/partners?category=AI%20Technology',
      '/partners?category=Cloud%20Infrastructure',
    ])
    expect(filter.getByRole('link', { current: true })).toHaveTextContent('All')
    await userEvent.click(filter.getByRole('link', { name: 'AI Technology' }))
    expect(cardTitles()).toEqual(['Lantern'])
    expect(filter.getByRole('link', { current: true })).toHaveTextContent('AI Technology')
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 partner')
  })

  it('shows an empty state for an unknown category in the URL [PART-1, PART-6]', () => {
    renderPartners(undefined, '?category=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(screen.getByRole('heading', { name: 'No partners in this category' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all partners' })).toHaveAttribute('href', '/partners')
  })

  it('shows an empty state when there are no partners [PART-6]', () => {
    renderPartners([])
    expect(screen.getByRole('heading', { name: 'No partners yet' })).toBeVisible()
  })

  it('shows that it is loading, then "Error Loading Partners" with the error message [PART-5, PART-6]', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    connectToUnreachableDatabase()
    renderPage(<PartnersPage />, '/partners')
    expect(screen.getByRole('status')).toHaveTextContent('Loading partners')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Error Loading Partners' })).toBeVisible()
    expect(alert.getByText('The server could not be reached. Check your connection and try again.')).toBeVisible()
    expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
    consoleError.mockRestore()
  })

  it('names itself and its breadcrumbs to search engines [META-6]', () => {
    renderPartners()
    expect(document.title).toBe('Partners: what we build agents with | Fortnight')
    expect(readStructuredData()).toHaveProperty('BreadcrumbList')
  })

  it('has no accessibility violations', async () => {
    const { container } = renderPartners()
    expect(await axe(container)).toHaveNoViolations()
  })
})
