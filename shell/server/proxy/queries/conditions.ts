import { requestLimits } from '@fortnight/supabase/core/requests/requestLimits'
import { QueryRejection } from './rejection.ts'
import { createScanner, namePattern, readList, type Scanner } from './scanner.ts'

/** One comparison. `values` are those of a list, else one. Every row of the result meets it when `isRequired`. */
export type Condition = { column: string; operator: string; values: string[]; isRequired: boolean }

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'is', 'in']
const constants = ['null', 'not_null', 'true', 'false', 'unknown']
const operatorPattern = /(not\.)?([a-z]+)/
const groupPattern = /(not\.)?(and|or)(?=\()/
// Commas and parentheses separate values, and services do not agree on which quotation marks they read.
const plainValuePattern = /[^,()"\\]*/
const quotedValuePattern = /"(?:[^"\\]|\\.)*"/

/** Reads one parameter that filters, such as `id` and `eq.7`. */
export function parseFilter(column: string, value: string): Condition {
  const scanner = createScanner(value)
  const operator = readOperator(scanner)
  const values = operator === 'in' ? readValues(scanner) : [scanner.require(/.*/s)]
  scanner.requireEnd()
  return checkedCondition({ column, operator, values, isRequired: !value.startsWith('not.') })
}

/** Reads the value of `and` or `or`, such as `(publish_at.is.null,publish_at.lte.now)`, into one list of its conditions. */
export function parseGroup(value: string): Condition[] {
  const scanner = createScanner(value)
  const conditions = readGroup(scanner, 1)
  scanner.requireEnd()
  return conditions
}

function readGroup(scanner: Scanner, depth: number): Condition[] {
  if (depth > requestLimits.maxConditionDepth) {
    throw new QueryRejection(`Groups of conditions may be nested ${requestLimits.maxConditionDepth} deep.`)
  }
  scanner.requireLiteral('(')
  const conditions = readList(scanner, () => {
    if (scanner.read(groupPattern) !== undefined) return readGroup(scanner, depth + 1)
    const column = scanner.require(namePattern)
    scanner.requireLiteral('.')
    const operator = readOperator(scanner)
    const values = operator === 'in' ? readValues(scanner) : [readValue(scanner)]
    return [checkedCondition({ column, operator, values, isRequired: false })]
  }).flat()
  scanner.requireLiteral(')')
  return conditions
}

function readOperator(scanner: Scanner) {
  const operator = scanner.require(operatorPattern).replace('not.', '')
  if (!comparisons.includes(operator)) {
    throw new QueryRejection(`Conditions with "${operator}" are not available. Use one of: ${comparisons.join(', ')}.`)
  }
  scanner.requireLiteral('.')
  return operator
}

function readValues(scanner: Scanner) {
  scanner.requireLiteral('(')
  const values = readList(scanner, () => readValue(scanner))
  scanner.requireLiteral(')')
  return values
}

const readValue = (scanner: Scanner) => scanner.read(quotedValuePattern) ?? scanner.require(plainValuePattern)

function checkedCondition(condition: Condition) {
  const { operator, values } = condition
  const [value = ''] = values
  const { maxListedValues, maxWildcards } = requestLimits
  if (values.length > maxListedValues) {
    throw new QueryRejection(`A condition may list ${maxListedValues} values.`)
  }
  if (operator === 'like' && (value.match(/[*%_]/g)?.length ?? 0) > maxWildcards) {
    throw new QueryRejection(`A pattern may contain ${maxWildcards} wildcards.`)
  }
  if (operator === 'is' && !constants.includes(value)) {
    throw new QueryRejection(`"is" compares with one of: ${constants.join(', ')}.`)
  }
  return condition
}
