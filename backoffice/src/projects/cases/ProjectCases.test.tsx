import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { agreedList, openList, sampleRun } from '@fortnight/supabase/acceptance/acceptance.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { mockProjectPageApi, renderProjectPage, sentTo } from '../page/renderProjectPage.testing.tsx'
import { project } from '../renderProjects.testing.tsx'

const teamList = { ...agreedList, side: 'team' }
const mockCases = (list: object) =>
  mockProjectPageApi({ 'rpc/acceptance_list': list, 'rpc/acceptance_case_runs': [sampleRun] })

beforeEach(() => localStorage.clear())

describe('the cases on the page of a project', () => {
  it('are shown with their results to the team [FORT-75]', async () => {
    mockCases(teamList)
    const { container } = renderProjectPage('?tab=cases')
    expect(await screen.findByRole('heading', { name: '1 of 2 cases passed with version 0.2' })).toBeVisible()
    expect(screen.getByText(/they’ll accept or decline them/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'New patient' }))
    expect(await within(await screen.findByRole('dialog')).findByText('It offers Thursday.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('explain themselves while there are none [FORT-75]', async () => {
    mockCases({ ...openList, side: 'team', cases: [] })
    renderProjectPage('?tab=cases')
    expect(await screen.findByRole('heading', { name: 'No cases yet' })).toBeVisible()
  })

  it('show an error with Retry when they fail to load [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockProjectPageApi({}, ({ path }) => (path === 'rpc/acceptance_list' ? databaseError : undefined))
    renderProjectPage('?tab=cases')
    expect(await screen.findByRole('heading', { name: 'The cases could not be loaded' })).toBeVisible()
    mockCases(teamList)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: '2 cases' })).toBeVisible()
  })

  it('are tested from the version on that the team puts up [FORT-69]', async () => {
    const requests = mockCases(teamList)
    renderProjectPage('?tab=cases')
    await userEvent.click(await screen.findByRole('button', { name: 'New version' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New version of the agent' }))
    await userEvent.type(dialog.getByLabelText('Name'), '0.3')
    await userEvent.type(dialog.getByLabelText('What is new'), 'Knows Thursdays')
    await userEvent.click(dialog.getByRole('button', { name: 'Add version' }))
    await waitFor(() =>
      expect(sentTo(requests, 'POST', 'rpc/add_agent_version')).toEqual([
        { project: project.id, name: '0.3', note: 'Knows Thursdays' },
      ]),
    )
  })
})

describe('the days on the page of a project', () => {
  it('show at their test how many cases pass [FORT-74]', async () => {
    mockProjectPageApi({ 'rpc/acceptance_summaries': [{ project_id: project.id, ...agreedList.summary }] })
    renderProjectPage()
    const strip = await screen.findByRole('list', { name: 'The fourteen days' })
    expect(await within(strip).findByText('1 of 2 cases passed (50%)')).toBeInTheDocument()
    expect(within(strip).getAllByRole('listitem')[2]).toHaveTextContent(/Test ?1 of 2 cases passed \(50%\)/)
  })
})
