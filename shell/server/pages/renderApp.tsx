import { type ComponentType, StrictMode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Writable } from 'node:stream'
import type { FlagValues } from '@fortnight/shared-ui/flags/flagDeclarations'
import { provideFlags } from '@fortnight/shared-ui/flags/provideFlags'
import type { Query, QueryClient } from '@fortnight/shared-ui/query'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../../src/App.tsx'
import { completeAreas, findArea, needsSession } from '../../src/areas/areas.ts'
import { RemoteUnavailable } from '../../src/fallback/RemoteUnavailable.tsx'
import { createQueryClient } from '../../src/queryClient.ts'
import type { DeclaredAreas, LoadedQuery, Trial } from '../../src/startup/bootData.ts'
import { type AvailableRemotes, locationsOf } from '../remotes/remoteScripts.ts'
import { settings } from '../settings.ts'
import { renderDocument } from './document.ts'
import { keepUsedStyles } from './keepUsedStyles.ts'
import type { PageUrl } from './pageUrl.ts'

export type RenderedPage = {
  status: number
  redirect?: string
  html: string
  /** False when something is missing that may be available again soon. */
  isCacheable: boolean
  /** Only for visitors who know its URL. */
  isSecret?: boolean
}

export type AppInput = {
  pageUrl: PageUrl
  status: number
  queryClient: QueryClient
  flags: FlagValues
  /** Where browsers load the areas from. */
  remotes: AvailableRemotes
  /** The tables of paths and links, which the browser gets, too. */
  declaredAreas: DeclaredAreas
  /** The build that an admin tries. */
  trial?: Trial | undefined
  /** Absent on pages of other areas, and while marketing is unavailable. */
  marketingApp?: ComponentType
  /** Called for a part of the page that failed; it shows its error view. */
  reportError: (message: string) => void
}

/** Runs `render` with a query client of its own, which knows the flags of the page and is cleared afterwards. */
export async function withQueryClient<Result>(
  flags: FlagValues,
  render: (queryClient: QueryClient) => Promise<Result>,
): Promise<Result> {
  const queryClient = createQueryClient()
  provideFlags(queryClient, flags)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  try {
    return await render(queryClient)
  } finally {
    queryClient.clear()
  }
}

/** Renders the shell's App with the data in `queryClient` to a complete document. */
export async function renderApp(input: AppInput): Promise<RenderedPage> {
  const { pageUrl, status, queryClient, flags, remotes, declaredAreas, trial, marketingApp, reportError } = input
  const areas = completeAreas(declaredAreas)
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
        areas={areas}
        source={remoteSource}
        renderRouter={(page) => <StaticRouter location={pageUrl.path + pageUrl.search}>{page}</StaticRouter>}
        hasAnalytics={settings.analytics.key !== ''}
        trial={trial}
      />
    )
    const markup = await renderToHtml(styles.collectStyles(app), reportError)
    const queries = queryClient.getQueryCache().getAll()
    const hasFailedQuery = queries.some((query) => query.state.status === 'error')
    const area = findArea(areas, pageUrl.path)
    const loadsSession = needsSession(areas, pageUrl.path)
    const scriptFallback = loadsSession ? renderToStaticMarkup(styles.collectStyles(<RemoteUnavailable />)) : undefined
    const html = renderDocument({
      markup,
      styles: keepUsedStyles(styles.getStyleTags(), markup + (scriptFallback ?? '')),
      area: area && remotes[area.remote],
      scriptFallback,
      isIncomplete: hasFailedQuery,
      bootData: {
        supabase: { url: settings.supabase.browserUrl, key: settings.supabase.key },
        remotes: locationsOf(remotes),
        ...(Object.keys(declaredAreas).length && { areas: declaredAreas }),
        queries: queries.flatMap(toLoadedQuery),
        ...(Object.keys(flags).length && { flags }),
        ...(trial && { trial }),
        ...(settings.analytics.key && { analytics: settings.analytics }),
      },
    })
    return { status, html, isCacheable: status !== 503 && !hasFailedQuery }
  } finally {
    styles.seal()
  }
}

/** Only what the browser needs of it: the rest of its state would be 90 bytes of every page, compressed. */
const toLoadedQuery = ({ queryKey: key, state: { status, data, dataUpdatedAt: updatedAt } }: Query): LoadedQuery[] =>
  status === 'success' ? [{ key, data, updatedAt }] : []

/** Waits for the whole page, because its head must be complete before the first byte is sent. */
function renderToHtml(element: React.ReactElement, reportError: (message: string) => void) {
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
      onError: (error) => reportError(`render: ${error instanceof Error ? error.message : String(error)}`),
    })
  })
}
