import type { FlagValues } from '@fortnight/shared-ui/flags/flagDeclarations'
import type { DeclaredAreas } from '../../src/startup/bootData.ts'
import type { PageUrl } from '../pages/pageUrl.ts'
import { renderApp, type RenderedPage, withQueryClient } from '../pages/renderApp.tsx'
import type { AvailableRemotes } from '../remotes/remoteScripts.ts'
import { settings } from '../settings.ts'
import type { ServerBundle } from './evaluateBundle.ts'

/** Renders a page of marketing: loads its data, then the whole document. */
export const renderPublicPage = (
  { App, prefetch }: ServerBundle,
  pageUrl: PageUrl,
  remotes: AvailableRemotes,
  flags: FlagValues,
  declaredAreas: DeclaredAreas,
  reportError: (message: string) => void,
): Promise<RenderedPage> =>
  withQueryClient(flags, async (queryClient) => {
    const url = new URL(pageUrl.path + pageUrl.search, settings.origin)
    const { status, redirect, isSecret = false } = await prefetch(url, queryClient)
    if (redirect) return { status, redirect, html: '', isCacheable: true }
    const page = await renderApp({
      ...{ pageUrl, status, queryClient, flags, remotes, declaredAreas, marketingApp: App },
      reportError,
    })
    return { ...page, isSecret }
  })
