import { execFileSync } from 'node:child_process'

/** The processes that this one has started on a data directory, and that still run. */
export const findChildProcessIds = (dataDir: string) =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dataDir))
    .map((line) => Number.parseInt(line, 10))
