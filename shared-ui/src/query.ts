// The only importer of react-query in the apps: shared at run time as this facade it costs 2 KB less, because a shared
// package is never tree-shaken. Add a name here when a screen needs it.
export {
  dehydrate,
  hydrate,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
export type { DehydratedState, UseQueryOptions, UseSuspenseQueryOptions } from '@tanstack/react-query'
