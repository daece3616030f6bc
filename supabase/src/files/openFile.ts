import { requestFiles } from './filesRequest.ts'

type Links = { links: Record<string, string> }

/**
 * A link that opens a version for a minute, without a session: to show it, or to download it. Throws a `FilesError` for a
 * version that is infected, not checked yet, or gone.
 */
export async function fileLink(
  version: string,
  { download = false, signal }: { download?: boolean; signal?: AbortSignal } = {},
) {
  const links = await fileLinks([version], signal)
  return `${links[version] ?? ''}${download ? '&download=1' : ''}`
}

/** Links to several versions, at most 50. Those that may not be opened have none. */
export async function fileLinks(versions: string[], signal?: AbortSignal) {
  const call = { method: 'POST', body: { versions }, ...(signal && { signal }) } as const
  return (await requestFiles<Links>('links', call)).links
}
