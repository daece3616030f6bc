import { screen } from '@testing-library/react'
import { clickButton, mockAccountApi, renderAccount } from './renderAccount.testing.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('the download of own data', () => {
  it('saves one JSON file named after the date', async () => {
    mockAccountApi()
    const files: Blob[] = []
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    const downloadNames: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloadNames.push(this.download)
    })
    renderAccount()
    await clickButton('Download my data')
    expect(await screen.findByText('Your data has been downloaded.')).toBeVisible()
    expect(downloadNames).toEqual([expect.stringMatching(/^fortnight-data-\d{4}-\d\d-\d\d\.json$/)])
    expect(files[0]).toMatchObject({ type: 'application/json' })
  })

  it('shows an error when the export fails', async () => {
    const failure = { status: 500, body: { code: 'PT503', message: 'The database is unavailable' } }
    mockAccountApi({ '/export_own_data': failure })
    renderAccount()
    await clickButton('Download my data')
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is unavailable')
  })
})
