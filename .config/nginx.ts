import { existsSync } from 'node:fs'
import { execa } from 'execa'

/** The path of an nginx that runs here, which is installed when there is none; undefined where it cannot be had. */
export async function ensureNginx(): Promise<string | undefined> {
  const found = await findNginx()
  if (found || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return found
  console.log('There is no nginx on this machine yet. Installing the one of the distribution…')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']]) {
    await execa('apt-get', args, { reject: false, timeout: 120_000, env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  return findNginx()
}

async function findNginx() {
  for (const candidate of ['nginx', '/usr/sbin/nginx']) {
    const { exitCode } = await execa(candidate, ['-v'], { reject: false })
    if (exitCode === 0) return candidate
  }
}
