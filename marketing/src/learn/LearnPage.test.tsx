import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { listItemOf, readStructuredData, renderPage } from '../layout/renderPage.testing.tsx'
import LearnPage from './LearnPage.tsx'

const renderLearnPage = () => renderPage(<LearnPage />, '/learn-how-it-works')

describe('LearnPage', () => {
  it('shows the four steps with their days, in order [INFO-1]', () => {
    renderLearnPage()
    expect(screen.getByRole('list', { name: 'The four steps, day by day' })).toHaveTextContent(
      'Days 1-2 Discovery & StrategyDays 3-10 AI Agent DevelopmentDays 11-12 Testing & OptimizationDays 13-14 Deployment & Launch',
    )
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings.slice(0, 4)).toEqual([
      'Discovery & Strategy',
      'AI Agent Development',
      'Testing & Optimization',
      'Deployment & Launch',
    ])
  })

  it('names the support after launch in the last step [INFO-2]', () => {
    renderLearnPage()
    const lastStep = listItemOf(screen.getByRole('heading', { name: 'Deployment & Launch' }))
    expect(within(lastStep).getByText(/7-day post-launch support/)).toBeVisible()
  })

  it('shows benefit cards and a list of technologies [INFO-3]', () => {
    renderLearnPage()
    expect(
      within(screen.getByRole('region', { name: 'Why we count in days' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(6)
    expect(within(screen.getByRole('region', { name: 'What we build with' })).getByText('Postgres')).toBeVisible()
  })

  it('names itself and its breadcrumbs to search engines [META-6]', () => {
    renderLearnPage()
    expect(document.title).toBe('How it works: an agent in 14 days | Fortnight')
    expect(readStructuredData()).toHaveProperty('BreadcrumbList')
  })

  it('has no accessibility violations', async () => {
    const { container } = renderLearnPage()
    expect(await axe(container)).toHaveNoViolations()
  })
})
