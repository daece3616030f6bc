/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { waitUntil } from '../http/waitUntil.testing.ts'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a render worker', () => {
  it('ends with the shell, even when the shell is killed', async () => {
    const shell = spawn(process.execPath, [resolve('shell/server/workers/oneWorker.testing.ts')])
    await once(shell.stdout, 'data')
    const [pid = 0] = execFileSync('ps', ['-o', 'pid=', '--ppid', String(shell.pid)])
      .toString()
      .split('\n')
      .map(Number)
    expect(isRunning(pid)).toBe(true)
    shell.kill('SIGKILL')
    await waitUntil(() => !isRunning(pid))
  })
})
