// `npm run e2e`: finds or installs a browser, then runs Playwright with the given arguments.
import { join } from 'node:path'
import { execa } from 'execa'
import { root } from '../workspace.ts'
import { ensureChromium } from './chromium.ts'

process.chdir(root)
const env = {
  FORTNIGHT_CHROMIUM: await ensureChromium(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, 'test-results/e2e.json'),
}
const args = ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
const { exitCode } = await execa('playwright', args, { stdio: 'inherit', preferLocal: true, reject: false, env })
process.exitCode = exitCode ?? 1
