import { QueryClient } from '@fortnight/shared-ui/query'
import { isTimeout } from '@fortnight/supabase/core/isTimeout'

const minuteMs = 60_000

// Offline, queries and mutations fail immediately with an error; the default pauses them silently.
const networkMode = 'always'

/** Creates the query client with the default cache rules, which query modules may override. [CALL-8] */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: 10 * minuteMs,
        // One retry, except after a timeout: a second one would keep the user waiting too long.
        retry: (failureCount, error) => failureCount < 1 && !isTimeout(error),
        refetchOnWindowFocus: false,
        // No refetch on mount, except for data that a mutation has invalidated. [CALL-9]
        refetchOnMount: (query) => query.state.isInvalidated,
        refetchOnReconnect: false,
        networkMode,
      },
      mutations: { networkMode },
    },
  })
