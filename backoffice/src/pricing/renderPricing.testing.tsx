/* For tests: the pricing screen with a scripted API that holds the built-in price list. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '@fortnight/shared-ui/router'
import { builtInAddOns, builtInPlans } from '@fortnight/supabase/pricing/queries'
import { renderAdminPage, mockApi } from '../layout/renderAdminPage.testing.tsx'
import PricingPage from './PricingPage.tsx'

export const open = () => renderAdminPage('/admin/pricing', <Route path="/admin/pricing" element={<PricingPage />} />)
const version = {
  id: 3,
  plans: [builtInPlans[0]],
  add_ons: [],
  published_at: '2025-09-01T10:00:00Z',
  published_by: 'a@b.c',
}

/** An API with the built-in list; `publish` answers its publication. */
export const working = (publish: { status?: number; body?: unknown } = { status: 204 }) =>
  mockApi(({ path, query }) => {
    if (path === 'rpc/publish_pricing') return publish
    if (path === 'pricing_plans') return { body: builtInPlans }
    if (path === 'add_ons') return { body: builtInAddOns }
    return { body: query.includes('limit=1&') || query.endsWith('limit=1') ? [{ id: 3 }] : [version] }
  })
export const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement)
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const dialog = (name: string) => screen.findByRole('dialog', { name })
export const type = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}
export const posts = (requests: { method: string }[]) => requests.filter(({ method }) => method === 'POST')
