import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderPage, readStructuredData } from '../layout/renderPage.testing.tsx'
import WhatIsPage from './WhatIsPage.tsx'

const renderWhatIsPage = () => renderPage(<WhatIsPage />, '/what-is-ai-agent')

describe('WhatIsPage', () => {
  it('explains the term [INFO-8]', () => {
    renderWhatIsPage()
    expect(screen.getByRole('heading', { level: 1, name: 'What is an AI agent?' })).toBeVisible()
    expect(screen.getByText('A program with a goal instead of a script.')).toBeVisible()
  })

  it('compares a chatbot with an AI agent in a table [INFO-8]', () => {
    renderWhatIsPage()
    const table = within(screen.getByRole('table', { name: 'Chatbot versus AI agent' }))
    const columns = table.getAllByRole('columnheader').map((header) => header.textContent)
    expect(columns).toEqual(['Question', 'Chatbot', 'AI agent'])
    expect(table.getAllByRole('rowheader').length).toBeGreaterThan(5)
  })

  it('names itself and its breadcrumbs to search engines [META-6]', () => {
    renderWhatIsPage()
    expect(document.title).toBe('What is an AI agent? In plain words | Fortnight')
    expect(readStructuredData()).toHaveProperty('BreadcrumbList')
  })

  it('has no accessibility violations', async () => {
    const { container } = renderWhatIsPage()
    expect(await axe(container)).toHaveNoViolations()
  })
})
