import { onlineManager, QueryObserver } from '@tanstack/query-core'
import { createQueryClient } from './queryClient.ts'

const key = ['anything']

describe('the general query cache', () => {
  it('is fresh for 5 minutes, kept for 10, and left alone on focus and reconnect [CALL-8]', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({
      staleTime: 5 * 60_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })
  })

  it('asks once more after a failure, and not after a wait that took too long [CALL-8]', async () => {
    for (const [error, times] of [
      [new TypeError('Failed to fetch'), 2],
      [new DOMException('Too slow', 'AbortError'), 1],
    ] as const) {
      const queryFn = jest.fn(() => Promise.reject(error))
      const observer = new QueryObserver(createQueryClient(), { queryKey: key, queryFn, retryDelay: 0 })
      await expect(observer.refetch({ throwOnError: true })).rejects.toBe(error)
      expect(queryFn).toHaveBeenCalledTimes(times)
    }
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

  it('lets whoever reads or saves without a network know, instead of waiting for one in silence', async () => {
    const client = createQueryClient()
    const queryFn = () => Promise.reject(new DOMException('No network', 'AbortError'))
    onlineManager.setOnline(false)
    try {
      const reading = new QueryObserver(client, { queryKey: key, queryFn }).refetch({ throwOnError: true })
      await expect(reading).rejects.toThrow('No network')
      const saving = client.getMutationCache().build(client, { mutationFn: queryFn })
      await expect(saving.execute(undefined)).rejects.toThrow('No network')
    } finally {
      onlineManager.setOnline(true)
    }
  })
})
