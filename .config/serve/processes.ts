import { type ChildProcess, spawn } from 'node:child_process'
import { belonging, root } from '../database/liteProcess.ts'

export type Running = {
  child: ChildProcess
  /** Ends the process and waits for it: politely, and for certain after a little longer than servers take for their last answers. */
  stop(): Promise<void>
  /** Resolves when it says that it is; rejects with its last output when it ends before that. */
  ready: Promise<void>
}

/** Starts a Node script that prints `ready` when it is. It ends when this process does, however that ends. */
export function startNode(
  args: string[],
  ready: string,
  env: Record<string, string>,
  log: (line: string) => void,
): Running {
  // Its own process group: Ctrl-C reaches only us, and we stop everything in order.
  const child = spawn(process.execPath, ['--import', belonging, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const forced = setTimeout(() => child.kill('SIGKILL'), 6_000)
    await ended
    clearTimeout(forced)
  }
  const isReady = new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
      for (const line of chunk.toString().split('\n').filter(Boolean)) log(line)
      if (output.includes(ready)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with code ${code}:\n${output}`)))
  })
  return { child, stop, ready: isReady }
}
