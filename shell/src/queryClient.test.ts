import { QueryObserver } from '@tanstack/query-core'
import { createQueryClient } from './queryClient.ts'

const key = ['anything']

describe('the general query cache', () => {
  it('is fresh for 5 minutes, kept for 10, retried once, and left alone on focus and reconnect [CALL-8]', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({
      staleTime: 5 * 60_000,
      gcTime: 10 * 60_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })
  })

  it('is not asked again on mount, unless a write has made it outdated [CALL-8, CALL-9]', async () => {
    const client = createQueryClient()
    const queryFn = jest.fn(() => Promise.resolve('new'))
    client.setQueryData(key, 'old', { updatedAt: 1 })
    const mount = () => new QueryObserver(client, { queryKey: key, queryFn }).subscribe(() => undefined)

    mount()()
    expect(queryFn).not.toHaveBeenCalled()
    await client.invalidateQueries({ queryKey: key, refetchType: 'none' })
    mount()()
    expect(queryFn).toHaveBeenCalledTimes(1)
  })
})
