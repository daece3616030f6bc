import { existsSync, globSync } from 'node:fs'
import { execa } from 'execa'
import { chromium } from 'playwright'
import { installSystemPackages, systemPackagesCommand } from './systemPackages.ts'

// The browser without a user interface is the same engine, and the tests take a third less CPU time.
const headlessShell = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const downloadTimeoutMs = 5 * 60_000

/**
 * The path of a Chromium that runs on this machine: the one in CHROMIUM_PATH, else an installed headless shell or what
 * Playwright has downloaded, else the headless shell as a Debian package where system packages may be installed, else any
 * installed browser, else Playwright's own, which is downloaded into the user's cache. Throws an error that says how to
 * install one by hand.
 */
export async function ensureChromium(): Promise<string> {
  const chosenPath = process.env.CHROMIUM_PATH
  if (chosenPath) {
    if (await canRun(chosenPath)) return chosenPath
    throw new Error(`CHROMIUM_PATH is ${chosenPath}, which does not run.`)
  }
  const path =
    (await findRunnable([headlessShell, ...findDownloadedBrowsers()])) ??
    (await installChromium(headlessShell)) ??
    (await findRunnable(fullBrowsers)) ??
    (await downloadChromium()) ??
    (await installChromium('chromium'))
  if (path) return path
  throw new Error(
    [
      'The browser tests need Chromium, which was not found and could not be installed. Install it with one of',
      `  npx playwright install ${headlessShell}`,
      `  ${systemPackagesCommand(headlessShell)}`,
      'or set CHROMIUM_PATH to the path of its executable.',
      ...(findDownloadedBrowsers().some((executable) => existsSync(executable))
        ? [
            "Playwright's download does not run, probably because system libraries are missing. Install them with",
            `  npx playwright install-deps ${headlessShell}`,
          ]
        : []),
    ].join('\n'),
  )
}

const findChromium = () => findRunnable([headlessShell, ...fullBrowsers, ...findDownloadedBrowsers()])

/**
 * The path of an installed browser with a user interface, which can do what the headless shell cannot, such as keep pages in
 * the back/forward cache. Undefined when there is none.
 */
export const findFullBrowser = () => findRunnable([...fullBrowsers, chromium.executablePath()])

async function findRunnable(candidates: string[]) {
  for (const candidate of candidates) {
    if (await canRun(candidate)) return resolvePath(candidate)
  }
}

async function downloadChromium() {
  const args = ['install', headlessShell]
  console.log(`Downloading Playwright's browser into the user's cache: npx playwright ${args.join(' ')}`)
  await execa('playwright', args, { stdio: 'inherit', reject: false, preferLocal: true, timeout: downloadTimeoutMs })
  return findChromium()
}

async function installChromium(debianPackage: string) {
  return (await installSystemPackages(debianPackage)) ? findChromium() : undefined
}

/** The executables that this version of Playwright uses: the headless shell, which has a folder beside the full browser's. */
function findDownloadedBrowsers() {
  const fullBrowser = chromium.executablePath()
  const headlessFolder = /^.*?chromium-\d+/
    .exec(fullBrowser)?.[0]
    .replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1')
  return [...globSync(`${headlessFolder}/*/chrome-headless-shell{,.exe}`), fullBrowser]
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
