/* For tests: the tab with the payments of a project, with a mock API. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import type { Instalment } from '@fortnight/supabase/instalments/instalment'
import { mockProjectPageApi, renderProjectPage } from '../page/renderProjectPage.testing.tsx'

const voided = {
  ...{ id: 2, part: 2, kind: 'void', reason: 'Cheaper than thought', from_amount_cents: null, to_amount_cents: null },
  ...{ due_on: null, paid_on: null, reference: null, created_at: '2025-09-04T10:00:00Z', by: 'team' },
}

/** Opens the tab of a project with these instalments. */
export function openPayments(instalments: Instalment[], respond?: (request: ApiRequest) => ApiResponse | undefined) {
  const requests = mockProjectPageApi({ instalments, 'rpc/instalment_history': [voided] }, respond)
  return { requests, ...renderProjectPage('?tab=payments') }
}

export const findItems = async () =>
  within(await screen.findByRole('list', { name: 'Installments' })).getAllByRole('listitem')

export const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Replaces the text of a field. */
export async function enterText(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}
