import type { Stack } from '../serve/stack.ts'
import type { contentWriter } from './contentWriter.ts'
import { loadOf, manyRequests, memoryOf, timesOf } from './measure.ts'
import type { BenchPage } from './publicPages.ts'
import { type Row, row } from './resultsTable.ts'

type Rounds = { loadSeconds: number; uncached: number; memory: number }

const crowd = 5_000

/** What the shell's server can do: under load, with nothing in memory, over many requests, and with many posts. */
export async function serverRows(
  stack: Stack,
  pages: BenchPage[],
  rounds: Rounds,
  content: ReturnType<typeof contentWriter>,
): Promise<Row[]> {
  const url = ({ path }: BenchPage) => stack.origin + path
  const uncached = (page: BenchPage) => timesOf(rounds.uncached, () => getPage(url(page)), content.touch)
  const perSecond: Record<string, number> = {}
  const cachedP95: Record<string, number> = {}
  const uncachedP95: Record<string, number> = {}
  for (const page of pages) {
    console.log(`Load: ${page.name}`)
    await getPage(url(page))
    const load = await loadOf(url(page), rounds.loadSeconds)
    perSecond[page.name] = load.perSecond
    cachedP95[page.name] = load.p95
    uncachedP95[page.name] = (await uncached(page)).p95
  }
  return [
    row({ figure: 'requests per second, cached, 50 connections', atLeast: 1_000 }, perSecond),
    row({ figure: 'answer under that load, p95, ms', atMost: 50 }, cachedP95),
    row({ figure: 'answer not cached, p95, ms', atMost: 150 }, uncachedP95),
    ...(await memoryRows(stack, rounds.memory)),
    ...(await crowdRows(pages, uncached, content)),
  ]
}

async function memoryRows(stack: Stack, requests: number) {
  const { pid } = stack.processes.get('shell')!.child
  console.log(`Memory: ${requests} requests`)
  await manyRequests(`${stack.origin}/`, requests / 5)
  const before = memoryOf(pid!)
  await manyRequests(`${stack.origin}/`, requests)
  const after = memoryOf(pid!)
  return [
    row({ figure: 'memory of the server, MB' }, { '/': before }),
    row({ figure: `the same after ${requests} requests, MB`, atMost: Math.round(before * 1.1) }, { '/': after }),
  ]
}

/** The list of posts must not get slower as they get more. */
async function crowdRows(
  pages: BenchPage[],
  uncached: (page: BenchPage) => Promise<{ p50: number }>,
  content: ReturnType<typeof contentWriter>,
) {
  const blog = pages.find(({ path }) => path === '/blog')
  if (!blog) return []
  console.log(`Blog: ${crowd} posts`)
  const few = (await uncached(blog)).p50
  await content.addPosts(crowd)
  const many = (await uncached(blog)).p50
  return [
    row({ figure: 'list of posts not cached, p50, ms', digits: 1 }, { '/blog': few }),
    row({ figure: `the same with ${crowd} more posts, times`, digits: 2, atMost: 1.5 }, { '/blog': many / few }),
  ]
}

async function getPage(url: string) {
  const answer = await fetch(url)
  const html = await answer.text()
  if (answer.status !== 200 || !html.endsWith('</html>')) throw new Error(`${url} answered ${answer.status}`)
}
