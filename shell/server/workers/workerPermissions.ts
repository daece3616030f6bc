import { existsSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const maxHeapMb = 256

/** The settings that rendering needs. None of them is a secret: most are sent to browsers. */
const passedVariables = [
  ...['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'TZ', 'FORTNIGHT_ORIGIN', 'FORTNIGHT_PORT', 'FORTNIGHT_SHELL_RELEASES'],
  ...['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_BROWSER_URL'],
  ...['RATES_URL', 'GEO_URL', 'POSTHOG_KEY', 'POSTHOG_HOST', 'FORTNIGHT_VITALS_SHARE'],
]

/** The environment of a render worker: only what is listed above, and the shell's own build. */
export const workerEnvironment = (environment: NodeJS.ProcessEnv, build: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    passedVariables.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  ),
  FORTNIGHT_SHELL_BUILD: build,
})

/**
 * The Node options of a render worker: it may read packages and `folders`, and may neither write files nor start processes
 * or threads. Native code is needed for images; the bundle cannot load any itself.
 */
export const workerOptions = (file: string, folders: string[]) => [
  '--permission',
  '--allow-addons',
  '--disable-warning=SecurityWarning',
  `--max-old-space-size=${maxHeapMb}`,
  ...[dirname(file), 'node_modules', 'shell/node_modules', ...folders].map(
    (path) => `--allow-fs-read=${realPath(path)}/*`,
  ),
  ...['package.json', 'shell/package.json'].map((path) => `--allow-fs-read=${realPath(path)}`),
]

// Node compares the paths that are left when links are resolved.
const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : resolve(path))
