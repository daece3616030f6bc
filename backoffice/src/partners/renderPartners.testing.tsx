/* For tests: the partner screens with a scripted API that holds some partners. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '@fortnight/shared-ui/router'
import type { StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { renderAdminPage, mockApi } from '../layout/renderAdminPage.testing.tsx'
import PartnerFormPage from './PartnerFormPage.tsx'
import PartnerListPage from './PartnerListPage.tsx'

export const keelhost: StoredPartner = {
  id: 'p1',
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

const pages = (
  <>
    <Route path="/admin/partners" element={<PartnerListPage />} />
    <Route path="/admin/partners/new" element={<PartnerFormPage />} />
    <Route path="/admin/partners/edit/:id" element={<PartnerFormPage />} />
  </>
)
export const open = (path: string) => renderAdminPage(path, pages)

/** `write` answers everything that changes something. */
export const working = (partners = [keelhost], write: { status?: number; body?: unknown } = { body: keelhost }) =>
  mockApi(({ method, path }) => {
    if (path === 'rpc/admin_partners') return { body: partners.map((row) => ({ ...row, total: partners.length })) }
    return method === 'GET' ? { body: partners } : write
  })
export const writes = (requests: { method: string; path: string }[]) =>
  requests.filter(({ method, path }) => method !== 'GET' && !path.startsWith('rpc/'))
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
