// The only importer of react-query in the apps. Shared packages are not tree-shaken, so sharing this facade at run time
// saves 2 KB. Add an export when an app needs it.
export {
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
export type { Query, QueryKey, UseQueryOptions, UseSuspenseQueryOptions } from '@tanstack/react-query'
