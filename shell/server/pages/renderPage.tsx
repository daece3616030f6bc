import { type ComponentType, StrictMode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Writable } from 'node:stream'
import { dehydrate, type QueryClient } from '@fortnight/shared-ui/query'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../../src/App.tsx'
import { areaOf, isAuthPath } from '../../src/areas.ts'
import type { RemoteLocations } from '../../src/startup/bootData.ts'
import { createQueryClient } from '../../src/queryClient.ts'
import { RemoteUnavailable } from '../../src/fallback/RemoteUnavailable.tsx'
import { type Address, isPublic } from './pageUrl.ts'
import { documentOf } from './document.ts'
import { log } from '../http/log.ts'
import { marketingBundle, remoteLocations } from '../remotes/remoteBuilds.ts'
import { settings } from '../settings.ts'

export type Page = {
  status: number
  redirect?: string
  html: string
  /** False when something is missing that may be back in a moment. */
  cacheable: boolean
  /** Only for whoever has the address. */
  isSecret?: boolean
}

/** Renders the page at an address, complete with data, head and styles. */
export async function renderPage({ path, search }: Address): Promise<Page> {
  const location = path + search
  const marketing = marketingBundle()
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  try {
    if (!isPublic(path)) {
      return await compose(location, areaOf(path) || isAuthPath(path) ? 200 : 404, queryClient)
    }
    if (!marketing) return await compose(location, 503, queryClient)
    const {
      status,
      redirect,
      isSecret = false,
    } = await marketing.prefetch(new URL(location, settings.origin), queryClient)
    if (redirect) return { status, redirect, html: '', cacheable: true }
    return { ...(await compose(location, status, queryClient, marketing.App)), isSecret }
  } finally {
    queryClient.clear()
  }
}

async function compose(
  location: string,
  status: number,
  queryClient: QueryClient,
  marketing?: ComponentType,
): Promise<Page> {
  const styles = new ServerStyleSheet()
  const source = {
    component: (name: string) => (name === 'marketing' ? marketing : undefined),
    warm: () => undefined,
    forget: () => Promise.resolve(),
  }
  try {
    const app = (
      <App
        queryClient={queryClient}
        source={source}
        router={(page) => <StaticRouter location={location}>{page}</StaticRouter>}
        hasAnalytics={settings.analytics.key !== ''}
      />
    )
    const markup = await renderFully(styles.collectStyles(app))
    const failed = queryClient
      .getQueryCache()
      .getAll()
      .some((query) => query.state.status === 'error')
    // A page rendered without marketing says so, or the browser would hydrate something else.
    const remotes = marketing ? remoteLocations() : withoutMarketing(status)
    const [path = ''] = location.split('?')
    const area = areaOf(path)
    const asksWho = area?.only !== undefined || isAuthPath(path)
    const unstarted = asksWho ? renderToStaticMarkup(styles.collectStyles(<RemoteUnavailable />)) : undefined
    const html = documentOf({
      markup,
      styles: styles.getStyleTags(),
      area: area && remotes[area.remote],
      unstarted,
      startAtOnce: !marketing,
      boot: {
        supabase: { url: settings.supabase.browserUrl, key: settings.supabase.key },
        remotes,
        queries: dehydrate(queryClient),
        ...(settings.analytics.key && { analytics: settings.analytics }),
      },
    })
    return { status, html, cacheable: status !== 503 && !failed }
  } finally {
    styles.seal()
  }
}

function withoutMarketing(status: number): RemoteLocations {
  if (status !== 503) return remoteLocations()
  const { marketing: _unavailable, ...others } = remoteLocations()
  return others
}

/** Waits for everything, so that the head is complete before the first byte goes out. */
function renderFully(element: React.ReactElement) {
  return new Promise<string>((done, fail) => {
    let html = ''
    const sink = new Writable({
      write(chunk: Buffer, _encoding, next) {
        html += chunk.toString()
        next()
      },
      final(next) {
        done(html)
        next()
      },
    })
    const stream = renderToPipeableStream(<StrictMode>{element}</StrictMode>, {
      // Everything in place: parts sent later would need inline scripts to be moved there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: fail,
      // A panel that failed is shown as its error view (see PageBoundary); the rest of the page is fine.
      onError: (error) => log.error(`render: ${error instanceof Error ? error.message : String(error)}`),
    })
  })
}
