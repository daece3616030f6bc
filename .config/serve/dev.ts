// `npm run dev`: the whole product, rebuilt as files change. Reload the page to see a change; for hot reload run one
// area alone (`npm run dev -w marketing`).
import { join } from 'node:path'
import webpack, { type MultiCompiler } from 'webpack'
import { configs, publish } from '../build/release.ts'
import { requireFreePorts, type Stack, startStack } from './stack.ts'
import { type Area, areas, root } from '../build/webpack.ts'

type Watching = NonNullable<ReturnType<MultiCompiler['watch']>>

const port = Number(process.env.FORTNIGHT_PORT ?? 4200)
const apiPort = Number(process.env.FORTNIGHT_API_PORT ?? 54321)
const dataDir = process.env.FORTNIGHT_DATA_DIR ?? join(root, '.data')

await requireFreePorts({ port, apiPort })
// Empty until the first builds are done; later ones restart its shell.
const running: { stack?: Stack } = {}
const watchers = await Promise.all(areas.map(watch))
const stack = await startStack({
  port,
  apiPort,
  dataDir,
  log: (line) => console.log(`  ${line}`),
  releases: Object.fromEntries(areas.map((area) => [area, releasesOf(area)])),
  shellEnv: { NODE_ENV: 'development' },
})
running.stack = stack
console.log(`Fortnight is running at ${stack.origin}, rebuilding on every change`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    for (const watcher of watchers) watcher.close(() => undefined)
    await stack.stopAll()
    process.exit(0)
  })
}

/** Resolves after the first build of an area; every later one becomes its newest release. */
function watch(area: Area) {
  const dist = releasesOf(area)
  const staging = join(dist, 'staging')
  return new Promise<Watching>((resolve) => {
    const watching = webpack(configs(area, 'development', staging))!.watch({}, async (error, stats) => {
      if (error || stats!.hasErrors()) return console.error(error ?? stats!.toString('errors-only'))
      console.log(`${area}: built ${await publish(area, dist, staging, stats!)}`)
      if (area === 'shell') await restartShell()
      resolve(watching!)
    })
  })
}

// Inside the area, where its packages are found, but apart from the production builds, which `npm start` believes to be its own.
function releasesOf(area: Area) {
  return join(root, area, '.dev')
}

async function restartShell() {
  await running.stack?.stop('shell')
  await running.stack?.start('shell')
}
