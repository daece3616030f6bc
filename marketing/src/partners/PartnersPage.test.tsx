import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { connect } from '@fortnight/supabase/client'
import { allPartners, type Partner } from '@fortnight/supabase/partners/queries'
import { renderPage, readStructuredData, createTestQueryClient } from '../layout/renderPage.testing.tsx'
import PartnersPage from './PartnersPage.tsx'

const partner = (values: Partial<Partner>): Partner => ({
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

const lantern = partner({
  name: 'Lantern',
  category: 'AI Technology',
  case_study_title: 'A quieter inbox',
  case_study_description: 'Three hundred mails a week.',
  case_study_results: ['Two hours a day back'],
})

function openPartners(partners: Partner[] = [partner({}), lantern], search = '') {
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(allPartners().queryKey, partners)
  return renderPage(<PartnersPage />, `/partners${search}`, queryClient)
}

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

describe('PartnersPage', () => {
  it('says in its header how many partners there are [PART-4]', () => {
    openPartners()
    const header = screen.getByRole('heading', { level: 1 }).closest('header')!
    expect(within(header).getByText('2 partners')).toBeVisible()
  })

  it('shows logo, name, category, type, description, benefits and website of each [PART-2]', () => {
    openPartners([partner({})])
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

  it('tells the success story of those that have one [PART-3]', () => {
    openPartners()
    const story = screen.getByRole('region', { name: 'Success story: A quieter inbox' })
    expect(within(story).getByText('Two hours a day back')).toBeVisible()
    expect(screen.getAllByText('Success story')).toHaveLength(1)
  })

  it('filters by category, with an address for each [PART-1]', async () => {
    openPartners()
    const filter = within(screen.getByRole('navigation', { name: 'Categories' }))
    expect(filter.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/partners',
      '/partners?category=AI%20Technology',
      '/partners?category=Cloud%20Infrastructure',
    ])
    expect(filter.getByRole('link', { current: true })).toHaveTextContent('All')
    await userEvent.click(filter.getByRole('link', { name: 'AI Technology' }))
    expect(cards()).toEqual(['Lantern'])
    expect(filter.getByRole('link', { current: true })).toHaveTextContent('AI Technology')
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 partner')
  })

  it('has the chosen category in its address, hostile ones included [PART-1, PART-6]', () => {
    openPartners(undefined, '?category=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(screen.getByRole('heading', { name: 'No partners in this category' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all partners' })).toHaveAttribute('href', '/partners')
  })

  it('says so when there are none [PART-6]', () => {
    openPartners([])
    expect(screen.getByRole('heading', { name: 'No partners yet' })).toBeVisible()
  })

  it('says that they are loading, then "Error Loading Partners" with the message [PART-5, PART-6]', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    connect({ url: 'http://127.0.0.1:9', key: 'none' })
    renderPage(<PartnersPage />, '/partners')
    expect(screen.getByRole('status')).toHaveTextContent('Loading the partners')
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByRole('heading', { name: 'Error Loading Partners' })).toBeVisible()
    expect(failure.getByText('The server could not be reached. Check your connection and try again.')).toBeVisible()
    expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible()
    printed.mockRestore()
  })

  it('tells search engines where it stands [META-6]', () => {
    openPartners()
    expect(document.title).toBe('Partners: what we build agents with | Fortnight')
    expect(readStructuredData()).toHaveProperty('BreadcrumbList')
  })

  it('has no accessibility violations', async () => {
    const { container } = openPartners()
    expect(await axe(container)).toHaveNoViolations()
  })
})
