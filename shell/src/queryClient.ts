import { QueryClient } from '@fortnight/shared-ui/query'
import { tookTooLong } from '@fortnight/supabase/core/isTimeout'

const minutes = 60_000

// Without a connection, reading and saving fail at once and say so; the default would wait for one in silence.
const networkMode = 'always'

/** The general cache rules of every query; a query module may say otherwise for its own. [CALL-8] */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 10 * minutes,
        // Once more, except after a wait for nothing: another one would keep people without a word for too long.
        retry: (failures, error) => failures < 1 && !tookTooLong(error),
        refetchOnWindowFocus: false,
        // "No refetch on mount", except for what a write has declared outdated: it must not be shown again. [CALL-9]
        refetchOnMount: (query) => query.state.isInvalidated,
        refetchOnReconnect: false,
        networkMode,
      },
      mutations: { networkMode },
    },
  })
