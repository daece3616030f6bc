import { useState } from 'react'
import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@fortnight/shared-ui/query'

/**
 * One row of a list, beside it. What is in the cache can be shown at once; `isFresh` says that the database has been
 * asked since, which a form waits for, because two people may edit at the same time.
 */
export function useFreshRow<Row, Key extends readonly unknown[]>(
  options: UseSuspenseQueryOptions<Row, Error, Row, Key>,
) {
  const { data, isFetching } = useSuspenseQuery(options)
  const [isFresh, setIsFresh] = useState(!isFetching)
  if (!isFetching && !isFresh) setIsFresh(true)
  return { row: data, isFresh }
}
