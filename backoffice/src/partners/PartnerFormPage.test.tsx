import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import { keelhost, open, press, type, working, writes } from './renderPartners.testing.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const fill = async () => {
  await type('Name', 'New')
  await type('Website', 'https://n.example')
  await type('Logo URL', 'https://n.example/a.png')
  await type('Description', 'Text')
}

describe('creating a partner', () => {
  it('needs its fields and proper addresses [ADMIN-PART-5] [ADMIN-PART-8]', async () => {
    const requests = working()
    const { container } = open('/admin/partners/new')
    expect(await screen.findByLabelText('Category')).toHaveValue('AI Technology')
    expect(screen.getByLabelText('Partnership type')).toHaveValue('Technology Partner')
    await type('Website', 'javascript:x')
    await press('Create Partner')
    for (const label of ['Name', 'Logo URL', 'Description']) {
      expect(await screen.findByText(`${label} is required`)).toBeVisible()
    }
    expect(screen.getByText('Please enter a web address such as https://example.com')).toBeVisible()
    expect(writes(requests)).toHaveLength(0)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('stores distinct benefits and an absent case study as null, and goes back to the list [ADMIN-PART-6] [ADMIN-PART-7] [ADMIN-PART-9]', async () => {
    const requests = working()
    open('/admin/partners/new')
    await fill()
    await type('Benefits *', 'A{Enter}')
    await type('Benefits *', 'A{Enter}')
    await type('Benefits *', '  {Enter}')
    await type('Benefits *', 'B')
    await press('Add benefit')
    await press('Remove benefit: A')
    expect(within(screen.getByRole('list', { name: 'The benefits' })).getAllByRole('listitem')).toHaveLength(1)
    await press('Create Partner')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/partners'))
    expect(writes(requests)).toMatchObject([
      { body: { benefits: ['B'], case_study_title: null, case_study_description: null, case_study_results: null } },
    ])
  })

  it('says that it failed, above the form, and keeps every value [ADMIN-PART-10]', async () => {
    working([], { status: 500, body: { code: 'SUP', message: '' } })
    open('/admin/partners/new')
    await fill()
    await press('Create Partner')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save partner')
    expect(screen.getByLabelText('Name')).toHaveValue('New')
    expect(screen.getByText(/^Failed —/)).toBeVisible()
  })
})

describe('editing a partner', () => {
  it('names the partner in the tab of the browser', async () => {
    working()
    open('/admin/partners/edit/p1')
    await waitFor(() => expect(document.title).toBe('Edit Keelhost | Fortnight'))
  })

  it('says that it could not be fetched [ADMIN-PART-10]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    open('/admin/partners/edit/p1')
    expect(await screen.findByRole('heading', { name: 'Failed to fetch partner' })).toBeVisible()
  })

  it('changes only what is still as it was read, and lets a person choose otherwise [ADMIN-PART-9]', async () => {
    const theirs = {
      ...keelhost,
      name: 'Theirs',
      website: 'https://theirs.example',
      updated_at: '2025-09-02T10:00:00Z',
    }
    const requests = working([keelhost], { body: [] })
    open('/admin/partners/edit/p1')
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine')
    mockApi(({ method }) => {
      requests.push({ method, path: '', query: '', body: undefined })
      return { body: method === 'GET' ? theirs : [] }
    })
    await press('Update Partner')
    expect(await screen.findByRole('heading', { name: 'This partner was changed in the meantime' })).toBeVisible()
    expect(name).toHaveValue('Mine')
    const saved = working([theirs], { body: [theirs] })
    await press('Keep mine')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/partners'))
    expect(writes(saved)).toMatchObject([
      { method: 'PATCH', body: { name: 'Mine', website: 'https://theirs.example' } },
    ])
  })

  it('compares what an earlier visit left with what was saved since, before it replaces it', async () => {
    const draft = { savedAt: Date.now(), basedOn: '2025-08-01T10:00:00Z', values: { name: 'Left behind' } }
    localStorage.setItem('fortnight-draft:partner-p1:a1', JSON.stringify(draft))
    const requests = mockApi(({ method, query }) => {
      if (method === 'GET') return { body: keelhost }
      return { body: query.includes('updated_at=eq.2025-09-01') ? [keelhost] : [] }
    })
    const { container } = open('/admin/partners/edit/p1')
    expect(await screen.findByText(/A newer version has been saved since/)).toBeVisible()
    await press('Restore')
    await press('Update Partner')
    expect(await screen.findByRole('heading', { name: 'This partner was changed in the meantime' })).toBeVisible()
    expect(container.querySelector('del')).toHaveTextContent('Keelhost')
    expect(await axe(container)).toHaveNoViolations()
    await press('Keep mine')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/partners'))
    expect(writes(requests)[1]).toMatchObject({ body: { name: 'Left behind', website: keelhost.website } })
  })

  it('says how safe the text is: only here, kept on this device, or not stored', async () => {
    working([keelhost], { status: 500, body: { code: 'SUP', message: '' } })
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError')
    })
    open('/admin/partners/edit/p1')
    const name = await screen.findByLabelText('Name')
    expect(screen.getByText('Saved')).toBeVisible()
    await userEvent.type(name, '!')
    expect(screen.getByText('Unsaved')).toBeVisible()
    storage.mockRestore()
    await userEvent.type(name, '!')
    expect(await screen.findByText('Saved locally')).toBeVisible()
    await press('Update Partner')
    expect(await screen.findByText(/^Failed —/)).toBeVisible()
  })
})
