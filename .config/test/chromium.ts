import { existsSync } from 'node:fs'
import { execa } from 'execa'
import { chromium } from 'playwright'

// Debian's browser without a window: the same engine, and the tests cost two thirds of the processor's time.
const lean = 'chromium-headless-shell'
const systemChromiums = [lean, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium that runs here: the one chosen, the leanest that Debian has, any other, or a downloaded one. */
export async function ensureChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await runs(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, and that does not run.`)
  }
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0 && !(await runs(lean))) {
    console.log(`Installing ${lean} of the distribution…`)
    await tryTo('apt-get', 'update')
    await tryTo('apt-get', 'install', '-y', lean)
    if (!(await findChromium())) await tryTo('apt-get', 'install', '-y', 'chromium')
  }
  const installed = await findChromium()
  if (installed) return installed

  console.log("Downloading Playwright's Chromium…")
  await tryTo('playwright', 'install', 'chromium')
  const downloaded = await findChromium()
  if (downloaded) return downloaded

  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. ' +
      'Install it (for example: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its executable.',
  )
}

async function findChromium() {
  for (const candidate of [...systemChromiums, chromium.executablePath()]) {
    if (await runs(candidate)) return which(candidate)
  }
}

// Being there is not enough: Ubuntu's chromium-browser may be a stub, and a download may lack system libraries.
async function runs(executable: string) {
  const { exitCode } = await execa(executable, ['--version'], { reject: false, timeout: 30_000 })
  return exitCode === 0
}

async function which(executable: string) {
  if (executable.includes('/')) return executable
  const { stdout } = await execa('sh', ['-c', 'command -v "$0"', executable])
  return stdout
}

async function tryTo(command: string, ...args: string[]) {
  await execa(command, args, {
    stdio: 'inherit',
    reject: false,
    preferLocal: true,
    timeout: 5 * 60_000,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
