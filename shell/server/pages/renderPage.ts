import type { FlagValues } from '@fortnight/shared-ui/flags/flagDeclarations'
import { findArea, isAuthPath } from '../../src/areas/areas.ts'
import { log } from '../http/log.ts'
import { declaredAreas } from '../remotes/liveAreas.ts'
import type { ServedBuilds } from '../remotes/servedBuilds.ts'
import { WorkerUnavailableError } from '../workers/workerErrors.ts'
import { isPublicPath, type PageUrl } from './pageUrl.ts'
import { renderApp, type RenderedPage, withQueryClient } from './renderApp.tsx'

/**
 * Renders the page of a URL, complete with data, head and styles: a public page in a render worker of marketing's build,
 * every other page here.
 */
export async function renderPage(pageUrl: PageUrl, builds: ServedBuilds, flags: FlagValues): Promise<RenderedPage> {
  const { path } = pageUrl
  const { areas, marketing, remotes, trial } = builds
  if (!isPublicPath(areas, path)) {
    return renderOwnPage(pageUrl, findArea(areas, path) || isAuthPath(path) ? 200 : 404, builds, flags)
  }
  try {
    if (marketing) return await marketing.renderPage(pageUrl, remotes, flags, declaredAreas(areas), trial)
  } catch (error) {
    if (!(error instanceof WorkerUnavailableError)) throw error
  }
  return renderOwnPage(pageUrl, 503, builds, flags)
}

function renderOwnPage(
  pageUrl: PageUrl,
  status: number,
  { areas, remotes: all, trial }: ServedBuilds,
  flags: FlagValues,
) {
  // A page that was rendered without marketing must be hydrated without it, too.
  const { marketing, ...others } = all
  const remotes = status === 503 || !marketing ? others : { marketing, ...others }
  const reportError = (message: string) => log.error(message)
  return withQueryClient(flags, (queryClient) =>
    renderApp({
      ...{ pageUrl, status, queryClient, flags, remotes, trial, reportError },
      declaredAreas: declaredAreas(areas),
    }),
  )
}
