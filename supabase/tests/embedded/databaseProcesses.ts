import { execFileSync } from 'node:child_process'

/** The running child processes of this process that use a data directory. */
export const findChildProcessIds = (dataDir: string) =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dataDir))
    .map((line) => Number.parseInt(line, 10))
