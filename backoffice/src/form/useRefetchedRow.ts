import { useState } from 'react'
import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@fortnight/shared-ui/query'

/**
 * The row of a panel. A cached row can be viewed at once. A form waits for `isRefetched`, because it must not start from
 * a version that another admin has replaced.
 */
export function useRefetchedRow<Row, Key extends readonly unknown[]>(
  options: UseSuspenseQueryOptions<Row, Error, Row, Key>,
) {
  const { data, isFetching } = useSuspenseQuery(options)
  const [isRefetched, setIsRefetched] = useState(!isFetching)
  if (!isFetching && !isRefetched) setIsRefetched(true)
  return { row: data, isRefetched }
}
