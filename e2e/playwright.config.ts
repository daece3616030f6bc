import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { ports } from './support/ports.ts'

const root = resolve(import.meta.dirname, '..')

// Kept in the environment, because every worker reads this file again.
process.env.FORTNIGHT_E2E_DATA_DIR ??= dataDirOfThisRun()
process.env.FORTNIGHT_DATABASE_TEMPLATE ??= join(process.env.FORTNIGHT_E2E_DATA_DIR, 'template')

// The whole product, production build, on ports and in a database of its own.
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results/e2e'),
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Many tests look at several screens, which takes its time on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
      // Many people sign up from one address here.
      FORTNIGHT_SIGN_UPS_PER_MINUTE: '1000',
      FORTNIGHT_TRUSTED_PROXIES: '1',
      // No test asks anybody on the internet.
      RATES_URL: '',
      GEO_URL: '',
    },
  },
})

/** Removed when this process ends: a global teardown would be too early, because the product still runs then. */
function dataDirOfThisRun() {
  const folder = mkdtempSync(join(tmpdir(), 'fortnight-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
