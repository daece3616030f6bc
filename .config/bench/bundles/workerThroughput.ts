import type { Stack } from '../../serve/stack.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { type LoadTarget, sendLoad } from '../sendLoad.ts'
import { findChildren, readCpuSeconds } from './cpuSeconds.ts'

const measureSeconds = 10
// On two cores the database, the shell and one worker already use both, so a second worker must only not cost anything.
const minRatio = 0.9

/**
 * Measures how many uncached pages a shell serves with one render worker and with two, how long a page takes when it is
 * requested alone, and the CPU time that each process spends on a page: this machine runs all of them.
 */
export async function measureWorkers(stack: Stack, freePort: number, target: LoadTarget): Promise<Row[]> {
  const figures: Record<string, Record<string, number>> = {}
  for (const workers of [1, 2]) {
    const column = workers === 1 ? '1 worker' : `${workers} workers`
    console.log(`Uncached pages: ${column}`)
    for (const [figure, value] of Object.entries(await measureShell(stack, freePort, target, workers))) {
      figures[figure] = { ...figures[figure], [column]: value }
    }
  }
  const { perSecond, aloneP50, aloneP95, p50, p95, failed, shellMs, workersMs, databaseMs, clientMs } = figures
  const ratio = { '2 workers': perSecond!['2 workers']! / perSecond!['1 worker']! }
  return [
    createRow({ figure: 'uncached pages per second', digits: 1 }, perSecond!),
    createRow({ figure: 'the same, times that of one worker', digits: 2, atLeast: minRatio }, ratio),
    createRow({ figure: 'one at a time, p50, ms', digits: 1 }, aloneP50!),
    createRow({ figure: 'one at a time, p95, ms', digits: 1, atMost: 150 }, aloneP95!),
    createRow({ figure: `p50 with ${target.connections} connections, ms` }, p50!),
    createRow({ figure: `p95 with ${target.connections} connections, ms` }, p95!),
    createRow({ figure: 'neither served nor shed', atMost: 0 }, failed!),
    createRow({ figure: 'CPU of the shell for a page, ms', digits: 1 }, shellMs!),
    createRow({ figure: 'CPU of the workers for a page, ms', digits: 1 }, workersMs!),
    createRow({ figure: 'CPU of the database for a page, ms', digits: 1 }, databaseMs!),
    createRow({ figure: 'CPU of this script for a page, ms', digits: 1 }, clientMs!),
  ]
}

async function measureShell(stack: Stack, port: number, target: LoadTarget, workers: number) {
  const shell = await stack.startFurtherShell(port, { FORTNIGHT_RENDER_WORKERS: String(workers) })
  try {
    const origin = `http://127.0.0.1:${port}`
    const shellId = shell.child.pid!
    const readCpu = () => ({
      shellMs: sumCpuMs([shellId]),
      workersMs: sumCpuMs(findChildren(shellId, 'renderWorker')),
      databaseMs: sumCpuMs(findChildren(process.pid, 'lite')),
      clientMs: sumCpuMs([process.pid]),
    })
    await sendLoad(origin, target, { connections: target.connections, seconds: measureSeconds / 2 })
    const alone = await sendLoad(origin, target, { connections: 1, seconds: measureSeconds })
    const before = readCpu()
    const { served, failed } = await sendLoad(origin, target, {
      connections: target.connections,
      seconds: measureSeconds,
    })
    const after = readCpu()
    const pages = served.perSecond * measureSeconds
    const cpu = Object.entries(after).map(([name, ms]) => [name, (ms - before[name as keyof typeof before]) / pages])
    const aloneFigures = { aloneP50: alone.served.p50, aloneP95: alone.served.p95 }
    return { ...served, ...aloneFigures, failed, ...(Object.fromEntries(cpu) as typeof before) }
  } finally {
    await shell.stop()
  }
}

const sumCpuMs = (pids: number[]) => pids.reduce((sum, pid) => sum + readCpuSeconds(pid) * 1_000, 0)
