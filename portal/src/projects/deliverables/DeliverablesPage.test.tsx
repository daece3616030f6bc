import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { changedVersion, deliverable, openRequest } from '@fortnight/supabase/deliverables/deliverable.testing'
import { databaseError } from '../../layout/renderPortal.testing.tsx'
import { click, findForm, mockDeliverables, renderDeliverables } from './renderDeliverables.testing.tsx'

beforeEach(() => localStorage.clear())

describe('the deliverables of a project', () => {
  it('show the open request first, with its files and links, then what was decided before [FORT-92]', async () => {
    const older = {
      ...deliverable,
      id: 'del0',
      name: 'The plan',
      created_at: '2025-09-03T09:00:00Z',
      versions: [changedVersion],
    }
    mockDeliverables({ stored: [older, deliverable] })
    const { container } = renderDeliverables()
    const form = within(await findForm())
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Test report',
      'The plan',
    ])
    expect(form.getByText('With your logo')).toBeVisible()
    expect(form.getByRole('button', { name: /^Report\.txt version 2/ })).toBeVisible()
    const link = form.getByRole('link', { name: /^The demo/ })
    expect(link).toHaveAttribute('href', 'https://demo.example/agent')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(form.getByText('demo.example')).toBeVisible()
    expect(document.title).toBe('Deliverables: Support agent | Fortnight')
    const card = within(screen.getByRole('article', { name: 'Test report' }))
    await userEvent.click(card.getByText('1 other version'))
    expect(card.getByText(/^You asked for changes on/)).toBeVisible()
    expect(card.getByText('The logo is missing')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('name a file that was deleted since [FORT-92]', async () => {
    const items = openRequest.items.map((item) => ({ ...item, file: null }))
    mockDeliverables({ stored: [{ ...deliverable, versions: [{ ...openRequest, items }] }] })
    renderDeliverables()
    expect(within(await findForm()).getByText('version 2, deleted since')).toBeVisible()
  })

  it('explain themselves while there are none [FORT-92]', async () => {
    mockDeliverables({ stored: [] })
    renderDeliverables()
    expect(await screen.findByRole('heading', { name: 'Nothing to approve yet' })).toBeVisible()
  })

  it('show an error with Retry when they fail to load [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockDeliverables({ respond: () => databaseError })
    renderDeliverables()
    expect(await screen.findByRole('heading', { name: 'The deliverables could not be loaded' })).toBeVisible()
    mockDeliverables()
    await click('Retry')
    expect(within(await findForm()).getByRole('link', { name: /^The demo/ })).toBeVisible()
  })
})
