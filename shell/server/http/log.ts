import { settings } from '../settings.ts'

type Fields = Record<string, string | number | boolean | undefined>

/** Logs lines of JSON without personal data, or plain text while `FORTNIGHT_LOG` is `text`. */
export const log = {
  info: (message: string, fields?: Fields) => console.log(formatLine('info', message, fields)),
  error: (message: string, fields?: Fields) => console.error(formatLine('error', message, fields)),
  /** Logs one request, in JSON only: in a terminal, requests would hide everything else. */
  request(fields: Fields) {
    if (settings.log === 'text') return
    if (bufferedLines.length === 0) setImmediate(() => log.flush())
    bufferedLines.push(formatLine('info', 'request', fields))
  },
  /** Writes the buffered lines; to be called before the process exits. */
  flush() {
    if (bufferedLines.length) process.stdout.write(`${bufferedLines.splice(0).join('\n')}\n`)
  },
}

// Under load, one write per line would cost more than many a response.
const bufferedLines: string[] = []

function formatLine(level: string, message: string, fields: Fields = {}) {
  if (settings.log === 'text') return message
  return JSON.stringify({ time: new Date().toISOString(), level, message: redactPersonalData(message), ...fields })
}

/** Removes email addresses, tokens and query strings, which error messages of other programs contain. */
const redactPersonalData = (message: string) =>
  message
    .replace(/[^\s@<>"'=]+@[^\s@<>"',;]+/g, '(email)')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '(token)')
    .replace(/\?[^\s"')]+/g, '?…')
