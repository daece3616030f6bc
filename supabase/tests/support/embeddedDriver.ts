import { as, service, signUp, withToken } from './api.ts'
import type { Door, Row, Who } from './databaseDriver.ts'

type Call = { method: string; body?: unknown }

const ask = (who: Who, path: string, call?: Call) => (who === 'service' ? service(path, call) : as(who, path, call))
const refusal = async (who: Who, path: string, call: Call) => {
  const { status, code } = await ask(who, path, call)
  return status < 400 ? undefined : String(code)
}

const conditions = (where: Row) =>
  Object.entries(where)
    .map(([column, value]) => `${column}=${value === null ? 'is.null' : `eq.${encodeURIComponent(String(value))}`}`)
    .join('&')

/** The embedded database, through its API. What attempts leave behind is cleared by those who made them. */
export const embeddedDoor: Door = {
  read: async (who, relation, where) => (await ask(who, `${relation}?${conditions(where)}`)).rows,
  insert: (who, relation, row) => refusal(who, relation, { method: 'POST', body: row }),
  change: (who, relation, where, values) =>
    refusal(who, `${relation}?${conditions(where)}`, { method: 'PATCH', body: values }),
  remove: (who, relation, where) => refusal(who, `${relation}?${conditions(where)}`, { method: 'DELETE' }),
  call: async (who, name, values, isEnd) => {
    const call = { method: 'POST', body: values }
    if (!isEnd || (who !== 'client' && who !== 'otherClient')) return refusal(who, `rpc/${name}`, call)
    // The other tests need these two clients, so an account made for the purpose takes their place.
    const { token } = await signUp(`last-${who}@example.com`, {})
    const { status, code } = await withToken(token, `rpc/${name}`, call)
    return status < 400 ? undefined : String(code)
  },
  apart: (attempts) => attempts(),
}
