import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import type { ListedFaq } from '@fortnight/supabase/faqs'
import { cost, openAt, refused, scriptApi, time } from '../layout/openBackoffice.testing.tsx'
import DashboardPage from './DashboardPage.tsx'

const open = (faqs?: ListedFaq[]) => openAt('/admin', <Route index element={<DashboardPage />} />, faqs)

beforeEach(() => {
  scriptApi(() => refused)
})

describe('the overview', () => {
  it('counts the FAQs and leads to them and to a new one', async () => {
    const { container } = open([cost, time])
    const total = screen.getByRole('link', { name: /Total FAQs/ })
    expect(total).toHaveTextContent('2')
    expect(total).toHaveAttribute('href', '/admin/faqs')
    expect(screen.getByText('1 published, 1 draft')).toBeVisible()
    expect(screen.getByRole('link', { name: 'New FAQ' })).toHaveAttribute('href', '/admin/faqs/new')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows an error in place of a number that it does not know [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    open()
    expect(await screen.findByText('The database is unwell')).toBeVisible()
    expect(screen.queryByText('Total FAQs')).toBeNull()
  })
})
