import { onlineManager, QueryObserver } from '@tanstack/query-core'
import { createQueryClient } from './queryClient.ts'

const queryKey = ['anything']

describe('the query client', () => {
  it('keeps data fresh for 5 minutes and cached for 10, and does not refetch on focus or reconnect [CALL-8]', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({
      staleTime: 5 * 60_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })
  })

  it('retries a failed query once, but not a timed-out one [CALL-8]', async () => {
    for (const [error, attempts] of [
      [new TypeError('Failed to fetch'), 2],
      [new DOMException('Timed out', 'AbortError'), 1],
    ] as const) {
      const queryFn = jest.fn(() => Promise.reject(error))
      const observer = new QueryObserver(createQueryClient(), { queryKey, queryFn, retryDelay: 0 })
      await expect(observer.refetch({ throwOnError: true })).rejects.toBe(error)
      expect(queryFn).toHaveBeenCalledTimes(attempts)
    }
  })

  it('refetches on mount only what a mutation has invalidated [CALL-8, CALL-9]', async () => {
    const client = createQueryClient()
    const queryFn = jest.fn(() => Promise.resolve('new'))
    client.setQueryData(queryKey, 'old', { updatedAt: 1 })
    const mount = () => new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)

    mount()()
    expect(queryFn).not.toHaveBeenCalled()
    await client.invalidateQueries({ queryKey, refetchType: 'none' })
    mount()()
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('rejects queries and mutations immediately while offline', async () => {
    const client = createQueryClient()
    const queryFn = () => Promise.reject(new DOMException('No network', 'AbortError'))
    onlineManager.setOnline(false)
    try {
      const query = new QueryObserver(client, { queryKey, queryFn }).refetch({ throwOnError: true })
      await expect(query).rejects.toThrow('No network')
      const mutation = client.getMutationCache().build(client, { mutationFn: queryFn })
      await expect(mutation.execute(undefined)).rejects.toThrow('No network')
    } finally {
      onlineManager.setOnline(true)
    }
  })
})
