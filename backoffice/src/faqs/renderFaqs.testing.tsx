/* Test support: the FAQ pages, sample FAQs and a mocked API. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListedFaq, StoredFaq } from '@fortnight/supabase/faqs/adminQueries'
import { Route } from '@fortnight/shared-ui/router'
import { renderAdminPage, databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import FaqFormPage from './form/FaqFormPage.tsx'
import FaqListPage from './list/FaqListPage.tsx'

export const faqId = '00000000-0000-4000-8000-0000000000f1'

type Faq = Omit<ListedFaq, 'place' | 'total'>

export const costFaq: Faq = {
  id: faqId,
  question: 'What does it cost?',
  answer: '<p>From <strong>$2,500</strong>.</p>',
  published: true,
  order_index: 1,
  created_at: '2025-09-01T10:00:00Z',
}
export const durationFaq: Faq = {
  id: 'f2',
  question: 'How long does it take?',
  answer: 'Fourteen days.',
  published: false,
  order_index: 2,
  created_at: '2025-09-02T10:00:00Z',
}
export const ownershipFaq: Faq = {
  ...costFaq,
  id: 'f3',
  question: 'Who owns the code?',
  answer: 'You do.',
  order_index: 3,
}

export const renderFaqPage = (path: string) =>
  renderAdminPage(
    path,
    <>
      <Route path="/admin/faqs" element={<FaqListPage />} />
      <Route path="/admin/faqs/new" element={<FaqFormPage />} />
      <Route path="/admin/faqs/edit/:id" element={<FaqFormPage />} />
    </>,
  )

type ApiRequest = Parameters<Parameters<typeof mockRestApi>[0]>[0]
type ApiResponse = ReturnType<Parameters<typeof mockRestApi>[0]>

/** The response for a page of the list. Its first FAQ is at place `from` of `total`. */
export const faqListResponse = (faqs: Faq[], from = 1, total = faqs.length) => ({
  body: faqs.map((faq, index) => ({ ...faq, place: from + index, total })),
})

/** Mocks the API: `respondToList` responds to queries of the list, `respondToWrite` to everything else. */
export const mockFaqListApi = (
  respondToList: () => ApiResponse,
  respondToWrite: (request: ApiRequest) => ApiResponse,
) => mockRestApi((request) => (request.path === 'rpc/admin_faqs' ? respondToList() : respondToWrite(request)))

export const writeRequests = (requests: ApiRequest[]) =>
  requests.filter(({ method, path }) => method !== 'GET' && path !== 'rpc/admin_faqs')
export const storedFaq: StoredFaq = {
  id: faqId,
  question: costFaq.question,
  answer: costFaq.answer,
  published: true,
  order_index: 4,
  updated_at: '2025-09-02T10:00:00.123456+00:00',
}

/** Mocks an API of one FAQ in a list whose highest order index is 7. Saves succeed. */
export const mockFaqApi = (faq = storedFaq) =>
  mockRestApi(({ method, path, query }) => {
    if (path === 'rpc/admin_faqs') return faqListResponse([{ ...costFaq, question: 'Just saved?' }])
    if (method !== 'GET') return { body: [faq] }
    return { body: query.includes('limit=1') ? [{ order_index: 7 }] : [faq] }
  })

export const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Mocks an API that lists FAQs and fails on every change. */
export const mockReadOnlyApi = (faqs = [costFaq, durationFaq]) =>
  mockFaqListApi(
    () => faqListResponse(faqs),
    () => databaseError,
  )

export const findRow = async (question: string) =>
  (await screen.findByRole('rowheader', { name: question })).closest('tr') as HTMLElement
export const shownQuestions = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
export const buttonIn = (row: HTMLElement, name: RegExp) => within(row).getByRole('button', { name })
