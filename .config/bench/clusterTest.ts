import { setTimeout as wait } from 'node:timers/promises'
import type { Stack } from '../serve/stack.ts'
import { startBalancer } from '../test/balancer.ts'
import { type Cluster, startCluster } from '../test/cluster.ts'
import { sendRequests } from './measure.ts'
import { createRow, type Row } from './resultsTable.ts'
import { type LoadResult, type LoadTarget, sendLoad } from './sendLoad.ts'

type Options = { nginx: string; firstFreePort: number; targets: LoadTarget[] }

const measureSeconds = 8
const steadyRate = 200
const steadyConnections = 40
const killSeconds = 8
const rollingSeconds = 25

/**
 * Measures one, two and three shells behind nginx, then kills one of three and restarts all of them under 200 requests per second.
 * This machine also sends the requests, so the figures show what a shell costs more than what a cluster can do.
 */
export async function clusterTest(stack: Stack, { nginx, firstFreePort, targets }: Options): Promise<Row[]> {
  const furtherPorts = [firstFreePort, firstFreePort + 1]
  const cluster = await startCluster(stack, { nginx, balancerPort: firstFreePort + 2, furtherPorts })
  try {
    for (const origin of cluster.shellOrigins) await sendRequests(`${origin}/`, 500)
    const throughput = await measureThroughput(cluster, nginx, firstFreePort + 3, targets)
    return [...throughput, ...(await measureCrash(cluster)), ...(await measureRollingRestart(cluster))]
  } finally {
    await cluster.stop()
  }
}

async function measureThroughput(cluster: Cluster, nginx: string, port: number, targets: LoadTarget[]) {
  const rows: Row[] = []
  for (const target of targets) {
    const perSecond: Record<string, number> = {}
    const p95: Record<string, number> = {}
    for (const count of [1, 2, 3]) {
      const column = count === 1 ? '1 shell' : `${count} shells`
      console.log(`Throughput: ${target.name}, ${column}`)
      const balancer = await startBalancer(nginx, port, cluster.ports.slice(0, count))
      const { served } = await sendLoad(balancer.origin, target, {
        connections: target.connections * count,
        seconds: measureSeconds,
      })
      await balancer.stop()
      perSecond[column] = served.perSecond
      p95[column] = served.p95
    }
    rows.push(createRow({ figure: `${target.name}, requests per second` }, perSecond))
    rows.push(createRow({ figure: `${target.name}, p95, ms` }, p95))
  }
  return rows
}

const home: LoadTarget = { name: 'home, cached', createPath: () => '/', connections: steadyConnections }

const sendSteadyLoad = (cluster: Cluster, seconds: number) =>
  sendLoad(cluster.origin, home, { connections: steadyConnections, seconds, rate: steadyRate })

/** A crash may lose what was in flight in that shell, which is no more than its share of the connections. */
async function measureCrash(cluster: Cluster) {
  console.log('One of three shells is killed')
  const load = sendSteadyLoad(cluster, killSeconds)
  await wait((killSeconds * 1_000) / 2)
  const [, port] = cluster.ports
  cluster.kill(port!)
  const result = await load
  await cluster.startShell(port!)
  const atMost = Math.ceil(steadyConnections / cluster.ports.length)
  return createLossRows('when one of three shells is killed', killSeconds, result, atMost)
}

async function measureRollingRestart(cluster: Cluster) {
  console.log('Three shells are restarted one after the other')
  const load = sendSteadyLoad(cluster, rollingSeconds)
  for (const port of cluster.ports) await cluster.restart(port)
  return createLossRows('in a rolling restart', rollingSeconds, await load, 0)
}

/** Few requests would prove little, so a rate far below the steady one misses its target. */
function createLossRows(event: string, seconds: number, { failed, shed, served }: LoadResult, atMost: number): Row[] {
  const lost = failed + shed.perSecond * seconds
  const sentPerSecond = served.perSecond + lost / seconds
  const columns = (value: number) => ({ '3 shells': value })
  return [
    createRow({ figure: `sent per second ${event}`, atLeast: steadyRate * 0.8 }, columns(sentPerSecond)),
    createRow({ figure: `lost of ${Math.round(sentPerSecond * seconds)} ${event}`, atMost }, columns(lost)),
  ]
}
