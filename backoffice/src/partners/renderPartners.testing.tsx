/* For tests: the partner pages with a mock API that holds some partners. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '@fortnight/shared-ui/router'
import type { StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { renderAdminPage, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import PartnerFormPage from './PartnerFormPage.tsx'
import PartnerListPage from './PartnerListPage.tsx'

export const partnerId = '00000000-0000-4000-8000-0000000000a1'

export const keelhost: StoredPartner = {
  id: partnerId,
  name: 'Keelhost',
  logo_url: '/images/partners/keelhost.svg',
  description: `${'d'.repeat(120)}END`,
  website: 'https://keelhost.example',
  category: 'Cloud Infrastructure',
  partnership_type: 'Cloud Partner',
  benefits: ['One', 'Two', 'Three', 'Four', 'Five'],
  case_study_title: null,
  case_study_description: null,
  case_study_results: null,
  updated_at: '2025-09-01T10:00:00Z',
}

const routes = (
  <>
    <Route path="/admin/partners" element={<PartnerListPage />} />
    <Route path="/admin/partners/new" element={<PartnerFormPage />} />
    <Route path="/admin/partners/edit/:id" element={<PartnerFormPage />} />
  </>
)
export const renderPartners = (path: string) => renderAdminPage(path, routes)

/** Mocks the API; `writeResponse` is the response to every write. */
export const mockPartnerApi = (
  partners = [keelhost],
  writeResponse: { status?: number; body?: unknown } = { body: keelhost },
) =>
  mockRestApi(({ method, path }) => {
    if (path === 'rpc/admin_partners') return { body: partners.map((row) => ({ ...row, total: partners.length })) }
    return method === 'GET' ? { body: partners } : writeResponse
  })
/** The requests that change partners. */
export const writeRequests = (requests: { method: string; path: string }[]) =>
  requests.filter(({ method, path }) => method !== 'GET' && !path.startsWith('rpc/'))
export const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const typeInto = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

/** The card of a partner in the list. */
export const findCard = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement

/** The first text that the page marks as deleted in a comparison. */
export const firstDeletedText = () => document.querySelector('del')?.textContent
