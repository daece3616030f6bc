import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findFreePort } from '../serve/ports.ts'
import { installSystemPackages, systemPackagesCommand } from './systemPackages.ts'

const candidates = ['redis-server', 'valkey-server', '/usr/bin/redis-server']
const debianPackage = 'redis-server'

/** What to say where tests that need Redis cannot run. */
export const redisMissingMessage = `No Redis is installed here. Install it with: ${systemPackagesCommand(debianPackage)}`

/** The path of an installed Redis-compatible server; undefined without one. */
export const findRedis = () => candidates.find(isExecutable)

/** The path of an installed Redis-compatible server. Installs one first where system packages may be installed; else undefined. */
export async function ensureRedis() {
  if (!findRedis()) await installSystemPackages(debianPackage)
  return findRedis()
}

/** Starts a Redis server that keeps nothing on disk, on a free port unless told. Throws a sentence where none is installed. */
export async function startRedis(port?: number) {
  const executable = findRedis()
  if (!executable) throw new Error(redisMissingMessage)
  const ownPort = port ?? (await findFreePort())
  const args = ['--port', String(ownPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(executable, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(server.stdout)) if (line.includes('Ready to accept connections')) break
  server.stdout.resume()
  return {
    url: `redis://127.0.0.1:${ownPort}`,
    port: ownPort,
    /** Stops it from responding while its connections stay open. */
    pause: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}

function isExecutable(command: string) {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
