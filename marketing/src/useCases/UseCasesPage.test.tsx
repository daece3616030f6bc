import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { listItemOf, readStructuredData, renderPage } from '../layout/renderPage.testing.tsx'
import UseCasesPage from './UseCasesPage.tsx'

const renderUseCasesPage = () => renderPage(<UseCasesPage />, '/ai-agent-use-cases')
const cards = () =>
  within(screen.getByRole('region', { name: 'From easy to hard' }))
    .getAllByRole('heading', { level: 3 })
    .map(listItemOf)

describe('UseCasesPage', () => {
  it('presents six use cases with timeline, benefits and industries [INFO-4, INFO-6]', () => {
    renderUseCasesPage()
    expect(cards()).toHaveLength(6)
    for (const card of cards()) {
      expect(within(card).getByText(/^Timeline: \d+-\d+ days$/)).toBeVisible()
      expect(within(card).getByRole('heading', { name: 'Benefits' })).toBeVisible()
      expect(within(card).getByRole('heading', { name: 'Industries' })).toBeVisible()
    }
  })

  it('says in the head of each card what the agent saves [INFO-7]', () => {
    renderUseCasesPage()
    expect(cards()[0]).toHaveTextContent(
      /^Low complexityAppointment desk10 hours saved a week Pays for itself in 8 weeks/,
    )
  })

  it('shows each complexity as a word with its own color [INFO-5]', () => {
    renderUseCasesPage()
    const tones = cards().map((card) => {
      const badge = within(card).getByText(/ complexity$/)
      return `${badge.textContent}: ${badge.dataset.tone}`
    })
    expect([...new Set(tones)]).toEqual([
      'Low complexity: positive',
      'Medium complexity: warning',
      'High complexity: danger',
    ])
  })

  it('calculates the return on investment in a table [INFO-7]', () => {
    renderUseCasesPage()
    const table = screen.getByRole('table', { name: 'Return on investment of the six use cases' })
    const row = within(table).getByRole('row', { name: /^Appointment desk/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['250', '4', '60%', '10', '$2,500', '8 weeks', '540%'])
  })

  it('names itself and its breadcrumbs to search engines [META-6]', () => {
    renderUseCasesPage()
    expect(document.title).toBe('Six AI agent use cases, with figures | Fortnight')
    expect(readStructuredData()).toHaveProperty('BreadcrumbList')
  })

  it('has no accessibility violations', async () => {
    const { container } = renderUseCasesPage()
    expect(await axe(container)).toHaveNoViolations()
  })
})
