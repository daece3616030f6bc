import type { QueryClient } from '@tanstack/react-query'

type Change = { client: QueryClient }

/** What happens after a change that was stored: everything that is cached under these keys is read anew. */
export const readAnew =
  (...keys: (readonly unknown[])[]) =>
  (_result: unknown, _input: unknown, _context: unknown, { client }: Change) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
