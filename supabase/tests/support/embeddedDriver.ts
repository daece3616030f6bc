import { requestAs, requestAsService, requestWithToken, signUp } from './api.ts'
import type { DatabaseDriver, Role, Row } from './databaseDriver.ts'

type RequestOptions = { method: string; body?: unknown }

const request = (role: Role, path: string, options?: RequestOptions) =>
  role === 'service' ? requestAsService(path, options) : requestAs(role, path, options)

const errorCodeOf = ({ status, code }: { status: number; code: string | undefined }) =>
  status < 400 ? undefined : String(code)

const requestErrorCode = async (role: Role, path: string, options: RequestOptions) =>
  errorCodeOf(await request(role, path, options))

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const filters = (where: Row) =>
  Object.entries(where)
    .map(([column, value]) => `${column}=${value === null ? 'is.null' : `eq.${encodeURIComponent(textOf(value))}`}`)
    .join('&')

/** Drives the embedded database through its API. It cannot roll back: callers remove what their attempts leave behind. */
export const embeddedDriver: DatabaseDriver = {
  select: async (role, relation, where) => (await request(role, `${relation}?${filters(where)}`)).rows,
  insert: (role, relation, row) => requestErrorCode(role, relation, { method: 'POST', body: row }),
  update: (role, relation, where, values) =>
    requestErrorCode(role, `${relation}?${filters(where)}`, { method: 'PATCH', body: values }),
  delete: (role, relation, where) => requestErrorCode(role, `${relation}?${filters(where)}`, { method: 'DELETE' }),
  call: async (role, name, values, deletesAccount) => {
    const options = { method: 'POST', body: values }
    if (!deletesAccount || (role !== 'client' && role !== 'otherClient')) {
      return requestErrorCode(role, `rpc/${name}`, options)
    }
    // Other tests need these two clients, so a new account takes their place.
    const { token } = await signUp(`last-${role}@example.com`, {})
    return errorCodeOf(await requestWithToken(token, `rpc/${name}`, options))
  },
  isolate: (attempts) => attempts(),
}
