import { connect, database } from '@fortnight/supabase/client'
import { dropAnswers } from './answers.ts'
import { createApp } from './http.ts'
import { followContent } from './content.ts'
import { followRemotes } from './remotes.ts'
import { settings } from './settings.ts'

connect(settings.supabase)
await followRemotes((name) => {
  if (name === 'marketing') dropAnswers()
})
followContent(dropAnswers)

const server = createApp(await database()).listen(settings.port, settings.host, (error?: Error) => {
  if (error) {
    console.error(`The shell cannot listen on port ${settings.port}: ${error.message}`)
    process.exit(1)
  }
  console.log(`shell: listening on ${settings.port}`)
})

// A promise that marketing's code forgot must not take the whole site down.
process.on('unhandledRejection', (reason) =>
  console.error('Unhandled:', reason instanceof Error ? reason.message : reason),
)

// Requests under way are answered before the process ends.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5_000).unref()
  })
}
