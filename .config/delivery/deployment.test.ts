/** @jest-environment node */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const read = (file: string) => readFileSync(file, 'utf8')
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

const serverSources = ['shell/server/settings.ts', '.config/serve/serveShell.ts'].map(read).join('\n')
// `process.env.NAME`, or the name as the first argument of a function that reads it. Those of remotes end alike: `*_POINTER`.
const serverVariables = [
  ...findAll(serverSources, /(?:process\.env\.|\w\(')([A-Z_]+)/g),
  ...findAll(serverSources, /`\$\{remote\}(_[A-Z_]+)`/g).map((name) => `*${name}`),
  // The server sets this one for its own render workers.
].filter((name) => name !== 'FORTNIGHT_SHELL_BUILD')
const rateLimits = serverVariables.filter((name) => name.endsWith('_PER_MINUTE'))
const exampleVariables = findAll(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm)

describe('environment variables', () => {
  it('are in the table of DEPLOY.md exactly when the server reads them', () => {
    const table = read('.github/DEPLOY.md').split('| variable ')[1]!.split('\n\n')[0]!
    const rows = table.split('\n').slice(2)
    const documented = rows.flatMap((row) => findAll(row.split('|')[1]!, /`([A-Z_*]+)`/g))
    const expected = serverVariables.map((name) => (rateLimits.includes(name) ? 'FORTNIGHT_*_PER_MINUTE' : name))
    expect(documented.sort()).toEqual([...new Set(expected)].sort())
  })

  it('are in .env.example only when a script or the server reads them, and include every rate limit', () => {
    const sources = globSync('.config/**/*.ts').map(read).join('\n') + serverSources
    expect(exampleVariables.filter((name) => !sources.includes(name))).toEqual([])
    expect(exampleVariables).toEqual(expect.arrayContaining(rateLimits))
  })

  it('are in .env.example when the server reads them and `npm start` does not set them', () => {
    const stack = read('.config/serve/stack.ts')
    const setForRemotes = findAll(stack, /remoteVariable\(remote, '([A-Z_]+)'\)/g).map((name) => `*_${name}`)
    const setByStart = [...findAll(stack, /^ +([A-Z_]+): /gm), ...setForRemotes]
    const undocumented = serverVariables.filter(
      (name) => !exampleVariables.includes(name) && !setByStart.includes(name),
    )
    expect(undocumented).toEqual([])
  })
})

describe('the health check of the Docker image', () => {
  const [, command = ''] = /^HEALTHCHECK CMD (.*)$/m.exec(read('shell/Dockerfile')) ?? []
  const [, ...args] = JSON.parse(command) as string[]

  /** The exit code of the check while a server responds with this status. */
  async function runHealthCheck(status: number) {
    const server = createServer((_request, response) => response.writeHead(status).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const env = { ...process.env, FORTNIGHT_PORT: String((server.address() as AddressInfo).port) }
    const exitCode = await new Promise((resolve) => {
      const child = execFile(process.execPath, args, { env }, () => resolve(child.exitCode))
    })
    server.close()
    return exitCode
  }

  it('requests the port of FORTNIGHT_PORT and reports its status', async () => {
    expect(await runHealthCheck(200)).toBe(0)
    expect(await runHealthCheck(503)).toBe(1)
  })
})
