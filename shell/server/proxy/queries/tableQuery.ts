import { type Condition, parseFilter, parseGroup } from './conditions.ts'
import { QueryRejection } from './rejection.ts'
import { createScanner, namePattern, readList } from './scanner.ts'
import { parseSelect, type SelectList } from './selectList.ts'

/** A query of a table, as its parameters say. */
export type TableQuery = {
  select: SelectList
  conditions: Condition[]
  /** The names of the columns that sort the rows. */
  order: string[]
  /** The names of the columns that inserted rows have. */
  columns: string[]
  limit?: number
  offset?: number
}

const groupNames = ['and', 'or', 'not.and', 'not.or']
const filterNamePattern = /^[a-z][a-z0-9_]{0,62}(\.[a-z][a-z0-9_]{0,62})?$/
/** What services read as a setting of the query, or of the embedded table before it. */
const reservedNamePattern = /(^|\.)(select|order|limit|offset|columns|on_conflict|and|or)$/

/** Reads the parameters of a query of a table. Rejects what the product's queries do not contain. */
export function parseTableQuery(params: [name: string, value: string][]): TableQuery {
  const query: TableQuery = { select: { columns: [], embeds: [] }, conditions: [], order: [], columns: [] }
  const seen = new Set<string>()
  const requireFirst = (name: string) => {
    if (seen.has(name)) throw new QueryRejection(`The parameter "${name}" may be used once.`)
    seen.add(name)
  }
  for (const [name, value] of params) {
    if (name in settings) {
      requireFirst(name)
      settings[name as keyof typeof settings](query, value)
    } else if (groupNames.includes(name)) query.conditions.push(...parseGroup(value))
    else if (filterNamePattern.test(name) && !reservedNamePattern.test(name))
      query.conditions.push(parseFilter(name, value))
    else throw new QueryRejection(`The parameter ${JSON.stringify(name.slice(0, 100))} is not available.`)
  }
  return query
}

const settings = {
  select: (query: TableQuery, value: string) => void (query.select = parseSelect(value)),
  order: (query: TableQuery, value: string) => void (query.order = parseOrder(value)),
  columns: (query: TableQuery, value: string) => void (query.columns = parseColumns(value)),
  limit: (query: TableQuery, value: string) => void (query.limit = parseCount('limit', value)),
  offset: (query: TableQuery, value: string) => void (query.offset = parseCount('offset', value)),
}

function parseOrder(value: string) {
  const scanner = createScanner(value)
  const columns = readList(scanner, () => {
    const column = scanner.require(namePattern)
    scanner.read(/\.(asc|desc)/)
    scanner.read(/\.nulls(first|last)/)
    return column
  })
  scanner.requireEnd()
  return columns
}

function parseColumns(value: string) {
  const scanner = createScanner(value)
  const columns = readList(scanner, () => scanner.require(new RegExp(`"${namePattern.source}"|${namePattern.source}`)))
  scanner.requireEnd()
  return columns
}

function parseCount(name: string, value: string) {
  if (!/^\d{1,9}$/.test(value)) throw new QueryRejection(`The parameter "${name}" must be a number from 0.`)
  return Number(value)
}
