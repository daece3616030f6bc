import type { NodeProcess } from '../serve/processes.ts'
import type { Stack } from '../serve/stack.ts'
import { startBalancer } from './balancer.ts'

type Options = { nginx: string; balancerPort: number; furtherPorts: number[] }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Puts further shells beside the one of a running product, and nginx in front of all. */
export async function startCluster(stack: Stack, { nginx, balancerPort, furtherPorts }: Options) {
  const firstPort = Number(new URL(stack.origin).port)
  const shells = new Map<number, NodeProcess>([[firstPort, stack.processes.get('shell')!]])
  const startShell = async (port: number) => void shells.set(port, await stack.startFurtherShell(port))
  await Promise.all(furtherPorts.map(startShell))
  const ports = [firstPort, ...furtherPorts]
  const balancer = await startBalancer(nginx, balancerPort, ports)
  return {
    origin: balancer.origin,
    ports,
    shellOrigins: ports.map((port) => `http://127.0.0.1:${port}`),
    /** Ends a shell as a crash would. */
    kill(port: number) {
      shells.get(port)!.child.kill('SIGKILL')
    },
    /** Stops a shell as a deployment does, and starts it again. */
    async restart(port: number) {
      await shells.get(port)!.stop()
      await startShell(port)
    },
    startShell,
    async stop() {
      await balancer.stop()
      await Promise.all([...shells.values()].map((shell) => shell.stop()))
    },
  }
}
