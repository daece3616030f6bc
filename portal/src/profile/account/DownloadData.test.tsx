import { screen } from '@testing-library/react'
import { clickButton, mockAccountApi, renderAccount } from './renderAccount.testing.tsx'

const downloads: { name: string; url: string }[] = []

beforeEach(() => {
  localStorage.clear()
  downloads.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, url: this.href })
  })
})
afterEach(() => jest.restoreAllMocks())

describe('the download of own data', () => {
  it('is a zip with the files of all projects, named after the date [ROOM-37]', async () => {
    mockAccountApi({ '/export-link': { body: { link: '/project-files/export?signature=x' } } })
    renderAccount()
    await clickButton('Download my data')
    expect(await screen.findByText('Your download has started.')).toBeVisible()
    expect(downloads).toEqual([
      {
        name: expect.stringMatching(/^fortnight-data-\d{4}-\d\d-\d\d\.zip$/) as string,
        url: `${location.origin}/project-files/export?signature=x`,
      },
    ])
  })

  it('is one JSON file on a server without files', async () => {
    mockAccountApi({ '/export-link': { status: 503, body: { code: 'files_off', message: 'Off' } } })
    const files: Blob[] = []
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    renderAccount()
    await clickButton('Download my data')
    expect(await screen.findByText('Your download has started.')).toBeVisible()
    expect(downloads).toMatchObject([
      { name: expect.stringMatching(/^fortnight-data-\d{4}-\d\d-\d\d\.json$/) as string },
    ])
    expect(files[0]).toMatchObject({ type: 'application/json' })
  })

  it('shows an error when the export fails', async () => {
    const failure = { status: 503, body: { message: 'The database is not responding. Please try again.' } }
    mockAccountApi({ '/export-link': failure })
    renderAccount()
    await clickButton('Download my data')
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is not responding. Please try again.')
    expect(downloads).toEqual([])
  })
})
