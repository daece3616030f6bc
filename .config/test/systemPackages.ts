import { existsSync } from 'node:fs'
import { execa } from 'execa'

const isRoot = process.getuid?.() === 0
const aptGet = isRoot ? ['apt-get'] : ['sudo', 'apt-get']
const installTimeoutMs = 5 * 60_000

/** Whether this process may install Debian packages: the system of a developer's machine is left alone. */
export const mayInstallSystemPackages = existsSync('/etc/debian_version') && (isRoot || Boolean(process.env.CI))

const installSteps = (packages: string[]) => [
  [...aptGet, 'update'],
  [...aptGet, 'install', '-y', ...packages],
]

/** The shell command that installs Debian packages. */
export const systemPackagesCommand = (...packages: string[]) =>
  installSteps(packages)
    .map((step) => step.join(' '))
    .join(' && ')

/** Installs Debian packages, but only in CI or as root. Prints the command first. Returns whether they were installed. */
export async function installSystemPackages(...packages: string[]): Promise<boolean> {
  if (!mayInstallSystemPackages) return false
  console.log(`Installing system packages: ${systemPackagesCommand(...packages)}`)
  for (const [command = '', ...args] of installSteps(packages)) {
    const { exitCode } = await execa(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      reject: false,
      timeout: installTimeoutMs,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (exitCode !== 0) return false
  }
  return true
}
