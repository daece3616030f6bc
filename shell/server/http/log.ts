import { settings } from '../settings.ts'

type Facts = Record<string, string | number | boolean | undefined>

/** Says what happened: to people in words, to programs as a line of JSON that names nobody. */
export const log = {
  info: (message: string, facts?: Facts) => console.log(line('info', message, facts)),
  error: (message: string, facts?: Facts) => console.error(line('error', message, facts)),
  /** Facts about one request. People who watch the log want to read about other things. */
  request(facts: Facts) {
    if (settings.log === 'text') return
    if (waiting.length === 0) setImmediate(log.flush)
    waiting.push(line('info', 'request', facts))
  },
  /** Writes what has been collected, before the process ends. */
  flush() {
    if (waiting.length) process.stdout.write(`${waiting.splice(0).join('\n')}\n`)
  },
}

// Under load, writing every line by itself would cost more than many an answer.
const waiting: string[] = []

function line(level: string, message: string, facts: Facts = {}) {
  if (settings.log === 'text') return message
  return JSON.stringify({ time: new Date().toISOString(), level, message: withoutPersons(message), ...facts })
}

/** Other people's error messages name whom they failed for. */
const withoutPersons = (message: string) =>
  message
    .replace(/[^\s@<>"'=]+@[^\s@<>"',;]+/g, '(e-mail)')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '(token)')
    .replace(/\?[^\s"')]+/g, '?…')
