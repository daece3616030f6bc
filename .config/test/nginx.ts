import { existsSync } from 'node:fs'
import { execa } from 'execa'
import { installSystemPackages, systemPackagesCommand } from './systemPackages.ts'

/** The module of Debian's package that makes nginx serve the Brotli versions of files. */
export const brotliModulePath = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']

/** The shell command that installs nginx with Brotli on Debian. */
export const nginxInstallCommand = systemPackagesCommand(...packages)

/** The path of an installed nginx with Brotli. Installs it first where system packages may be installed; else undefined. */
export async function ensureNginx(): Promise<string | undefined> {
  const installed = await findNginx()
  if (installed) return installed
  await installSystemPackages(...packages)
  return findNginx()
}

async function findNginx() {
  if (!existsSync(brotliModulePath)) return undefined
  for (const candidate of ['nginx', '/usr/sbin/nginx']) {
    const { exitCode } = await execa(candidate, ['-v'], { reject: false })
    if (exitCode === 0) return candidate
  }
}
