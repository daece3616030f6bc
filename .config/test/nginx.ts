import { existsSync } from 'node:fs'
import { execa } from 'execa'

/** What Debian's package adds to nginx for the brotli twins of files. */
export const brotliModulePath = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']

/** The path of an nginx with brotli that runs here, which is installed when there is none; undefined where it cannot be had. */
export async function ensureNginx(): Promise<string | undefined> {
  const found = await findNginx()
  if (found || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return found
  console.log('There is no nginx with brotli on this machine yet. Installing those of the distribution…')
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
