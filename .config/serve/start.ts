// `npm start`: builds what has changed, creates the database when there is none, and serves the production build.
import { buildAll } from '../build/buildAll.ts'
import { localSettings } from './localSettings.ts'
import { requireFreePorts, startStack } from './stack.ts'

let isStopping = false

try {
  await requireFreePorts(localSettings)
  await buildAll()
  console.log('Starting the database and the servers…')
  const stack = await startStack({ ...localSettings, log: (line) => console.log(`  ${line}`) })
  console.log(`Fortnight is running at ${stack.origin}`)
  console.log('Press Ctrl-C to stop.')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stopAndExit(stack.stopAll, 0))
  }
  for (const [area, { child }] of stack.processes) {
    child.once('exit', (code) => {
      if (isStopping) return
      console.error(`The ${area} server ended unexpectedly (code ${code}); stopping everything.`)
      void stopAndExit(stack.stopAll, 1)
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function stopAndExit(stopAll: () => Promise<void>, exitCode: number) {
  if (isStopping) return
  isStopping = true
  console.log('\nStopping…')
  await stopAll()
  process.exit(exitCode)
}
