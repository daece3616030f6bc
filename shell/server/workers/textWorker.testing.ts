import { startRenderWorker } from '../renderWorker/startRenderWorker.ts'

// A render worker whose pages are the plain text that the bundle's App returns, so that Node runs it without a build.
startRenderWorker(async ({ App, prefetch }, { pageUrl: { path, search } }) => {
  const { status } = await prefetch(new URL(path + search, 'http://localhost'), undefined as never)
  return { status, html: String((App as () => unknown)()), isCacheable: true }
})
