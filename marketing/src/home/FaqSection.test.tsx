import { screen, within } from '@testing-library/react'
import { connectToUnreachableDatabase, renderPage } from '../layout/renderPage.testing.tsx'
import { FaqSection } from './FaqSection.tsx'

describe('FaqSection', () => {
  it('shows "Unable to load FAQs at this time." with a Retry button when the FAQs fail to load [HOME-13]', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    connectToUnreachableDatabase()
    renderPage(<FaqSection />, '/')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Unable to load FAQs at this time.')).toBeVisible()
    expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
    consoleError.mockRestore()
  })
})
