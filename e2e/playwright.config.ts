import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { ports } from './support/ports.ts'

const root = resolve(import.meta.dirname, '..')

// In the environment, because every worker evaluates this file again.
process.env.FORTNIGHT_E2E_DATA_DIR ??= createDataDir()
process.env.FORTNIGHT_DATABASE_TEMPLATE ??= join(process.env.FORTNIGHT_E2E_DATA_DIR, 'template')

// `npm run e2e` runs the tests tagged @quiet after all others and one at a time: what they measure must not depend on how many
// other tests use the processor.
const phase = process.env.FORTNIGHT_E2E_PHASE

// Tests run against a production build of the whole product, with its own ports and database.
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results/e2e'),
  fullyParallel: true,
  // One more than the cores of a small machine, because many tests wait for timeouts.
  workers: phase === 'quiet' ? 1 : 3,
  ...(phase === 'quiet' && { grep: /@quiet/ }),
  ...(phase === 'parallel' && { grepInvert: /@quiet/ }),
  forbidOnly: true,
  retries: 0,
  // Many tests visit several screens, which takes a while on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 20 } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${ports.shared.web}`,
    // Recording every test makes the run a third longer; `--trace retain-on-failure` does it where it is needed.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.FORTNIGHT_CHROMIUM || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node .config/run.mjs serve/start',
    cwd: root,
    url: `http://localhost:${ports.shared.web}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      FORTNIGHT_PORT: String(ports.shared.web),
      FORTNIGHT_API_PORT: String(ports.shared.api),
      FORTNIGHT_DATA_DIR: process.env.FORTNIGHT_E2E_DATA_DIR,
      // Tests sign up many clients from one IP address.
      FORTNIGHT_SIGN_UPS_PER_MINUTE: '1000',
      FORTNIGHT_SIGN_UPS_PER_DAY: '100000',
      FORTNIGHT_TRUSTED_PROXIES: '1',
      // Tests send no requests to third parties.
      RATES_URL: '',
      GEO_URL: '',
    },
  },
})

/** The folder is removed when this process ends: in a global teardown, the product would still be running. */
function createDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'fortnight-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
