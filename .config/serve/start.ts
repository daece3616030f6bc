// `npm start`: builds what is missing, creates the database when absent, serves the production build.
import { join } from 'node:path'
import { buildAll } from '../build/buildAll.ts'
import { requireFreePorts, startStack } from './stack.ts'
import { root } from '../build/webpack.ts'

const port = Number(process.env.FORTNIGHT_PORT ?? 4200)
const apiPort = Number(process.env.FORTNIGHT_API_PORT ?? 54321)
const dataDir = process.env.FORTNIGHT_DATA_DIR ?? join(root, '.data')
let stopping = false

try {
  await requireFreePorts({ port, apiPort })
  await buildAll()
  console.log('Starting the database and the servers…')
  const stack = await startStack({ port, apiPort, dataDir, log: (line) => console.log(`  ${line}`) })
  console.log(`Fortnight is running at ${stack.origin}`)
  console.log('Press Ctrl-C to stop.')
  stopOnSignal(stack.stopAll)
  for (const [part, { child }] of stack.processes) {
    child.once('exit', (code) => {
      if (stopping) return
      console.error(`The ${part} server ended unexpectedly (code ${code}); stopping everything.`)
      void end(stack.stopAll, 1)
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function stopOnSignal(stopAll: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(stopAll, 0))
}

async function end(stopAll: () => Promise<void>, code: number) {
  if (stopping) return
  stopping = true
  console.log('\nStopping…')
  await stopAll()
  process.exit(code)
}
