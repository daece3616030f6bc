import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** The CPU seconds that a process has used so far, with all its threads. Only on Linux. */
export function readCpuSeconds(pid: number) {
  // The name of the process, which may contain spaces, is in parentheses.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const [userTicks, systemTicks] = [fields[11], fields[12]].map(Number) as [number, number]
  return (userTicks + systemTicks) / ticksPerSecond
}

/** The ids of the children of a process whose command line contains a text. */
export const findChildren = (parentId: number, text: string) =>
  execFileSync('ps', ['-ww', '-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === parentId && match?.[3]?.includes(text))
    .map((match) => Number(match?.[1]))
