import { readMemoryMb } from '../serve/processMemory.ts'
import type { Stack } from '../serve/stack.ts'
import type { ContentWriter } from './contentWriter.ts'
import { measureDurations, measureLoad, sendRequests } from './measure.ts'
import type { PublicPage } from './publicPages.ts'
import { createRow, type Row } from './resultsTable.ts'

type Samples = { loadSeconds: number; uncachedRequests: number; memoryRequests: number }

const manyPosts = 5_000

/** Measures the shell's server: under load, without cached pages, its memory over many requests, and with many posts. */
export async function measureServer(
  stack: Stack,
  pages: PublicPage[],
  samples: Samples,
  content: ContentWriter,
): Promise<Row[]> {
  const urlOf = ({ path }: PublicPage) => stack.origin + path
  const measureUncached = (page: PublicPage) =>
    measureDurations(samples.uncachedRequests, () => fetchPage(urlOf(page)), content.invalidatePages)
  const perSecond: Record<string, number> = {}
  const cachedP95: Record<string, number> = {}
  const uncachedP95: Record<string, number> = {}
  for (const page of pages) {
    console.log(`Load: ${page.name}`)
    await fetchPage(urlOf(page))
    const load = await measureLoad(urlOf(page), samples.loadSeconds)
    perSecond[page.name] = load.perSecond
    cachedP95[page.name] = load.p95
    uncachedP95[page.name] = (await measureUncached(page)).p95
  }
  return [
    createRow({ figure: 'requests per second, cached, 50 connections', atLeast: 1_000 }, perSecond),
    createRow({ figure: 'response under that load, p95, ms', atMost: 50 }, cachedP95),
    createRow({ figure: 'response without a cached page, p95, ms', atMost: 150 }, uncachedP95),
    ...(await measureMemory(stack, samples.memoryRequests)),
    ...(await measureManyPosts(pages, measureUncached, content)),
  ]
}

async function measureMemory(stack: Stack, requests: number) {
  const { pid } = stack.processes.get('shell')!.child
  console.log(`Memory: ${requests} requests`)
  await sendRequests(`${stack.origin}/`, requests / 5)
  const before = readMemoryMb(pid!)
  await sendRequests(`${stack.origin}/`, requests)
  const after = readMemoryMb(pid!)
  return [
    createRow({ figure: 'memory of the server, MB' }, { '/': before }),
    createRow({ figure: `the same after ${requests} requests, MB`, atMost: Math.round(before * 1.1) }, { '/': after }),
  ]
}

/** The blog's list must not slow down as posts are added. */
async function measureManyPosts(
  pages: PublicPage[],
  measureUncached: (page: PublicPage) => Promise<{ p50: number }>,
  content: ContentWriter,
) {
  const blog = pages.find(({ path }) => path === '/blog')
  if (!blog) return []
  console.log(`Blog: ${manyPosts} posts`)
  const before = (await measureUncached(blog)).p50
  await content.addPosts(manyPosts)
  const after = (await measureUncached(blog)).p50
  const ratio = after / before
  return [
    createRow({ figure: 'uncached list of posts, p50, ms', digits: 1 }, { '/blog': before }),
    createRow({ figure: `the same with ${manyPosts} more posts, times`, digits: 2, atMost: 1.5 }, { '/blog': ratio }),
  ]
}

async function fetchPage(url: string) {
  const response = await fetch(url)
  const html = await response.text()
  if (response.status !== 200 || !html.endsWith('</html>')) throw new Error(`${url} responded with ${response.status}`)
}
