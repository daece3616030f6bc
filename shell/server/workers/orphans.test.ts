/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { waitUntil } from '../http/waitUntil.testing.ts'

const running = new Set<number>()
afterEach(() => running.forEach((pid) => isRunning(pid) && process.kill(pid, 'SIGKILL')))

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const readChildren = (pid: number) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)

describe('a render worker', () => {
  it.each([
    ['waits for requests', ''],
    ['is in an endless loop', 'for (;;);'],
  ])('that %s ends with the shell, even when the shell is killed', async (_state, code) => {
    const bundle = `console.error('The bundle runs.'); ${code}`
    const shell = spawn(process.execPath, [resolve('shell/server/workers/oneWorker.testing.ts'), bundle])
    await once(shell.stderr, 'data')
    const children = readChildren(shell.pid!)
    children.forEach((pid) => running.add(pid))
    expect(children.filter(isRunning)).not.toEqual([])
    shell.kill('SIGKILL')
    await waitUntil(() => !children.some(isRunning))
  })
})
