import { requestLimits } from '@fortnight/supabase/core/requests/requestLimits'
import { checkFunctionCall } from './checkFunctionCall.ts'
import { checkListValues } from './listColumns.ts'
import { checkTableQuery } from './checkTableQuery.ts'
import { parseJson } from './parseJson.ts'
import { QueryRejection } from './rejection.ts'

/** A request to the REST API. `path` is what follows `/rest/v1`, `query` the part of the URL after the question mark. */
type RestRequest = { method: string; path: string; query: string; body: Buffer }

/** Throws a `QueryRejection` unless the product may send this request, within its limits. */
export function checkRequest({ method, path, query, body }: RestRequest) {
  const params = readParams(query)
  const functionName = /^\/rpc\/(\w+)\/?$/.exec(path)?.[1]
  const table = /^\/(\w*)\/?$/.exec(path)?.[1]
  if (functionName !== undefined) checkFunctionCall(method, functionName, params, body)
  else if (table !== undefined) {
    checkTableQuery(method, table, params)
    if (body.length) checkRows(table, body)
  } else throw new QueryRejection('There is nothing at this address.')
}

function readParams(query: string): [string, string][] {
  const { maxQueryBytes } = requestLimits
  if (query.length > maxQueryBytes) throw new QueryRejection(`A query may have ${maxQueryBytes / 1024} KB.`)
  // Some services read a semicolon as the end of a parameter. Clients encode it in values.
  if (query.includes(';') || !isEncoded(query)) throw new QueryRejection('This query is not encoded correctly.')
  return [...new URLSearchParams(query)]
}

function isEncoded(query: string) {
  try {
    return !decodeURIComponent(query).includes('\0')
  } catch {
    return false
  }
}

function checkRows(table: string, body: Buffer) {
  const { maxInsertedRows, maxColumns } = requestLimits
  const rows = [parseJson(body)].flat()
  if (rows.length > maxInsertedRows) throw new QueryRejection(`A request may insert ${maxInsertedRows} rows.`)
  if (!rows.every((row) => isObject(row) && Object.keys(row).length <= maxColumns)) {
    throw new QueryRejection(`A row must be an object with at most ${maxColumns} columns.`)
  }
  for (const row of rows) checkListValues(table, row as object)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
