import { existsSync } from 'node:fs'
import { execa } from 'execa'
import { chromium } from 'playwright'

const systemChromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium that runs here. Looks for one first and installs one only if there is none. */
export async function ensureChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await runs(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, and that does not run.`)
  }
  const found = await findChromium()
  if (found) return found

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('There is no Chromium on this machine yet. Installing the one of the distribution…')
    await tryTo('apt-get', 'update')
    await tryTo('apt-get', 'install', '-y', 'chromium')
  }
  const installed = await findChromium()
  if (installed) return installed

  console.log("Downloading Playwright's Chromium…")
  await tryTo('playwright', 'install', 'chromium')
  const downloaded = await findChromium()
  if (downloaded) return downloaded

  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. ' +
      'Install it (for example: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
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
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
