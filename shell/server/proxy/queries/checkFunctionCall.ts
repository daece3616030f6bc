import { isUuid } from '@fortnight/supabase/core/isUuid'
import { allowedFunctions, earlierFunctions } from '@fortnight/supabase/core/requests/allowedRequests'
import { requestLimits } from '@fortnight/supabase/core/requests/requestLimits'
import { parseJson } from './parseJson.ts'
import { QueryRejection } from './rejection.ts'

type FunctionAccess = {
  method: string
  arguments: readonly string[]
  longArguments?: readonly string[]
  listArguments?: readonly string[]
}

const functions = new Map<string, FunctionAccess>(Object.entries({ ...allowedFunctions, ...earlierFunctions }))
/** These store a list as a whole, so their arguments have only the limit of every body. */
const wholeDocuments = [
  ...['decide_deliverable', 'import_acceptance_cases', 'publish_pricing', 'save_deliverable_draft'],
]
// Services read such a value as a condition on the result instead of an argument.
const operators = 'not|eq|neq|gte?|lte?|i?like|i?match|in|is|isdistinct|cs|cd|ov|sl|sr|nxr|nxl|adj|fts|plfts|phfts|wfts'
const conditionPattern = new RegExp(`^(${operators})(\\([^)]*\\))?\\.`)

/** Throws a `QueryRejection` unless the product may call this function with these arguments. */
export function checkFunctionCall(method: string, name: string, params: [string, string][], body: Buffer) {
  const access = functions.get(name)
  if (access?.method !== method)
    throw new QueryRejection(`${method} requests to the function "${name}" are not available.`)
  if (method === 'GET') {
    if (params.some(([, value]) => conditionPattern.test(value))) {
      throw new QueryRejection('The result of a function cannot be filtered.')
    }
    checkArguments(access, params)
  } else {
    if (params.length) throw new QueryRejection('The arguments of this function belong in the body.')
    if (!wholeDocuments.includes(name)) checkArguments(access, readArguments(access, body))
  }
}

function readArguments({ longArguments }: FunctionAccess, body: Buffer): [string, unknown][] {
  if (body.length === 0) return []
  const maxBytes = longArguments ? requestLimits.maxLongArgumentsBytes : requestLimits.maxArgumentsBytes
  if (body.length > maxBytes) {
    throw new QueryRejection(`The arguments of a function may have ${maxBytes / 1024} KB.`)
  }
  const parsed = parseJson(body)
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return Object.entries(parsed)
  throw new QueryRejection('The arguments of a function must be a JSON object.')
}

function checkArguments(access: FunctionAccess, entries: [string, unknown][]) {
  const names = entries.map(([name]) => name)
  if (new Set(names).size < names.length) throw new QueryRejection('An argument may be given once.')
  for (const [name, value] of entries) {
    if (!access.arguments.includes(name)) throw new QueryRejection('This function has other arguments.')
    if (access.listArguments?.includes(name)) checkListArgument(value)
    else if (typeof value === 'object' && value !== null)
      throw new QueryRejection('An argument must be a single value.')
    const isLong = access.longArguments?.includes(name)
    const maxLength = isLong ? requestLimits.maxLongArgumentLength : requestLimits.maxArgumentLength
    if (typeof value === 'string' && value.length > maxLength) {
      throw new QueryRejection(`An argument may have ${maxLength} characters.`)
    }
    if (name === 'page_size' && !isRowCount(value)) {
      throw new QueryRejection(`A page may have 1 to ${requestLimits.maxRows} rows.`)
    }
  }
}

function checkListArgument(value: unknown) {
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string' && isUuid(id))) {
    throw new QueryRejection('This argument must be a list of ids.')
  }
  if (value.length > requestLimits.maxListArgument) {
    throw new QueryRejection(`This argument may have ${requestLimits.maxListArgument} ids.`)
  }
}

const isRowCount = (value: unknown) =>
  /^\d{1,4}$/.test(String(value)) && Number(value) >= 1 && Number(value) <= requestLimits.maxRows
