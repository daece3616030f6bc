import type { Request, RequestHandler } from 'express'
import { isUuid } from '@fortnight/supabase/core/isUuid'
import { upstreamTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'
import { sendFileError, sendUnavailable, signInAgain } from './fileErrors.ts'
import { findRefusal } from './scanRefusal.ts'
import { signLink } from './signedLinks.ts'

const maxLinks = 50

type Version = { id: string; scan_state: string; project_files: { name: string } }

/**
 * Creates links to versions of files. The caller's own rights decide which ones there are; a version that is infected or
 * not checked yet gets none.
 */
export const createFileLinks: RequestHandler = async (request, response) => {
  const ids = (request.body as { versions?: unknown } | undefined)?.versions
  if (!isListOfIds(ids)) return sendFileError(response, 400, `Name 1 to ${maxLinks} versions.`)
  const versions = await fetchVersions(request, ids).catch((error: unknown) => error as Error)
  if (versions === 'signed-out') return sendFileError(response, 401, signInAgain)
  if (versions instanceof Error) return sendUnavailable(response, 'database', versions)
  const links = versions
    .filter(({ scan_state }) => !findRefusal(scan_state))
    .map(({ id, ...version }) => [id, linkTo(id, version)])
  if (links.length > 0)
    return void response.set('Cache-Control', 'no-store').json({ links: Object.fromEntries(links) as object })
  const refusal = versions[0] && findRefusal(versions[0].scan_state)
  sendFileError(response, refusal ? 409 : 404, refusal ?? 'This file no longer exists.')
}

/** The path of a version without the name of its file, which is only there to be read. */
export const openingPath = (version: string) => `/project-files/open/${version}`

function linkTo(id: string, { project_files: { name } }: Omit<Version, 'id'>) {
  const signed = signLink(openingPath(id))
  return signed.replace('?', `/${encodeURIComponent(name)}?`)
}

const isListOfIds = (ids: unknown): ids is string[] =>
  Array.isArray(ids) &&
  ids.length > 0 &&
  ids.length <= maxLinks &&
  ids.every((id) => typeof id === 'string' && isUuid(id))

async function fetchVersions(request: Request, ids: string[]) {
  const query = new URLSearchParams({ select: 'id,scan_state,project_files(name)', id: `in.(${ids.join()})` })
  const response = await fetch(`${settings.supabase.url}/rest/v1/project_file_versions?${query.toString()}`, {
    headers: { apikey: request.get('apikey') ?? '', Authorization: request.get('authorization') ?? '' },
    signal: AbortSignal.timeout(upstreamTimeoutMs),
  })
  if (response.status === 401 || response.status === 403) return 'signed-out'
  if (!response.ok) throw new Error(`status ${response.status}`)
  return (await response.json()) as Version[]
}
