import type { QueryClient } from '@tanstack/react-query'

type MutationContext = { client: QueryClient }

/** An `onSuccess` of a mutation: invalidates everything cached under these keys, and waits for the refetch. */
export const invalidates =
  (...queryKeys: (readonly unknown[])[]) =>
  (_result: unknown, _input: unknown, _onMutateResult: unknown, { client }: MutationContext) =>
    Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })))
