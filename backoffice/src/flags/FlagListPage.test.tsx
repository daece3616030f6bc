import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import FlagListPage from './FlagListPage.tsx'

const updated_at = '2026-11-20T10:00:00+00:00'
const declared = {
  ...{ area: 'marketing', name: 'shortForm', kind: 'percentage', default: false },
  ...{ description: 'Asks for the email address only.', owner: 'Growth team', expires: '2999-03-31' },
}
const stored = { area: 'marketing', name: 'shortForm', kind: 'percentage', percentage: 30, updated_at }
const listed = { ...stored, last_reason: 'First trial', changed_by: 'Ada', changed_at: updated_at }
const event = {
  ...{ id: 1, area: 'marketing', name: 'shortForm', kind: 'percentage', from_percentage: null, to_percentage: 30 },
  ...{ reason: 'First trial', created_at: updated_at, user_profiles: { name: 'Ada' } },
}

/** Fakes the API. `respond` may respond to a request differently. */
const mockFlagApi = (
  { flags = [declared] as object[], rows = [listed] as object[], events = [event] as object[] } = {},
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) =>
  mockRestApi((request) => {
    const bodies: Record<string, unknown> = {
      '/releases/flags': flags,
      'rpc/admin_feature_flags': rows,
      feature_flag_events: events,
    }
    return respond(request) ?? { body: bodies[request.path] ?? [] }
  })

const renderFlags = () => renderAdminPage('/admin/flags', <Route path="/admin/flags" element={<FlagListPage />} />)
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openChange = async () => {
  renderFlags()
  await screen.findByRole('row', { name: /shortForm/ })
  await clickButton('Change marketing.shortForm')
}
const percentageField = () => screen.getByLabelText(/^Percentage of visitors/)

describe('the list of flags', () => {
  it('shows value, last change, days until it expires and the log [REL-98, REL-92]', async () => {
    mockFlagApi()
    const { container } = renderFlags()
    const row = await screen.findByRole('row', { name: /shortForm/ })
    expect(row).toHaveTextContent('Asks for the email address only.')
    expect(row).toHaveTextContent('On for 30% of visitors')
    expect(row).toHaveTextContent('First trialAda, Nov 20, 2026')
    expect(row).toHaveTextContent(/Expires in \d+ days/)
    const log = screen.getByRole('region', { name: 'Log' })
    expect(await within(log).findByText(/Default → On for 30% of visitors\. First trial/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('tells flags that are declared and not stored from those that are stored and not declared [REL-98]', async () => {
    mockFlagApi({ rows: [{ ...listed, name: 'oldForm', changed_by: null }] })
    renderFlags()
    const declaredRow = await screen.findByRole('row', { name: /shortForm/ })
    expect(declaredRow).toHaveTextContent('OffDefault in the code')
    expect(within(declaredRow).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    const storedRow = screen.getByRole('row', { name: /oldForm/ })
    expect(storedRow).toHaveTextContent('Stored, not declared')
    expect(storedRow).toHaveTextContent('A deleted account')
    expect(within(storedRow).queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument()
  })

  it('says what flags are while there are none, and when they could not be loaded [REL-98]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockFlagApi({ events: [] }, ({ path }) => (path === '/releases/flags' ? databaseError : undefined))
    renderFlags()
    expect(await screen.findByRole('heading', { name: 'The flags could not be loaded' })).toBeVisible()
    mockFlagApi({ flags: [], rows: [], events: [] })
    await clickButton('Retry')
    expect(await screen.findByRole('heading', { name: 'No flags yet' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Log' })).toBeNull()
  })
})

describe('a change of a flag', () => {
  it('needs a percentage from 0 to 100 and a reason [REL-98]', async () => {
    const requests = mockFlagApi({}, ({ path }) => (path === 'rpc/set_feature_flag' ? { body: stored } : undefined))
    await openChange()
    await userEvent.clear(percentageField())
    await userEvent.type(percentageField(), '101')
    await clickButton('Save change')
    expect(await screen.findByText('Enter a whole number from 0 to 100')).toBeVisible()
    expect(screen.getByText('Reason is required')).toBeVisible()
    await userEvent.clear(percentageField())
    await userEvent.type(percentageField(), '50')
    await userEvent.type(screen.getByLabelText(/^Reason/), 'It went well')
    await clickButton('Save change')
    expect(await findToast('Flag saved')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/set_feature_flag')?.body).toEqual({
      ...{ area: 'marketing', name: 'shortForm', kind: 'percentage', percentage: 50 },
      ...{ reason: 'It went well', base_version: updated_at },
    })
  })

  it('of a boolean flag is on or off [REL-98]', async () => {
    const requests = mockFlagApi({ flags: [{ ...declared, kind: 'boolean' }], rows: [] }, ({ path }) =>
      path === 'rpc/set_feature_flag' ? { body: stored } : undefined,
    )
    await openChange()
    await userEvent.selectOptions(screen.getByLabelText('Value'), 'On')
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Ready')
    await clickButton('Save change')
    await findToast('Flag saved')
    expect(requests.find(({ path }) => path === 'rpc/set_feature_flag')?.body).toEqual({
      ...{ area: 'marketing', name: 'shortForm', kind: 'boolean', percentage: 100, reason: 'Ready' },
    })
  })

  it('that a colleague has overtaken shows both values and saves nothing [REL-93]', async () => {
    mockFlagApi({}, ({ path }) => {
      if (path === 'rpc/set_feature_flag') return { body: null }
      return path === 'feature_flags' ? { body: { ...stored, percentage: 80 } } : undefined
    })
    await openChange()
    await userEvent.clear(percentageField())
    await userEvent.type(percentageField(), '50')
    await userEvent.type(screen.getByLabelText(/^Reason/), 'It went well')
    await clickButton('Save change')
    expect(await screen.findByRole('heading', { name: 'This flag was changed in the meantime' })).toBeVisible()
    await clickButton('Take theirs')
    await waitFor(() => expect(percentageField()).toHaveValue('80'))
  })

  it('can be to remove the stored value, with a reason [REL-98]', async () => {
    const requests = mockFlagApi()
    renderFlags()
    await screen.findByRole('row', { name: /shortForm/ })
    await clickButton('Remove the stored value of marketing.shortForm')
    await clickButton('Remove stored value')
    expect(await screen.findByText('Reason is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Done')
    await clickButton('Remove stored value')
    expect(await findToast('Stored value removed')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/remove_feature_flag')?.body).toEqual({
      ...{ area: 'marketing', name: 'shortForm', reason: 'Done', base_version: updated_at },
    })
  })
})
