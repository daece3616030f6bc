import { existsSync } from 'node:fs'
import { execa } from 'execa'
import { chromium } from 'playwright'

// Debian's browser without a user interface: the same engine, and the tests take a third less CPU time.
const headlessShell = 'chromium-headless-shell'
const systemBrowsers = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium that runs on this machine: the one in CHROMIUM_PATH, else an installed one, else a downloaded one.
 * As root on Debian, installs the headless shell first. Throws a sentence when no browser can be found or installed.
 */
export async function ensureChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await canRun(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not run.`)
  }
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0 && !(await canRun(headlessShell))) {
    console.log(`Installing ${headlessShell} from the distribution…`)
    await tryCommand('apt-get', 'update')
    await tryCommand('apt-get', 'install', '-y', headlessShell)
    if (!(await findChromium())) await tryCommand('apt-get', 'install', '-y', 'chromium')
  }
  const installed = await findChromium()
  if (installed) return installed

  console.log("Downloading Playwright's Chromium…")
  await tryCommand('playwright', 'install', 'chromium')
  const downloaded = await findChromium()
  if (downloaded) return downloaded

  throw new Error(
    'The browser tests need Chromium, which could not be found or installed. ' +
      'Install it (for example: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its executable.',
  )
}

async function findChromium() {
  for (const candidate of [...systemBrowsers, chromium.executablePath()]) {
    if (await canRun(candidate)) return resolvePath(candidate)
  }
}

// An existing file may still not run: Ubuntu's chromium-browser can be a stub, and a download may lack system libraries.
async function canRun(executable: string) {
  const { exitCode } = await execa(executable, ['--version'], { reject: false, timeout: 30_000 })
  return exitCode === 0
}

async function resolvePath(executable: string) {
  if (executable.includes('/')) return executable
  const { stdout } = await execa('sh', ['-c', 'command -v "$0"', executable])
  return stdout
}

async function tryCommand(command: string, ...args: string[]) {
  await execa(command, args, {
    stdio: 'inherit',
    reject: false,
    preferLocal: true,
    timeout: 5 * 60_000,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
