import { queryClient } from '../core/fakeRequests.testing.ts'
import { mockApi } from '../core/mockApi.testing.ts'
import { clientError, clientErrors } from './clientErrors.ts'
import { errorDetails, listedError } from './clientErrors.testing.ts'

describe('clientErrors', () => {
  it('searches and filters in the database, and counts all matches [REL-57]', async () => {
    const requests = mockApi(() => ({ body: [{ ...listedError(), total: 40 }] }))
    const page = await queryClient.query(clientErrors({ q: '  not a ', area: 'portal', page: 2 }))
    expect(page).toEqual({ errors: [listedError()], total: 40 })
    expect(requests.at(-1)).toMatchObject({
      path: '/rest/v1/rpc/admin_client_errors',
      body: { searched: 'not a', in_area: 'portal', page: 2, page_size: 25 },
    })
  })

  it('is empty when nothing matches [REL-57]', async () => {
    mockApi(() => ({ body: [] }))
    expect(await queryClient.query(clientErrors({ q: '', area: '', page: 1 }))).toEqual({ errors: [], total: 0 })
  })
})

describe('clientError', () => {
  it('is one cause, or null [REL-58]', async () => {
    mockApi(() => ({ body: [errorDetails()] }))
    expect(await queryClient.query(clientError('c'.repeat(32)))).toEqual(errorDetails())
    mockApi(() => ({ body: [] }))
    expect(await queryClient.query(clientError('d'.repeat(32)))).toBeNull()
  })
})
