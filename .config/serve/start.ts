// `npm start`: builds what has changed, creates the database when there is none, and serves the production build.
import { explainWriteError } from '@fortnight/supabase/server/writeErrors'
import { buildAll } from '../build/buildAll.ts'
import { root } from '../workspace.ts'
import { localSettings } from './localSettings.ts'
import { requireFreePorts, startStack } from './stack.ts'

let isStopping = false
let stopAll = () => Promise.resolve()

try {
  await requireFreePorts(localSettings)
  await buildAll()
  console.log('Starting the database and the servers…')
  const log = (line: string) => console.log(`  ${line}`)
  const stack = await startStack({ ...localSettings, log, onDatabaseGone: (reason) => void endWithError(reason) })
  stopAll = stack.stopAll
  console.log(`Fortnight is running at ${stack.origin}`)
  console.log('Press Ctrl-C to stop.')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stopAndExit(0))
  }
  for (const [area, { child }] of stack.processes) {
    child.once('exit', (code) => {
      void endWithError(`The ${area} server ended unexpectedly (code ${code}).`)
    })
  }
} catch (error) {
  console.error(explainWriteError(error, root) ?? (error instanceof Error ? error.message : error))
  process.exit(1)
}

async function endWithError(reason: string) {
  if (isStopping) return
  console.error(`${reason} Stopping everything.`)
  await stopAndExit(1)
}

async function stopAndExit(exitCode: number) {
  if (isStopping) return
  isStopping = true
  console.log('\nStopping…')
  await stopAll()
  process.exit(exitCode)
}
