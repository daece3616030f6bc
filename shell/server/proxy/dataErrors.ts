/** Errors of the data in a request for which the embedded database has no code, and the codes that Postgres gives them. */
const dataErrors = [
  { message: /violates check constraint/, code: '23514' },
  { message: /^Error: Invalid input for \w+ type$/, code: '22P02' },
  { message: /^RangeError: Invalid time value$/, code: '22008' },
]

/**
 * The embedded database answers some invalid values with 500. Returns the 400 that PostgREST sends for them, as JSON;
 * undefined for every other failure.
 */
export function toDataError(body: string): string | undefined {
  const { code, message } = parseError(body)
  const found = code === 'SUP' ? dataErrors.find((error) => error.message.test(message)) : undefined
  return (
    found && JSON.stringify({ code: found.code, details: null, hint: null, message: message.replace(/^error: /i, '') })
  )
}

function parseError(body: string) {
  try {
    const { code, message } = JSON.parse(body) as Partial<Record<string, unknown>>
    return { code, message: String(message) }
  } catch {
    return { code: undefined, message: '' }
  }
}
