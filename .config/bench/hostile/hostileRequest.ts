/** A request that is meant to keep the database busy. It is sent as a visitor unless `as` says otherwise. */
export type HostileRequest = {
  name: string
  path: string
  as?: 'client'
  method?: string
  headers?: Record<string, string>
  /** Called for each request, because some bodies are large. */
  createBody?: () => string
}

/** Texts with a comma between them. */
export const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join()

/** A text within `depth` pairs of others. */
export const nest = (depth: number, open: string, inner: string, close: string) =>
  open.repeat(depth) + inner + close.repeat(depth)
