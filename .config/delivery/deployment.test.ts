/** @jest-environment node */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const read = (file: string) => readFileSync(file, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

const serverSources = ['shell/server/settings.ts', '.config/serve/serveShell.ts'].map(read).join('\n')
const readByServer = found(serverSources, /(?:process\.env\.|webAddress\(')([A-Z_]+)/g)
const limits = readByServer.filter((name) => name.endsWith('_PER_MINUTE'))

describe('the variables of the environment', () => {
  it('that the shell reads are those of the table for operators', () => {
    const table = read('.github/DEPLOY.md').split('| variable ')[1]!.split('\n\n')[0]!
    const rows = table.split('\n').slice(2)
    const named = rows.flatMap((row) => found(row.split('|')[1]!, /`([A-Z_*]+)`/g))
    const wanted = readByServer.map((name) => (limits.includes(name) ? 'FORTNIGHT_*_PER_MINUTE' : name))
    expect(named.sort()).toEqual([...new Set(wanted)].sort())
  })

  it('that the example names are all read somewhere, and every limit is among them', () => {
    const named = found(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm)
    const sources = globSync('.config/**/*.ts').map(read).join('\n') + serverSources
    expect(named.filter((name) => !sources.includes(name))).toEqual([])
    expect(named).toEqual(expect.arrayContaining(limits))
  })

  it('that the shell reads are in the example, but for those that `npm start` sets itself', () => {
    const named = found(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm)
    const set = found(read('.config/serve/stack.ts'), /^ +([A-Z_]+): /gm)
    expect(readByServer.filter((name) => !named.includes(name) && !set.includes(name))).toEqual([])
  })
})

describe("the image's health check", () => {
  const [, check = ''] = /^HEALTHCHECK CMD (.*)$/m.exec(read('shell/Dockerfile')) ?? []
  const [, ...args] = JSON.parse(check) as string[]

  /** What Docker makes of the check, while a server on a port of its own answers with a status. */
  async function exitCodeAt(status: number) {
    const server = createServer((_request, response) => response.writeHead(status).end())
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const env = { ...process.env, FORTNIGHT_PORT: String((server.address() as AddressInfo).port) }
    const code = await new Promise((done) => {
      const child = execFile(process.execPath, args, { env }, () => done(child.exitCode))
    })
    server.close()
    return code
  }

  it('asks the port that the server was given', async () => {
    expect(await exitCodeAt(200)).toBe(0)
    expect(await exitCodeAt(503)).toBe(1)
  })
})
