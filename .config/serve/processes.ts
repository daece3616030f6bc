import { execa } from 'execa'
import { root } from '../workspace.ts'

// A little longer than the servers take to finish the requests in progress.
const stopTimeoutMs = 6_000

// Ends a child process with an IPC channel when this process ends, even when it is killed.
const exitWithParent = new URL('./exitWithParent.mjs', import.meta.url).href

export type NodeChild = ReturnType<typeof spawnNode>

export type NodeProcess = {
  child: NodeChild
  /** Asks the process to stop and waits until it has ended; kills it after a timeout. */
  stop(): Promise<void>
  /** Resolves when the process prints its ready message; rejects with its last output when it ends before. */
  ready: Promise<void>
}

type SpawnOptions = {
  env: NodeJS.Dict<string>
  cwd?: string
  /** How long `kill()` waits before SIGKILL. */
  killAfterMs: number
}

/** Runs a Node script in the background. Resolves when it has exited, whatever its exit code; ends when this process ends. */
export const spawnNode = (args: string[], { env, cwd = root, killAfterMs }: SpawnOptions) =>
  execa(process.execPath, ['--import', exitWithParent, ...args], {
    cwd,
    env,
    extendEnv: false,
    stdin: 'ignore',
    ipc: true,
    buffer: false,
    reject: false,
    // With its own process group, Ctrl-C reaches only the parent, which stops everything in order.
    detached: true,
    forceKillAfterDelay: killAfterMs,
  })

/** Starts a Node script in the background, which prints `readyMessage` once it is ready. It ends when this process ends. */
export function startNodeProcess(
  args: string[],
  readyMessage: string,
  env: Record<string, string>,
  log: (line: string) => void,
): NodeProcess {
  const child = spawnNode(args, { env: { ...process.env, ...env }, killAfterMs: stopTimeoutMs })
  const stop = async () => {
    child.kill()
    await child
  }
  const ready = new Promise<void>((resolve, reject) => {
    let output = ''
    const readChunk = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
      for (const line of chunk.toString().split('\n').filter(Boolean)) log(line)
      if (output.includes(readyMessage)) resolve()
    }
    child.stdout.on('data', readChunk)
    child.stderr.on('data', readChunk)
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with code ${code}:\n${output}`)))
  })
  return { child, stop, ready }
}
