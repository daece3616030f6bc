import { type ChildProcess, spawn } from 'node:child_process'
import { exitWithParent } from '../database/liteProcess.ts'
import { root } from '../workspace.ts'

// A little longer than the servers take to finish the requests in progress.
const stopTimeoutMs = 6_000

export type NodeProcess = {
  child: ChildProcess
  /** Asks the process to stop and waits until it has ended; kills it after a timeout. */
  stop(): Promise<void>
  /** Resolves when the process prints its ready message; rejects with its last output when it ends before. */
  ready: Promise<void>
}

/** Starts a Node script in the background, which prints `readyMessage` once it is ready. It ends when this process ends. */
export function startNodeProcess(
  args: string[],
  readyMessage: string,
  env: Record<string, string>,
  log: (line: string) => void,
): NodeProcess {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // With its own process group, Ctrl-C reaches only the parent, which stops everything in order.
    detached: true,
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await exited
    clearTimeout(killTimer)
  }
  const ready = new Promise<void>((resolve, reject) => {
    let output = ''
    const readChunk = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
      for (const line of chunk.toString().split('\n').filter(Boolean)) log(line)
      if (output.includes(readyMessage)) resolve()
    }
    child.stdout?.on('data', readChunk)
    child.stderr?.on('data', readChunk)
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with code ${code}:\n${output}`)))
  })
  return { child, stop, ready }
}
