import { allowedTables } from '@fortnight/supabase/core/requests/allowedRequests'
import { requestLimits } from '@fortnight/supabase/core/requests/requestLimits'
import { checkListConditions } from './listColumns.ts'
import { QueryRejection } from './rejection.ts'
import type { Embed } from './selectList.ts'
import { parseTableQuery, type TableQuery } from './tableQuery.ts'

type TableAccess = { methods: readonly string[]; embeds?: readonly string[]; longColumns?: readonly string[] }

const tables = new Map<string, TableAccess>(Object.entries(allowedTables))

/** Throws a `QueryRejection` unless the product may send this query of a table, within its limits. */
export function checkTableQuery(method: string, table: string, params: [string, string][]) {
  const access = tables.get(table)
  if (!access?.methods.includes(method)) {
    throw new QueryRejection(`${method} requests to "${table}" are not available.`)
  }
  const query = parseTableQuery(params)
  checkSelect(query, access.embeds ?? [])
  checkConditions(method, query)
  checkListConditions(table, query.conditions)
  checkRows(method, query)
  if (method === 'GET') checkLongColumns(query, access.longColumns ?? [])
}

function checkSelect(
  { select: { columns, embeds }, columns: inserted, order }: TableQuery,
  allowed: readonly string[],
) {
  for (const names of [columns, inserted, order, ...embeds.map((embed) => embed.columns)]) requireOnce(names)
  if (columns.length > requestLimits.maxColumns) {
    throw new QueryRejection(`A query may select ${requestLimits.maxColumns} columns.`)
  }
  if (new Set(embeds.map(({ table }) => table)).size < embeds.length) {
    throw new QueryRejection('A query may embed a table once.')
  }
  const unknown = embeds.find(({ table }) => !allowed.includes(table))
  if (unknown) throw new QueryRejection(`"${unknown.table}" cannot be embedded here.`)
}

/** The whole texts of every row would be too much for one response. */
function checkLongColumns(
  { select: { columns, embeds }, conditions, limit }: TableQuery,
  longColumns: readonly string[],
) {
  const isLong = (names: string[], long: readonly string[]) => names.some((name) => name === '*' || long.includes(name))
  if (embeds.some((embed) => isLong(embed.columns, tables.get(embed.table)?.longColumns ?? []))) {
    throw new QueryRejection('Name the columns of an embedded table, and none with long texts.')
  }
  if (longColumns.length === 0 || !isLong(columns.length ? columns : ['*'], longColumns)) return
  const { maxLongRows } = requestLimits
  const hasKey = conditions.some(
    ({ column, operator, isRequired }) =>
      isRequired && ['id', 'slug'].includes(column) && ['eq', 'in'].includes(operator),
  )
  if (!hasKey && (limit ?? Infinity) > maxLongRows) {
    throw new QueryRejection(`A query for whole texts needs a limit of ${maxLongRows} rows, or the id or slug of each.`)
  }
}

function requireOnce(names: string[]) {
  const isRepeated = new Set(names).size < names.length || (names.includes('*') && names.length > 1)
  if (isRepeated) throw new QueryRejection('A query may name a column once.')
}

function checkConditions(method: string, { conditions, select: { embeds } }: TableQuery) {
  if (conditions.length > requestLimits.maxConditions) {
    throw new QueryRejection(`A query may have ${requestLimits.maxConditions} conditions.`)
  }
  const hasEmbed = (column: string) => embeds.some(({ table }: Embed) => column.startsWith(`${table}.`))
  if (conditions.some(({ column }) => column.includes('.') && !hasEmbed(column))) {
    throw new QueryRejection('A condition may name the columns of the table and of those that it embeds.')
  }
  if (['PATCH', 'DELETE'].includes(method) && conditions.length === 0) {
    throw new QueryRejection('A change needs a condition that says which rows it is for.')
  }
  if (method === 'POST' && conditions.length > 0) throw new QueryRejection('New rows have no conditions.')
}

function checkRows(method: string, { limit = 0, offset = 0, order, columns }: TableQuery) {
  const { maxRows, maxOffset, maxOrderColumns } = requestLimits
  if (limit > maxRows) throw new QueryRejection(`A request may ask for ${maxRows} rows.`)
  if (offset > maxOffset) throw new QueryRejection(`A request may skip ${maxOffset} rows.`)
  if (order.length > maxOrderColumns) throw new QueryRejection(`A query may sort by ${maxOrderColumns} columns.`)
  if (method !== 'GET' && (limit || offset || order.length))
    throw new QueryRejection('Only rows that are read have an order.')
  if (method !== 'POST' && columns.length) throw new QueryRejection('Only new rows have a list of columns.')
}
