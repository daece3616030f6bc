import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import HolidayListPage from './HolidayListPage.tsx'

const holiday = { day: '2025-12-25', name: 'Christmas Day' }
const renderHolidays = () =>
  renderAdminPage('/admin/holidays', <Route path="/admin/holidays" element={<HolidayListPage />} />)
const mockHolidayApi = (rows: object[] = [holiday], writeResponse: { status?: number; body?: unknown } = {}) =>
  mockRestApi(({ method, path }) => {
    if (path !== 'holidays') return { body: [] }
    return method === 'GET' ? { body: rows } : { body: null, ...writeResponse }
  })
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const writes = (requests: ReturnType<typeof mockHolidayApi>) =>
  requests.filter(({ path, method }) => path === 'holidays' && method !== 'GET')

describe('the list of holidays', () => {
  it('shows days and names [FORT-12]', async () => {
    mockHolidayApi()
    const { container } = renderHolidays()
    expect(await screen.findByRole('row', { name: /Thursday, December 25, 2025 Christmas Day Past/ })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says what holidays are while there are none, and when they could not be loaded [FORT-12] [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(({ path }) => (path === 'holidays' ? databaseError : { body: [] }))
    const { container } = renderHolidays()
    expect(await screen.findByRole('heading', { name: 'The holidays could not be loaded' })).toBeVisible()
    mockHolidayApi([])
    await clickButton('Retry')
    expect(await screen.findByRole('heading', { name: 'Every weekday is a working day' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('deletes a holiday and restores it on Undo [FORT-12]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = mockHolidayApi()
    renderHolidays()
    await screen.findByRole('row', { name: /Christmas Day/ })
    await clickButton('Delete Christmas Day')
    expect(await findToast('Holiday deleted')).toBeVisible()
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(writes(requests)[1]).toMatchObject({ method: 'POST', body: holiday }))
  })
})

describe('a new holiday', () => {
  it('has a day and a name [FORT-12]', async () => {
    const requests = mockHolidayApi([])
    renderHolidays()
    await screen.findByRole('heading', { name: 'Every weekday is a working day' })
    await clickButton('New holiday')
    await clickButton('Create holiday')
    expect(await screen.findByText('Day is required')).toBeVisible()
    expect(screen.getByText('Name is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Day'), holiday.day)
    await userEvent.type(screen.getByLabelText('Name'), holiday.name)
    await clickButton('Create holiday')
    expect(await findToast('Holiday saved')).toBeVisible()
    expect(writes(requests)).toMatchObject([{ method: 'POST', body: holiday }])
  })

  it('is refused on a day that is one already, and nothing typed is lost [FORT-12]', async () => {
    const message = 'duplicate key value violates unique constraint "holidays_pkey"'
    mockHolidayApi([], { status: 409, body: { code: '23505', message } })
    renderHolidays()
    await screen.findByRole('heading', { name: 'Every weekday is a working day' })
    await clickButton('New holiday')
    await userEvent.type(screen.getByLabelText('Day'), holiday.day)
    await userEvent.type(screen.getByLabelText('Name'), holiday.name)
    await clickButton('Create holiday')
    expect(await screen.findByText('This day is a holiday already. Please choose another one.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue(holiday.name)
  })
})
