import { spawn } from 'node:child_process'

// Nothing is written to its input, so `read` returns when the system closes the pipe of a parent that has ended.
const script = 'trap "" HUP INT TERM; read -r line; kill -9 "$0"'

/**
 * Kills a process as soon as this one has ended, even when this one was killed and the other is in an endless loop, in which
 * it notices nothing. Call the returned function once the process has ended by itself.
 */
export function killWithParent(pid: number, onError: (error: Error) => void) {
  const watcher = spawn('/bin/sh', ['-c', script, String(pid)], { stdio: ['pipe', 'ignore', 'ignore'], env: {} })
  watcher.on('error', onError)
  return () => void watcher.kill('SIGKILL')
}
