import type { FlagValues } from '@fortnight/shared-ui/flags/flagDeclarations'
import { isAuthPath } from '../../src/areas/areas.ts'
import { log } from '../http/log.ts'
import { declaredAreas, findLiveArea } from '../remotes/liveAreas.ts'
import { remoteLocations } from '../remotes/remoteBuilds.ts'
import type { MarketingBuild } from '../workers/marketingBuild.ts'
import { WorkerUnavailableError } from '../workers/workerErrors.ts'
import { isPublicPath, type PageUrl } from './pageUrl.ts'
import { renderApp, type RenderedPage, withQueryClient } from './renderApp.tsx'

/**
 * Renders the page of a URL, complete with data, head and styles: a public page in a render worker of marketing's build,
 * every other page here.
 */
export async function renderPage(
  pageUrl: PageUrl,
  marketing: MarketingBuild | undefined,
  flags: FlagValues,
): Promise<RenderedPage> {
  const { path } = pageUrl
  if (!isPublicPath(path)) return renderOwnPage(pageUrl, findLiveArea(path) || isAuthPath(path) ? 200 : 404, flags)
  try {
    if (marketing) return await marketing.renderPage(pageUrl, remoteLocations(), flags, declaredAreas())
  } catch (error) {
    if (!(error instanceof WorkerUnavailableError)) throw error
  }
  return renderOwnPage(pageUrl, 503, flags)
}

function renderOwnPage(pageUrl: PageUrl, status: number, flags: FlagValues) {
  // A page that was rendered without marketing must be hydrated without it, too.
  const { marketing, ...others } = remoteLocations()
  const remotes = status === 503 || !marketing ? others : { marketing, ...others }
  const reportError = (message: string) => log.error(message)
  return withQueryClient(flags, (queryClient) =>
    renderApp({ pageUrl, status, queryClient, flags, remotes, declaredAreas: declaredAreas(), reportError }),
  )
}
