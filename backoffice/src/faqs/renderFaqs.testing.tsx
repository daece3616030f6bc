/* For tests: the FAQ screens, some FAQs, and an API that holds them. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListedFaq, StoredFaq } from '@fortnight/supabase/faqs/adminQueries'
import { Route } from '@fortnight/shared-ui/router'
import { renderAdminPage, databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import FaqFormPage from './form/FaqFormPage.tsx'
import FaqListPage from './list/FaqListPage.tsx'

type Faq = Omit<ListedFaq, 'place' | 'total'>

export const cost: Faq = {
  id: 'f1',
  question: 'What does it cost?',
  answer: '<p>From <strong>$2,500</strong>.</p>',
  published: true,
  order_index: 1,
  created_at: '2025-09-01T10:00:00Z',
}
export const time: Faq = {
  id: 'f2',
  question: 'How long does it take?',
  answer: 'Fourteen days.',
  published: false,
  order_index: 2,
  created_at: '2025-09-02T10:00:00Z',
}
export const own: Faq = { ...cost, id: 'f3', question: 'Who owns the code?', answer: 'You do.', order_index: 3 }

export const open = (path: string) =>
  renderAdminPage(
    path,
    <>
      <Route path="/admin/faqs" element={<FaqListPage />} />
      <Route path="/admin/faqs/new" element={<FaqFormPage />} />
      <Route path="/admin/faqs/edit/:id" element={<FaqFormPage />} />
    </>,
  )

export type Request = { method: string; path: string; query: string; body: unknown }
type Answer = { status?: number; body?: unknown }

/** What the database answers for a page of some FAQs that begins at a place in a list of `total`. */
export const listed = (faqs: Faq[], from = 1, total = faqs.length) => ({
  body: faqs.map((faq, index) => ({ ...faq, place: from + index, total })),
})

/** An API whose list is what `list` gives at the time; `write` answers everything that changes something. */
export const working = (list: () => Answer, write: (request: Request) => Answer | Promise<Answer>) =>
  mockApi((request) => (request.path === 'rpc/admin_faqs' ? list() : write(request)))
export const writes = (requests: Request[]) =>
  requests.filter(({ method, path }) => method !== 'GET' && path !== 'rpc/admin_faqs')
export const stored: StoredFaq = {
  id: 'f1',
  question: cost.question,
  answer: cost.answer,
  published: true,
  order_index: 4,
  updated_at: '2025-09-02T10:00:00.123456+00:00',
}
/** An API of one FAQ, in a list whose highest order is 7. A save is told that it worked. */
export const holding = (faq = stored) =>
  mockApi(({ method, path, query }) => {
    if (path === 'rpc/admin_faqs') return listed([{ ...cost, question: 'Just saved?' }])
    if (method !== 'GET') return { body: [faq] }
    return { body: query.includes('limit=1') ? [{ order_index: 7 }] : [faq] }
  })
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A list that stays as it is, in front of an API that refuses every change. */
export const stuck = (faqs = [cost, time]) =>
  working(
    () => listed(faqs),
    () => databaseError,
  )

export const rowOf = async (question: string) =>
  (await screen.findByRole('rowheader', { name: question })).closest('tr') as HTMLElement
export const shownOrder = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
export const button = (row: HTMLElement, name: RegExp) => within(row).getByRole('button', { name })
