import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'playwright/test'
import { readSecrets } from '../../../.config/database/secrets.ts'
import { startStack, type StackOptions } from '../../../.config/serve/stack.ts'
import { type Area, liveFolder } from '../../../.config/workspace.ts'
import { type PortPair, ports } from '../ports.ts'

/** Starts a separate copy of the product that a test may break: new database, own ports, server output in `logLines`. Slow. */
export async function startOwnStack(ownPorts: PortPair, options: Partial<StackOptions> = {}) {
  const testInfo = test.info()
  // A busy machine needs minutes. In a hook, `timeout` does not tell what the hook has set before.
  testInfo.setTimeout(Math.max(testInfo.timeout, 300_000))
  const dataDir = mkdtempSync(join(tmpdir(), 'fortnight-stack-'))
  const logLines: string[] = []
  const stack = await startStack({
    port: ownPorts.web,
    apiPort: ownPorts.api,
    dataDir,
    log: (line) => logLines.push(line),
    ...options,
    shellEnv: {
      RATES_URL: '',
      GEO_URL: '',
      // One render worker: many systems share this machine.
      FORTNIGHT_RENDER_WORKERS: '1',
      FORTNIGHT_SIGN_UPS_PER_MINUTE: '1000',
      ...options.shellEnv,
    },
  })
  return {
    stack,
    dataDir,
    logLines,
    async dispose() {
      await stack.stopAll()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts separate servers on the database of all other tests, for tests that break only the servers. */
export function startOwnServers(ownPorts: PortPair, options: Partial<StackOptions> = {}) {
  const url = `http://127.0.0.1:${ports.shared.api}`
  return startOwnStack(ownPorts, { database: { ...readSecrets(), url, stop: () => Promise.resolve() }, ...options })
}

/** Copies an area's releases into a folder that a test may tamper with. */
export function copyReleases(area: Area) {
  const folder = mkdtempSync(join(tmpdir(), `fortnight-${area}-`))
  cpSync(liveFolder(area), folder, { recursive: true })
  return folder
}
