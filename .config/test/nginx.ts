import { existsSync } from 'node:fs'
import { execa } from 'execa'

/** The module of Debian's package that makes nginx serve the Brotli versions of files. */
export const brotliModulePath = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']

/** The path of an nginx with Brotli. As root on Debian, installs it when it is missing; elsewhere undefined. */
export async function ensureNginx(): Promise<string | undefined> {
  const installed = await findNginx()
  if (installed || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return installed
  console.log('Installing nginx with Brotli from the distribution…')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    await execa('apt-get', args, { reject: false, timeout: 120_000, env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  return findNginx()
}

async function findNginx() {
  if (!existsSync(brotliModulePath)) return undefined
  for (const candidate of ['nginx', '/usr/sbin/nginx']) {
    const { exitCode } = await execa(candidate, ['-v'], { reject: false })
    if (exitCode === 0) return candidate
  }
}
