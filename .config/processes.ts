import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { root } from './webpack.ts'

export type Running = {
  child: ChildProcess
  /** Ends the process and waits for it: politely, and for certain after a little longer than servers take for their last answers. */
  stop(): Promise<void>
}

/** Starts a Node script and resolves when it prints `ready`. Rejects with its last output when it ends before that. */
export function startNode(
  args: string[],
  ready: string,
  env: Record<string, string>,
  log: (line: string) => void,
): Promise<Running> {
  // Its own process group: Ctrl-C reaches only us, and we stop everything in order.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const forced = setTimeout(() => child.kill('SIGKILL'), 6_000)
    await ended
    clearTimeout(forced)
  }
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
      for (const line of chunk.toString().split('\n').filter(Boolean)) log(line)
      if (output.includes(ready)) resolve({ child, stop })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with code ${code}:\n${output}`)))
  })
}

/** Throws a sentence when a port cannot be listened on. */
export function requireFreePort(port: number, purpose: string, variable: string) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new Error(
          `Port ${port} (${purpose}) is already in use. Stop what uses it, or set ${variable} to another port.`,
        ),
      ),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}
