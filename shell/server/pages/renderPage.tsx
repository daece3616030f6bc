import { type ComponentType, StrictMode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Writable } from 'node:stream'
import { dehydrate, type QueryClient } from '@fortnight/shared-ui/query'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../../src/App.tsx'
import { findArea, isAuthPath } from '../../src/areas.ts'
import { RemoteUnavailable } from '../../src/fallback/RemoteUnavailable.tsx'
import { createQueryClient } from '../../src/queryClient.ts'
import type { RemoteLocations } from '../../src/startup/bootData.ts'
import { log } from '../http/log.ts'
import { marketingBundle, remoteLocations } from '../remotes/remoteBuilds.ts'
import { settings } from '../settings.ts'
import { renderDocument } from './document.ts'
import { isPublicPath, type PageUrl } from './pageUrl.ts'

export type RenderedPage = {
  status: number
  redirect?: string
  html: string
  /** False when something is missing that may be available again soon. */
  isCacheable: boolean
  /** Only for visitors who know its URL. */
  isSecret?: boolean
}

/** Renders the page of a URL, complete with data, head and styles. */
export async function renderPage({ path, search }: PageUrl): Promise<RenderedPage> {
  const location = path + search
  const marketing = marketingBundle()
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  try {
    if (!isPublicPath(path)) {
      return await renderApp(location, findArea(path) || isAuthPath(path) ? 200 : 404, queryClient)
    }
    if (!marketing) return await renderApp(location, 503, queryClient)
    const prefetched = await marketing.prefetch(new URL(location, settings.origin), queryClient)
    const { status, redirect, isSecret = false } = prefetched
    if (redirect) return { status, redirect, html: '', isCacheable: true }
    return { ...(await renderApp(location, status, queryClient, marketing.App)), isSecret }
  } finally {
    queryClient.clear()
  }
}

async function renderApp(
  location: string,
  status: number,
  queryClient: QueryClient,
  marketingApp?: ComponentType,
): Promise<RenderedPage> {
  const styles = new ServerStyleSheet()
  const remoteSource = {
    getComponent: (name: string) => (name === 'marketing' ? marketingApp : undefined),
    preload: () => undefined,
    reset: () => Promise.resolve(),
  }
  try {
    const app = (
      <App
        queryClient={queryClient}
        source={remoteSource}
        renderRouter={(page) => <StaticRouter location={location}>{page}</StaticRouter>}
        hasAnalytics={settings.analytics.key !== ''}
      />
    )
    const markup = await renderToHtml(styles.collectStyles(app))
    const queries = queryClient.getQueryCache().getAll()
    const hasFailedQuery = queries.some((query) => query.state.status === 'error')
    // A page that was rendered without marketing must be hydrated without it, too.
    const remotes = marketingApp ? remoteLocations() : locationsWithoutMarketing(status)
    const [path = ''] = location.split('?')
    const area = findArea(path)
    const loadsSession = area?.access !== undefined || isAuthPath(path)
    const scriptFallback = loadsSession ? renderToStaticMarkup(styles.collectStyles(<RemoteUnavailable />)) : undefined
    const html = renderDocument({
      markup,
      styles: styles.getStyleTags(),
      area: area && remotes[area.remote],
      scriptFallback,
      loadImmediately: !marketingApp,
      bootData: {
        supabase: { url: settings.supabase.browserUrl, key: settings.supabase.key },
        remotes,
        queries: dehydrate(queryClient),
        ...(settings.analytics.key && { analytics: settings.analytics }),
      },
    })
    return { status, html, isCacheable: status !== 503 && !hasFailedQuery }
  } finally {
    styles.seal()
  }
}

function locationsWithoutMarketing(status: number): RemoteLocations {
  if (status !== 503) return remoteLocations()
  const { marketing: _unavailable, ...others } = remoteLocations()
  return others
}

/** Waits for the whole page, because its head must be complete before the first byte is sent. */
function renderToHtml(element: React.ReactElement) {
  return new Promise<string>((resolve, reject) => {
    let html = ''
    const sink = new Writable({
      write(chunk: Buffer, _encoding, next) {
        html += chunk.toString()
        next()
      },
      final(next) {
        resolve(html)
        next()
      },
    })
    const stream = renderToPipeableStream(<StrictMode>{element}</StrictMode>, {
      // Content of Suspense boundaries in place: as separate chunks it would need inline scripts to be moved there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      // A failed panel shows its error view (see PageBoundary); the rest of the page works.
      onError: (error) => log.error(`render: ${error instanceof Error ? error.message : String(error)}`),
    })
  })
}
