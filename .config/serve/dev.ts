// `npm run dev`: the whole product, rebuilt on every change. Reload the page to see a change; for hot reload run a single area
// (`npm run dev -w marketing`).
import { join } from 'node:path'
import webpack, { type MultiCompiler } from 'webpack'
import { publishBuild, releaseConfigs } from '../build/release.ts'
import { readSigningKey } from '../database/secrets.ts'
import { derivePublicKey, signPointer } from '../delivery/signingKeys.ts'
import { type Area, areas, remotes, remoteVariable, root } from '../workspace.ts'
import { localSettings } from './localSettings.ts'
import { requireFreePorts, type Stack, startStack } from './stack.ts'
import { stopOnSignal } from './stopOnSignal.ts'

type Watcher = NonNullable<ReturnType<MultiCompiler['watch']>>

await requireFreePorts(localSettings)
const signingKey = readSigningKey()
const publicKey = derivePublicKey(signingKey)
// Empty until the first builds are done; later builds of the shell restart its server.
const running: { stack?: Stack } = {}
const watchers = await Promise.all(areas.map(watchArea))
const stack = await startStack({
  ...localSettings,
  log: (line) => console.log(`  ${line}`),
  releaseFolders: Object.fromEntries(areas.map((area) => [area, devFolder(area)])),
  shellEnv: {
    NODE_ENV: 'development',
    ...Object.fromEntries(remotes.map((remote) => [remoteVariable(remote, 'PUBLIC_KEYS'), publicKey])),
  },
})
running.stack = stack
console.log(`Fortnight is running at ${stack.origin}, rebuilding on every change`)
stopOnSignal(async () => {
  for (const watcher of watchers) watcher.close(() => undefined)
  await stack.stopAll()
})

/** Builds an area on every change and publishes the build. Resolves after the first build that succeeds. */
function watchArea(area: Area) {
  const staging = join(devFolder(area), 'staging')
  return new Promise<Watcher>((resolve) => {
    const watcher = webpack(releaseConfigs(area, 'development', staging)).watch({}, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        console.error(error ?? stats?.toString('errors-only'))
        return
      }
      publishBuild(area, devFolder(area), staging, stats, (pointer) => signPointer(pointer, signingKey))
        .then(async (build) => {
          console.log(`${area}: built ${build}`)
          if (area === 'shell') await restartShell()
          resolve(watcher!)
        })
        .catch(console.error)
    })
  })
}

// Inside the area, where its packages are found, but apart from `dist` and `.live`, which belong to `npm start`.
function devFolder(area: Area) {
  return join(root, area, '.dev')
}

async function restartShell() {
  await running.stack?.stop('shell')
  await running.stack?.start('shell')
}
