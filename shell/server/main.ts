import { connect, database } from '@fortnight/supabase/client'
import { dropAnswers } from './pages/responseCache.ts'
import { createApp } from './http/app.ts'
import { followContent } from './pages/contentVersion.ts'
import { log } from './http/log.ts'
import { followRemotes } from './remotes/remoteBuilds.ts'
import { serverOf } from './http/server.ts'
import { settings } from './settings.ts'
import { stopOnSignal } from './http/shutdown.ts'

connect(settings.supabase)
await followRemotes((name) => {
  if (name === 'marketing') dropAnswers()
})
void followContent()

const server = serverOf(createApp(await database()))
server.once('error', (error) => {
  log.error(`The shell cannot listen on port ${settings.port}: ${error.message}`)
  process.exit(1)
})
server.listen(settings.port, settings.host, () => log.info(`shell: listening on ${settings.port}`))
const stop = stopOnSignal(server)

// Nobody knows what state such an error leaves behind: what is under way is answered, and the process ends to be started anew.
process.on('uncaughtException', (error) => {
  log.error(`Uncaught: ${error.stack ?? error.message}`)
  process.exitCode = 1
  void stop()
})

// A promise that marketing's code forgot must not take the whole site down.
process.on('unhandledRejection', (reason) =>
  log.error(`Unhandled: ${reason instanceof Error ? reason.message : String(reason)}`),
)
