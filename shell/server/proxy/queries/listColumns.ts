import { listColumns } from '@fortnight/supabase/core/requests/allowedRequests'
import type { Condition } from './conditions.ts'
import { QueryRejection } from './rejection.ts'

// The embedded database cannot read a single value where a column has a list, and fails every later query.

const columnsByTable = new Map<string, object>(Object.entries(listColumns))

const isListColumn = (table: string, column: string) => Object.hasOwn(columnsByTable.get(table) ?? {}, column)

/** Throws a `QueryRejection` when a condition compares a list with anything but null. */
export function checkListConditions(table: string, conditions: Condition[]) {
  for (const { column, operator } of conditions) {
    const [name = '', embeddedTable = table] = column.split('.').reverse()
    if (operator !== 'is' && isListColumn(embeddedTable, name)) {
      throw new QueryRejection(`"${name}" is a list, which conditions cannot compare.`)
    }
  }
}

/** Throws a `QueryRejection` when a row has a value in place of a list of texts. */
export function checkListValues(table: string, row: object) {
  for (const [column, value] of Object.entries(row)) {
    if (isListColumn(table, column) && value !== null && !isTextList(value)) {
      throw new QueryRejection(`"${column}" must be a list of texts.`)
    }
  }
}

const isTextList = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string')
