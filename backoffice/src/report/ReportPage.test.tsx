import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { captureDownloads, readDownload } from '@fortnight/shared-ui/csv/captureDownloads.testing'
import { Route } from '@fortnight/shared-ui/router'
import { emptyReport, sampleReport } from '@fortnight/supabase/report/report.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import ReportPage from './ReportPage.tsx'

const renderReport = (search = '') =>
  renderAdminPage(`/admin/report${search}`, <Route path="/admin/report" element={<ReportPage />} />)
const mockReport = (report: object = sampleReport) =>
  mockRestApi(({ path }) => ({ body: path === 'rpc/delivery_report' ? report : [] }))
const bodiesOf = (requests: ReturnType<typeof mockReport>) =>
  requests.filter(({ path }) => path === 'rpc/delivery_report').map(({ body }) => body)
const findPart = (name: string) => screen.findByRole('table', { name })
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      ['columnheader', 'rowheader', 'cell'].flatMap((role) =>
        within(row)
          .queryAllByRole(role)
          .map((cell) => cell.textContent.trim()),
      ),
    )

describe('the report', () => {
  it('counts the projects of each stage [FORT-222]', async () => {
    mockReport()
    const { container } = renderReport()
    const rows = rowsOf(await findPart('From brief to sign-off'))
    expect(rows).toEqual([
      ['Stage', 'Projects', 'Share'],
      ['Created', '40', '100%'],
      ['Brief sent', '36', '90%'],
      ['Brief accepted', '33', '83%'],
      ['Started', '31', '78%'],
      ['Cases agreed', '28', '70%'],
      ['Tested', '25', '63%'],
      ['Signed off', '23', '58%'],
    ])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says how long each part took, and nothing of one that no project has reached [FORT-223]', async () => {
    mockReport()
    renderReport()
    const rows = rowsOf(await findPart('How long it takes'))
    expect(rows[0]).toEqual(['Step', 'Projects', 'Median', '9 in 10 within'])
    expect(rows).toContainEqual(['Build Days 3-10', '28', '6.5', '9'])
    expect(rows).toContainEqual(['Launch Days 13-14', '0', '—', '—'])
    expect(rows.at(-1)).toEqual(['Start to sign-off Days 1-14', '23', '11', '14'])
  })

  it('says for whom projects wait [FORT-224]', async () => {
    mockReport()
    renderReport()
    expect(rowsOf(await findPart('Waiting'))).toEqual([
      ['Measure', 'For us', 'For the client'],
      ['Conversations waiting now', '4', '7'],
      ['Projects on hold now', '1', '3'],
      ['Projects on hold in this period', '2', '9'],
      ['Working days on hold in this period', '5', '31'],
    ])
  })

  it('lists what is overdue with links, and how many more there are [FORT-225]', async () => {
    mockReport({ ...sampleReport, overdue: { ...sampleReport.overdue, total: 1204 } })
    renderReport()
    const table = await findPart('Overdue now')
    expect(rowsOf(table)[1]).toEqual([
      ...['Invoice agent', 'Mara Holt', 'Starter Agent - $2,500', 'Build', 'Sep 4, 2025', '2 days late'],
    ])
    const link = within(table).getByRole('link', { name: 'Invoice agent' })
    expect(link).toHaveAttribute('href', `/admin/projects/${sampleReport.overdue.projects[0]!.id}?tab=plan`)
    expect(screen.getByText(/Showing the 1 longest overdue of 1,204\./)).toBeVisible()
  })

  it('shows the figures that visitors see [FORT-228]', async () => {
    mockReport()
    renderReport()
    const part = within(await screen.findByRole('region', { name: 'Our promise' }))
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '11',
      '3 days under 14',
      '92%',
      'of 24 projects',
      '23',
      'of 24 projects',
      '1',
      'of 24 projects',
    ])
  })

  it.each([
    [14, 'exactly 14'],
    [15, '1 day over 14'],
    [16.5, '2.5 days over 14'],
  ])('compares a median of %s days to a fortnight [FORT-228]', async (median_days, text) => {
    mockReport({ ...sampleReport, promise: { ...sampleReport.promise, median_days } })
    renderReport()
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('is about a period and a plan, which the URL keeps [FORT-229]', async () => {
    const requests = mockReport()
    renderReport('?days=90')
    expect(await screen.findByText('Sep 9, 2024 – Sep 8, 2025')).toBeVisible()
    expect(screen.getByText('· All plans')).toBeVisible()
    expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: '30 days' }))
    await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Custom Quote')
    await waitFor(() =>
      expect(bodiesOf(requests)).toEqual([
        { days: 90, of_plan: '' },
        { days: 30, of_plan: '' },
        { days: 30, of_plan: 'custom' },
      ]),
    )
    expect(window.location.search).toBe('?days=30&plan=custom')
    await userEvent.click(screen.getByRole('button', { name: '365 days' }))
    expect(window.location.search).toBe('?plan=custom')
  })

  it('keeps a plan that is no longer offered, and ignores a period that does not exist [FORT-229]', async () => {
    const requests = mockReport()
    renderReport('?days=7&plan=gold-plan-2019')
    await waitFor(() => expect(bodiesOf(requests)).toEqual([{ days: 365, of_plan: 'gold-plan-2019' }]))
    expect(screen.getByLabelText('Plan')).toHaveValue('gold-plan-2019')
  })

  it.each([
    ['From brief to sign-off', 'report-funnel', 'Stage,Projects,Share', 'Brief sent,36,90'],
    ['How long it takes', 'report-durations', 'Step,Projects,Median days,90% within (days)', 'Launch,0,,'],
    ['Waiting', 'report-waiting', 'Measure,For us,For the client', 'Working days on hold in this period,5,31'],
    ['Overdue now', 'report-overdue', 'Project,Client,Plan', 'Build,2025-09-04,2'],
  ])('exports the table %s as CSV [FORT-227]', async (title, fileName, header, row) => {
    const downloads = captureDownloads()
    mockReport()
    renderReport()
    await userEvent.click(await screen.findByRole('button', { name: `Export CSV of ${title}` }))
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(downloads[0]!.name).toMatch(new RegExp(`^${fileName}-\\d{4}-\\d{2}-\\d{2}\\.csv$`))
    const text = await readDownload(downloads[0]!)
    expect(text).toContain(header)
    expect(text).toContain(row)
  })

  it('prints on request [FORT-230]', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {})
    mockReport()
    renderReport()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('says when there is nothing to report [FORT-231]', async () => {
    mockReport(emptyReport)
    const { container } = renderReport()
    expect(await screen.findByRole('heading', { name: 'Nothing to report' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the figures when all that happened is a project with the money back [FORT-228, FORT-231]', async () => {
    mockReport({ ...emptyReport, promise: { projects: 1, refunded: 1, median_days: null, on_time_percent: 0 } })
    renderReport()
    const part = within(await screen.findByRole('region', { name: 'Our promise' }))
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '—not available',
      'No such project has been signed off in this period.',
      '0%',
      'of 1 project',
      '0',
      'of 1 project',
      '1',
      'of 1 project',
    ])
  })

  it('says that nothing is overdue, without a table to export [FORT-225]', async () => {
    mockReport({ ...sampleReport, overdue: emptyReport.overdue })
    renderReport()
    expect(await screen.findByText('Nothing is overdue.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Export CSV of Overdue now' })).toBeNull()
  })

  it('shows an error with Retry when it fails to load [FORT-231] [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(({ path }) => (path === 'rpc/delivery_report' ? databaseError : { body: [] }))
    renderReport()
    expect(await screen.findByRole('heading', { name: 'The report could not be loaded' })).toBeVisible()
    mockReport()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findPart('Waiting')).toBeVisible()
  })
})
