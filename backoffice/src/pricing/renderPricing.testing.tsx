/* For tests: the pricing page with a mock API that holds the built-in price list. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '@fortnight/shared-ui/router'
import { builtInAddOns, builtInPlans } from '@fortnight/supabase/pricing/builtInPriceList'
import { renderAdminPage, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import PricingPage from './PricingPage.tsx'

export const renderPricing = () =>
  renderAdminPage('/admin/pricing', <Route path="/admin/pricing" element={<PricingPage />} />)
const version = {
  id: 3,
  plans: [builtInPlans[0]],
  add_ons: [],
  published_at: '2025-09-01T10:00:00Z',
  published_by: 'a@b.c',
}

/** Mocks the API with the built-in price list; `publishResponse` is the response to its publication. */
export const mockPricingApi = (publishResponse: { status?: number; body?: unknown } = { status: 204 }) =>
  mockRestApi(({ path, query }) => {
    if (path === 'rpc/publish_pricing') return publishResponse
    if (path === 'pricing_plans') return { body: builtInPlans }
    if (path === 'add_ons') return { body: builtInAddOns }
    return { body: query.includes('limit=1&') || query.endsWith('limit=1') ? [{ id: 3 }] : [version] }
  })
/** The card of a plan or an add-on. */
export const findCard = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement
export const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const findDialog = (name: string) => screen.findByRole('dialog', { name })
export const typeInto = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}
export const postRequests = (requests: { method: string }[]) => requests.filter(({ method }) => method === 'POST')

/** Whether a text is shown as removed (`del`) or added (`ins`). */
export const changeMark = (text: HTMLElement) => text.closest('del, ins')?.tagName.toLowerCase()
