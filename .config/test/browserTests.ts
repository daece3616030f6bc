// `npm run e2e`: finds or installs a browser, then runs Playwright with the given arguments: first the tests that can run beside
// each other, then those that measure.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { root } from '../workspace.ts'
import { ensureChromium } from './chromium.ts'
import { browserTestReports } from './testReports.ts'

process.chdir(root)
const FORTNIGHT_CHROMIUM = await ensureChromium()
const args = ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
const exitCodes: (number | undefined)[] = []
let notFound = ''
for (const [phase, report] of Object.entries(browserTestReports)) {
  rmSync(report, { force: true })
  const env = { FORTNIGHT_CHROMIUM, FORTNIGHT_E2E_PHASE: phase, PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, report) }
  // Without tests Playwright would still start the product.
  const listed = await execa('playwright', [...args, '--list', '--reporter=list'], {
    preferLocal: true,
    reject: false,
    all: true,
    env,
  })
  if (listed.exitCode !== 0) {
    notFound = listed.all
    continue
  }
  const { exitCode } = await execa('playwright', args, { stdio: 'inherit', preferLocal: true, reject: false, env })
  exitCodes.push(exitCode)
}
if (!exitCodes.length) console.error(notFound)
process.exitCode = exitCodes.length && exitCodes.every((code) => code === 0) ? 0 : 1
