import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderPage, readStructuredData } from '../layout/renderPage.testing.tsx'
import UseCasesPage from './UseCasesPage.tsx'

const open = () => renderPage(<UseCasesPage />, '/ai-agent-use-cases')
const cards = () =>
  within(screen.getByRole('region', { name: 'From easy to hard' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li')!)

describe('UseCasesPage', () => {
  it('presents six jobs with timeline, benefits and industries [INFO-4, INFO-6]', () => {
    open()
    expect(cards()).toHaveLength(6)
    for (const card of cards()) {
      expect(within(card).getByText(/^Timeline: \d+-\d+ days$/)).toBeVisible()
      expect(within(card).getByRole('heading', { name: 'Benefits' })).toBeVisible()
      expect(within(card).getByRole('heading', { name: 'Industries' })).toBeVisible()
    }
  })

  it('gives each complexity a word and a colour of its own [INFO-5]', () => {
    open()
    const colours = cards().map((card) => {
      const badge = within(card).getByText(/ complexity$/)
      return `${badge.textContent}: ${badge.dataset.tone}`
    })
    expect([...new Set(colours)]).toEqual([
      'Low complexity: positive',
      'Medium complexity: warning',
      'High complexity: danger',
    ])
  })

  it('works out the return on investment in a table [INFO-7]', () => {
    open()
    const table = screen.getByRole('table', { name: 'Return on investment of the six use cases' })
    const row = within(table).getByRole('row', { name: /^Appointment desk/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['250', '4', '60%', '10', '$2,500', '8 weeks', '540%'])
  })

  it('tells search engines where it stands [META-6]', () => {
    open()
    expect(document.title).toBe('Six AI agent use cases, with figures | Fortnight')
    expect(readStructuredData()).toHaveProperty('BreadcrumbList')
  })

  it('has no accessibility violations', async () => {
    const { container } = open()
    expect(await axe(container)).toHaveNoViolations()
  })
})
