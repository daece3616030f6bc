import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { renderPage } from '../layout/renderPage.testing.tsx'
import { MorningSection } from './MorningSection.tsx'
import { PapersSection } from './PapersSection.tsx'
import { useCases } from './useCases.ts'

const headingsIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

describe('the specimens among the use cases', () => {
  it('show every use case once in the log of a morning, with what is left for a person [INFO-9]', () => {
    renderPage(<MorningSection />, '/ai-agent-use-cases')
    expect(headingsIn('One morning, in the log').sort()).toEqual(useCases.map(({ title }) => title).sort())
    expect(screen.getAllByText('Done').length).toBeLessThan(useCases.length)
  })

  it('show the plan, a test report whose cases add up, and the handover list [INFO-10]', () => {
    renderPage(<PapersSection />, '/ai-agent-use-cases')
    expect(headingsIn('What you get on paper')).toEqual(['The plan', 'The test report', 'The handover list'])
    const counts = screen.getAllByText(/^\d+ of \d+$/).map(({ textContent }) => Number.parseInt(textContent))
    const total = counts.pop()
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  })

  it('take less than 4.5 KB of HTML', () => {
    const view = renderToStaticMarkup([<MorningSection key="morning" />, <PapersSection key="papers" />])
    expect(view.length).toBeLessThan(4_500)
  })
})
