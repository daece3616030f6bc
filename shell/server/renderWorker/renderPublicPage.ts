import { type AppInput, renderApp, type RenderedPage, withQueryClient } from '../pages/renderApp.tsx'
import { settings } from '../settings.ts'
import type { ServerBundle } from './evaluateBundle.ts'

type Input = Omit<AppInput, 'status' | 'queryClient' | 'marketingApp'>

/** Renders a page of marketing: loads its data, then the whole document. */
export const renderPublicPage = ({ App, prefetch }: ServerBundle, input: Input): Promise<RenderedPage> =>
  withQueryClient(input.flags, async (queryClient) => {
    const { pageUrl } = input
    const url = new URL(pageUrl.path + pageUrl.search, settings.origin)
    const { status, redirect, isSecret = false } = await prefetch(url, queryClient)
    if (redirect) return { status, redirect, html: '', isCacheable: true }
    const page = await renderApp({ ...input, status, queryClient, marketingApp: App })
    return { ...page, isSecret }
  })
