import { QueryClient } from '@fortnight/shared-ui/query'

const minutes = 60_000

/** The general cache rules of every query; a query module may say otherwise for its own. [CALL-8] */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 10 * minutes,
        retry: 1,
        refetchOnWindowFocus: false,
        // "No refetch on mount", except for what a write has declared outdated: it must not be shown again. [CALL-9]
        refetchOnMount: (query) => query.state.isInvalidated,
        refetchOnReconnect: false,
      },
      // Without a connection a save fails at once and says so; the default would wait for one in silence.
      mutations: { networkMode: 'always' },
    },
  })
