import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import {
  clickButton,
  firstDeletedText,
  keelhost,
  mockPartnerApi,
  partnerId,
  renderPartners,
  typeInto,
  writeRequests,
} from './renderPartners.testing.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const fillForm = async () => {
  await typeInto('Name', 'New')
  await typeInto('Website', 'https://n.example')
  await typeInto('Logo URL', 'https://n.example/a.png')
  await typeInto('Description', 'Text')
}

describe('creating a partner', () => {
  it('requires its fields and valid URLs [ADMIN-PART-5] [ADMIN-PART-8]', async () => {
    const requests = mockPartnerApi()
    const { container } = renderPartners('/admin/partners/new')
    expect(await screen.findByLabelText('Category')).toHaveValue('AI Technology')
    expect(screen.getByLabelText('Partnership type')).toHaveValue('Technology Partner')
    await typeInto('Website', 'javascript:x')
    await clickButton('Create Partner')
    for (const label of ['Name', 'Logo URL', 'Description']) {
      expect(await screen.findByText(`${label} is required`)).toBeVisible()
    }
    expect(screen.getByText('Please enter a web address such as https://example.com')).toBeVisible()
    expect(writeRequests(requests)).toHaveLength(0)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('stores distinct benefits and an empty case study as null, and returns to the list [ADMIN-PART-6] [ADMIN-PART-7] [ADMIN-PART-9]', async () => {
    const requests = mockPartnerApi()
    renderPartners('/admin/partners/new')
    await fillForm()
    await typeInto('Benefits', 'A{Enter}')
    await typeInto('Benefits', 'A{Enter}')
    await typeInto('Benefits', '  {Enter}')
    await typeInto('Benefits', 'B')
    await clickButton('Add benefit')
    await clickButton('Remove benefit: A')
    expect(within(screen.getByRole('list', { name: 'The benefits' })).getAllByRole('listitem')).toHaveLength(1)
    await clickButton('Create Partner')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/partners'))
    expect(writeRequests(requests)).toMatchObject([
      { body: { benefits: ['B'], case_study_title: null, case_study_description: null, case_study_results: null } },
    ])
  })

  it('shows an error above the form and keeps every value when saving fails [ADMIN-PART-10]', async () => {
    mockPartnerApi([], { status: 500, body: { code: 'SUP', message: '' } })
    renderPartners('/admin/partners/new')
    await fillForm()
    await clickButton('Create Partner')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save partner')
    expect(screen.getByLabelText('Name')).toHaveValue('New')
    expect(screen.getByText(/^Failed —/)).toBeVisible()
  })
})

describe('editing a partner', () => {
  it('shows the partner’s name in the document title', async () => {
    mockPartnerApi()
    renderPartners(`/admin/partners/edit/${partnerId}`)
    await waitFor(() => expect(document.title).toBe('Edit Keelhost | Fortnight'))
  })

  it('shows an error when the partner cannot be fetched [ADMIN-PART-10]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderPartners(`/admin/partners/edit/${partnerId}`)
    expect(await screen.findByRole('heading', { name: 'Failed to fetch partner' })).toBeVisible()
  })

  it('detects a conflict and lets the admin keep their own version [ADMIN-PART-9]', async () => {
    const theirs = {
      ...keelhost,
      name: 'Theirs',
      website: 'https://theirs.example',
      updated_at: '2025-09-02T10:00:00Z',
    }
    const requests = mockPartnerApi([keelhost], { body: [] })
    renderPartners(`/admin/partners/edit/${partnerId}`)
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine')
    mockRestApi(({ method }) => {
      requests.push({ method, path: '', query: '', body: undefined })
      return { body: method === 'GET' ? theirs : [] }
    })
    await clickButton('Update Partner')
    expect(await screen.findByRole('heading', { name: 'This partner was changed in the meantime' })).toBeVisible()
    expect(name).toHaveValue('Mine')
    const saved = mockPartnerApi([theirs], { body: [theirs] })
    await clickButton('Keep mine')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/partners'))
    expect(writeRequests(saved)).toMatchObject([
      { method: 'PATCH', body: { name: 'Mine', website: 'https://theirs.example' } },
    ])
  })

  it('compares a restored draft with a version that was saved after it', async () => {
    const draft = { savedAt: Date.now(), basedOn: '2025-08-01T10:00:00Z', values: { name: 'From the draft' } }
    localStorage.setItem(`fortnight-draft:partner-${partnerId}:a1`, JSON.stringify(draft))
    const requests = mockRestApi(({ method, query }) => {
      if (method === 'GET') return { body: keelhost }
      return { body: query.includes('updated_at=eq.2025-09-01') ? [keelhost] : [] }
    })
    const { container } = renderPartners(`/admin/partners/edit/${partnerId}`)
    expect(await screen.findByText(/A newer version has been saved since/)).toBeVisible()
    await clickButton('Restore')
    await clickButton('Update Partner')
    expect(await screen.findByRole('heading', { name: 'This partner was changed in the meantime' })).toBeVisible()
    expect(firstDeletedText()).toBe('Keelhost')
    expect(await axe(container)).toHaveNoViolations()
    await clickButton('Keep mine')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/partners'))
    expect(writeRequests(requests)[1]).toMatchObject({ body: { name: 'From the draft', website: keelhost.website } })
  })

  it('shows whether changes are unsaved, saved locally or failed to save', async () => {
    mockPartnerApi([keelhost], { status: 500, body: { code: 'SUP', message: '' } })
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError')
    })
    renderPartners(`/admin/partners/edit/${partnerId}`)
    const name = await screen.findByLabelText('Name')
    expect(screen.queryByText('Saved')).toBeNull()
    await userEvent.type(name, '!')
    expect(screen.getByText('Unsaved')).toBeVisible()
    storage.mockRestore()
    await userEvent.type(name, '!')
    expect(await screen.findByText('Draft kept on this device')).toBeVisible()
    await clickButton('Update Partner')
    expect(await screen.findByText(/^Failed —/)).toBeVisible()
  })
})
