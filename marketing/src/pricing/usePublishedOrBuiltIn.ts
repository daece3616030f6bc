import { useState } from 'react'
import { useQuery, type UseQueryOptions } from '@fortnight/shared-ui/query'
import { useIsHydrating } from '@fortnight/shared-ui/browser/useIsHydrating'

/** What the admins have published, or what is built in when that cannot be read; undefined while it is on its way. */
export function usePublished<Data, Key extends readonly unknown[]>(
  published: UseQueryOptions<Data, Error, Data, Key>,
  builtIn: Data,
): Data | undefined {
  const { data, isPending } = useQuery(published)
  // The server has waited for the answer; what it showed without one is what hydration must show as well.
  const [isFromServer] = useState(useIsHydrating())
  return data ?? (isPending && !isFromServer ? undefined : builtIn)
}
